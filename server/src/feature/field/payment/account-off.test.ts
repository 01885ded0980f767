import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { bringStatement, FEE, openMoney, previewStatement, receivedOf, requireSums } from '../../../../test/kit/money/open-money.ts';
import { PLACE } from '../../../../test/kit/world/payment.ts';
import { bankAccount, tournamentPayment } from '../../../db/schema/field/payment.ts';

const test = await testApp({ FAIRWAY_SECRET: 'a secret of this test, long enough for it' });
const FIRST = readFileSync(new URL('./statement/sample/04-row-21-fee-and-tax.xlsx', import.meta.url));
const HEADS = 'Ngày giao dịch;Mã giao dịch;Số tiền;Số dư;Diễn giải';

it('a statement of an account that was turned off is taken in and booked; no code for a payment is made with it', async () => {
  const event = await openMoney(test);
  const other = { id: randomUUID(), siteId: test.siteId, ...PLACE, number: '999888777' };
  await test.db.insert(bankAccount).values(other);
  const { version, readmits, payBy } = (await test.ask('manager', `GET ${event.path}/payments`)).body;
  const off = { version, accountId: null, readmits, payBy };
  expect((await test.ask('manager', `PUT ${event.path}/payments`, off)).status).toBe(200);
  expect((await test.ask({ token: event.secretOf('FW8M3R4') }, 'GET /api/signup/payment')).body).toMatchObject({
    owed: FEE,
    transfer: null,
  });
  expect((await bringStatement(test, event, FIRST)).status).toBe(200);
  expect(await receivedOf(test, event)).toMatchObject({ FW7K2Q9: FEE, FW8M3R4: FEE });
  expect((await test.ask('manager', `GET ${event.path}/payments/lines?pile=sure`)).body.total).toBeGreaterThan(0);
  const nameless = await previewStatement(
    test,
    event,
    Buffer.from(`${HEADS}\n2026-11-20 10:00;FT26324001;+2,500,000;10,000,000;FW8M3R4\n`),
  );
  expect([nameless.status, nameless.body.message]).toEqual([422, expect.stringContaining('Choose that account')]);
  await requireSums(test);
});

it('a tournament that never took transfers says what to do with a statement', async () => {
  const event = await openMoney(test);
  await test.db.delete(tournamentPayment);
  const { status, body } = await previewStatement(test, event, FIRST);
  expect([status, body.code, body.message]).toEqual([409, 'payment-no-account', expect.stringContaining('Choose an account')]);
});
