import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { testApp } from '../../../../../test/kit/app.ts';
import {
  bringStatement,
  CODES,
  FEE,
  type OpenMoney,
  openMoney,
  receivedOf,
  requireSums,
  takeNotices,
  tellNotice,
} from '../../../../../test/kit/money/open-money.ts';
import { booking } from '../../../../db/schema/field/payment.ts';

const test = await testApp({ FAIRWAY_SECRET: 'a secret of this test, long enough for it' }, { emptied: 'once' });

/** Lines of a bank, each on its own day: the entry and the amount, below 0 what goes back. `takes`: it reverses an earlier line. */
const bank = fc
  .array(
    fc.record({
      of: fc.subarray(CODES.slice(0, 3), { maxLength: 2 }),
      amount: fc.constantFrom(FEE, FEE, FEE, 2 * FEE, FEE / 2, -FEE),
      hasNotice: fc.boolean(),
      takes: fc.option(fc.nat(6), { freq: 4 }),
    }),
    { minLength: 3, maxLength: 8 },
  )
  .map((drawn) =>
    drawn.map(({ of, amount, hasNotice, takes }, nth) => {
      const taken = takes === null || takes >= nth ? undefined : drawn[takes];
      if (takes === null || taken === undefined || taken.amount < 0) return { text: `${of.join(' ')} GIAI`, amount, hasNotice };
      return { text: `DAO GD ${referenceOf(takes)} ${taken.of.join(' ')}`, amount: -taken.amount, hasNotice };
    }),
  );
const DECISIONS = ['book', 'return', 'foreign', 'twin', 'open'] as const;
const step = fc.record({
  what: fc.constantFrom('statement', 'statement', 'notice', 'withdraw', 'withdraw', 'cash', 'undo', 'refund', 'cancel', ...DECISIONS),
  nth: fc.nat(7),
  to: fc.nat(7),
});
type Bank = typeof bank extends fc.Arbitrary<infer Of> ? Of : never;
type Step = typeof step extends fc.Arbitrary<infer Of> ? Of : never;

const dayOf = (nth: number) => `2026-11-${String(nth + 3).padStart(2, '0')}`;
function referenceOf(nth: number): string {
  return `FT100${nth}00`;
}

/** The lines from one to another, with balances that follow. */
function statementOf(lines: Bank, from: number, to: number): Buffer {
  const balance = (upTo: number) => lines.slice(0, upTo + 1).reduce((sum, { amount }) => sum + amount, 100 * FEE);
  const rows = lines
    .map(({ text, amount }, nth) =>
      [`${dayOf(nth)} 10:00`, referenceOf(nth), amount > 0 ? `+${amount}` : amount, balance(nth), text].join(';'),
    )
    .slice(from, to + 1);
  return Buffer.from(['Ngày giao dịch;Mã giao dịch;Số tiền;Số dư;Diễn giải', ...rows, ''].join('\n'));
}

const tell = (event: OpenMoney, accountNumber: string, { text, amount }: Bank[number], nth: number) =>
  tellNotice(test, event, nth + 1, {
    ...{ transactionDate: `${dayOf(nth)} 10:00:00`, accountNumber, content: text, referenceCode: referenceOf(nth) },
    ...{ transferType: amount > 0 ? 'in' : 'out', transferAmount: Math.abs(amount) },
  });

it('what entries received is what was matched and what the desk took, whatever comes in what order and how often', async () => {
  let made = 0;
  await fc.assert(
    fc.asyncProperty(bank, fc.array(step, { minLength: 5, maxLength: 12 }), async (lines, steps) => {
      made += 1;
      const number = String(1_000_000_000 + made);
      const event = await openMoney(test, number);
      await takeNotices(test, event);
      for (const one of steps) await take(event, number, lines, one);
      const all = statementOf(lines, 0, lines.length - 1);
      for (const _ of [1, 2]) expect([200, 409]).toContain((await bringStatement(test, event, all)).status);
      await requireSums(test);
      const { body: money } = await test.ask('manager', `GET ${event.path}/payments`);
      const [last] = money.statements;
      expect(last.piles.reduce((sum: number, pile: { sum: number }) => sum + pile.sum, 0)).toBe(last.closing - last.opening);
      const received = Object.values(await receivedOf(test, event)).reduce((sum, amount) => sum + amount, 0);
      const days = money.days.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0);
      expect(received).toBe(days);
      await test.db.execute(sql`delete from tournament where id = ${event.id}`);
      await test.db.execute(sql`delete from bank_account where id = ${event.accountId}`);
      expect(await test.db.$count(booking)).toBe(0);
    }),
    { numRuns: 20 },
  );
});

async function take(event: OpenMoney, number: string, lines: Bank, { what, nth, to }: Step): Promise<void> {
  const at = nth % lines.length;
  const line = lines[at];
  const entryId = event.idOf(CODES[nth % 3] ?? '');
  const money = `${event.path}/payments` as const;
  if (what === 'statement') await bringStatement(test, event, statementOf(lines, Math.min(at, to), Math.max(at, to)));
  else if (what === 'notice') {
    if (line?.hasNotice) expect((await tell(event, number, line, at)).status).toBe(200);
    await test.app.notices.look();
  } else if (what === 'withdraw') await test.ask({ token: event.secretOf(CODES[nth % 3] ?? '') }, 'POST /api/signup/withdraw');
  else if (what === 'cash')
    await test.ask('manager', `POST ${money}/entries/${entryId}`, { id: randomUUID(), amount: FEE / 2, note: null });
  else if (what === 'undo') {
    const { items } = (await test.ask('manager', `GET ${money}/entries/${entryId}`)).body;
    const bookingId = items.find((one: { source: string; isUndone: boolean }) => one.source === 'hand' && !one.isUndone)?.id;
    if (bookingId) await test.ask('manager', `POST ${money}/entries/${entryId}/undo`, { bookingId, reason: 'Nhầm' });
  } else if (what === 'refund') await test.ask('manager', `POST ${money}/refunds`, { id: randomUUID(), entryId, amount: FEE });
  else if (what === 'cancel') {
    const { items } = (await test.ask('manager', `GET ${money}/refunds`)).body;
    if (items[0]) await test.ask('manager', `DELETE ${money}/refunds/${items[0].id}`);
  } else await decide(event, what, nth, entryId);
  await requireSums(test);
}

/** A person decides what waits for them, or takes back what was said of a line of any pile. */
async function decide(event: OpenMoney, as: (typeof DECISIONS)[number], nth: number, entryId: string): Promise<void> {
  const pile = as === 'open' ? ['sure', 'return', 'foreign', 'known'][nth % 4] : 'decide';
  const { items } = (await test.ask('manager', `GET ${event.path}/payments/lines?pile=${pile}`)).body;
  const line = items[nth % Math.max(1, items.length)];
  if (!line || (as === 'twin' && line.otherId === null)) return;
  const shares = as === 'book' || as === 'return' ? [{ entryId, amount: line.amount }] : [];
  const sent = { as, shares, otherId: as === 'twin' ? line.otherId : null };
  const { status } = await test.ask('manager', `POST ${event.path}/payments/lines/${line.id}`, sent);
  expect([200, ...(as === 'twin' ? [409] : [])]).toContain(status);
}
