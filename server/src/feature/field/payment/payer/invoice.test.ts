import { randomUUID } from 'node:crypto';
import { INVOICE } from '@fairway/api/record/golfer';
import { privateOf } from '@fairway/api/record/kind';
import { paymentCode } from '@fairway/api/rule/field/payment/payment-code';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testApp } from '../../../../../test/kit/app.ts';
import { openMoney } from '../../../../../test/kit/money/open-money.ts';
import { everything } from '../../../../../test/kit/world/everything.ts';
import { signupSecretOf } from '../../../../../test/kit/world/signup.ts';
import { hashOf } from '../../../../access/token.ts';
import { site } from '../../../../db/schema/account/site.ts';
import { invoiceRequest } from '../../../../db/schema/field/payment.ts';
import { signupPackage } from '../../../../db/schema/field/signup.ts';
import { removeOldSignupContacts } from '../../signup/contact-months.ts';

const test = await testApp();
const CODE = 'FW8M3R4';
const INVOICED = { buyer: 'Công ty An Bình', taxCode: '0312345678', address: '1 Lê Lợi, Huế', email: 'ke-toan@example.com' };

async function asked() {
  const event = await openMoney(test);
  const token = event.secretOf(CODE);
  const say = (invoice: object | null) => test.ask({ token }, 'PUT /api/signup/invoice', { invoice });
  await say(INVOICED);
  const path = `${event.path}/payments/entries/${event.idOf(CODE)}` as const;
  return { event, token, say, path };
}

it('an invoice is asked for on the own page, shown at the desk, and numbered there', async () => {
  const { event, token, say, path } = await asked();
  expect((await test.ask({ token }, 'GET /api/signup/payment')).body.invoice).toEqual(INVOICED);
  const { body } = await test.ask('manager', `GET ${path}`);
  expect([body.entry.wantsInvoice, body.invoice]).toEqual([true, { ...INVOICED, number: null }]);
  expect((await test.ask('manager', `POST ${path}/note`, { invoiceNumber: 'C26TGF 17' })).body.invoice.number).toBe('C26TGF 17');
  // what they correct later leaves the number
  await say({ ...INVOICED, buyer: 'Công ty Bình An' });
  expect((await test.ask('manager', `GET ${path}`)).body.invoice).toMatchObject({ buyer: 'Công ty Bình An', number: 'C26TGF 17' });
  expect((await say(null)).body.invoice).toBeNull();
  expect((await test.ask('manager', `POST ${path}/note`, { invoiceNumber: '18' })).status).toBe(409);
  const other = `${event.path}/payments/entries/${event.idOf('FW7K2Q9')}` as const;
  expect((await test.ask('manager', `GET ${other}`)).body).toMatchObject({ entry: { wantsInvoice: false }, invoice: null });
});

it('a sponsor asks for the invoice of their package', async () => {
  const event = await openMoney(test);
  const id = randomUUID();
  const secret = signupSecretOf(id);
  const code = paymentCode(9);
  const sold = { packageId: randomUUID(), name: 'Cửu Long', language: 'vi' as const, lines: [] };
  await test.db.insert(signupPackage).values({ ...sold, id, tournamentId: event.id, code, tokenHash: hashOf(secret) });
  expect((await test.ask({ token: secret }, 'PUT /api/signup/invoice', { invoice: INVOICED })).body.invoice).toEqual(INVOICED);
  expect((await test.ask('manager', `GET ${event.path}/payments/entries/${id}`)).body.invoice).toMatchObject(INVOICED);
});

it.each([
  ['0312345678', '0312345678'],
  ['031 234 5678', '0312345678'],
  ['0312345678001', '0312345678-001'],
  ['0312345678-001', '0312345678-001'],
  ['001080012345', '001080012345'],
  [null, null],
])('a tax code may be %s, kept as %s', async (typed, kept) => {
  const { say } = await asked();
  expect((await say({ ...INVOICED, taxCode: typed })).body.invoice.taxCode).toBe(kept);
});

it.each(['031234567', '03123456789', '0312345678-01', 'MST 0312345678', ''])('a tax code cannot be “%s”', async (taxCode) => {
  const { say } = await asked();
  const before = await everything(test.db);
  const { status, body } = await say({ ...INVOICED, taxCode });
  expect([status, Object.keys(body.errors)]).toEqual([422, ['invoice.taxCode']]);
  expect(await everything(test.db)).toBe(before);
});

it('every field of it is private, and stands in the own data', async () => {
  const { token } = await asked();
  expect(privateOf(INVOICE)).toEqual(Object.keys(INVOICE));
  expect((await test.ask({ token }, 'GET /api/signup/data')).body.payment.invoice).toMatchObject(INVOICED);
});

it('the address for the mail of an invoice is kept as long as contacts are', async () => {
  await asked();
  await test.db.update(site).set({ contactMonths: 6 }).where(eq(site.id, test.siteId));
  await removeOldSignupContacts(test.db, new Date('2100-01-01T00:00:00Z'));
  expect((await test.db.select().from(invoiceRequest))[0]).toMatchObject({ ...INVOICED, email: null });
});
