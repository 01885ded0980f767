import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { seedEvent } from '../../../../test/kit/event.ts';
import { formOf } from '../../../../test/kit/world/request.ts';
import { enteringOf, newSignupSecret, signupFormOf } from '../../../../test/kit/world/signup.ts';
import { signup, signupForm } from '../../../db/schema/field/signup.ts';
import { tournament } from '../../../db/schema/field/tournament.ts';

const test = await testApp();

/** A form with one place and two who entered; the first is a player, the second waits with a partner. */
async function filled() {
  test.setNow(new Date('2026-04-10T08:00:00Z'));
  const event = await seedEvent(test.db, test.clubId, { players: 0, divisions: ['All'] });
  const kindId = randomUUID();
  const fees = [
    { from: null, amount: 2_000_000 },
    { from: '2026-04-20', amount: 2_500_000 },
  ];
  const written = {
    mode: 'open',
    way: 'order',
    listed: true,
    opensAt: null,
    closesAt: '2026-04-23T18:00',
    form: signupFormOf(kindId, {}, { places: 1, fees }),
  };
  await test.ask('manager', `PUT ${event.path}/signup-form`, { version: 0, ...written });
  const secret = newSignupSecret();
  await test.ask(null, `POST /api/live/tournaments/${event.id}/enter`, enteringOf(kindId, { secret, total: 2_000_000 }));
  const partners = [{ id: randomUUID(), secret: newSignupSecret(), kindId, name: null, gender: null }];
  await test.ask(null, `POST /api/live/tournaments/${event.id}/enter`, enteringOf(kindId, { partners, total: 4_000_000 }));
  await test.app.signups.look();
  return { event, kindId, secret, written };
}
const listOf = async (path: string) => (await test.ask('reader', `GET ${path as '/'}/signups`)).body;
// biome-ignore lint/suspicious/noExplicitAny: an answer of any shape
const told = ({ items, counts }: any) => [
  items.map(({ state, person, lines, wishes, waitingNumber }: Record<string, unknown>) => ({
    state,
    person,
    lines,
    wishes,
    waitingNumber,
  })),
  counts.kinds,
];

it('everything of a form and its signups is in the file of a tournament, and what was read takes no more by itself', async () => {
  const { event, secret } = await filled();
  const { bytes } = await test.ask('manager', `GET ${event.path}/file`);
  expect(bytes.toString()).not.toMatch(/tokenHash|fs_/);
  const { status, body } = await test.ask('manager', `POST /api/clubs/${test.clubId}/tournaments/file`, ...formOf(bytes));
  expect([status, body.code]).toEqual([200, undefined]);
  const path = `/api/tournaments/${body.tournament.id}`;
  expect(told(await listOf(path))).toEqual(told(await listOf(event.path)));
  const first = (await listOf(path)).items.find(({ state }: { state: string }) => state === 'confirmed');
  const players = (await test.ask('reader', `GET ${path as '/'}/players`)).body.items;
  expect(players.map(({ id }: { id: string }) => id)).toEqual([first.playerId]);
  expect((await test.ask('reader', `GET ${path as '/'}/signup-form`)).body.mode).toBe('off');
  // the link of before opens what it opened before
  expect((await test.ask({ token: secret }, 'GET /api/signup')).body.enter.tournament.id).toBe(event.id);
});

it('a lot stays with whoever has it, and what was drawn is drawn', async () => {
  const { event } = await filled();
  await test.db.update(signupForm).set({ way: 'ballot' }).where(eq(signupForm.tournamentId, event.id));
  const ofFirst = and(eq(signup.tournamentId, event.id), eq(signup.state, 'confirmed'));
  await test.db.update(signup).set({ lot: 10_317, drawn: 1 }).where(ofFirst);
  const { bytes } = await test.ask('manager', `GET ${event.path}/file`);
  const { body } = await test.ask('manager', `POST /api/clubs/${test.clubId}/tournaments/file`, ...formOf(bytes));
  const { id } = body.tournament;
  const lots = await test.db.select({ lot: signup.lot, drawn: signup.drawn }).from(signup).where(eq(signup.tournamentId, id));
  expect(lots.filter(({ lot }) => lot !== null)).toEqual([{ lot: 10_317, drawn: 1 }]);
  expect((await test.ask('reader', `GET /api/tournaments/${id}/signup-form`)).body.ballot).toBe('drawn');
});

it('a code stays where nobody has it, and beside the one who has it another one is made', async () => {
  const { event } = await filled();
  const { bytes } = await test.ask('manager', `GET ${event.path}/file`);
  const codesIn = async (path: string) => (await listOf(path)).items.map(({ code }: { code: string }) => code);
  const read = async () => {
    const { body } = await test.ask('manager', `POST /api/clubs/${test.clubId}/tournaments/file`, ...formOf(bytes));
    return codesIn(`/api/tournaments/${body.tournament.id}`);
  };
  const made = await codesIn(event.path);
  const beside = await read();
  expect([beside.length, beside.filter((code: string) => made.includes(code))]).toEqual([made.length, []]);
  await test.db.delete(tournament).where(eq(tournament.id, event.id));
  expect(await read()).toEqual(made);
});

it('the next tournament has the form, its days as far apart, and nobody in it', async () => {
  const { event, written } = await filled();
  const copy = await test.ask('manager', `POST ${event.path}/copy`, { name: 'Giải mùa hè', date: '2026-05-25' });
  const path = `/api/tournaments/${copy.body.id}` as const;
  const { form, mode, closesAt, signups } = (await test.ask('reader', `GET ${path}/signup-form`)).body;
  expect([mode, closesAt, signups, form.kinds[0].fees[1].from]).toEqual(['off', '2026-05-23T18:00', 0, '2026-05-20']);
  expect(form.kinds[0].name).toEqual(written.form.kinds[0]?.name);
  expect((await listOf(path)).counts.kinds).toMatchObject([{ places: 1, free: 1, waiting: 0 }]);
});
