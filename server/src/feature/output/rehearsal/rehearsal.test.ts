import type { StaffContest } from '@fairway/api';
import { eq, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { schemaTables } from '../../../../test/engine/schema.ts';
import { testApp } from '../../../../test/kit/app.ts';
import { sayOfMatch, seedCup } from '../../../../test/kit/cup.ts';
import { type Event, seedCountedHoles, seedEvent } from '../../../../test/kit/event.ts';
import { pageOfBank } from '../../../../test/kit/money/bank-file.ts';
import { bringStatement, openMoney } from '../../../../test/kit/money/open-money.ts';
import { PLACE } from '../../../../test/kit/world/payment.ts';
import { activity } from '../../../db/schema/account/activity.ts';
import { flight, player } from '../../../db/schema/field/player.ts';
import { tournament } from '../../../db/schema/field/tournament.ts';
import { countedHole } from '../../../db/schema/result/counted-hole.ts';

const test = await testApp({ FAIRWAY_SECRET: 'a secret of this test, long enough for it' });
const PRIVATE = { phone: '0912345678', email: 'an@example.com', birthday: '1980-02-03', birthYear: 1980, vga: 'VGA1', note: 'Ăn chay' };

const seed = (players = 8): Promise<Event> =>
  seedEvent(test.db, test.clubId, {
    settings: { calculateHandicapDay: 'peoria' },
    divisions: ['A', 'B'],
    players: Array.from({ length: players }, (_, nth) => (nth === 0 ? PRIVATE : {})),
  });
const rehearse = async (event: Event) => (await test.ask('manager', `POST ${event.path}/rehearsal` as 'POST /')).body;
const roundOf = ({ id, rounds }: { id: string; rounds: { id: string }[] }) => `/api/tournaments/${id}/rounds/${rounds[0]?.id}`;
const cards = async (made: Parameters<typeof roundOf>[0]) =>
  (await test.ask('reader', `GET ${roundOf(made)}/scores` as 'GET /')).body.cards;

/** Every row of the tables that belong to tournaments, except those of another one. */
async function rowsBut(tournamentId: string): Promise<string> {
  const { rows } = await test.db.execute<{ row: string }>(sql`
    select t::text as row from tournament t where id <> ${tournamentId}
    union all select r::text from round r where tournament_id <> ${tournamentId}
    union all select d::text from division d where tournament_id <> ${tournamentId}
    union all select p::text from player p where tournament_id <> ${tournamentId}
    union all select f::text from flight f join round r on r.id = f.round_id where r.tournament_id <> ${tournamentId}
    union all select c::text from card c join round r on r.id = c.round_id where r.tournament_id <> ${tournamentId}
    union all select e::text from entry e join round r on r.id = e.round_id where r.tournament_id <> ${tournamentId}
    union all select h::text from counted_hole h join round r on r.id = h.round_id where r.tournament_id <> ${tournamentId}
    order by 1`);
  return JSON.stringify(rows);
}

/** How many rows each table has, without the log. */
async function counts(): Promise<Record<string, number>> {
  const names = (await schemaTables()).map((table) => getTableConfig(table).name).filter((name) => name !== 'activity');
  const found: Record<string, number> = {};
  for (const name of names) found[name] = await test.db.$count(sql`${sql.identifier(name)}`);
  return found;
}

describe('a rehearsal', () => {
  it('is a marked, private copy with the players, divisions and flights of the tournament, which does not change', async () => {
    const event = await seed();
    const before = await rowsBut('00000000-0000-0000-0000-000000000000');
    const made = await rehearse(event);
    expect(made).toMatchObject({ name: 'Rehearsal: Giải mùa xuân', date: '2026-04-25', rehearsal: true, public: false, playerCount: 8 });
    expect(await rowsBut(made.id)).toBe(before);
    const flights = (await test.ask('reader', `GET ${roundOf(made)}/flights` as 'GET /')).body;
    expect(flights.flights.map(({ number, players }: { number: string; players: object[] }) => [number, players.length])).toEqual([
      ['1', 4],
      ['2', 4],
    ]);
    const divisions = (await test.ask('reader', `GET /api/divisions?tournamentId=${made.id}`)).body.items;
    expect(divisions.map(({ name, playerCount }: { name: string; playerCount: number }) => [name, playerCount])).toEqual([
      ['A', 4],
      ['B', 4],
    ]);
  });

  it('keeps of its players only what results and sheets need', async () => {
    const made = await rehearse(await seed());
    const rows = await test.db.select().from(player).where(eq(player.tournamentId, made.id));
    for (const { phone, email, birthday, birthYear, vga, note } of rows)
      expect([phone, email, birthday, birthYear, vga, note]).toEqual([null, null, null, null, null, null]);
  });

  it('has whole cards, half cards, a hole on which scores differ and a player who withdrew, the same again each time', async () => {
    const event = await seed();
    const first = await cards(await rehearse(event));
    type Told = { name: string; status: string; holes: (number | null)[]; disputes: { hole: number }[] };
    const told = (of: Told[]) =>
      of.map(({ name, status, holes, disputes }) => ({ name, status, holes, differing: disputes.map(({ hole }) => hole) }));
    const played = told(first).map(({ holes }) => holes.filter((score) => score !== null).length);
    expect(played.filter((count) => count === 18)).toHaveLength(4);
    expect(played.filter((count) => count >= 6 && count <= 12)).toHaveLength(4);
    expect(told(first).filter(({ status }) => status === 'WD')).toHaveLength(1);
    expect(told(first).flatMap(({ differing }) => differing)).toHaveLength(1);
    expect(told(await cards(await rehearse(event)))).toEqual(told(first));
  });

  it('of a scramble that counts drives has tee shots of all partners, the same again each time; of another one none', async () => {
    type Side = { partners: { playerId: string; name: string }[]; drives: (string | null)[] };
    type Told = { holes: (number | null)[]; side: Side };
    const told = (of: Told[]) =>
      of.map(({ holes, side: { partners, drives } }) => ({
        scored: holes.map((score) => score !== null),
        by: drives.map((by) => partners.find(({ playerId }) => playerId === by)?.name ?? null),
      }));
    const scramble = async (drives: number | null) => {
      const event = await seedEvent(test.db, test.clubId, { settings: { play: 'scramble', playRule: { drives } }, players: 8 });
      const sides = [0, 4].map((from) => ({ partners: event.playerIds.slice(from, from + 4) }));
      await test.ask('manager', `POST ${event.path}/sides`, { sides });
      return event;
    };
    const event = await scramble(4);
    const first = told(await cards(await rehearse(event)));
    expect(first.map(({ by }) => by.map((name) => name !== null))).toEqual(first.map(({ scored }) => scored));
    const [full] = first.filter(({ by }) => !by.includes(null));
    expect([...Map.groupBy(full?.by ?? [], (name) => name).values()].map(({ length }) => length).sort()).toEqual([4, 4, 5, 5]);
    expect(told(await cards(await rehearse(event)))).toEqual(first);
    const { body } = await test.ask('manager', `GET /api/tournaments/${(await rehearse(await scramble(null))).id}/file` as 'GET /');
    expect(JSON.parse(body).entries.every(({ driveBy }: { driveBy: string | null }) => driveBy === null)).toBe(true);
  });

  it('of matches has the teams, the contests and the matches, its golfers in the same places, and nothing that was said', async () => {
    const cup = await seedCup(test);
    const before = await counts();
    await sayOfMatch(test, cup, cup.matches[1], { kind: 'match-conceded', by: 0, hole: null });
    const made = await rehearse(cup.event);
    const of = async (path: string) => (await test.ask('reader', `GET ${path as '/'}/contests`)).body.items[0] as StaffContest;
    const told = ({ name, rule, sessions, standing }: StaffContest) => {
      const sides = sessions.flatMap(({ matches }) => matches.map((one) => one.sides.map((side) => side?.partners.map((who) => who.name))));
      return { name, rule, sides, teams: standing.kind === 'cup' ? standing.teams.length : 0 };
    };
    const copy = await of(`/api/tournaments/${made.id}`);
    expect(told(copy)).toEqual(told(await of(cup.event.path)));
    expect(copy.sessions[0]?.matches[1]?.state).not.toMatchObject({ by: 'conceded' });
    expect((await test.ask('manager', `DELETE /api/tournaments/${made.id}`)).status).toBe(204);
    expect(await counts()).toEqual({ ...before, match_entry: 1, round_tally: 1, ledger_line: expect.any(Number) });
  });

  it('has fees of its players, and a statement that no bank has, with a line for everything that staff meet', async () => {
    const made = await rehearse(await seed(24));
    const path = `/api/tournaments/${made.id}/payments` as const;
    const money = (await test.ask('manager', `GET ${path}`)).body;
    expect([money.entries.length, money.balance.opening + money.balance.moved]).toEqual([24, money.balance.closing]);
    const linesOf = async (pile: string) => (await test.ask('manager', `GET ${path}/lines?pile=${pile}&pageSize=100`)).body.items;
    const reasons = (lines: { reason: string }[]) => [...new Set(lines.map(({ reason }) => reason))].sort();
    expect(reasons(await linesOf('sure'))).toEqual(['code']);
    expect(reasons(await linesOf('decide'))).toEqual(['no-code', 'out', 'over', 'part', 'sums-differ', 'twice']);
    expect(money.days.map(({ source }: { source: string }) => source)).toContain('notice');
    // the last day has passed, and nobody has an address
    expect(money.entries.filter(({ reminder }: { reminder: unknown }) => reminder !== null).length).toBeGreaterThan(0);
    const [part] = (await linesOf('decide')).filter(({ reason }: { reason: string }) => reason === 'part');
    const decision = { as: 'book', shares: part.shares, otherId: null };
    expect((await test.ask('manager', `POST ${path}/lines/${part.id}`, decision)).body.pile).toBe('sure');
  });

  it('keeps its money apart: its account is none of the site, and real lines are never for its entries', async () => {
    const event = await openMoney(test);
    const made = await rehearse(await seed(24));
    const path = `/api/tournaments/${made.id}/payments` as const;
    const { entries, version, accountId } = (await test.ask('manager', `GET ${path}`)).body;
    const accounts = (await test.ask('manager', `GET /api/sites/${test.siteId}/bank-accounts`)).body.items;
    expect(accounts.map(({ id }: { id: string }) => id)).toEqual([event.accountId]);
    const setting = { version, accountId: event.accountId, readmits: false, payBy: null };
    expect((await test.ask('manager', `PUT ${path}`, setting)).status).toBe(404);
    const real = (await test.ask('manager', `GET ${event.path}/payments`)).body;
    const borrowed = { version: real.version, accountId, readmits: false, payBy: null };
    expect((await test.ask('manager', `PUT ${event.path}/payments`, borrowed)).status).toBe(404);
    const lines = entries.map(({ code, price }: { code: string; price: number }) => ({ day: '2026-04-20', amount: price, note: code }));
    const file = pageOfBank(lines, { account: PLACE.number, opening: 0, from: 1 });
    expect((await bringStatement(test, event, file)).body.piles).toMatchObject([{ pile: 'decide', count: 24 }]);
    const { items } = (await test.ask('manager', `GET ${event.path}/payments/lines?pile=decide&pageSize=100`)).body;
    expect(new Set(items.map(({ reason }: { reason: string }) => reason))).toEqual(new Set(['unknown-code']));
  });

  it('has counted holes of its own, and those of the tournament stay secret', async () => {
    const event = await seed();
    await seedCountedHoles(test.db, event.roundId, [1, 2, 3, 10, 11, 12]);
    const made = await rehearse(event);
    const holes = (await test.ask('manager', `POST ${roundOf(made)}/counted-holes/publish` as 'POST /')).body.lists[0].published;
    expect(holes).toHaveLength(6);
    expect(holes).not.toEqual([1, 2, 3, 10, 11, 12]);
    const own = await test.db.select().from(countedHole).where(eq(countedHole.roundId, event.roundId));
    expect(own.map(({ publishedAt }) => publishedAt)).toEqual([null]);
  });

  it.each([0, 1, 2])('may have a field of %i', async (players) => {
    const made = await rehearse(await seed(players));
    expect(made).toMatchObject({ rehearsal: true, playerCount: players });
  });

  it('cannot be made public, by a route or in the database', async () => {
    const made = await rehearse(await seed());
    const { status, body } = await test.ask('manager', `PATCH /api/tournaments/${made.id}`, { version: made.version, public: true });
    expect([status, body.code]).toEqual([409, 'rehearsal-stays-private']);
    await expect(test.db.update(tournament).set({ public: true }).where(eq(tournament.id, made.id))).rejects.toThrow();
    const live = (await test.ask(null, 'GET /api/live/tournaments')).body.items.map(({ id }: { id: string }) => id);
    expect(live).not.toContain(made.id);
    expect((await test.ask(null, `GET /api/live/tournaments/${made.id}`)).status).toBe(404);
  });

  it('is in no figures, not among the next or the latest tournaments, and in the list with its mark', async () => {
    const event = await seed();
    test.setNow(new Date('2026-04-20T03:00:00Z'));
    const figures = async () => {
      const { months } = (await test.ask('admin', 'GET /api/dashboard/figures')).body;
      const today = (await test.ask('manager', 'GET /api/today')).body;
      const latest = (await test.ask('manager', 'GET /api/auth/user')).body.latest_tournament_id;
      const list = (await test.ask('manager', 'GET /api/tournaments?rehearsals=without')).body.items;
      const sites = (await test.ask('admin', 'GET /api/sites')).body.items;
      return { months, today, latest, list, sites };
    };
    const before = await figures();
    expect(before.latest).toBe(event.id);
    const made = await rehearse(event);
    expect(await figures()).toEqual(before);
    test.setNow(new Date('2026-04-25T03:00:00Z'));
    const today = (await test.ask('manager', 'GET /api/today')).body.items;
    expect(today.map(({ tournamentId }: { tournamentId: string }) => tournamentId)).toEqual([event.id]);
    const listed = (await test.ask('manager', 'GET /api/tournaments')).body.items;
    expect(Object.fromEntries(listed.map(({ id, rehearsal }: typeof made) => [id, rehearsal]))).toEqual({
      [event.id]: false,
      [made.id]: true,
    });
  });

  it('is deleted in one step with its scores, links and results, also once it is closed, and leaves only the log', async () => {
    const event = await seed();
    const before = await counts();
    const made = await rehearse(event);
    const [first] = await test.db.select({ id: flight.id }).from(flight).where(eq(flight.roundId, made.rounds[0].id));
    expect((await test.ask('manager', `POST ${roundOf(made)}/links` as 'POST /', { flightIds: [first?.id] })).status).toBe(200);
    await test.db.update(tournament).set({ state: 'closed' }).where(eq(tournament.id, made.id));
    expect((await test.ask('editor', `DELETE /api/tournaments/${made.id}`)).status).toBe(403);
    expect((await test.ask('manager', `DELETE /api/tournaments/${made.id}`)).status).toBe(204);
    expect(await counts()).toEqual(before);
    const lines = await test.db.select({ kind: activity.kind }).from(activity).where(eq(activity.subjectId, made.id));
    expect(lines.map(({ kind }) => kind).sort()).toEqual(['copied', 'deleted']);
  });

  it('is not made of a rehearsal, nor by someone whose right is too low; its copy is a real tournament', async () => {
    const event = await seed();
    const made = await rehearse(event);
    const again = await test.ask('manager', `POST /api/tournaments/${made.id}/rehearsal`);
    expect([again.status, again.body.code]).toEqual([409, 'rehearsal-of-rehearsal']);
    expect((await test.ask('editor', `POST ${event.path}/rehearsal` as 'POST /')).status).toBe(403);
    const copy = await test.ask('manager', `POST /api/tournaments/${made.id}/copy`, { name: 'Giải mùa hè', date: '2026-07-04' });
    expect(copy.body.rehearsal).toBe(false);
  });

  it('stays one in the file of a tournament', async () => {
    const made = await rehearse(await seed());
    const { body } = await test.ask('manager', `GET /api/tournaments/${made.id}/file`);
    expect((typeof body === 'string' ? JSON.parse(body) : body).tournament.rehearsal).toBe(true);
  });
});
