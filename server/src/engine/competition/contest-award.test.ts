import type { ContestPlace } from '@fairway/golf';
import { expect, it } from 'vitest';
import type { Prize } from '../tournament/award-store.ts';
import type { Competition } from './competition.ts';
import { contestAwards } from './contest-award.ts';

const CUP = { id: 'cup', name: 'Cúp đội', kind: 'cup', rule: { kind: 'cup' } };
const KNOCK_OUT = { id: 'ko', name: 'Nhánh A', kind: 'bracket', rule: { kind: 'bracket', entrants: ['an', 'binh', 'chi', 'dung'] } };
const GROUPS = {
  ...{ id: 'rr', name: 'Vòng bảng', kind: 'round-robin' },
  rule: {
    kind: 'round-robin',
    groups: [
      { name: 'A', entrants: ['an', 'binh'] },
      { name: 'B', entrants: ['chi'] },
    ],
  },
};
const held = (contest: string, entrant: string, position: number, group: string | null = null): ContestPlace => ({
  ...{ contest, entrant, position, group, points: null },
});

/** The lines of a prize `p` for three places: id, place and who has it. */
function linesOf(contests: object[], places: readonly ContestPlace[] = [], prize: Partial<Prize> = {}) {
  const facts = { contests, teams: [{ id: 'red' }, { id: 'blue' }] };
  const competition = { matchPlay: contests.length === 0 ? null : { facts } } as unknown as Competition;
  return contestAwards({ id: 'p', main: true, places: null, contestId: null, ...prize } as Prize, competition, 3, places);
}
const told = (...given: Parameters<typeof linesOf>) =>
  linesOf(...given).map(({ rule }) => `${rule.id} ${rule.place} ${rule.player ?? '-'}`);

it('every contest gives as many places as a prize has, three without a word, and no more than may be placed', () => {
  expect(told([CUP])).toEqual(['p:cup:1 1 -', 'p:cup:2 2 -']);
  expect(told([KNOCK_OUT])).toEqual(['p:ko:1 1 -', 'p:ko:2 2 -', 'p:ko:3 3 -']);
  expect(told([KNOCK_OUT, CUP], [], { places: 1 })).toEqual(['p:ko:1 1 -', 'p:cup:1 1 -']);
  expect(told([])).toEqual([]);
});

it('each group gives places of its own', () => {
  const lines = linesOf([GROUPS], [held('rr', 'binh', 1, 'A'), held('rr', 'chi', 1, 'B')]);
  expect(lines.map(({ rule, contest }) => [rule.id, rule.group, rule.player, contest])).toEqual([
    ['p:rr:1.1', 'A', 'binh', { id: 'rr', name: 'Vòng bảng', group: 'A' }],
    ['p:rr:1.2', 'A', undefined, { id: 'rr', name: 'Vòng bảng', group: 'A' }],
    ['p:rr:2.1', 'B', 'chi', { id: 'rr', name: 'Vòng bảng', group: 'B' }],
  ]);
});

it('a prize may be for one contest alone', () => {
  expect(told([KNOCK_OUT, CUP], [], { contestId: 'cup' })).toEqual(['p:cup:1 1 -', 'p:cup:2 2 -']);
});

it('whoever shares a place has it each, and the places below it that they take up are nobody’s', () => {
  const semifinalists = [held('ko', 'chi', 3), held('ko', 'dung', 3)];
  expect(told([KNOCK_OUT], semifinalists)).toEqual(['p:ko:1 1 -', 'p:ko:2 2 -', 'p:ko:3 3 chi', 'p:ko:3:2 3 dung']);
  expect(told([KNOCK_OUT], [held('ko', 'an', 1), held('ko', 'binh', 1)])).toEqual(['p:ko:1 1 an', 'p:ko:1:2 1 binh', 'p:ko:3 3 -']);
});

it('the rule of a place is that of its contest; points are known of all but a knock-out', () => {
  const [cup, knockOut, group] = [CUP, KNOCK_OUT, GROUPS].map((contest) => linesOf([contest])[0]);
  expect(cup?.rule).toEqual({
    id: 'p:cup:1',
    kind: 'contest-place',
    basis: 'gross',
    contest: 'cup',
    place: 1,
    main: true,
    membersOnly: false,
  });
  expect([cup, knockOut, group].map((line) => line?.hasPoints)).toEqual([true, false, true]);
});
