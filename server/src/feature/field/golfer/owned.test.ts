import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { CODES, FEE, openMoney } from '../../../../test/kit/money/open-money.ts';
import { everything } from '../../../../test/kit/world/everything.ts';
import { site } from '../../../db/schema/account/site.ts';
import { golfer } from '../../../db/schema/field/golfer.ts';
import { bankLine, booking, invoiceRequest, refundAccount } from '../../../db/schema/field/payment.ts';
import { signup } from '../../../db/schema/field/signup.ts';
import { tournament } from '../../../db/schema/field/tournament.ts';
import { findOpenSignups } from '../payment/ledger/refundable.ts';
import { removeOldSignupContacts } from '../signup/contact-months.ts';
import { searchKeys } from '../signup/enter.ts';
import { createContactMonths } from './contact-months.ts';

const test = await testApp();
const PERSON = { name: 'Đỗ Thị Hoài Thương', phone: '0987654321', email: null, vga: null, memberNumber: null };
const [PAYER, HOLDER] = ['DO THI HOAI THUONG', 'DO HOAI THUONG'];

/** A golfer who entered a tournament of March 2026, is no player of it yet, and has paid the fee by a transfer of the bank. */
async function entered() {
  const event = await openMoney(test);
  const { body } = await test.ask('manager', `POST /api/sites/${test.siteId}/golfers`, {
    name: PERSON.name,
    gender: 'f',
    phone: PERSON.phone,
  });
  await test.db.update(golfer).set({ createdAt: new Date('2025-06-01') });
  await test.db.update(tournament).set({ date: '2026-03-01', lastDate: '2026-03-01' }).where(eq(tournament.id, event.id));
  const signupId = event.idOf(CODES[0] ?? '');
  const own = { ...PERSON, ...searchKeys(PERSON), phone: '+84 987 654 321', appliedAt: new Date('2026-01-05'), wishes: ['Lê Bình'] };
  await test.db.update(signup).set(own).where(eq(signup.id, signupId));
  const lineId = randomUUID();
  await test.db.insert(bankLine).values({
    ...{
      id: lineId,
      accountId: event.accountId,
      source: 'statement',
      hash: 'a line',
      day: '2026-01-06',
      amount: FEE,
      text: `${PAYER} NOP PHI`,
    },
    ...{ payerName: PAYER, payerDigits: '4417', pile: 'sure', reason: 'code' },
  });
  await test.db
    .insert(booking)
    .values({ signupId, lineId, amount: FEE, at: new Date('2026-01-06'), source: 'statement', note: 'Chuyển khoản' });
  await test.db.insert(refundAccount).values({ signupId, bank: '970416', number: '5550123', holder: HOLDER });
  await test.db
    .update(signup)
    .set({ wishes: [PERSON.name] })
    .where(eq(signup.id, event.idOf(CODES[1] ?? '')));
  await test.db.insert(invoiceRequest).values({ signupId, buyer: 'CTY HOAI THUONG', address: '1 Lê Lợi' });
  return { golferId: body.id as string, signupId, lineId };
}

it('a golfer’s file has what they entered and paid, also where they never came into the list of players', async () => {
  const { golferId } = await entered();
  const { body } = await test.ask('manager', `GET /api/golfers/${golferId}/data`);
  expect(body.signup).toMatchObject([{ name: PERSON.name, phone: '+84 987 654 321', state: 'applied', wishes: ['Lê Bình'], answers: [] }]);
  expect(body.booking).toMatchObject([{ amount: FEE, day: '2026-01-06', payer: PAYER, note: 'Chuyển khoản' }]);
  expect(body.refundAccount).toMatchObject([{ number: '5550123', holder: HOLDER }]);
  expect(body.invoice).toMatchObject([{ buyer: 'CTY HOAI THUONG' }]);
  const other = await test.ask('manager', `POST /api/sites/${test.siteId}/golfers`, {
    name: 'Đỗ Văn Cha',
    gender: 'm',
    phone: PERSON.phone,
  });
  expect((await test.ask('manager', `GET /api/golfers/${other.body.id}/data`)).body.signup).toEqual([]);
});

it('their removal takes them out of it, and leaves the sums', async () => {
  const { golferId, lineId, signupId } = await entered();
  expect((await test.ask('manager', `POST /api/golfers/${golferId}/removal`, {})).status).toBe(200);
  const now = await everything(test.db);
  for (const gone of [PERSON.name, '987 654 321', PAYER, HOLDER, '5550123', '4417', 'Lê Bình', 'CTY HOAI'])
    expect([gone, now.includes(gone)]).toEqual([gone, false]);
  expect(await test.db.select().from(booking)).toMatchObject([{ signupId, lineId, amount: FEE }]);
  expect(await test.db.select().from(bankLine)).toMatchObject([{ id: lineId, amount: FEE, day: '2026-01-06' }]);
});

it('contacts count from the tournament they entered, and stay while money is open', async () => {
  const { golferId, signupId } = await entered();
  await test.db.update(site).set({ contactMonths: 6 }).where(eq(site.id, test.siteId));
  const look = async (day: string) => {
    const [now, open] = [new Date(day), await findOpenSignups(test.db)];
    await removeOldSignupContacts(test.db, now, open);
    await createContactMonths(test.db).look(now, open);
    const [[own], [entry], [line]] = [
      await test.db.select().from(golfer).where(eq(golfer.id, golferId)),
      await test.db.select().from(signup).where(eq(signup.id, signupId)),
      await test.db.select().from(bankLine),
    ];
    return [own?.phone !== null, entry?.phone !== null, line?.payerName !== null];
  };
  expect(await look('2026-08-31T12:00:00Z')).toEqual([true, true, true]);
  await test.db.update(booking).set({ amount: FEE - 1 });
  expect(await look('2026-12-01T12:00:00Z')).toEqual([true, true, true]);
  await test.db.update(booking).set({ amount: FEE });
  expect(await look('2026-12-01T12:00:00Z')).toEqual([false, false, false]);
});
