import { randomInt } from 'node:crypto';
import { PAYMENT_CODES, paymentCode } from '@fairway/api/rule/field/payment/payment-code';
import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import { signup, signupPackage } from '../../../db/schema/field/signup.ts';

/** Five digits: in no order, so that a lot says nothing of who applied when, nor how many did. */
const LOTS = { from: 10_000, below: 100_000 };
const MOST_TRIES = 40;

/** A lot of a ballot that no other application has; null: nearly all are given. */
export async function newLot(tx: Transaction, tournamentId: string): Promise<number | null> {
  for (let nth = 0; nth < MOST_TRIES; nth += 1) {
    const lot = randomInt(LOTS.from, LOTS.below);
    if ((await tx.$count(signup, and(eq(signup.tournamentId, tournamentId), eq(signup.lot, lot)))) === 0) return lot;
  }
  return null;
}

/** So many codes that nobody has. */
export async function newSignupCodes(tx: Transaction, count: number): Promise<string[]> {
  const free = new Set<string>();
  while (free.size < count) {
    const made = Array.from({ length: count - free.size }, () => paymentCode(randomInt(PAYMENT_CODES)));
    const taken = [
      ...(await tx.select({ code: signup.code }).from(signup).where(inArray(signup.code, made))),
      ...(await tx.select({ code: signupPackage.code }).from(signupPackage).where(inArray(signupPackage.code, made))),
    ];
    for (const code of made) if (!taken.some((of) => of.code === code)) free.add(code);
  }
  return [...free];
}
