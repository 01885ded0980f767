import type { PublicBoardLine } from '@fairway/api';
import { describe, expect, it } from 'vitest';
import { lookAt, placesGained } from './look.ts';

const place = (position: number | null) => position && { position, tied: false };
const line = (playerId: string, net: number | null, inDivision: number | null = null) =>
  ({ playerId, places: { net: place(net) }, divisionPlaces: { net: place(inDivision) } }) as PublicBoardLine;
const board = (boardVersion: number, ...lines: PublicBoardLine[]) => ({ boardVersion, lines });
const FIELD = { basis: 'net', divisionId: null } as const;

describe('places gained since the last look', () => {
  const look = lookAt(board(3, line('an', 5, 2), line('binh', null)));

  it.each([
    ['gained two', line('an', 3), 2],
    ['lost one', line('an', 6), -1],
    ['kept', line('an', 5), 0],
    ['has no place any more', line('an', null), 0],
    ['had none before', line('binh', 1), 0],
    ['was not on the board', line('chi', 1), 0],
  ])('%s', (_, now, gained) => expect(placesGained(look, now, FIELD)).toBe(gained));

  it('are counted on the list that is shown', () => {
    expect(placesGained(look, line('an', 1, 3), { basis: 'net', divisionId: 'a' })).toBe(-1);
    expect(placesGained(look, line('an', 1, 3), { basis: 'gross', divisionId: null })).toBe(0);
  });
});
