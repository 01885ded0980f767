import { randomInt } from 'node:crypto';
import { PAYMENT_CODES, paymentCode } from '@fairway/api/rule/field/payment/payment-code';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
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

/**
 * Of what came in by a file, what has the code of somebody who is here gets its own: whoever pays by the one before pays where it was made. Elsewhere the
 * codes stay, as people have them.
 */
export async function renewTakenCodes(tx: Transaction, tournamentId: string): Promise<void> {
  for (const table of [signup, signupPackage]) {
    const others = [signup, signupPackage].map(
      (other) => sql`exists (select from ${other} of where of.code = ${table.code} and of.tournament_id <> ${tournamentId})`,
    );
    const rows = await tx
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.tournamentId, tournamentId), or(...others)));
    const [ids, codes] = [rows.map(({ id }) => id), await newSignupCodes(tx, rows.length)];
    await tx.execute(sql`update ${table} set code = of.code from unnest(${sql.param(ids)}::uuid[], ${sql.param(codes)}::text[]) of (id, code)
      where ${table.id} = of.id`);
  }
}
