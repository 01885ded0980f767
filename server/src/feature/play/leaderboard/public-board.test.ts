import type { StaffBoard } from '@fairway/api';
import { expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { cardOver, seedEvent, wholeCard } from '../../../../test/kit/event.ts';
import { publicBoardOf } from './public-board.ts';

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
