import { createHmac, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { hashOf } from '../../../src/access/token.ts';
import { bankAccount, tournamentPayment } from '../../../src/db/schema/field/payment.ts';
import { signup, signupFact, signupForm, signupSpot } from '../../../src/db/schema/field/signup.ts';
import type { TestApp } from '../app.ts';
import { seedEvent } from '../event.ts';
import { PLACE } from '../world/payment.ts';
import { newSignupSecret, signupFormOf } from '../world/signup.ts';

/** Of each entry. */
export const FEE = 2_500_000;
export const CODES = ['FW7K2Q9', 'FW8M3R4', 'FWA2B3R', 'FWH5JTN', 'FWM9NPU', 'FWQ4RS3', 'FWW8XYS', 'FWD2EKD'];

/** A tournament whose entries pay to an account, that of the sample statements if no other is named, with the fee of each open. */
export async function openMoney(test: TestApp, number = PLACE.number, codes = CODES) {
  const event = await seedEvent(test.db, test.clubId, { players: 0, settings: { date: '2099-01-01' } });
  const accountId = randomUUID();
  const kindId = randomUUID();
  await test.db.insert(bankAccount).values({ id: accountId, siteId: test.siteId, ...PLACE, number });
  await test.db.insert(tournamentPayment).values({ tournamentId: event.id, accountId, readmits: true });
  await test.db
    .insert(signupForm)
    .values({ tournamentId: event.id, mode: 'open', way: 'order', listed: false, form: signupFormOf(kindId) });
  await test.db
    .insert(signupSpot)
    .values({ tournamentId: event.id, subjectId: kindId, places: Math.max(40, codes.length), taken: codes.length, waitingPlaces: 9 });
  const lines = [{ of: 'fee' as const, extraId: null, name: 'Khách', nameEnglish: null, count: 1, each: FEE, amount: FEE }];
  const secrets = codes.map(newSignupSecret);
  const rows = codes.map((code, nth) => {
    const id = randomUUID();
    return {
      ...{
        id,
        tournamentId: event.id,
        groupId: id,
        kindId,
        code,
        name: `Golfer ${nth}`,
        state: 'applied' as const,
        language: 'vi' as const,
      },
      ...{ lines, refunds: { refunds: [], refundIfFilled: null }, appliedAt: new Date(nth), tokenHash: hashOf(secrets[nth] ?? '') },
    };
  });
  await test.db.insert(signup).values(rows);
  await test.db.insert(signupFact).values(rows.map(({ id }) => ({ signupId: id, number: 1, kind: 'applied' as const, at: new Date() })));
  const idOf = (code: string) => rows.find((row) => row.code === code)?.id ?? '';
  return { ...event, accountId, kindId, idOf, secretOf: (code: string) => secrets[codes.indexOf(code)] ?? '' };
}
export type OpenMoney = Awaited<ReturnType<typeof openMoney>>;

function upload(file: Buffer, fields: Record<string, string> = {}) {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--form\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `${parts.join('')}--form\r\ncontent-disposition: form-data; name="file"; filename="file"\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--form--\r\n')]);
  return [body, { 'content-type': 'multipart/form-data; boundary=form' }] as const;
}
export const previewStatement = (test: TestApp, { path }: OpenMoney, file: Buffer) =>
  test.ask('manager', `POST ${path}/payments/statement/preview`, ...upload(file));
export const takeStatement = (test: TestApp, { path }: OpenMoney, file: Buffer, seen: string) =>
  test.ask('manager', `POST ${path}/payments/statement`, ...upload(file, { seen }));
/** Looks at a file, and takes it in as it was seen; answers the money after it. */
export async function bringStatement(test: TestApp, event: OpenMoney, file: Buffer) {
  const { seen } = (await previewStatement(test, event, file)).body;
  const answer = await takeStatement(test, event, file, seen);
  return answer.status === 204 ? test.ask('manager', `GET ${event.path}/payments`) : answer;
}

const KEY = 'fairway-test';
/** The account takes notices of SePay. */
export const takeNotices = (test: TestApp, { accountId }: OpenMoney) =>
  test.ask('manager', `PUT /api/sites/${test.siteId}/bank-accounts/${accountId}/notice-key`, { provider: 'sepay', key: KEY });

/** A payment for the first entry, or what `change` says of it, as SePay tells it. */
export function tellNotice(test: TestApp, { accountId }: OpenMoney, id: number, change: object = {}, key = KEY) {
  const body = JSON.stringify({
    ...{ id, gateway: 'Vietcombank', transactionDate: '2026-11-02 08:05:00', accountNumber: PLACE.number, content: 'FW7K2Q9 GIAI' },
    ...{ transferType: 'in', transferAmount: FEE, referenceCode: 'FT26306001' },
    ...change,
  });
  const at = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', key).update(`${at}.${body}`).digest('hex');
  const heads = { 'content-type': 'application/json', 'x-sepay-timestamp': at, 'x-sepay-signature': `sha256=${signature}` };
  return test.ask(null, `POST /api/payment-notices/sepay/${accountId}`, body, heads);
}

type Received = { code: string; received: number };
/** What came in, by the codes of the entries. */
export async function receivedOf(test: TestApp, { path }: OpenMoney): Promise<Record<string, number>> {
  const { entries } = (await test.ask('manager', `GET ${path}/payments`)).body;
  return Object.fromEntries(entries.map(({ code, received }: Received) => [code, received]));
}

/** Of each line that is matched its amount is booked, and of every other one nothing: what entries received is what came in. */
export async function requireSums({ db }: TestApp) {
  const { rows } = await db.execute(sql`select l.pile, l.reason, l.amount, coalesce(sum(b.amount), 0)::float8 as booked
    from bank_line l left join booking b on b.line_id = l.id group by l.id
    having coalesce(sum(b.amount), 0) <> case when l.pile in ('sure', 'return') then l.amount else 0 end`);
  expect(rows).toEqual([]);
}
