import { randomUUID } from 'node:crypto';
import { holdsSpot } from '@fairway/api/rule/field/signup/state';
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { testApp } from '../../test/kit/app.ts';
import {
  CODES,
  FEE,
  type OpenMoney,
  openMoney,
  previewStatement,
  requireSums,
  takeNotices,
  takeStatement,
  tellNotice,
} from '../../test/kit/money/open-money.ts';
import { statementsDuring } from '../../test/kit/statement-count.ts';
import { enteringOf, newSignupSecret, signupFormOf } from '../../test/kit/world/signup.ts';
import { bankLine } from './schema/field/payment.ts';
import { signup, signupForm, signupSpot } from './schema/field/signup.ts';

const test = await testApp({ FAIRWAY_SECRET: 'a secret of this test, long enough for it' }, { emptied: 'once' });

const DEADLOCK = '40P01';

/** What writers do at once, to the nth entry; `of`: entries of a group, by the kind of each, and those that a statement or a notice pays for. */
const writer = fc.record({
  does: fc.constantFrom('enter', 'enter', 'act', 'act', 'withdraw', 'notice', 'cash', 'open', 'form', 'look', 'anonymise', 'refund'),
  nth: fc.nat(CODES.length - 1),
  of: fc.array(fc.nat(1), { minLength: 2, maxLength: 4 }),
  act: fc.constantFrom('confirm', 'wait', 'withdraw', 'undo'),
});
const day = fc.record({
  out: fc.shuffledSubarray(CODES, { minLength: 4 }),
  orders: fc.tuple(fc.shuffledSubarray(CODES, { minLength: 8 }), fc.shuffledSubarray(CODES, { minLength: 8 })),
  writers: fc.array(writer, { minLength: 8, maxLength: 16 }),
});
type Writer = typeof writer extends fc.Arbitrary<infer Of> ? Of : never;

// the embedded database has one connection
it.runIf(test.database.engine === 'postgres')(
  'statements that bring entries back, notices, and all that is said of signups at once never wait for each other',
  async () => {
    let made = 0;
    await fc.assert(
      fc.asyncProperty(day, async ({ out, orders, writers }) => {
        made += 1;
        const event = await openTwoKinds(String(2_000_000_000 + made));
        for (const code of out) await test.ask({ token: event.secretOf(code) }, 'POST /api/signup/withdraw');
        const files = orders.map((codes, nth) => statementOf(codes.filter((code) => out.includes(code)).slice(0, 3 + nth), nth));
        const seen = await Promise.all(files.map(async (file) => (await previewStatement(test, event, file)).body.seen));
        const statements = await statementsDuring(async () => {
          const answers = await Promise.all([
            ...files.map((file, nth) => takeStatement(test, event, file, seen[nth])),
            ...writers.map((one, nth) => write(event, one, nth)),
          ]);
          expect(answers.filter(({ status }) => status === 500)).toEqual([]);
          await test.app.notices.look();
        });
        expect(statements.filter(({ failure }) => failure === DEADLOCK)).toEqual([]);
        expect(await test.db.$count(bankLine, eq(bankLine.reason, 'told'))).toBe(0);
        await requireSums(test);
        await requireCounted(event);
      }),
      { numRuns: 12 },
    );
  },
  240_000,
);

/** Half of the entries are of another kind, and all are named, so that they become players. */
async function openTwoKinds(number: string) {
  const event = await openMoney(test, number);
  const other = randomUUID();
  const [own] = signupFormOf(event.kindId).kinds;
  const kinds = [event.kindId, other].map((id) => ({ ...own, id, places: 9, waitingPlaces: 6 }));
  const form = signupFormOf(event.kindId, { kinds: kinds as ReturnType<typeof signupFormOf>['kinds'], groups: { most: 4, rule: 'split' } });
  const of = eq(signup.tournamentId, event.id);
  await test.db.update(signupForm).set({ form }).where(eq(signupForm.tournamentId, event.id));
  await test.db.insert(signupSpot).values({ tournamentId: event.id, subjectId: other, places: 9, taken: 4, waitingPlaces: 6 });
  await test.db.update(signupSpot).set({ places: 9, taken: 4, waitingPlaces: 6 }).where(eq(signupSpot.subjectId, event.kindId));
  await test.db.update(signup).set({ gender: 'm' }).where(of);
  const moved = CODES.filter((_, nth) => nth % 2 === 1);
  await test.db
    .update(signup)
    .set({ kindId: other })
    .where(and(of, inArray(signup.code, moved)));
  await takeNotices(test, event);
  return { ...event, number, kinds: [event.kindId, other] };
}
type TwoKinds = Awaited<ReturnType<typeof openTwoKinds>>;

function statementOf(codes: readonly string[], nth: number): Buffer {
  const rows = codes.map((code, at) => `2026-11-0${nth + 3} 1${at}:00;FT${nth}00${at}00;+${FEE};${(at + 1) * FEE};${code}`);
  return Buffer.from(['Ngày giao dịch;Mã giao dịch;Số tiền;Số dư;Diễn giải', ...rows, ''].join('\n'));
}

async function write(event: TwoKinds, { does, nth, of, act }: Writer, at: number): Promise<{ status: number }> {
  const code = CODES[nth] ?? '';
  const entryId = event.idOf(code);
  const money = `${event.path}/payments` as const;
  if (does === 'enter') {
    const people = of.map((kind) => ({ id: randomUUID(), secret: newSignupSecret(), kindId: event.kinds[kind] ?? '' }));
    const [lead, ...partners] = people;
    const body = enteringOf(lead?.kindId ?? '', { ...lead, partners: partners.map((one) => ({ ...one, name: null, gender: null })) });
    return test.ask(null, `POST /api/live/tournaments/${event.id}/enter`, body);
  }
  if (does === 'act')
    return test.ask('editor', `POST ${event.path}/signups/acts`, { act, signupIds: [entryId, event.idOf(CODES.at(-nth - 1) ?? '')] });
  if (does === 'withdraw') return test.ask({ token: event.secretOf(code) }, 'POST /api/signup/withdraw');
  if (does === 'notice') return tellNotice(test, event, at, { accountNumber: event.number, content: code, referenceCode: `N${at}00000` });
  if (does === 'cash') return test.ask('manager', `POST ${money}/entries/${entryId}`, { id: randomUUID(), amount: FEE, note: null });
  if (does === 'refund') return test.ask('manager', `POST ${money}/refunds`, { id: randomUUID(), entryId, amount: FEE });
  if (does === 'open') return openAgain(event, nth);
  if (does === 'form') return writeForm(event);
  if (does === 'anonymise') return anonymise(event);
  await test.app.signups.look();
  return { status: 200 };
}

async function openAgain(event: OpenMoney, nth: number): Promise<{ status: number }> {
  const { items } = (await test.ask('manager', `GET ${event.path}/payments/lines?pile=sure`)).body;
  const line = items[nth % Math.max(1, items.length)];
  const open = { as: 'open', shares: [], otherId: null };
  return line ? test.ask('manager', `POST ${event.path}/payments/lines/${line.id}`, open) : { status: 200 };
}

/** With an extra that it had not, so that a counter comes and goes. */
async function writeForm({ path }: OpenMoney): Promise<{ status: number }> {
  const { url: _, picture: __, signups: ___, ballot: ____, ...written } = (await test.ask('manager', `GET ${path}/signup-form`)).body;
  return test.ask('manager', `PUT ${path}/signup-form`, written);
}

async function anonymise({ path, id }: OpenMoney): Promise<{ status: number }> {
  const isPlayer = and(eq(signup.tournamentId, id), isNotNull(signup.playerId));
  const [player] = await test.db.select({ id: signup.playerId }).from(signup).where(isPlayer).orderBy(asc(signup.id)).limit(1);
  return player ? test.ask('manager', `POST ${path}/players/${player.id}/anonymise`) : { status: 200 };
}

async function requireCounted({ id, kinds }: TwoKinds): Promise<void> {
  const rows = await test.db.select().from(signup).where(eq(signup.tournamentId, id));
  const spots = await test.db.select().from(signupSpot).where(eq(signupSpot.tournamentId, id));
  const taken = kinds.map((kindId) => rows.filter((row) => row.kindId === kindId && holdsSpot(row.state)).length);
  expect(kinds.map((kindId) => spots.find(({ subjectId }) => subjectId === kindId)?.taken)).toEqual(taken);
}
