/** The QR code of an address. Level M: it can still be read when a seventh of it is covered. */

import { correction, generate, type Bitmap2D } from "lean-qr";

export const qr = (url: string): Bitmap2D => generate(url, { minCorrectionLevel: correction.M });
