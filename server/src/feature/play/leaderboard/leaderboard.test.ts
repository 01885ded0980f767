import { randomUUID } from 'node:crypto';
import { type BoardWinner, publicBoard } from '@fairway/api';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { raiseBoard } from '../../../../test/kit/board.ts';
import {
  cardOver,
  type EntryBody,
  type Event,
  nameOf,
  seedCountedHoles,
  seedEvent,
  stroke,
  wholeCard,
} from '../../../../test/kit/event.ts';
import { player } from '../../../db/schema/field/player.ts';
import { tournament } from '../../../db/schema/field/tournament.ts';
import { measurement } from '../../../db/schema/play/measurement.ts';
import { winnerPublication } from '../../../db/schema/result/result.ts';
import { findBoards } from './find-boards.ts';
import { publicBoardOf } from './public-board.ts';

const test = await testApp();

const send = (event: Event, entries: EntryBody[], nth = 0) =>
  test.ask('reader', `POST ${event.path}/rounds/${event.roundIds[nth]}/entries`, { entries });
const staffBoard = async (event: Event) => (await test.ask('reader', `GET ${event.path}/leaderboard`)).body;
const live = (event: Event, headers: Record<string, string> = {}) =>
  test.ask(null, `GET /api/live/tournaments/${event.id}`, undefined, headers);
const lineOf = async (event: Event, nth = 0) =>
  (await staffBoard(event)).lines.find((one: { playerId: string }) => one.playerId === event.playerIds[nth]);
const ids = (lines: { playerId: string }[]) => lines.map((one) => one.playerId);
/** Every player of the event plays every hole in par, except for what is added here. */
const playRound = (event: Event, over: Readonly<Record<number, number>>[], nth = 0) =>
  send(
    event,
    over.flatMap((changes, at) => wholeCard(event.playerIds[at] ?? '', cardOver(changes))),
    nth,
  );

describe('the board', () => {
  it('has only the public columns, whatever is known of a player', async () => {
    const secret = { vga: '38632', phone: '0903123456', email: 'an@golf.example', note: 'ăn chay', birthday: '1980-02-03', tee: 'Blue' };
    const event = await seedEvent(test.db, test.clubId, {
      players: [{ ...secret, handicapCourse: 95, handicapIndex: 123 }, {}],
      divisions: ['A'],
    });
    await playRound(event, [{ 1: 1 }, {}]);
    const { body } = await live(event);
    // A schema drops what it does not name, at every depth.
    expect(publicBoard.parse(body)).toEqual(body);
    expect(Object.keys(body.lines[0]).sort()).toEqual([
      'complete',
      'disputed',
      'divisionId',
      'divisionPlaces',
      'flight',
      'gross',
      'grossToPar',
      'handicap',
      'holesPlayed',
      'name',
      'net',
      'netToPar',
      'places',
      'playerId',
      'points',
      'rounds',
      'startingHole',
      'status',
      'thru',
      'totals',
      'women',
    ]);
    const text = JSON.stringify(body);
    for (const value of [...Object.values(secret), '12.3', '123']) expect(text).not.toContain(`"${value}"`);
    expect(publicBoardOf(await staffBoard(event), 'net', new Set())).toEqual(body);
  });

  it('shows the scores and the place of each player', async () => {
    const event = await seedEvent(test.db, test.clubId, {
      players: [{ handicapCourse: 0 }, { handicapCourse: 144 }, { handicapCourse: 400 }],
    });
    await playRound(event, [{ 1: 1 }, { 1: 5, 2: 5 }]);
    const { lines, bases } = await staffBoard(event);
    expect(bases).toEqual(['net', 'gross', 'points']);
    expect(lines).toMatchObject([
      { playerId: event.playerIds[1], gross: 82, grossToPar: 10, handicap: 14, net: 68, netToPar: -4, thru: 18, complete: true },
      {
        playerId: event.playerIds[0],
        gross: 73,
        handicap: 0,
        net: 73,
        netToPar: 1,
        places: { net: { position: 2, tied: false }, gross: { position: 1, tied: false } },
      },
      { playerId: event.playerIds[2], gross: null, handicap: 36, net: null, netToPar: null, thru: 0, places: { net: null, gross: null } },
    ]);
    expect(lines[1].rounds).toEqual([cardOver({ 1: 1 })]);
  });

  it('marks the holes with different scores from two sources', async () => {
    const event = await seedEvent(test.db, test.clubId);
    const [an = ''] = event.playerIds;
    await send(event, [stroke(an, 7, 3)]);
    await test.ask('editor', `POST ${event.roundPath}/entries`, { entries: [stroke(an, 7, 4)] });
    expect(await lineOf(event)).toMatchObject({ disputed: [[1, 7]] });
  });

  it('lists a player who did not start last, and one who is absent from the prize giving where their score puts them', async () => {
    const event = await seedEvent(test.db, test.clubId, { players: [{ absent: true }, { status: 'DNS' }, {}] });
    await playRound(event, [{}]);
    const { lines } = await staffBoard(event);
    expect(lines.map((one: { status: string }) => one.status)).toEqual(['ok', 'ok', 'DNS']);
    expect(lines.map((one: { playerId: string }) => event.playerIds.indexOf(one.playerId))).toEqual([0, 2, 1]);
  });

  it('shows the net that ranks if the tournament has a net floor', async () => {
    const event = await seedEvent(test.db, test.clubId, { players: [{ handicapCourse: 100 }, {}], settings: { netFloor: -3 } });
    await playRound(event, [{}]);
    expect(await lineOf(event)).toMatchObject({ net: 62, netToPar: -3 });
  });
});

describe('the day handicap', () => {
  it('is the lower of System 36 and the declared handicap by Modified System 36', async () => {
    const event = await seedEvent(test.db, test.clubId, {
      settings: { calculateHandicapDay: 'modified-system-36' },
      players: [{ handicapCourse: 24 }, { handicapCourse: 180 }, { handicapCourse: null }],
    });
    const bogeys = Object.fromEntries(Array.from({ length: 5 }, (_, at) => [at + 1, 1]));
    await playRound(event, [bogeys, bogeys, bogeys]);
    expect([await lineOf(event), await lineOf(event, 1), await lineOf(event, 2)]).toMatchObject([
      { gross: 77, handicap: 2, net: 75 },
      { handicap: 5, net: 72 },
      { handicap: 5, net: 72 },
    ]);
  });

  it('comes from the worst holes by Callaway', async () => {
    const event = await seedEvent(test.db, test.clubId, { settings: { calculateHandicapDay: 'callaway' } });
    await playRound(event, [{ 1: 2, 2: 2, 3: 2 }]);
    // 78: the worst hole, and no adjustment.
    expect(await lineOf(event)).toMatchObject({ gross: 78, handicap: 6, net: 72 });
  });
});

describe('a Peoria', () => {
  const settings = { calculateHandicapDay: 'double-peoria' } as const;
  const HOLES = [1, 2, 3, 4, 5, 6, 10, 11, 12, 13, 14, 15];

  it('has no handicap, net or points before its holes are published, and ranks gross', async () => {
    const event = await seedEvent(test.db, test.clubId, { settings, players: [{ handicapCourse: 300 }, {}] });
    await seedCountedHoles(test.db, event.roundId, HOLES);
    await playRound(event, [{ 1: 2 }, {}]);
    const { bases, handicapPending, countedHoles, lines } = await staffBoard(event);
    expect([bases, handicapPending, countedHoles]).toEqual([['gross'], true, null]);
    expect(ids(lines)).toEqual([event.playerIds[1], event.playerIds[0]]);
    for (const line of lines) {
      expect(line).toMatchObject({ handicap: null, net: null, netToPar: null, points: null, divisionPlaces: { gross: null } });
      expect(Object.keys(line.places)).toEqual(['gross']);
    }
  });

  it('shows holes, handicaps and nets once they are published', async () => {
    const event = await seedEvent(test.db, test.clubId, { settings, players: 2 });
    await seedCountedHoles(test.db, event.roundId, HOLES, new Date());
    await playRound(event, [{ 1: 3, 2: 3 }, {}]);
    const { bases, handicapPending, countedHoles, lines } = await staffBoard(event);
    expect([bases, handicapPending, countedHoles]).toEqual([['gross', 'net', 'points'], false, [{ divisionId: null, rounds: [HOLES] }]]);
    // Counted: 48 + 6 strokes; 54 × 1.5 − 72 = 9; × 0.8 = 7.2.
    expect(lines.find((one: { gross: number }) => one.gross === 78)).toMatchObject({ handicap: 7.2, net: 70.8 });
  });

  it.each([
    [36, 35],
    [40, 40],
  ])('stops at the tournament’s own cap: above %i counts as %i', async (capAbove, capCountsAs) => {
    const event = await seedEvent(test.db, test.clubId, { settings: { ...settings, capAbove, capCountsAs } });
    await seedCountedHoles(test.db, event.roundId, HOLES, new Date());
    await playRound(event, [Object.fromEntries(HOLES.map((hole) => [hole, 3]))]);
    // Counted: 48 + 36 strokes; 84 × 1.5 − 72 = 54; × 0.8 = 43.2.
    expect(await lineOf(event)).toMatchObject({ gross: 108, handicap: capCountsAs, net: 108 - capCountsAs });
  });

  it('of two rounds needs the holes of both', async () => {
    const event = await seedEvent(test.db, test.clubId, { settings, players: 2, rounds: 2 });
    await seedCountedHoles(test.db, event.roundId, HOLES, new Date());
    expect((await staffBoard(event)).handicapPending).toBe(true);
    await seedCountedHoles(test.db, event.roundIds[1] ?? '', HOLES.toReversed(), new Date());
    await raiseBoard(test.db, event.id);
    expect((await staffBoard(event)).handicapPending).toBe(false);
  });
});

describe('an explanation', () => {
  it('leads from the handicap to the place', async () => {
    const event = await seedEvent(test.db, test.clubId, { players: 2 });
    await playRound(event, [{}, { 1: 2 }]);
    const { status, body } = await test.ask('reader', `GET ${event.path}/leaderboard/${event.playerIds[1]}?basis=net`);
    expect([status, body.position, body.within]).toEqual([200, 2, 'field']);
    expect(body.steps.map((step: { code: string }) => step.code)).toEqual(expect.arrayContaining(['declared-handicap', 'net', 'placed']));
  });

  it('refuses a basis that the board does not have', async () => {
    const event = await seedEvent(test.db, test.clubId);
    const { status, body } = await test.ask('reader', `GET ${event.path}/leaderboard/${event.playerIds[0]}?basis=luck`);
    expect([status, Object.keys(body.errors)]).toEqual([422, ['basis']]);
  });
});

describe('the staff’s board', () => {
  it('shows an entry to its author at once, and only to the tournament’s own site', async () => {
    const event = await seedEvent(test.db, test.clubId, { settings: { public: false } });
    for (let hole = 1; hole <= 5; hole++) {
      await send(event, [stroke(event.playerIds[0] ?? '', hole, 4)]);
      expect(await lineOf(event)).toMatchObject({ thru: hole });
    }
    expect((await test.ask('stranger', `GET ${event.path}/leaderboard`)).status).toBe(404);
    expect((await test.ask(null, `GET ${event.path}/leaderboard`)).status).toBe(401);
  });

  it('is never kept by a cache in between', async () => {
    const event = await seedEvent(test.db, test.clubId);
    const { headers } = await test.ask('reader', `GET ${event.path}/leaderboard`);
    expect(headers['cache-control']).toBe('private, no-cache');
    expect((await test.ask('reader', `GET ${event.path}/leaderboard`, undefined, { 'if-none-match': String(headers.etag) })).status).toBe(
      304,
    );
  });

  it('is the fold of the entries, after any number of corrections', async () => {
    const event = await seedEvent(test.db, test.clubId, { players: 3 });
    const shown = new Map<string, string>();
    const batch = Array.from({ length: 120 }, (_, nth) => {
      const playerId = event.playerIds[nth % 3] ?? '';
      const hole = (nth % 7) + 1;
      const entry = stroke(playerId, hole, (nth % 9) + 1, { replaces: shown.get(`${playerId} ${hole}`) ?? null });
      shown.set(`${playerId} ${hole}`, entry.id);
      return entry;
    });
    for (let from = 0; from < batch.length; from += 30) await send(event, batch.slice(from, from + 30));
    const { cards } = (await test.ask('reader', `GET ${event.roundPath}/scores`)).body;
    const { lines } = await staffBoard(event);
    for (const { playerId, holes } of cards)
      expect(lines.find((one: { playerId: string }) => one.playerId === playerId).rounds[0]).toEqual(holes);
  });
});

describe('both boards of one moment', () => {
  const shot = { kind: 'longest-drive', hole: 7, centimetres: 25_000, onTarget: true } as const;
  const NAMES = [nameOf(0), nameOf(1)];
  const RENAMED = ['Tên mới', 'Tên mới'];
  const boards = async ({ id }: Event) => {
    const found = await findBoards(test.db, id);
    return found && { ...found, names: [found.board, found.public].map((of) => of?.lines.map(({ name }) => name).sort()) };
  };
  const change = (settings: Partial<typeof tournament.$inferInsert>) => test.db.update(tournament).set(settings);

  it('of a closed tournament are as they were then, and final unless anything is hidden: then the public sees no more than before', async () => {
    const event = await seedEvent(test.db, test.clubId, { players: 2, settings: { awards: [] } });
    const [playerId = ''] = event.playerIds;
    await playRound(event, [{}, { 1: 9 }]);
    const author = { enteredAt: new Date(), principalKind: 'person', principalId: randomUUID() } as const;
    await test.db.insert(measurement).values({ ...shot, ...author, id: randomUUID(), playerId, roundId: event.roundId });
    const winner = { award: 'longest-drive', hole: 7, playerId, divisionId: null, place: 1 } as unknown as BoardWinner;
    await test.db.insert(winnerPublication).values({ tournamentId: event.id, winners: [winner], publishedAt: new Date() });
    await test.ask('manager', `POST ${event.roundPath}/finish`);
    expect((await test.ask('manager', `POST ${event.path}/close`)).body).toMatchObject({ state: 'closed' });
    await test.db.update(player).set({ name: 'Tên mới' });
    expect(await boards(event)).toMatchObject({
      ...{ isFinal: true, names: [NAMES, NAMES] },
      public: { hidden: [], winners: [{ centimetres: 25_000 }] },
    });
    await change({ hiddenHoles: 3 });
    const hidden = [{ divisionId: null, holes: 3, frozenAt: null }];
    expect(await boards(event)).toMatchObject({
      isFinal: false,
      board: { hidden, winners: null, lines: [{ thru: 18 }, {}] },
      public: { hidden, winners: null, lines: [{ thru: 15 }, {}] },
    });
    await change({ state: 'open' });
    expect(await boards(event)).toMatchObject({ isFinal: false, names: [RENAMED, RENAMED], public: { hidden, lines: [{ thru: 15 }, {}] } });
    await change({ hiddenHoles: 0 });
    expect(await boards(event)).toMatchObject({ isFinal: false, public: { hidden: [], lines: [{ thru: 18 }, {}] } });
  });

  it('are worked out of one whose result an earlier release did not keep; an archived or a private one has none for the public', async () => {
    const event = await seedEvent(test.db, test.clubId, { players: 2 });
    await change({ state: 'closed' });
    expect((await boards(event))?.names).toEqual([NAMES, NAMES]);
    for (const settings of [{ archivedAt: new Date() }, { archivedAt: null, public: false }]) {
      await change(settings);
      expect((await boards(event))?.names).toEqual([NAMES, undefined]);
    }
    expect(await findBoards(test.db, randomUUID())).toBeNull();
  });
});
