import { SIGNUP_PERSON } from '@fairway/api/record/golfer';
import { privateOf } from '@fairway/api/record/kind';
import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import { forgetBankPayers, forgetPayerAnswers } from '../../../db/payer.ts';
import { changeRow } from '../../../db/row.ts';
import { signup } from '../../../db/schema/field/signup.ts';
import { forgetPhones } from '../../../mail/phone.ts';

const NO_PERSON = Object.fromEntries(privateOf(SIGNUP_PERSON).map((field) => [field, null]));

/** Removes the person of a signup: their link opens nothing any more. What was paid stays, without the payer. */
export async function forgetSignups(
  tx: Transaction,
  which: SQL,
  { name, knownAs }: { name: string | null; knownAs: readonly string[] },
): Promise<void> {
  const rows = await tx.select({ id: signup.id, name: signup.name, tournamentId: signup.tournamentId }).from(signup).where(which);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  const links = { tokenHash: null, mailTokenHashes: [], answers: [], wishes: [], guardian: null, nameKey: '', searched: '' };
  await changeRow(tx, signup, inArray(signup.id, ids), { ...NO_PERSON, ...links, name });
  await forgetPayerAnswers(tx, ids);
  await forgetPhones(tx, ids);
  const names = [...knownAs, ...rows.flatMap((row) => row.name ?? [])];
  await forgetBankPayers(tx, ids, names);
  await forgetWishes(
    tx,
    rows.map(({ tournamentId }) => tournamentId),
    names,
  );
}

/** Nobody wishes to play with them any more, in these tournaments. */
export async function forgetWishes(tx: Transaction, tournamentIds: string[], knownAs: readonly string[]): Promise<void> {
  const known = knownAs.map((one) => one.toLowerCase());
  await tx
    .update(signup)
    .set({ wishes: sql`array(select w from unnest(${signup.wishes}) w where lower(w) <> all(${sql.param(known)}::text[]))` })
    .where(and(inArray(signup.tournamentId, tournamentIds), sql`cardinality(${signup.wishes}) > 0`));
}
