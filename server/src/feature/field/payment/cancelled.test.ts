import { randomUUID } from 'node:crypto';
import { readVietQr } from '@fairway/api/rule/field/payment/vietqr';
import { expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { pageOfBank } from '../../../../test/kit/money/bank-file.ts';
import { bringStatement, CODES, FEE, openMoney, requireSums } from '../../../../test/kit/money/open-money.ts';
import { PLACE } from '../../../../test/kit/world/payment.ts';
import { refundAccount } from '../../../db/schema/field/payment.ts';
import { signup } from '../../../db/schema/field/signup.ts';

const test = await testApp({ FAIRWAY_SECRET: 'a secret of this test, long enough for it' });
type Refund = { code: string; amount: number; isSent: boolean; transfer: { payload: string; note: string } | null };
type Payable = { id: string; code: string; received: number; refundable: number; refund: number };

it('a cancelled event is given back by the rules, each by its VietQR code, and closed by what the bank sent', async () => {
  const event = await openMoney(test);
  const half = { refunds: [{ daysBefore: 0, percent: 50, less: 0 }], refundIfFilled: null };
  await test.db.update(signup).set({ refunds: half });
  const [left = '', ...others] = CODES;
  const [unpaid = ''] = others.splice(-1);
  const paid = [left, ...others].map((code, nth) => ({ day: `2026-03-0${nth + 1}`, amount: FEE, note: code }));
  const head = { account: PLACE.number, opening: 0, from: 1 };
  await bringStatement(test, event, pageOfBank(paid, head));

  await test.ask({ token: event.secretOf(left) }, 'POST /api/signup/withdraw');
  const signupIds = [...others, unpaid].map(event.idOf);
  await test.ask('manager', `POST ${event.path}/signups/acts`, { act: 'refuse', signupIds, reason: 'Bão số 7' });
  const payables = async (): Promise<Payable[]> => (await test.ask('manager', `GET ${event.path}/payments`)).body.entries;
  const due = (await payables()).filter(({ refundable }) => refundable > 0);
  // one who left gets half by the rule, one the club refused gets all, one who had not paid gets nothing
  expect(Object.fromEntries(due.map(({ code, refundable }) => [code, refundable]))).toEqual(
    Object.fromEntries([[left, FEE / 2], ...others.map((code) => [code, FEE])]),
  );
  for (const { id, refundable } of due)
    await test.ask('manager', `POST ${event.path}/payments/refunds`, { id: randomUUID(), entryId: id, amount: refundable });
  for (const [nth, { code }] of due.entries()) {
    const account = { bank: '970422', number: `90000000${nth}`, holder: `GOLFER ${nth}` };
    await test.ask({ token: event.secretOf(code) }, 'PUT /api/signup/refund-account', { account });
  }
  const refunds = async (): Promise<Refund[]> => (await test.ask('manager', `GET ${event.path}/payments/refunds`)).body.items;
  const open = await refunds();
  for (const { code, amount, transfer } of open) {
    expect(readVietQr(transfer?.payload ?? '')).toMatchObject({ bank: '970422', amount, note: code });
    expect(due.find((one) => one.code === code)?.refundable).toBe(amount);
  }

  const sent = open.map(({ amount, transfer }, nth) => ({ day: `2026-03-2${nth}`, amount: -amount, note: `HOAN ${transfer?.note}` }));
  await bringStatement(test, event, pageOfBank([...paid, ...sent], head));
  expect((await refunds()).map(({ isSent }) => isSent)).toEqual(open.map(() => true));
  const { sums, balance, piles } = (await test.ask('manager', `GET ${event.path}/payments`)).body;
  expect(sums).toMatchObject({ owed: 0, received: FEE / 2, refundable: 0, refund: 0 });
  expect([balance.opening + balance.moved, balance.closing]).toEqual([FEE / 2, FEE / 2]);
  expect(piles.map(({ pile }: { pile: string }) => pile)).toEqual(['sure']);
  // where the money went is not needed any more
  expect(await test.db.$count(refundAccount)).toBe(0);
  await requireSums(test);
});
