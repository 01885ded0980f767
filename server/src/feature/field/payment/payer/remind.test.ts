import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { testApp } from '../../../../../test/kit/app.ts';
import { CODES, FEE, type OpenMoney, openMoney } from '../../../../../test/kit/money/open-money.ts';
import { openMailbox } from '../../../../../test/kit/outside/mailbox.ts';
import { paymentReminder } from '../../../../db/schema/field/payment.ts';
import { signup } from '../../../../db/schema/field/signup.ts';

const mailbox = await openMailbox();
const test = await testApp({ ...mailbox.settings, PUBLIC_URL: 'https://golf.example.com' });
beforeEach(() => mailbox.be('takes'));

const [AN = '', BINH = '', CHI = '', ...OTHERS] = CODES;
const LAST_DAY = '2026-04-10';

/** An and Bình entered together and only An gave an address; Chi gave none; the others have paid. */
async function opened(): Promise<OpenMoney> {
  const event = await openMoney(test);
  const lead = event.idOf(AN);
  await test.db.update(signup).set({ email: 'an@example.com', language: 'vi' }).where(eq(signup.id, lead));
  await test.db
    .update(signup)
    .set({ groupId: lead })
    .where(eq(signup.id, event.idOf(BINH)));
  for (const code of OTHERS) await pay(event, code);
  const setting = { version: 1, accountId: event.accountId, readmits: true, payBy: LAST_DAY };
  expect((await test.ask('manager', `PUT ${event.path}/payments`, setting)).status).toBe(200);
  return event;
}
const pay = (event: OpenMoney, code: string) =>
  test.ask('manager', `POST ${event.path}/payments/entries/${event.idOf(code)}`, { id: randomUUID(), amount: FEE, note: null });
/** What is sent within the next minutes; at the club it is seven hours later. */
async function delivered(at: string) {
  test.setNow(new Date(at));
  await test.app.reminders.look();
  test.setNow(new Date(Date.parse(at) + 300_000));
  await test.app.mail.tryDue();
  return mailbox.all();
}
async function remindersOf({ path }: OpenMoney): Promise<Record<string, unknown>> {
  const { entries } = (await test.ask('manager', `GET ${path}/payments`)).body;
  return Object.fromEntries(entries.map(({ code, reminder }: { code: string; reminder: unknown }) => [code, reminder]));
}

it('after the last day whoever owes is reminded once: by one mail for all they pay for, or by a call', async () => {
  const event = await opened();
  expect(await delivered('2026-04-10T16:30:00Z')).toEqual([]);
  expect(await remindersOf(event)).toMatchObject({ [AN]: null, [CHI]: null });
  const [mail, another] = await delivered('2026-04-10T17:30:00Z');
  expect(another).toBeUndefined();
  expect(mail).toMatchObject({ to: ['an@example.com'], subject: expect.stringContaining('Chưa nhận được phí') });
  for (const said of [AN, BINH, '2.500.000', '#fs_']) expect(mail?.text).toContain(said);
  for (const code of [CHI, ...OTHERS]) expect(mail?.text).not.toContain(code);
  const sent = { by: 'mail', at: '2026-04-10T17:30:00.000Z' };
  expect(await remindersOf(event)).toMatchObject({ [AN]: sent, [BINH]: sent, [CHI]: { by: 'call', at: null }, [OTHERS[0] ?? '']: null });
  expect(await delivered('2026-04-12T03:00:00Z')).toEqual([]);
  await test.ask('manager', `POST ${event.path}/payments/entries/${event.idOf(CHI)}/note`, { called: true });
  const called = { by: 'call', at: '2026-04-12T03:05:00.000Z' };
  expect(await remindersOf(event)).toMatchObject({ [CHI]: called });
  // a second call is no second fact
  test.setNow(new Date('2026-04-13T03:00:00Z'));
  await test.ask('manager', `POST ${event.path}/payments/entries/${event.idOf(CHI)}/note`, { called: true });
  expect(await remindersOf(event)).toMatchObject({ [CHI]: called });
});

it('two processes remind nobody twice, and whoever pays meanwhile is sent nothing', async () => {
  const event = await opened();
  test.setNow(new Date('2026-04-11T02:00:00Z'));
  await Promise.all([test.app.reminders.look(), test.app.reminders.look()]);
  expect(await test.db.$count(paymentReminder)).toBe(2);
  for (const code of [AN, BINH]) await pay(event, code);
  expect(await delivered('2026-04-11T02:10:00Z')).toEqual([]);
});
