/** The address that friends can use: this page's own, unless only this machine knows it. */

import { houseInfo } from "./api";

export async function inviteTo(table: string): Promise<string> {
  const alone = /^(localhost|127\.|\[::1\])/.test(location.hostname);
  const origin = alone ? (await houseInfo()).url : location.origin;
  return `${origin}/table/${table}`;
}
