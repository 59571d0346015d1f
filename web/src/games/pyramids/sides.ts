/** Whose something is: the seats, and the Pharaoh. */

export const PHARAOH = 4;

/** The colour of an owner: a seat's number, or the Pharaoh's. */
export const side = (owner: string): number => (owner === "P" || owner === "n" ? PHARAOH : Number(owner));
