import { routes } from '@fairway/api';
import { USUAL_PAPERS } from '@fairway/api/choice/output/paper';
import { WORKBOOK_KINDS } from '@fairway/api/choice/output/workbook';
import { leaderboard, PEORIA_RULES, SEASON_RULES } from '@fairway/golf';
import { desc, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { until } from '../../scripts/kit/until.ts';
import { activity } from '../src/db/schema/account/activity.ts';
import { round } from '../src/db/schema/field/tournament.ts';
import { countedHole } from '../src/db/schema/result/counted-hole.ts';
import { seasonPublication } from '../src/db/schema/result/season.ts';
import { competitionOf } from '../src/engine/competition/competition.ts';
import { requireTournamentFacts } from '../src/engine/competition/store.ts';
import { createLog } from '../src/log.ts';
import { type Person, testApp } from './kit/app.ts';
import { seenBoard } from './kit/board.ts';
import { cardOver, type Event, seedEvent, stroke, wholeCard } from './kit/event.ts';
import { textOf } from './kit/paper/file-text.ts';

const logged: string[] = [];
const test = await testApp({}, { log: createLog({ logLevel: 'trace' }, { write: (line) => logged.push(line) }) });

/** The counted holes of this test, in an order that no other list has. */
const HOLES = [18, 2, 17, 3, 15, 5, 14, 6, 12, 8, 11, 9];
const SORTED = HOLES.toSorted((a, b) => a - b);

const NOBODY = '00000000-0000-4000-8000-000000000000';

type Heard = { where: string; text: string };
/** Everything that left the server: answers with the route that gave them, and log lines. */
const heard: Heard[] = [];

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
async function ask(who: Person | null, route: `${Method} /${string}`, body?: unknown) {
  const answer = await test.ask(who, route, body);
  heard.push({ where: `${who ?? 'nobody'} ${route}`, text: await textOf(answer.bytes, String(answer.headers['content-type'])) });
  return answer;
}

/** The day handicaps and nets that the engine would calculate if it knew the holes. */
async function secretFigures(event: Event): Promise<string[]> {
  const competition = await competitionOf(test.db, await requireTournamentFacts(test.db, event.id));
  const rules = { ...competition.rules, dayHandicap: { system: 'double-peoria' as const, countedHoles: [HOLES] } };
  const lines = leaderboard(rules, competition.competitors);
  return lines
    .flatMap(({ handicap, net }) => [handicap, net].map((tenths) => String((tenths ?? 0) / 10)))
    .filter((figure) => figure.includes('.'));
}

/** The places of a handicap, a net or points in an answer that must have none. */
function figuresIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const here = `${path}.${key}`;
    const isFigure =
      ['handicap', 'net', 'netToPar', 'points', 'playingHandicap'].includes(key) && inner !== null && typeof inner !== 'object';
    return isFigure ? [here] : figuresIn(inner, here);
  });
}

let event: Event;
/** Of the register: the first player. */
let golferId: string;
/** Of their public page. */
let page: string;
/** Of a season of net scores that the tournament is an event of. */
let seasonId: string;
beforeEach(async () => {
  heard.length = 0;
  logged.length = 0;
  const players = Array.from({ length: 4 }, () => ({ handicapCourse: null, handicapIndex: null }));
  const sideAwards = [{ kind: 'longest-drive' as const, holes: '7' }];
  const settings = { calculateHandicapDay: 'double-peoria' as const, regulations: 'Luật R&A', sideAwards };
  event = await seedEvent(test.db, test.clubId, { players, divisions: ['A'], settings });
  await ask('manager', `PUT ${event.roundPath}/counted-holes`, { holes: HOLES });
  const over: Record<number, number>[] = [
    { 2: 1, 3: 2 },
    { 1: 2, 5: 1 },
    { 6: 3, 8: 2, 9: 1 },
    { 4: 1, 17: 1, 18: 3 },
  ];
  await ask('reader', `POST ${event.roundPath}/entries`, {
    entries: over.flatMap((changes, nth) => wholeCard(event.playerIds[nth] ?? '', cardOver(changes))),
  });
  const added = await test.ask('manager', `POST /api/sites/${test.siteId}/golfers`, { name: 'Nguyễn An', gender: 'm' });
  golferId = added.body.id;
  await test.ask('manager', `POST /api/golfers/${golferId}/joins`, { playerIds: event.playerIds.slice(0, 1) });
  for (const purpose of ['page', 'results']) await test.ask('manager', `POST /api/golfers/${golferId}/consents`, { purpose });
  const { url } = (await test.ask('manager', `GET /api/golfers/${golferId}/career`)).body.page;
  page = new URL(url).searchParams.get('id') ?? '';
  const scoring = { ...SEASON_RULES['best-eight-places'], guests: 'count', basis: 'net' };
  const season = { name: 'Medal', clubId: null, rule: { ...scoring, from: '2020-01-01', to: '2039-12-31', only: null, events: {} } };
  const made = await test.ask('manager', `POST /api/sites/${test.siteId}/seasons`, season);
  expect(made.status).toBe(200);
  seasonId = made.body.id;
  // what is published says nothing yet: the table of the moment is asked for
  const core = JSON.stringify({ rule: season.rule, events: [], lines: [], people: [] });
  await test.db.insert(seasonPublication).values({ seasonId, number: 1, at: new Date(), core, moves: { changes: [], moved: [] } });
  await test.ask('manager', `POST /api/golfers/${golferId}/consents`, { purpose: 'seasons' });
});

/** Every GET of the api, its ids filled in; a route with a new kind of id fails here until the test knows one. */
const everyGet = (activityId: string) =>
  Object.keys(routes)
    .filter((key) => key.startsWith('GET ') && !key.endsWith('/events') && key !== 'GET /api/auth/logout')
    .flatMap((key) => {
      const ids: Record<string, string | undefined> = {
        tournamentId: event.id,
        roundId: event.roundId,
        playerId: event.playerIds[0],
        divisionId: event.divisionIds[0],
        siteId: test.siteId,
        clubId: test.clubId,
        activityId,
        awardId: event.awardIds['best-net'],
        golferId,
        page,
        seasonId,
        number: '1',
        // of records that know nothing of a tournament
        courseId: NOBODY,
        contractId: NOBODY,
        userId: NOBODY,
        sponsorId: NOBODY,
        matchId: NOBODY,
        teamId: NOBODY,
        signupId: NOBODY,
        entryId: NOBODY,
        hash: 'f'.repeat(64),
        code: '33333333',
        kind: 'leaderboard',
        nonce: 'used-once-0123456789-_',
      };
      const path = key.slice(4).replace(/:(\w+)/g, (_, name: string) => {
        expect(ids, `${key} has an id that this test does not know`).toHaveProperty(name);
        return ids[name] ?? '';
      });
      const queries = key.endsWith('leaderboard/:playerId')
        ? ['?basis=gross', '?basis=net', '?basis=points&within=division']
        : ['', `?tournamentId=${event.id}`];
      return queries.map((query) => `GET ${path}${query}` as const);
    });

/** Everything on paper and as a workbook, for whoever sees the most. */
const everyFile = (): `GET /${string}`[] => [
  ...USUAL_PAPERS.map((kind) => `GET ${event.path}/paper/${kind}` as const),
  ...WORKBOOK_KINDS.map((kind) => `GET ${event.path}/workbook/${kind}` as const),
];

const readFiles = async (): Promise<void> => {
  for (const route of everyFile()) await ask('manager', route);
};

/** Nobody, who sees the most, and who sees the least of a tournament; what the others may not see is refused (`permission.test.ts`). */
const READERS = [null, 'admin', 'manager', 'reader'] as const;

async function readEverything(): Promise<void> {
  const [newest] = await test.db.select().from(activity).orderBy(desc(activity.at)).limit(1);
  for (const route of everyGet(newest?.id ?? '')) for (const who of READERS) await ask(who, route as `GET /${string}`);
  for (const route of ['GET /api/openapi.json', 'GET /api/health'] as const) await ask(null, route);
}

/** What people do while the holes are hidden, allowed or not. */
async function doEverything(): Promise<void> {
  const path = event.path;
  await ask('manager', `PUT ${event.roundPath}/counted-holes`, { holes: HOLES.slice(1) });
  await ask('manager', `PUT ${event.roundPath}/counted-holes`, { holes: [...HOLES.slice(1), 2] });
  await ask('manager', `PUT ${event.roundPath}/counted-holes`, { holes: HOLES });
  await ask('reader', `PUT ${event.roundPath}/counted-holes`, { holes: HOLES });
  const reveal = await ask('manager', `POST ${path}/ceremony`, {
    ...{ kind: 'counted-holes', roundId: event.roundId, divisionId: null, awardId: null },
  });
  expect(reveal.status).toBe(200);
  await readEverything();
  await readFiles();
  await ask('manager', `PUT ${event.roundPath}/counted-holes`, { holes: HOLES });
  await ask('manager', `POST ${path}/ceremony/end`, { version: 1, outcome: 'put-back' });
  await ask('manager', `PATCH ${path}`, { name: 'Tên khác', version: 1 });
  await ask('manager', `PATCH ${path}`, { name: 'Tên cũ', version: 1 });
  await ask('manager', `POST ${event.roundPath}/finish`);
  await ask('manager', `POST ${path}/lock`);
  await ask('manager', `POST ${path}/close`);
  await ask('manager', `PUT ${path}/winners/${event.awardIds['best-net']}/decision`, {
    ...{ playerId: event.playerIds[0], reason: 'Bốc thăm' },
    ...(await seenBoard(test, event)),
  });
  await ask('manager', `POST ${event.roundPath}/reopen`);
  const entry = stroke(event.playerIds[0] ?? '', 1, 5);
  await ask('editor', `POST ${event.roundPath}/entries`, { entries: [entry] });
  await ask('editor', `POST ${event.roundPath}/settle`, {
    id: crypto.randomUUID(),
    playerId: entry.playerId,
    hole: 1,
    score: 5,
    reason: 'Trọng tài',
  });
}

async function rowsOf(table: 'activity' | 'final_result'): Promise<Heard[]> {
  const { rows } = await test.db.execute<{ text: string }>(sql`select t::text as text from ${sql.identifier(table)} t`);
  return rows.map(({ text }) => ({ where: table, text }));
}

/** The twelve numbers in a row, as entered or sorted, with any separator; on paper there is | between two. */
const inARow = (holes: readonly number[]) => new RegExp(holes.join('[\\s",;|\\\\]+'));
const figureIn = (figure: string) => new RegExp(`(^|[^\\d.])${figure.replace('.', '\\.')}([^\\d]|$)`);
/** A long text may stand in several lines. */
const unbroken = (text: string) => text.replaceAll(/[\s|]/g, '');

/** Only what a failing database says is the engine's: everything else is read once. */
const onPostgres = it.runIf(process.env.TEST_ENGINE === 'postgres');

describe('while the counted holes are entered but not published', () => {
  onPostgres('no answer, activity or log line has them, a handicap or a net', async () => {
    await readFiles();
    await doEverything(); // reads everything while the reveal of the holes is prepared
    await readEverything();
    expect(heard.length).toBeGreaterThan(150);
    for (const file of everyFile())
      expect(
        heard.some(({ where, text }) => where.endsWith(file) && !text.startsWith('{')),
        file,
      ).toBe(true);
    expect(heard.some(({ where, text }) => where.includes('/leaderboard') && text.includes('"gross"'))).toBe(true);
    for (const door of ['nobody GET /api/live', 'manager GET /api'])
      expect(heard.some(({ where, text }) => where === `${door}/seasons/${seasonId}/now` && text.includes('"waits":true'))).toBe(true);
    const everything = [
      ...heard,
      ...(await rowsOf('activity')),
      ...(await rowsOf('final_result')),
      ...logged.map((text) => ({ where: 'log', text })),
    ];
    const figures = await secretFigures(event);
    const salts = (await test.db.select({ salt: countedHole.salt }).from(countedHole)).map(({ salt }) => salt ?? '');
    expect(salts.every((salt) => salt.length === 64)).toBe(true);
    expect(figures.length).toBe(8);
    for (const { where, text } of everything) {
      expect(text, where).not.toMatch(inARow(HOLES));
      expect(text, where).not.toMatch(inARow(SORTED));
      for (const salt of salts) expect(unbroken(text), where).not.toContain(salt);
      for (const figure of figures) expect(text, `${where} ${figure}`).not.toMatch(figureIn(figure));
    }
    const answers = heard.filter(({ where, text }) => text.startsWith('{') && !where.includes('openapi'));
    for (const { where, text } of answers) expect(figuresIn(JSON.parse(text)), where).toEqual([]);
  });

  it('no log line of a failing database has them either', async () => {
    await test.db.execute(sql`alter table counted_hole rename to lost`);
    try {
      expect((await ask('manager', `PUT ${event.roundPath}/counted-holes`, { holes: HOLES })).status).toBe(500);
      for (const who of ['reader', null] as const)
        await ask(who, `GET /api${who ? '' : '/live'}/tournaments/${event.id}${who ? '/leaderboard' : ''}`);
    } finally {
      await test.db.execute(sql`alter table lost rename to counted_hole`);
    }
    expect(logged.join('\n')).toContain('unexpected error');
    for (const text of [...logged, ...heard.map((one) => one.text)]) {
      expect(text).not.toMatch(inARow(HOLES));
      expect(text).not.toMatch(inARow(SORTED));
    }
  });

  onPostgres('this test would find them: once published they are on the board, with handicaps and nets', async () => {
    expect(await test.db.select().from(countedHole)).toMatchObject([{ holes: SORTED, publishedAt: null }]);
    expect(PEORIA_RULES['double-peoria'].holeCount).toBe(HOLES.length);
    const figures = await secretFigures(event);
    await test.db.update(round).set({ finishedAt: new Date() });
    expect((await ask('manager', `POST ${event.roundPath}/counted-holes/publish`)).status).toBe(200);
    await until(async () => expect((await ask(null, `GET /api/live/tournaments/${event.id}`)).body.handicapPending).toBe(false));
    const { text } = heard.at(-1) ?? { text: '' };
    const [sealed] = await test.db.select().from(countedHole);
    expect((await ask(null, `GET /api/live/tournaments/${event.id}/seals`)).body.lists[0].opened).toEqual({
      holes: SORTED,
      salt: sealed?.salt,
    });
    expect(text).toMatch(inARow(SORTED));
    const packed = ['paper/result', 'workbook/result', 'workbook/card'] as const;
    for (const file of packed) await ask('manager', `GET ${event.path}/${file}`);
    const [paper, workbook, cards] = heard.slice(-packed.length).map((one) => one.text);
    for (const figure of figures) for (const source of [text, paper, workbook]) expect(source).toMatch(figureIn(figure));
    expect(cards).toMatch(inARow(cardOver({ 2: 1, 3: 2 }).slice(0, 9)));
    expect(figuresIn(JSON.parse(text)).length).toBeGreaterThan(8);
  });
});
