import { SIGNUP_PERSON } from '@fairway/api/record/golfer';
import { privateOf } from '@fairway/api/record/kind';
import { inArray, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import { forgetBankPayers, forgetPayerAnswers } from '../../../db/payer.ts';
import { changeRow } from '../../../db/row.ts';
import { signup } from '../../../db/schema/field/signup.ts';

const NO_PERSON = Object.fromEntries(privateOf(SIGNUP_PERSON).map((field) => [field, null]));

/** Removes who entered: their link opens nothing any more. What was paid stays, and not by whom. */
export async function forgetSignups(
  tx: Transaction,
  which: SQL,
  { name, knownAs }: { name: string | null; knownAs: readonly string[] },
): Promise<void> {
  const rows = await tx.select({ id: signup.id, name: signup.name }).from(signup).where(which);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  const links = { tokenHash: null, mailTokenHashes: [], answers: [], wishes: [], guardian: null, nameKey: '', searched: '' };
  await changeRow(tx, signup, inArray(signup.id, ids), { ...NO_PERSON, ...links, name });
  await forgetPayerAnswers(tx, ids);
  await forgetBankPayers(tx, ids, [...knownAs, ...rows.flatMap((row) => row.name ?? [])]);
}
