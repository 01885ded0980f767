import type { StaffMatch } from '@fairway/api';
import { expect, test } from 'vitest';
import { sentences } from '../../../../../test/words.ts';
import { standingBeside } from './match-cell.ts';

const say = (await sentences('match-board'))('vi') as unknown as Parameters<typeof standingBeside>[2];
const holes = [{ winner: 0 }, { winner: 0 }, { winner: null }];
const beside = (state: object) =>
  ([0, 1] as const).map((side) => standingBeside({ holes, state, teeTime: '07:00', parts: null } as unknown as StaffMatch, side, say));

test.each([
  ['nothing before it begins', { code: 'not-begun' }, ['', '']],
  ['the lead while it is played, with how far it is', { code: 'in-play', leader: 1, up: 2, dormie: false }, ['', '2 UP · thru 2']],
  ['a level match on both sides', { code: 'in-play', leader: null, up: 0, dormie: false }, ['AS · thru 2', 'AS · thru 2']],
  ['the score of who won', { code: 'won', winner: 0, by: 'holes', up: 3, left: 2, hole: 16 }, ['3&2', '']],
  ['a half on both sides', { code: 'halved', by: 'holes' }, ['Hòa', 'Hòa']],
])('beside a side stands %s', (_, state, texts) => expect(beside(state)).toEqual(texts));
