import { type Checked, checkFacts, type DayFacts } from '@fairway/facts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginSession } from '../src/access/session-store.ts';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import type { OpenDatabase } from '../src/db/database.ts';
import { openDatabase } from '../src/db/open.ts';
import { users } from '../src/db/schema/account/site.ts';
import { signedResult } from '../src/db/schema/play/ledger.ts';
import { emptyDatabase, type NewDatabase } from './engine/database.ts';
import { readRelease, restore } from './engine/release.ts';

/**
 * Closed, published and signed by the release before there were editions, one of each kind that a later edition mended, with who won by the
 * rules of then; and one that is under way.
 */
const CLOSED: Record<string, (string | null)[]> = {
  // Bình's 4 on her par 5 is a birdie, Chi's 3 on a par 5 of both cards an eagle
  'Quà eagle': ['Nguyễn An', 'Lê Chi'],
  // “above 27 counts as 24” took 27.4 on nine holes for 12
  'Mức trần': ['Nguyễn Bình'],
  // the share of 75 % fell on the difference in par too
  'Par riêng của tee': ['Nguyễn Bình'],
  // nobody received the difference of the two cards
  'Đối kháng': ['Nguyễn An'],
  // the ball of a disqualified partner counted
  'Bốn bóng': ['S'],
};

let place: NewDatabase;
let database: OpenDatabase;
let app: Awaited<ReturnType<typeof buildApp>>;
let headers: { authorization: string };
const get = async (url: string) => (await app.inject({ url, headers })).json();
const listed = async (): Promise<{ id: string; name: string }[]> => (await get('/api/tournaments?sort=name&order=asc')).items;
const idOf = async (name: string) => (await listed()).find((one) => one.name === name)?.id;

beforeAll(async () => {
  place = await emptyDatabase();
  database = await openDatabase({ databaseUrl: place.env.DATABASE_URL, dataDir: place.env.DATA_DIR ?? '' });
  await restore(database.db, readRelease('edition-1'));
  await database.migrate();
  const settings = { LOG_LEVEL: 'silent', DEMO: 'off', FAIRWAY_SECRET: 'a secret of this test, long enough for it' };
  app = await buildApp({ database, config: readConfig(settings) });
  const [admin] = (await database.db.select().from(users)).filter(({ isSuperAdmin }) => isSuperAdmin);
  headers = { authorization: `Bearer ${await beginSession(database.db, admin?.id ?? '', new Date())}` };
});
afterAll(async () => {
  await app.close();
  await database.close();
  await place.remove();
});

it.each(Object.entries(CLOSED))(
  'a result that was closed before a rule was mended stays what it was, and its check agrees: %s',
  async (name, winners) => {
    const id = await idOf(name);
    const { final, items } = await get(`/api/tournaments/${id}/winners`);
    expect([final, items.map(({ winner }: { winner: { name: string } | null }) => winner?.name)]).toEqual([true, winners]);
    const facts: DayFacts = await get(`/api/live/tournaments/${id}/facts.json`);
    const [signed, ...more] = (await database.db.select().from(signedResult)).filter(({ tournamentId }) => tournamentId === id);
    expect(more).toEqual([]);
    expect(facts).toMatchObject({ final: true, signature: signed?.signature, replaced: [] });
    expect(checkFacts(facts) as Checked).toMatchObject({ findings: [], signature: { holds: true, number: 1 } });
  },
);

it('so do its matches, with the strokes that were received', async () => {
  const [contest] = (await get(`/api/tournaments/${await idOf('Đối kháng')}/contests`)).items;
  expect(contest.sessions[0].matches[0]).toMatchObject({ strokes: [[0], [0]], state: { code: 'won', winner: 0, up: 2, left: 1 } });
});

it('nobody signs it again, whoever reads it: what is asked again is answered as it was signed', async () => {
  const before = await database.db.select().from(signedResult);
  for (const { id } of await listed()) await get(`/api/live/tournaments/${id}/facts.json`);
  expect(await database.db.select().from(signedResult)).toEqual(before);
});

describe('a tournament that an update finds in play', () => {
  it('goes by the rules of today, its ledger is told so, and the ready check says what has moved', async () => {
    const id = await idOf('Đang đấu');
    const [contest] = (await get(`/api/tournaments/${id}/contests`)).items;
    expect(contest.sessions[0].matches[0].strokes).toEqual([[0], [2]]);
    const { lines } = await get(`/api/tournaments/${id}/ready-check`);
    const [rules] = lines.filter(({ item }: { item: string }) => item === 'rules');
    expect(rules.findings.map(({ fact, names }: { fact: string; names: string[] }) => [fact, names])).toEqual([
      ['rules-matches', ['Vô địch · Trận 1']],
      ['rules-strokes', ['Vô địch · Trận 1']],
    ]);
    const facts: DayFacts = await get(`/api/live/tournaments/${id}/facts.json`);
    expect(facts.ledger?.lines.map(({ opened }) => opened?.content)).toContainEqual(
      expect.objectContaining({ kind: 'change', of: 'rule', id: 'edition', value: 3 }),
    );
    expect(checkFacts(facts)).toMatchObject({ findings: [], signature: null });
  });
});

describe('reopening asks by which rules', () => {
  const post = async (path: string, payload?: object) => app.inject({ method: 'POST', url: `/api/tournaments/${path}`, headers, payload });
  const closeAgain = async (id: string | undefined) => {
    expect((await post(`${id}/close`)).statusCode).toBe(200);
    const facts: DayFacts = await get(`/api/live/tournaments/${id}/facts.json`);
    return [
      facts.core.rules.edition,
      facts.signature?.statement.number,
      facts.core.result.winners,
      (checkFacts(facts) as Checked).findings,
    ];
  };

  it('and says what would be otherwise by those of today', async () => {
    const moved = async (name: string) => (await get(`/api/tournaments/${await idOf(name)}/reopen`)).moved;
    const nothing = { places: [], winners: [], matches: [], strokes: [] };
    expect(await moved('Quà eagle')).toEqual({ ...nothing, winners: ['Quà eagle – hố 1'] });
    expect(await moved('Mức trần')).toMatchObject({ winners: ['Best Net'], places: ['Nguyễn Bình', 'Nguyễn An'] });
    expect(await moved('Par riêng của tee')).toMatchObject({ winners: ['Best Net'] });
    // a man and a woman, level to their own par: her strokes met his in the countback too
    const match = ['Vô địch · Trận 1'];
    expect(await moved('Đối kháng')).toEqual({
      places: ['Nguyễn An', 'Trần Bình'],
      winners: ['Best Gross'],
      matches: match,
      strokes: match,
    });
    expect(await moved('Bốn bóng')).toMatchObject({ winners: ['Best Gross'] });
  });

  it('by the rules of then it stays what it was when it is closed again', async () => {
    const id = await idOf('Mức trần');
    const { statusCode } = await post(`${id}/reopen`);
    expect(statusCode).toBe(422);
    const before: DayFacts = await get(`/api/live/tournaments/${id}/facts.json`);
    expect((await post(`${id}/reopen`, { rules: 'kept' })).statusCode).toBe(200);
    // the ledger has a line more, of the winners as they are published: the signature is of that too
    expect(await closeAgain(id)).toEqual([undefined, 2, before.core.result.winners, []]);
    expect((await get(`/api/tournaments/${id}/reopen`)).moved).not.toBeNull();
  });

  it('by the rules of today what was mended moves, and is signed with the next number', async () => {
    const id = await idOf('Bốn bóng');
    expect((await post(`${id}/reopen`, { rules: 'today' })).statusCode).toBe(200);
    const [asked] = (await get(`/api/tournaments/${id}/disqualifications`)).items;
    const answer = { means: 'side-out', version: asked.version };
    expect((await post(`${id}/rounds/${asked.roundId}/players/${asked.playerId}/disqualification`, answer)).statusCode).toBe(200);
    const { boardVersion, items } = await get(`/api/tournaments/${id}/winners`);
    expect(items.map(({ winner }: { winner: { name: string } }) => winner.name)).toEqual(['T']);
    const published = await app.inject({
      method: 'PUT',
      url: `/api/tournaments/${id}/winners/publication`,
      headers,
      payload: { boardVersion },
    });
    expect(published.statusCode).toBe(200);
    const [edition, number, winners, findings] = await closeAgain(id);
    expect([edition, number, Object.keys(winners ?? {}).length, findings]).toEqual([3, 2, 1, []]);
    expect((await get(`/api/tournaments/${id}/reopen`)).moved).toBeNull();
  });
});
