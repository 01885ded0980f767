import { randomUUID } from 'node:crypto';
import { paymentCode } from '@fairway/api/rule/field/payment/payment-code';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../server/src/db/database.ts';
import { bankAccount, tournamentPayment } from '../../../server/src/db/schema/field/payment.ts';
import { signupForm, signupSpot } from '../../../server/src/db/schema/field/signup.ts';
import { fillClub } from '../../../server/test/kit/filled.ts';
import { PLACE } from '../../../server/test/kit/world/payment.ts';
import { signupFormOf } from '../../../server/test/kit/world/signup.ts';

/** A tournament whose entries have these codes, and all owe the same. */
export type FilledMoney = { path: string; token: string; siteId: string; accountId: string; number: string; key: string; codes: string[] };

const KEY = 'a key of this bench';
const LINES = [{ of: 'fee', name: 'Khách', nameEnglish: null, count: 1, each: 2_500_000, amount: 2_500_000 }];

export async function fillMoney(db: Database, entries: number): Promise<FilledMoney> {
  const { token, events } = await fillClub(db, 1, 0);
  const [event] = events;
  if (!event) throw new Error('no tournament');
  const [accountId, kindId, codes] = [randomUUID(), randomUUID(), Array.from({ length: entries }, (_, nth) => paymentCode(nth * 457))];
  const { rows } = await db.execute<{ siteId: string }>(
    sql`select c.site_id as "siteId" from club c join tournament t on t.club_id = c.id where t.id = ${event.id}`,
  );
  const siteId = rows[0]?.siteId ?? '';
  await db.insert(bankAccount).values({ id: accountId, siteId, ...PLACE });
  await db.insert(tournamentPayment).values({ tournamentId: event.id, accountId, readmits: true });
  await db.insert(signupForm).values({ tournamentId: event.id, mode: 'open', way: 'order', listed: false, form: signupFormOf(kindId) });
  await db.insert(signupSpot).values({ tournamentId: event.id, subjectId: kindId, places: entries, taken: entries, waitingPlaces: 9 });
  await db.execute(sql`insert into signup (id, tournament_id, code, group_id, kind_id, state, name, language, lines, refunds, applied_at)
    select id, ${event.id}, code, id, ${kindId}, 'applied', 'Nguyễn Văn Golfer ' || nth, 'vi', ${JSON.stringify(LINES)}::jsonb,
      '{"refunds":[],"refundIfFilled":null}', now() + nth * interval '1 ms'
    from (select gen_random_uuid() as id, code, nth from unnest(${sql.param(codes)}::text[]) with ordinality of (code, nth)) e`);
  return { path: event.path, token, siteId, accountId, number: PLACE.number, key: KEY, codes };
}

/** Nothing has come in yet, and nothing is left of rows that were deleted, which no club does. */
export async function emptyMoney(db: Database): Promise<void> {
  await db.execute(sql`truncate booking, refund, bank_line, statement_import`);
}

/** Inserts plain rows, some in each statement; answers the milliseconds. */
export async function insertLines(db: Database, rows: number, statements: number): Promise<number> {
  const begun = performance.now();
  for (let nth = 0; nth < statements; nth += 1)
    await db.execute(sql`insert into bank_line (account_id, source, hash, day, amount, text, pile, reason)
      select (select id from bank_account limit 1), 'statement', gen_random_uuid()::text, '2025-11-01', 1, 'plain', 'foreign', 'out'
      from generate_series(1, ${sql.raw(String(rows))})`);
  return performance.now() - begun;
}
