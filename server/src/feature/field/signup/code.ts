import { randomInt } from 'node:crypto';

const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** What a bank's note calls a signup: FW, four signs, and one that finds every wrong sign and every exchange of neighbours. */
export function newSignupCode(): string {
  const places = Array.from({ length: 4 }, () => randomInt(SIGNS.length));
  const [a = 0, b = 0, c = 0, d = 0] = places;
  return `FW${[...places, (3 * a + 5 * b + 7 * c + 11 * d + 17) % SIGNS.length].map((place) => SIGNS[place]).join('')}`;
}
