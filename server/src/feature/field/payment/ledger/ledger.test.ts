import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { signupState } from '@fairway/api';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testApp } from '../../../../../test/kit/app.ts';
import {
  bringStatement,
  FEE,
  type OpenMoney,
  openMoney,
  previewStatement,
  receivedOf,
  requireSums,
  takeNotices,
  takeStatement,
  tellNotice,
} from '../../../../../test/kit/money/open-money.ts';
import { everything } from '../../../../../test/kit/world/everything.ts';
import { PLACE } from '../../../../../test/kit/world/payment.ts';
import { activity } from '../../../../db/schema/account/activity.ts';
import { bankLine, booking } from '../../../../db/schema/field/payment.ts';
import { signup, signupFact, signupSpot } from '../../../../db/schema/field/signup.ts';
import { tournament } from '../../../../db/schema/field/tournament.ts';

const test = await testApp({ FAIRWAY_SECRET: 'a secret of this test, long enough for it' });
const sample = (name: string) => readFileSync(new URL(`../statement/sample/${name}`, import.meta.url));
const heads = 'Ngày giao dịch;Mã giao dịch;Số tiền;Số dư;Diễn giải';
const FIRST = sample('04-row-21-fee-and-tax.xlsx');

type Open = OpenMoney;
const open = () => openMoney(test);
/** The day before a tournament, at its club. */
const EVE = new Date('2026-04-24T08:00:00Z');
async function openEve(): Promise<Open> {
  const event = await open();
  await test.db.update(tournament).set({ date: '2026-04-25', lastDate: '2026-04-25' }).where(eq(tournament.id, event.id));
  test.setNow(EVE);
  return event;
}
const preview = (event: Open, file: Buffer) => previewStatement(test, event, file);
const take = (event: Open, file: Buffer, seen: string) => takeStatement(test, event, file, seen);
const bring = (event: Open, file: Buffer) => bringStatement(test, event, file);
const received = (event: Open) => receivedOf(test, event);
const sepay = (event: Open, id: number, change: object = {}, key?: string) => tellNotice(test, event, id, change, key);
const linesOf = async ({ path }: Open, pile: string) =>
  (await test.ask('manager', `GET ${path}/payments/lines?pile=${pile}&pageSize=200`)).body.items;

it('a statement is seen before it is taken in, finds its entries, and comes in once however often', async () => {
  const event = await open();
  const { body } = await preview(event, FIRST);
  const before = await everything(test.db);
  expect((await preview(event, FIRST)).body).toEqual(body);
  expect(body).toMatchObject({ isChained: true, lines: 12, account: { number: PLACE.number } });
  expect(body.samples).toHaveLength(3);
  expect(await everything(test.db)).toBe(before);
  expect((await take(event, FIRST, 'another')).status).toBe(409);
  expect((await take(event, FIRST, body.seen)).status).toBe(204);
  const { body: money } = await test.ask('manager', `GET ${event.path}/payments`);
  const [statement] = money.statements;
  const sum = statement.piles.reduce((all: number, pile: { sum: number }) => all + pile.sum, 0);
  expect(sum).toBe(statement.closing - statement.opening);
  expect(await received(event)).toMatchObject({ FW7K2Q9: FEE, FW8M3R4: FEE, FWH5JTN: FEE, FWM9NPU: FEE, FWQ4RS3: FEE, FWA2B3R: 0 });
  await requireSums(test);
  const kept = await test.db.$count(booking);
  expect((await bring(event, FIRST)).body.code).toBe('statement-known');
  expect(await test.db.$count(booking)).toBe(kept);
  expect((await bring(event, sample('13-overlapping.xlsx'))).status).toBe(200);
  await requireSums(test);
});

it('two people who take the same file in at once book each line once', async () => {
  const event = await open();
  const { seen } = (await preview(event, FIRST)).body;
  const answers = await Promise.all([take(event, FIRST, seen), take(event, FIRST, seen)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  expect(await test.db.$count(bankLine)).toBe(12);
  expect(await received(event)).toMatchObject({ FW7K2Q9: FEE });
});

it('of two people who take the same doubtful lines in at once, one hears that nothing is new', async () => {
  const event = await open();
  const file = Buffer.from('Ngày;Mã giao dịch;Số tiền;Diễn giải\n2026-11-02 10:00;FT26306001;+1,000,000;KHONG MA\n');
  const { seen } = (await preview(event, file)).body;
  const answers = await Promise.all([take(event, file, seen), take(event, file, seen)]);
  expect(answers.map(({ status, body }) => [status, body?.code]).sort()).toEqual([
    [204, undefined],
    [409, 'statement-known'],
  ]);
  expect((await test.ask('manager', `GET ${event.path}/payments`)).body.statements).toHaveLength(1);
});

it('a statement of days that are still to come says so: those of a weekend beside its lines, those beyond as a refusal', async () => {
  const event = await open();
  test.setNow(new Date('2026-11-06T12:00:00Z'));
  const of = (day: string) => preview(event, Buffer.from(`${heads}\n${day} 10:00;FT26306001;+1,000,000;10,000,000;KHONG MA\n`));
  expect([(await of('06/11/2026')).body.ahead, (await of('09/11/2026')).body.ahead]).toEqual([0, 1]);
  const { status, body } = await of('11/06/2027');
  expect([status, body.message]).toEqual([422, expect.stringContaining('11/06/2027')]);
});

it('an edited statement is refused with a sentence, and nothing is written', async () => {
  const event = await open();
  await preview(event, FIRST);
  const before = await everything(test.db);
  const { status, body } = await preview(event, sample('12-edited.xlsx'));
  expect([status, body.message]).toEqual([422, expect.stringMatching(/\. Row \d+: “.*”\. Nothing was written\.$/)]);
  expect(await everything(test.db)).toBe(before);
});

it('nothing of the file and of a foreign line is kept but day, amount and hash, and no number of an account', async () => {
  const event = await open();
  await bring(event, FIRST);
  const lines = await linesOf(event, 'decide');
  const foreign = lines.find(({ text }: { text: string }) => text.includes('LUONG'));
  const path = `${event.path}/payments/lines/${foreign.id}` as const;
  const { body } = await test.ask('manager', `POST ${path}`, { as: 'foreign', shares: [], otherId: null });
  expect(body).toMatchObject({ pile: 'foreign', text: '', payer: { name: null, digits: null } });
  const all = await everything(test.db);
  for (const gone of ['LUONG', '19000000008', '0000000001', FIRST.toString('base64').slice(0, 60), FIRST.toString('hex').slice(0, 60)])
    expect(all, gone).not.toContain(gone);
  const said = JSON.stringify(await test.db.select().from(activity).orderBy(asc(activity.id)));
  expect(said).not.toMatch(/NGUYEN VAN|FW7K2Q9|0123456789/);
});

it('a person decides a line, and takes that back by lines of the ledger; the closed tournament takes it too', async () => {
  const event = await open();
  await bring(event, FIRST);
  await test.db.update(tournament).set({ state: 'closed', archivedAt: new Date() }).where(eq(tournament.id, event.id));
  const [version] = await test.db.select({ of: tournament.boardVersion }).from(tournament).where(eq(tournament.id, event.id));
  const part = (await linesOf(event, 'decide')).find(({ reason }: { reason: string }) => reason === 'part');
  const path = `${event.path}/payments/lines/${part.id}` as const;
  const { shares } = part;
  const wrong = [{ entryId: event.idOf('FWA2B3R'), amount: 1 }];
  expect((await test.ask('manager', `POST ${path}`, { as: 'book', shares: wrong, otherId: null })).status).toBe(422);
  const [entryId, otherId] = [event.idOf('FWA2B3R'), event.idOf('FWD2EKD')];
  const against = [
    { entryId, amount: 2_250_000 },
    { entryId: otherId, amount: -1_000_000 },
  ];
  expect((await test.ask('manager', `POST ${path}`, { as: 'book', shares: against, otherId: null })).status).toBe(422);
  expect((await test.ask('manager', `POST ${path}`, { as: 'book', shares, otherId: null })).body).toMatchObject({ pile: 'sure', shares });
  expect(await received(event)).toMatchObject({ FWA2B3R: 1_250_000 });
  expect((await test.ask('manager', `POST ${path}`, { as: 'open', shares: [], otherId: null })).body).toMatchObject({ pile: 'decide' });
  const { body } = await test.ask('manager', `GET ${event.path}/payments/entries/${event.idOf('FWA2B3R')}`);
  expect(body.items.map(({ amount }: { amount: number }) => amount)).toEqual([1_250_000, -1_250_000]);
  // what a person took back is not booked again by itself
  const sure = (await linesOf(event, 'sure')).find(({ reason }: { reason: string }) => reason === 'code');
  await test.ask('manager', `POST ${event.path}/payments/lines/${sure.id}`, { as: 'open', shares: [], otherId: null });
  await bring(event, FIRST);
  expect((await linesOf(event, 'decide')).map(({ id }: { id: string }) => id)).toContain(sure.id);
  const [after] = await test.db.select({ of: tournament.boardVersion }).from(tournament).where(eq(tournament.id, event.id));
  expect(after).toEqual(version);
  await requireSums(test);
});

it('a notice is kept once, and gives its place to the line of the statement; a forged or foreign one is refused', async () => {
  const event = await open();
  expect((await sepay(event, 1)).status).toBe(422);
  await takeNotices(test, event);
  expect((await sepay(event, 1, {}, 'another key')).status).toBe(422);
  expect((await sepay(event, 1, { accountNumber: '999999' })).status).toBe(422);
  expect(await test.db.$count(bankLine)).toBe(0);
  expect([(await sepay(event, 1)).status, (await sepay(event, 1)).status]).toEqual([200, 200]);
  await expect.poll(() => received(event)).toMatchObject({ FW7K2Q9: FEE });
  expect(await test.db.$count(bankLine)).toBe(1);
  await bring(event, FIRST);
  expect(await received(event)).toMatchObject({ FW7K2Q9: FEE });
  const known = await linesOf(event, 'known');
  expect(known).toMatchObject([{ source: 'notice', reason: 'notice' }]);
  await requireSums(test);
});

it('cash is booked and undone by lines; what an applicant owes is the sum, with a code for exactly that', async () => {
  const event = await open();
  const entry = `${event.path}/payments/entries/${event.idOf('FW8M3R4')}` as const;
  const own = () => test.ask({ token: event.secretOf('FW8M3R4') }, 'GET /api/signup/payment');
  expect((await own()).body).toMatchObject({ owed: FEE, received: 0, transfer: { amount: FEE, number: PLACE.number } });
  expect((await own()).body.transfer.note).toMatch(/^FW8M3R4/);
  const id = randomUUID();
  const cash = { id, amount: 1_000_000, note: 'Tiền mặt' };
  await test.ask('manager', `POST ${entry}`, cash);
  await test.ask('manager', `POST ${entry}`, cash);
  expect((await own()).body).toMatchObject({ owed: 1_500_000, received: 1_000_000, transfer: { amount: 1_500_000 } });
  const undo = { bookingId: id, reason: 'Ghi nhầm người' };
  expect((await test.ask('manager', `POST ${entry}/undo`, undo)).body.entry.received).toBe(0);
  expect((await test.ask('manager', `POST ${entry}/undo`, undo)).status).toBe(409);
});

it('what goes back is closed by the bank’s line out, to the account that the applicant said', async () => {
  const event = await open();
  const entryId = event.idOf('FW8M3R4');
  await test.ask('manager', `POST ${event.path}/payments/entries/${entryId}`, { id: randomUUID(), amount: FEE, note: null });
  const token = event.secretOf('FW8M3R4');
  await test.ask({ token }, 'POST /api/signup/withdraw');
  const refunds = `${event.path}/payments/refunds` as const;
  expect((await test.ask('manager', `POST ${refunds}`, { id: randomUUID(), entryId, amount: FEE + 1 })).status).toBe(422);
  const asked = (await test.ask('manager', `POST ${refunds}`, { id: randomUUID(), entryId, amount: FEE })).body;
  expect(asked).toMatchObject({ account: null, transfer: null, isSent: false });
  const account = { bank: '970416', number: '987654321', holder: 'LE CUONG' };
  expect((await test.ask({ token }, 'PUT /api/signup/refund-account', { account })).body).toMatchObject({
    refund: FEE,
    refundAccount: account,
  });
  const [one] = (await test.ask('manager', `GET ${refunds}`)).body.items;
  expect(one.transfer).toMatchObject({ ...account, amount: FEE, note: 'FW8M3R4' });
  const csv = Buffer.from(`${heads}\n2026-11-20 10:00;FT26324001;-2,500,000;10,000,000;HOAN TIEN FW8M3R4\n`);
  expect((await bring(event, csv)).status).toBe(200);
  expect((await test.ask('manager', `GET ${refunds}`)).body.items).toMatchObject([{ isSent: true, account: null }]);
  expect(await received(event)).toMatchObject({ FW8M3R4: 0 });
  await requireSums(test);
});

it('what the desk gave back is not to go back again', async () => {
  const event = await open();
  const entryId = event.idOf('FW8M3R4');
  const half = { refunds: [{ daysBefore: 0, percent: 50, less: 0 }], refundIfFilled: null };
  await test.db.update(signup).set({ refunds: half }).where(eq(signup.id, entryId));
  const path = `${event.path}/payments/entries/${entryId}` as const;
  await test.ask('manager', `POST ${path}`, { id: randomUUID(), amount: FEE, note: null });
  await test.ask({ token: event.secretOf('FW8M3R4') }, 'POST /api/signup/withdraw');
  const refundable = async () => (await test.ask('manager', `GET ${path}`)).body.entry.refundable;
  const due = await refundable();
  const id = randomUUID();
  await test.ask('manager', `POST ${path}`, { id, amount: -FEE / 2, note: null });
  expect([due, await refundable()]).toEqual([FEE / 2, 0]);
  await test.ask('manager', `POST ${path}/undo`, { bookingId: id, reason: 'Ghi nhầm' });
  expect(await refundable()).toBe(due);
});

it('what goes back if the place is filled waits for whoever takes it: places are filled in the order in which they were left', async () => {
  const event = await openEve();
  const codes = ['FW7K2Q9', 'FW8M3R4', 'FWA2B3R'];
  const rules = { refunds: [{ daysBefore: 14, percent: 100, less: 30_000 }], refundIfFilled: { percent: 50, less: 0 } };
  await test.db.update(signup).set({ refunds: rules }).where(eq(signup.tournamentId, event.id));
  await test.db.update(signupSpot).set({ places: 8 }).where(eq(signupSpot.tournamentId, event.id));
  for (const [nth, code] of codes.entries()) {
    await test.ask('manager', `POST ${event.path}/payments/entries/${event.idOf(code)}`, { id: randomUUID(), amount: FEE, note: null });
    const { body } = await test.ask({ token: event.secretOf(code) }, 'GET /api/signup');
    expect([body.refund, body.refundFilled]).toEqual([0, FEE / 2]);
    test.setNow(new Date(EVE.getTime() + nth * 60_000));
    await test.ask({ token: event.secretOf(code) }, 'POST /api/signup/withdraw');
  }
  const refundable = async () => {
    const { entries } = (await test.ask('manager', `GET ${event.path}/payments`)).body;
    return codes.map((code) => entries.find((of: { code: string }) => of.code === code).refundable);
  };
  expect(await refundable()).toEqual([0, 0, 0]);
  const takes = (state: 'offered' | 'confirmed', id = randomUUID()) =>
    test.db.transaction(async (tx) => {
      const [like] = await tx
        .select()
        .from(signup)
        .where(eq(signup.id, event.idOf('FWH5JTN')));
      if (!like) throw new Error('somebody entered');
      await tx.insert(signup).values({ ...like, id, groupId: id, code: id.slice(0, 8), tokenHash: null, state });
      await tx
        .update(signupSpot)
        .set({ taken: sql`${signupSpot.taken} + 1` })
        .where(eq(signupSpot.tournamentId, event.id));
    });
  await takes('offered');
  expect(await refundable()).toEqual([0, 0, 0]);
  await takes('confirmed');
  expect(await refundable()).toEqual([FEE / 2, 0, 0]);
  await takes('confirmed');
  expect(await refundable()).toEqual([FEE / 2, FEE / 2, 0]);
});

it('everything goes back to whoever was only offered a place, and to whoever did not leave by themselves', async () => {
  const event = await openEve();
  const left = {
    FW7K2Q9: ['waiting', 'offered', 'declined'],
    FW8M3R4: ['applied', 'confirmed', 'refused'],
    FWA2B3R: ['applied', 'withdrawn'],
  } as const;
  for (const [code, kinds] of Object.entries(left)) {
    const id = event.idOf(code);
    await test.ask('manager', `POST ${event.path}/payments/entries/${id}`, { id: randomUUID(), amount: FEE, note: null });
    await test.db.delete(signupFact).where(eq(signupFact.signupId, id));
    await test.db.insert(signupFact).values(kinds.map((kind, nth) => ({ signupId: id, number: nth + 1, kind, at: EVE })));
    await test.db
      .update(signup)
      .set({ state: signupState(kinds.map((kind) => ({ kind }))) ?? 'applied' })
      .where(eq(signup.id, id));
  }
  const { entries } = (await test.ask('manager', `GET ${event.path}/payments`)).body;
  const refundable = (code: string) => entries.find((of: { code: string }) => of.code === code).refundable;
  expect(Object.keys(left).map(refundable)).toEqual([FEE, FEE, 0]);
});

it('numbers in a note are cut, glued or grouped, and of the notice of a foreign line nothing remains', async () => {
  const event = await open();
  await takeNotices(test, event);
  const note = 'FW7K2Q9 TK0123456781 1234 5678 9012 12-34.567890 LUONG';
  await sepay(event, 77, { content: note });
  await expect.poll(() => received(event)).toMatchObject({ FW7K2Q9: FEE });
  const [sure] = await linesOf(event, 'sure');
  expect(sure.text).toBe('FW7K2Q9 TK…7890 LUONG');
  await bring(event, Buffer.from(`${heads}\n2026-11-02 08:05:00;FT26306001;+2,500,000;9,000,000;${note}\n`));
  const [line] = (await linesOf(event, 'sure')).filter(({ otherId }: { otherId: string | null }) => otherId === sure.id);
  const path = `${event.path}/payments/lines/${line.id}` as const;
  await test.ask('manager', `POST ${path}`, { as: 'open', shares: [], otherId: null });
  await test.ask('manager', `POST ${path}`, { as: 'foreign', shares: [], otherId: null });
  const kept = await test.db
    .select()
    .from(bankLine)
    .where(inArray(bankLine.id, [sure.id, line.id]));
  for (const row of kept) expect(row).toMatchObject({ text: '', reference: null, payerName: null });
});

it('a tournament for which money is booked is not deleted', async () => {
  const event = await open();
  const entry = `${event.path}/payments/entries/${event.idOf('FW8M3R4')}` as const;
  await test.ask('manager', `POST ${entry}`, { id: randomUUID(), amount: FEE, note: null });
  const { status, body } = await test.ask('manager', `DELETE ${event.path}`);
  expect([status, body.code]).toEqual([409, 'tournament-has-bookings']);
  expect(await received(event)).toMatchObject({ FW8M3R4: FEE });
});

it('one code pays for a group, where the amount is what all of it owes', async () => {
  const event = await open();
  const [lead, other] = [event.idOf('FW7K2Q9'), event.idOf('FW8M3R4')];
  await test.db.update(signup).set({ groupId: lead }).where(eq(signup.id, other));
  const own = (await test.ask({ token: event.secretOf('FW7K2Q9') }, 'GET /api/signup/payment')).body;
  expect(own).toMatchObject({ transfer: { amount: FEE }, group: { amount: 2 * FEE } });
  await bring(event, Buffer.from(`${heads}\n2026-11-20 10:00;FT26324002;+5,000,000;9,000,000;${own.group.note}\n`));
  expect(await received(event)).toMatchObject({ FW7K2Q9: FEE, FW8M3R4: FEE });
});

it('whoever pays after they left has their place again while there is room, and else the money is to go back', async () => {
  const event = await open();
  for (const code of ['FW7K2Q9', 'FW8M3R4']) await test.ask({ token: event.secretOf(code) }, 'POST /api/signup/withdraw');
  const rows = ['2026-11-20 10:00;FT26324001;+2,500,000;9,000,000;FW7K2Q9', '2026-11-21 10:00;FT26325001;+2,500,000;11,500,000;FW8M3R4'];
  await test.db.update(signupSpot).set({ places: 7 }).where(eq(signupSpot.tournamentId, event.id));
  await bring(event, Buffer.from([heads, ...rows, ''].join('\n')));
  const states = await test.db.select({ code: signup.code, state: signup.state }).from(signup).where(eq(signup.tournamentId, event.id));
  const stateOf = (code: string) => states.find((row) => row.code === code)?.state;
  expect([stateOf('FW7K2Q9'), stateOf('FW8M3R4')]).toEqual(['confirmed', 'withdrawn']);
  expect(await linesOf(event, 'return')).toMatchObject([{ reason: 'gone', amount: FEE }]);
  const { body } = await test.ask('manager', `GET ${event.path}/payments`);
  expect(body.entries.find(({ code }: { code: string }) => code === 'FW8M3R4').received).toBe(FEE);
  await requireSums(test);
});
