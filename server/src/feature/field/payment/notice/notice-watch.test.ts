import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testApp } from '../../../../../test/kit/app.ts';
import { CODES, FEE, openMoney, receivedOf, requireSums, takeNotices, tellNotice } from '../../../../../test/kit/money/open-money.ts';
import { statementsDuring } from '../../../../../test/kit/statement-count.ts';
import { holdAccounts } from '../../../../db/hold.ts';
import { bankLine } from '../../../../db/schema/field/payment.ts';

const test = await testApp({ FAIRWAY_SECRET: 'a secret of this test, long enough for it' });
const noticeOf = (nth: number) => ({ content: CODES[nth % CODES.length], referenceCode: `FT2630600${nth}` });

it('a notice that was kept when the process ended is booked by the next one, or by another', async () => {
  const event = await openMoney(test);
  const [code = ''] = CODES;
  const row = { accountId: event.accountId, source: 'notice' as const, day: '2026-11-02', amount: FEE, codes: [code], text: code };
  await test.db.insert(bankLine).values({ ...row, hash: randomUUID(), pile: 'decide', reason: 'told' });
  await test.app.notices.look();
  expect(await receivedOf(test, event)).toMatchObject({ [code]: FEE });
});

it('one that waits for a person is looked at once', async () => {
  const event = await openMoney(test);
  await takeNotices(test, event);
  await tellNotice(test, event, 1, { content: 'CHUYEN TIEN' });
  await expect.poll(() => test.db.$count(bankLine, eq(bankLine.reason, 'told'))).toBe(0);
  const statements = await statementsDuring(() => test.app.notices.look());
  expect(statements.filter(({ text }) => text.includes('no key update'))).toEqual([]);
});

it('many that come together are each booked once', async () => {
  const event = await openMoney(test);
  await takeNotices(test, event);
  const answers = await Promise.all(CODES.map((_, nth) => tellNotice(test, event, nth, noticeOf(nth))));
  expect(answers.map(({ status }) => status)).toEqual(CODES.map(() => 200));
  await test.app.notices.look();
  expect(await receivedOf(test, event)).toEqual(Object.fromEntries(CODES.map((code) => [code, FEE])));
  await requireSums(test);
});

// the embedded database has one connection
it.runIf(test.database.engine === 'postgres')('however many come while another process books, one connection waits for it', async () => {
  const event = await openMoney(test);
  await takeNotices(test, event);
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  const holding = test.db.transaction(async (tx) => {
    await holdAccounts(tx, test.siteId);
    await isOver;
  });
  for (let nth = 0; nth < 12; nth += 1) expect((await tellNotice(test, event, nth, noticeOf(nth))).status).toBe(200);
  const waiting = sql<number>`select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const { rows } = await test.db.execute<{ count: number }>(waiting);
  expect(rows[0]?.count).toBeLessThanOrEqual(1);
  end();
  await holding;
  // a pass that waited for too long has failed
  await test.app.notices.look();
  expect(await receivedOf(test, event)).toMatchObject(Object.fromEntries(CODES.map((code) => [code, FEE])));
  await requireSums(test);
});
