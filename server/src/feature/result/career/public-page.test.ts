import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { sayOfMatch, seedCup } from '../../../../test/kit/cup.ts';
import { cardOver, type Event, seedEvent, wholeCard } from '../../../../test/kit/event.ts';
import { golfer } from '../../../db/schema/field/golfer.ts';
import { player } from '../../../db/schema/field/player.ts';
import { tournament } from '../../../db/schema/field/tournament.ts';

const test = await testApp();
const ask = async (route: Parameters<typeof test.ask>[1], body?: unknown) => {
  const answer = await test.ask('manager', route, body);
  expect([route, answer.status, answer.status < 300 ? null : answer.body]).toEqual([route, answer.status, null]);
  return answer.body;
};

const NAMES = ['Trần An', 'Lê Bình'];
const CHILD = { birthYear: new Date().getFullYear() - 10 };

/** A closed and public day of two; the first won. */
async function played(date: string, settings: object = {}): Promise<Event> {
  const event = await seedEvent(test.db, test.clubId, {
    settings: { name: `Medal ${date}`, date, public: true, awards: [{ kind: 'best-gross' }], ...settings },
    players: NAMES.map((name) => ({ name, handicapCourse: 10 })),
    divisions: ['A'],
  });
  for (const [nth, id] of event.playerIds.entries())
    await ask(`POST ${event.roundPath}/entries`, { entries: wholeCard(id, cardOver({ 1: nth })) });
  await close(event);
  return event;
}

async function close(event: Event): Promise<void> {
  await ask(`POST ${event.roundPath}/finish`);
  await ask(`POST ${event.path}/close`);
  const { boardVersion } = await ask(`GET ${event.path}/winners`);
  await ask(`PUT ${event.path}/winners/publication`, { boardVersion });
}

/** A golfer of the register with these rows, who agrees to these purposes. */
async function golferWith(name: string, playerIds: readonly (string | undefined)[], purposes: readonly string[]): Promise<string> {
  const { id } = await ask(`POST /api/sites/${test.siteId}/golfers`, { name, gender: 'm' });
  await ask(`POST /api/golfers/${id}/joins`, { playerIds });
  for (const purpose of purposes) await ask(`POST /api/golfers/${id}/consents`, { purpose });
  return id;
}

const pageIdOf = async (id: string): Promise<string | null> => {
  const { page } = await ask(`GET /api/golfers/${id}/career`);
  return page && new URL(page.url).searchParams.get('id');
};
const read = (pageId: string | null) => test.ask(null, `GET /api/live/golfers/${pageId}`);
const itemsOf = async (id: string) => (await read(await pageIdOf(id))).body.items;

describe('the public page of a golfer', () => {
  it('has what the public board and the published winners have, and nothing else', async () => {
    const event = await played('2026-03-10');
    const id = await golferWith('Trần An', event.playerIds.slice(0, 1), ['page']);
    const { status, body, headers } = await read(await pageIdOf(id));
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body).toEqual({
      name: 'Trần An',
      linked: false,
      seasons: [],
      items: [
        {
          ...{ tournamentId: event.id, name: 'Medal 2026-03-10', date: '2026-03-10', clubName: 'Phoenix', status: 'ok', divisionName: 'A' },
          ...{ basis: 'net', place: { position: 1, tied: false }, divisionPlace: { position: 1, tied: false } },
          ...{ gross: 72, grossToPar: 0, net: 71, netToPar: -1, points: null, playerId: event.playerIds[0], partners: [], opponents: [] },
          winners: [{ award: 'best-gross', ownName: null, ownNameEnglish: null, place: 1, divisionName: null, hole: null, gender: null }],
        },
      ],
    });
    expect(JSON.stringify(body)).not.toContain(id);
  });

  it('is gone with the next request once the consent is taken back; given again it has another address', async () => {
    const { playerIds } = await played('2026-03-10');
    const id = await golferWith('Trần An', playerIds.slice(0, 1), ['page']);
    const first = await pageIdOf(id);
    expect((await read(first)).status).toBe(200);
    await ask(`DELETE /api/golfers/${id}/consents/page`);
    expect([await pageIdOf(id), (await read(first)).status]).toEqual([null, 404]);
    await ask(`POST /api/golfers/${id}/consents`, { purpose: 'page' });
    expect((await read(first)).status).toBe(404);
    expect((await read(await pageIdOf(id))).status).toBe(200);
  });

  it('has the newest day alone, until the golfer agrees that several stand together', async () => {
    const [march, april] = [await played('2026-03-10'), await played('2026-04-10')];
    const id = await golferWith('Trần An', [march.playerIds[0], april.playerIds[0]], ['page']);
    expect(await itemsOf(id)).toMatchObject([{ date: '2026-04-10' }]);
    await ask(`POST /api/golfers/${id}/consents`, { purpose: 'results' });
    expect(await itemsOf(id)).toMatchObject([{ date: '2026-04-10' }, { date: '2026-03-10' }]);
  });

  it.each([
    ['later', (id: string) => test.db.update(golfer).set(CHILD).where(eq(golfer.id, id))],
    ['in a list alone', (_: string, playerId: string) => test.db.update(player).set(CHILD).where(eq(player.id, playerId))],
  ])('is there of a minor only while a guardian agrees, also when the birthday is written down %s', async (_, write) => {
    const { playerIds } = await played('2026-03-10');
    const id = await golferWith('Trần An', playerIds.slice(0, 1), ['page']);
    const page = await pageIdOf(id);
    await write(id, playerIds[0] ?? '');
    expect([await pageIdOf(id), (await read(page)).status]).toEqual([null, 404]);
    expect((await test.ask('manager', `POST /api/golfers/${id}/consents`, { purpose: 'page' })).body.code).toBe('guardian-needed');
    await ask(`POST /api/golfers/${id}/consents`, { purpose: 'page', guardian: 'Trần Bố' });
    expect((await read(await pageIdOf(id))).body.name).toBe('Trần An');
  });

  it('is gone once the golfer asks for their data to be removed, and knows no consent of another purpose', async () => {
    const { playerIds } = await played('2026-03-10');
    const id = await golferWith('Trần An', playerIds.slice(0, 1), ['results', 'contacts']);
    expect(await pageIdOf(id)).toBeNull();
    await ask(`POST /api/golfers/${id}/consents`, { purpose: 'page' });
    const page = await pageIdOf(id);
    await test.db.update(golfer).set({ removalAskedAt: new Date() }).where(eq(golfer.id, id));
    expect((await read(page)).status).toBe(404);
  });

  it.each([
    ['is not public', (of: Event) => test.db.update(tournament).set({ public: false }).where(eq(tournament.id, of.id))],
    ['is archived', (of: Event) => test.db.update(tournament).set({ archivedAt: new Date() }).where(eq(tournament.id, of.id))],
    ['shows them as initials', (of: Event) => test.db.update(player).set({ initials: true }).where(eq(player.tournamentId, of.id))],
    [
      'has no name of theirs any more',
      (of: Event) => test.db.update(player).set({ anonymisedAt: new Date() }).where(eq(player.tournamentId, of.id)),
    ],
  ])('has no tournament that %s', async (_, change) => {
    const event = await played('2026-03-10');
    const id = await golferWith('Trần An', event.playerIds.slice(0, 1), ['page']);
    await change(event);
    expect(await itemsOf(id)).toEqual([]);
  });

  it('follows the person: whoever was taken for another agreed for them, and takes it back for both', async () => {
    const { playerIds } = await played('2026-03-10');
    const id = await golferWith('Trần An', playerIds.slice(0, 1), []);
    const other = await golferWith('Tran An', [(await played('2026-04-10')).playerIds[0]], ['page', 'results']);
    const page = await pageIdOf(other);
    await ask(`POST /api/golfers/${other}/merge`, { intoId: id });
    expect((await read(page)).body).toMatchObject({ name: 'Trần An', items: [{}, {}] });
    expect((await ask(`GET /api/golfers/${id}`)).consents).toMatchObject([{ purpose: 'page' }, { purpose: 'results' }]);
    await ask(`DELETE /api/golfers/${id}/consents/page`);
    expect((await read(page)).status).toBe(404);
  });
});

describe('others on the page of a golfer', () => {
  it('are named when they have a page themselves; where matches decide there are no strokes', async () => {
    const cup = await seedCup(test, { name: 'Cúp' });
    const [a, b, , , e] = cup.event.playerIds;
    for (const match of cup.matches) await sayOfMatch(test, cup, match, { kind: 'result', winner: 0, score: { up: 3, left: 2 } });
    await close(cup.event);
    const id = await golferWith('Trần An', [a], ['page']);
    const { items } = await ask(`GET /api/golfers/${id}/career`);
    const somebody = { name: expect.any(String), golferId: null };
    expect(items).toMatchObject([{ partners: [somebody], opponents: [somebody, somebody] }]);
    expect(await itemsOf(id)).toMatchObject([{ partners: [null], opponents: [null, null], gross: null, place: null }]);
    const partner = await golferWith('Lê Bình', [b], ['page']);
    await golferWith('Đỗ Chi', [e], ['results']);
    expect(await itemsOf(id)).toMatchObject([{ partners: [items[0].partners[0].name], opponents: [null, null] }]);
    await ask(`DELETE /api/golfers/${partner}/consents/page`);
    expect(await itemsOf(id)).toMatchObject([{ partners: [null] }]);
  });
});
