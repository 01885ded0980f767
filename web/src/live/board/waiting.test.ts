import type { PublicBoard, PublicBoardLine } from '@fairway/api';
import { expect, it } from 'vitest';
import { changedPlayers, waitingLines } from './waiting.ts';

const line = (playerId: string, thru: number, name = playerId) => ({ playerId, thru, name }) as PublicBoardLine;
const board = (boardVersion: number, lines: PublicBoardLine[], more: Partial<PublicBoard> = {}) =>
  ({ boardVersion, lines, phase: 'playing', ...more }) as PublicBoard;

const ledger = (lines: number) => ({ ledger: { head: `head ${lines}`, lines } });
const before = board(1, [line('an', 3), line('binh', 4), line('chi', 4)], ledger(11));

it('counts the lines with other figures, in whatever order the newer board has them', () => {
  const latest = board(2, [line('chi', 5), line('an', 3), line('binh', 5)], ledger(13));
  expect([changedPlayers(before, latest), waitingLines(before, latest)]).toEqual([['chi', 'binh'], 2]);
});

it.each([
  ['only its version is new', board(2, [...before.lines])],
  ['a name was made private', board(2, [line('an', 3, 'A. N.'), line('binh', 5), line('chi', 4)])],
  ['a player came or went', board(2, [line('an', 4), line('binh', 4)])],
  ['the tournament is over', board(2, [line('an', 4), line('binh', 4), line('chi', 4)], { phase: 'ended' })],
])('lets nothing wait where %s', (_, latest) => expect(waitingLines(before, latest)).toBe(0));
