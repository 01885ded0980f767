import type { Winner } from '@fairway/api';
import { expect, it } from 'vitest';
import { requireDecided, requireWinners } from './open-award.ts';

const UNDECIDED = { kind: 'best-gross', place: 1, winner: null, open: [] } as unknown as Winner;
const WON = { ...UNDECIDED, winner: { playerId: 'an' } } as Winner;
const TIED = { ...UNDECIDED, open: [{ playerId: 'an' }, { playerId: 'binh' }] } as Winner;

it('nobody is named while players are tied for an award; an award that nobody has waits for nothing', () => {
  expect(() => requireDecided([UNDECIDED, WON])).not.toThrow();
  expect(() => requireDecided([WON, TIED])).toThrow(expect.objectContaining({ code: 'winners-undecided' }));
});

it('there is something to present once somebody has an award, or is tied for one', () => {
  for (const items of [[], [UNDECIDED]]) expect(() => requireWinners(items)).toThrow(expect.objectContaining({ code: 'winners-none' }));
  for (const items of [[UNDECIDED, WON], [TIED]]) expect(() => requireWinners(items)).not.toThrow();
});
