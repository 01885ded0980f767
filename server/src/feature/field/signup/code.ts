import { randomInt } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import { signup, signupPackage } from '../../../db/schema/field/signup.ts';

const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** So many codes that nobody has. */
export async function newSignupCodes(tx: Transaction, count: number): Promise<string[]> {
  const free = new Set<string>();
  while (free.size < count) {
    const made = Array.from({ length: count - free.size }, newCode);
    const taken = [
      ...(await tx.select({ code: signup.code }).from(signup).where(inArray(signup.code, made))),
      ...(await tx.select({ code: signupPackage.code }).from(signupPackage).where(inArray(signupPackage.code, made))),
    ];
    for (const code of made) if (!taken.some((of) => of.code === code)) free.add(code);
  }
  return [...free];
}

/** What a bank's note calls a signup: FW, four signs, and one that finds every wrong sign and every exchange of neighbours. */
function newCode(): string {
  const places = Array.from({ length: 4 }, () => randomInt(SIGNS.length));
  const [a = 0, b = 0, c = 0, d = 0] = places;
  return `FW${[...places, (3 * a + 5 * b + 7 * c + 11 * d + 17) % SIGNS.length].map((place) => SIGNS[place]).join('')}`;
}
