import type { PublicBoard, StaffBoard } from '@fairway/api';
import { describe, expect, it } from 'vitest';
import { type PlainFacts, plainCompetition } from '../../../../test/fixture/competition.ts';
import { testApp } from '../../../../test/kit/app.ts';
import { cardOver, seedEvent, wholeCard } from '../../../../test/kit/event.ts';
import { boardOf } from './board.ts';
import { publicBoardOf, withoutPlaces } from './public-board.ts';

const test = await testApp();

it('has none of the columns that only staff may see, whatever part of the board they are added to', async () => {
  const event = await seedEvent(test.db, test.clubId, { divisions: ['A'] });
  const { body } = await test.ask('reader', `GET ${event.path}/leaderboard`);
  const winners = [{ award: 'best-gross', divisionId: null, place: 1, playerId: event.playerIds[0] }];
  const board = { ...body, winners } as StaffBoard;
  const marked = <T extends object>(rows: readonly T[]): T[] => rows.map((row) => ({ ...row, phone: '0903 123 456' }));
  const staff = {
    ...board,
    phone: '0903 123 456',
    divisions: marked(board.divisions),
    rounds: marked(board.rounds),
    lines: marked(board.lines),
    winners: marked(board.winners ?? []),
  };
  expect(publicBoardOf(staff, 'points', new Set())).toEqual(board);
});

it('offers points only where the format is by points; staff may compare by them', async () => {
  const basesOf = async (format: string) => {
    const { path, id } = await seedEvent(test.db, test.clubId, { settings: { format } });
    const [staff, live] = [await test.ask('reader', `GET ${path}/leaderboard`), await test.ask(null, `GET /api/live/tournaments/${id}`)];
    const [line] = live.body.lines;
    return [staff.body.bases, live.body.bases, Object.keys(line.places), line.points];
  };
  expect(await basesOf('stroke-play-net')).toEqual([['net', 'gross', 'points'], ['net', 'gross'], ['net', 'gross'], null]);
  expect(await basesOf('stableford')).toEqual([['points', 'net', 'gross'], ['points', 'net', 'gross'], ['points', 'net', 'gross'], null]);
});

it('places nobody by strokes where matches decide, also who has a whole card', async () => {
  const { id, playerIds, roundPath } = await seedEvent(test.db, test.clubId, { settings: { play: 'match' }, players: 1 });
  await test.ask('manager', `POST ${roundPath}/entries`, { entries: wholeCard(playerIds[0] ?? '', cardOver()) });
  const { lines } = (await test.ask(null, `GET /api/live/tournaments/${id}`)).body;
  expect(lines.map(({ holesPlayed, places, divisionPlaces }: never) => [holesPlayed, places, divisionPlaces])).toEqual([[18, {}, {}]]);
});

describe('of the board of staff the public reads', () => {
  const row = (playerId: string) => ({ sideId: 'side', roundId: 'r1', playerId, name: `Nguyễn ${playerId}` });
  const facts: PlainFacts = {
    tournament: { play: 'four-ball' },
    players: [
      { id: 'An', name: 'Nguyễn An', cards: [{ scores: cardOver(), total: 72, disputed: [0, 3] }] },
      { id: 'Bình', name: 'Nguyễn Bình', cards: [{ total: 80, disputed: [0] }] },
      { id: 'side', kind: 'side' },
    ],
    partners: [row('An'), row('Bình')],
  };
  const read = (own: 'net' | 'points', byInitials: readonly string[] = []) =>
    publicBoardOf(boardOf(plainCompetition(facts)), own, new Set(byInitials));

  it('a disputed total where it counts, not beside a whole card of holes', () => {
    expect(new Map(read('net').lines.map(({ playerId, disputed }) => [playerId, disputed]))).toEqual(
      new Map([
        ['An', [[1, 3]]],
        ['Bình', [[1, 0]]],
      ]),
    );
  });

  it('points on no list and no hole, of players and of sides, unless they decide', () => {
    const pointsIn = ({ bases, lines, sides }: PublicBoard) => {
      const all = [...lines, ...(sides?.lines ?? [])];
      const named = [bases, ...all.flatMap(({ places, divisionPlaces }) => [Object.keys(places), Object.keys(divisionPlaces)])];
      const holes = sides?.lines.map((line) => Object.keys(line.holes)) ?? [];
      return [...named, ...holes].map((names) => names.includes('points' as never)).concat(all.map(({ points }) => points !== null));
    };
    expect(pointsIn(read('net'))).not.toContain(true);
    expect(pointsIn(read('points')).filter((is) => !is)).toEqual([false]); // of who has a total alone
    expect(Object.keys(read('net').sides?.lines[0]?.holes ?? {})).toEqual(['net', 'gross']);
  });

  it('initials of who asked for them, as a player and as a partner', () => {
    const { lines, sides } = read('net', ['An']);
    expect(lines.map(({ name }) => name)).toEqual(['N.A.', 'Nguyễn Bình']);
    expect(sides?.lines[0]?.partners.map(({ name }) => name)).toEqual(['N.A.', 'Nguyễn Bình']);
  });

  it('nobody’s place where matches decide, and every place where they do not', () => {
    const board = read('net');
    expect(withoutPlaces(board)).toBe(board);
    const { lines } = withoutPlaces({ ...board, matches: { teams: [], items: [] } });
    expect(lines.map(({ places, divisionPlaces }) => [places, divisionPlaces])).toEqual(Array(2).fill([{}, {}]));
  });

  it('of side awards and sponsors the listed columns', () => {
    const [award, sponsor] = [{ award: 'longest-drive', hole: 7 }, { name: 'Trà Sen' }];
    const secret = { phone: '0903 123 456' };
    const board = {
      ...boardOf(plainCompetition(facts)),
      sideAwards: [{ ...award, ...secret }],
      sponsors: [{ ...sponsor, ...secret }],
      winners: null,
    };
    expect(publicBoardOf(board as never, 'net', new Set())).toMatchObject({ sideAwards: [award], sponsors: [sponsor], winners: null });
    expect(JSON.stringify(publicBoardOf(board as never, 'net', new Set()))).not.toContain(secret.phone);
  });
});
