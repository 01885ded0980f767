import { type SQL, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { openMoney } from '../../../../test/kit/money/open-money.ts';
import { type Statement, statementsDuring } from '../../../../test/kit/statement-count.ts';

const test = await testApp({ FAIRWAY_SECRET: 'a secret of this test, long enough for it' });

type Plan = { 'Node Type': string; 'Actual Rows': number; 'Actual Loops': number; 'Rows Removed by Filter'?: number; Plans?: Plan[] };

/** The rows that the scans of a statement look at, where the database uses its indexes. */
async function rowsRead({ text, params }: Statement): Promise<number> {
  const parts = text.split(/\$(\d+)/).map((part, nth): SQL => (nth % 2 === 0 ? sql.raw(part) : sql`${params[Number(part) - 1]}`));
  const [row] = await test.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return (await tx.execute<{ 'QUERY PLAN': { Plan: Plan }[] }>(sql`explain (analyze, format json) ${sql.join(parts)}`)).rows;
  });
  const of = (plan: Plan): number => {
    const own = (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'];
    return (plan['Node Type'].endsWith('Scan') ? own : 0) + (plan.Plans ?? []).reduce((sum, inner) => sum + of(inner), 0);
  };
  return row ? of(row['QUERY PLAN'][0]?.Plan as Plan) : 0;
}

/** Another tournament of the site, with this number of entries, paid by lines and at the desk. */
async function addHistory(number: string, count: number): Promise<void> {
  const { id, accountId, kindId } = await openMoney(test, number);
  const numbers = sql`generate_series(1, ${sql.raw(String(count))}) as n`;
  await test.db.execute(sql`insert into signup (tournament_id, code, group_id, kind_id, state, language, lines, refunds, applied_at)
    select ${id}, 'old ' || n, gen_random_uuid(), ${kindId}, 'confirmed', 'vi', '[]', '{"refunds":[],"refundIfFilled":null}', now() from ${numbers}`);
  await test.db.execute(sql`insert into bank_line (account_id, source, hash, day, amount, pile, reason)
    select ${accountId}, 'statement', ${number} || n, '2026-01-01', 1, 'sure', 'code' from ${numbers}`);
  await test.db.execute(
    sql`insert into booking (signup_id, amount, at, source) select id, 1, now(), 'hand' from signup where tournament_id = ${id}`,
  );
}

it('the page of an applicant does not grow with other tournaments of the site', async () => {
  const event = await openMoney(test);
  const token = event.secretOf('FW8M3R4');
  const read = async () => {
    // as a server does when it has nothing else to do
    await test.db.execute(sql`analyze`);
    const statements = await statementsDuring(() => test.ask({ token }, 'GET /api/signup/payment'));
    const counts = await Promise.all(statements.filter(({ text }) => text.startsWith('select')).map(rowsRead));
    return counts.reduce((sum, count) => sum + count, 0);
  };
  await addHistory('1000000000', 10);
  const before = await read();
  await addHistory('2000000000', 400);
  // another plan may look at some rows more, but not at those of the others
  expect(await read()).toBeLessThan(2 * before);
});
