import { randomUUID } from 'node:crypto';
import { paymentCode } from '@fairway/api/rule/field/payment/payment-code';
import { expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { type BankEntry, lettersOfBank, pageOfBank, workbookOfBank } from '../../../../test/kit/money/bank-file.ts';
import { bringStatement, FEE, type OpenMoney, openMoney, requireSums } from '../../../../test/kit/money/open-money.ts';

const test = await testApp({ FAIRWAY_SECRET: 'a secret of this test, long enough for it' });

const CODES = Array.from({ length: 120 }, (_, nth) => paymentCode(7000 + 37 * nth));
const OTHERS = [3, 4].map(paymentCode);
const NOBODY = paymentCode(5);
const codeOf = (nth: number): string => CODES[nth] ?? '';
/** As banks write one: alone, in small letters with a tail, between numbers, with blanks in it. */
const NOTES = [
  (code: string) => `${code} OPEN MUA XUAN`,
  (code: string) => `${code.toLowerCase()} open mua xuan`,
  (code: string) => `MBVCB.1111.${code}.CT tu 1`,
  (code: string) => `6218VAN.${code.slice(0, 4)} ${code.slice(4)}`,
];
const paid = (day: string, from: number, to: number): BankEntry[] =>
  Array.from({ length: to - from }, (_, nth) => ({ day, amount: FEE, note: NOTES[nth % NOTES.length]?.(codeOf(from + nth)) ?? '' }));
const line = (day: string, amount: number, note: string): BankEntry => ({ day, amount, note });

const [AN, BINH, CHI] = ['0123456789', '0223456789', '0323456789'] as const;
const OPENING = 12_345_678;

/** Every line that waits for a person, by its note. */
const openLines = async ({ path }: OpenMoney) =>
  (await test.ask('manager', `GET ${path}/payments/lines?pile=decide&pageSize=200`)).body.items;
const moneyOf = async ({ path }: OpenMoney) => (await test.ask('manager', `GET ${path}/payments`)).body;

let decided = 0;
/** A person decides which entry a line pays, or what else it is. */
async function decide(event: OpenMoney, note: string, reason: string, shares: Record<string, number> | 'foreign', of = event, as = 'book') {
  const found = (await openLines(event)).filter(({ text }: { text: string }) => text.includes(note));
  expect([note, found.map((one: { reason: string }) => one.reason)]).toEqual([note, [reason]]);
  const said = Object.entries(shares === 'foreign' ? {} : shares).map(([code, amount]) => ({ entryId: of.idOf(code), amount }));
  const body = { as: shares === 'foreign' ? 'foreign' : as, shares: said, otherId: null };
  expect((await test.ask('manager', `POST ${event.path}/payments/lines/${found[0].id}`, body)).status).toBe(200);
  decided += 1;
}
const cash = (event: OpenMoney, code: string, amount: number) =>
  test.ask('manager', `POST ${event.path}/payments/entries/${event.idOf(code)}`, { id: randomUUID(), amount, note: null });
const ask = (event: OpenMoney, code: string, amount: number) =>
  test.ask('manager', `POST ${event.path}/payments/refunds`, { id: randomUUID(), entryId: event.idOf(code), amount });
async function payTo(event: OpenMoney, accountId: string) {
  const { version } = await moneyOf(event);
  const setting = { version, accountId, readmits: false, payBy: null };
  expect((await test.ask('manager', `PUT ${event.path}/payments`, setting)).status).toBe(200);
}
async function bring(event: OpenMoney, file: Buffer) {
  const { status, body } = await bringStatement(test, event, file);
  expect([status, body.message]).toEqual([200, undefined]);
  await requireSums(test);
  const { opening, moved, closing } = body.balance;
  expect(opening + moved).toBe(closing);
}

it('an open of 120 is paid in four weeks by the files of three banks, with 14 doubtful lines, and ends equal to the dong', async () => {
  const event = await openMoney(test, AN, CODES);
  // another tournament of the club is paid to another account of it
  const other = await openMoney(test, CHI, OTHERS);

  // the first week: a workbook
  const first = [
    ...paid('2026-03-02', 0, 40),
    line('2026-03-03', 3 * FEE, `${codeOf(100)} ${codeOf(101)} ${codeOf(102)} ba nguoi`),
    line('2026-03-04', FEE, 'CHUYEN TIEN GIAI GOLF'),
    line('2026-03-05', FEE, `${codeOf(109).slice(0, -1)}${codeOf(109).endsWith('2') ? '3' : '2'} le phi`),
    line('2026-03-06', -33_000, 'PHI QUAN LY TAI KHOAN'),
  ];
  await bring(event, await workbookOfBank(first, { account: AN, opening: OPENING, from: 1 }));
  await decide(event, 'CHUYEN TIEN GIAI GOLF', 'no-code', { [codeOf(107)]: FEE });
  await decide(event, 'le phi', 'no-code', { [codeOf(109)]: FEE });
  await decide(event, 'PHI QUAN LY', 'out', 'foreign');

  // the second: the same bank, whose file begins where the first one had not ended
  const second = [
    ...paid('2026-03-09', 40, 70),
    line('2026-03-10', FEE / 2, `${codeOf(110)} mot nua`),
    line('2026-03-10', FEE + 100_000, `${codeOf(111)} le phi`),
    line('2026-03-11', 15_000_000, 'TRA LUONG THANG 2'),
  ];
  await bring(event, await workbookOfBank([...first, ...second], { account: AN, opening: OPENING, from: 1 }));
  await decide(event, 'mot nua', 'part', { [codeOf(110)]: FEE / 2 });
  await decide(event, 'le phi', 'over', { [codeOf(111)]: FEE + 100_000 });
  await decide(event, 'TRA LUONG', 'no-code', 'foreign');

  // the third: the club has moved to another bank, whose file is a page
  const accountId = randomUUID();
  const place = { bank: '970422', number: BINH, holder: 'CLB GOLF' };
  await test.ask('manager', `POST /api/sites/${test.siteId}/bank-accounts`, { id: accountId, ...place });
  await payTo(event, accountId);
  const third = [
    ...paid('2026-03-16', 70, 100),
    line('2026-03-16', 3 * FEE, `nop ho ${codeOf(103)} ${codeOf(104)}-${codeOf(105)}`),
    line('2026-03-17', FEE / 2, `${codeOf(110)} nua con lai`),
    line('2026-03-17', FEE, `${codeOf(0)} nop lai`),
    line('2026-03-18', FEE, `${NOBODY} le phi`),
    line('2026-03-18', 2 * FEE - 100_000, `${codeOf(112)} ${codeOf(113)} hai nguoi`),
    line('2026-03-19', 1234, 'LAI TIEN GUI'),
  ];
  await bring(event, pageOfBank(third, { account: BINH, opening: 0, from: 501 }));
  await decide(event, 'nop lai', 'twice', { [codeOf(0)]: FEE }, event, 'return');
  await decide(event, `${NOBODY} le phi`, 'unknown-code', { [codeOf(114)]: FEE });
  await decide(event, 'hai nguoi', 'sums-differ', { [codeOf(112)]: FEE, [codeOf(113)]: FEE - 100_000 });
  await decide(event, 'LAI TIEN GUI', 'no-code', 'foreign');
  // one of them paid to the account of the other tournament, where a third bank writes letters
  const letters = [...OTHERS.map((code) => line('2026-03-19', FEE, code)), line('2026-03-20', FEE, `${codeOf(115)} nham tai khoan`)];
  await bring(other, lettersOfBank(letters, { account: CHI, opening: 5_000_000, from: 901 }));
  await decide(other, 'nham tai khoan', 'wrong-account', { [codeOf(115)]: FEE }, event);

  // the fourth: those who are late, cash at the desk, one who leaves without having paid, and what goes back
  for (const [code, amount] of [
    [116, FEE],
    [117, FEE],
    [113, 100_000],
  ] as const)
    await cash(event, codeOf(code), amount);
  await test.ask({ token: event.secretOf(codeOf(118)) }, 'POST /api/signup/withdraw');
  await ask(event, codeOf(111), 100_000);
  await ask(event, codeOf(0), FEE);
  const fourth = [
    ...[106, 119].map((nth) => line('2026-03-23', FEE, codeOf(nth))),
    line('2026-03-24', FEE, 'NOP PHI GIAI'),
    line('2026-03-25', -100_000, 'HOAN TIEN THUA'),
    line('2026-03-26', 50_000 - FEE, `HOAN TIEN ${codeOf(0)}`),
  ];
  await bring(event, pageOfBank([...third, ...fourth], { account: BINH, opening: 0, from: 501 }));
  await decide(event, 'NOP PHI GIAI', 'no-code', { [codeOf(108)]: FEE });
  await decide(event, 'HOAN TIEN THUA', 'out', { [codeOf(111)]: -100_000 });
  await decide(event, `HOAN TIEN ${codeOf(0)}`, 'refund-differs', { [codeOf(0)]: 50_000 - FEE });
  // the bank sent 50,000 less than was asked for: the rest is given back at the desk
  const { items } = (await test.ask('manager', `GET ${event.path}/payments/refunds`)).body;
  const open = items.filter(({ isSent }: { isSent: boolean }) => !isSent);
  expect(open.map(({ code }: { code: string }) => code)).toEqual([codeOf(0)]);
  await test.ask('manager', `DELETE ${event.path}/payments/refunds/${open[0].id}`);
  await cash(event, codeOf(0), -50_000);

  expect(decided).toBe(14);
  expect([await openLines(event), await openLines(other)]).toEqual([[], []]);
  const [money, others] = [await moneyOf(event), await moneyOf(other)];
  expect(money.sums).toEqual({ price: 120 * FEE, owed: 0, received: 119 * FEE, refundable: 0, refund: 0 });
  for (const { code, received, state } of money.entries) expect([code, received]).toEqual([code, state === 'withdrawn' ? 0 : FEE]);
  // what is booked for both tournaments is what three banks say, without what is not ours, and the cash
  const banks = [...first, ...second, ...third, ...fourth, ...letters].reduce((sum, { amount }) => sum + amount, 0);
  const foreign = -33_000 + 15_000_000 + 1234;
  expect(money.sums.received + others.sums.received).toBe(banks - foreign + 2 * FEE + 100_000 - 50_000);
  const byDay = money.days.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0);
  expect(byDay).toBe(money.sums.received);
});
