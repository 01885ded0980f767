import { randomInt } from 'node:crypto';
import { PAYMENT_CODES, paymentCode } from '@fairway/api/rule/field/payment/payment-code';
import { inArray } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import { signup, signupPackage } from '../../../db/schema/field/signup.ts';

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
