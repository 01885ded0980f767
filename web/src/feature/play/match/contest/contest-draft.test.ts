import type { StaffContest } from '@fairway/api';
import { expect, it } from 'vitest';
import { draftOf, newDraft, ruleOf } from './contest-draft.ts';
import { dealtTo } from './entrant-order.ts';

const contest = (rule: StaffContest['rule']) => ({ name: 'Vô địch', format: 'singles', handicap: true, rule }) as StaffContest;

it('keeps groups as they were dealt, also when only their points change', () => {
  const entrants = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const rule = ruleOf({ ...newDraft('groups'), entrants, groups: 3, groupOf: dealtTo(entrants, 3) });
  expect(rule).toMatchObject({ groups: [{ entrants: ['a', 'f', 'g'] }, { entrants: ['b', 'e'] }, { entrants: ['c', 'd'] }] });
  const again = draftOf(contest(rule));
  expect(again.entrants).toEqual(entrants);
  expect(ruleOf({ ...again, won: 3, halved: 1.5 })).toEqual({ ...rule, points: { won: 30, halved: 15, lost: 0 } });
});

it('asks for the committee’s decision only where it decides, and for a format only where that does', () => {
  const decided = { ...newDraft('cup'), tieFormat: 'foursomes', decisionTeam: 'red', reason: 'Đấu thêm một hố ' } as const;
  expect(ruleOf(decided)).toMatchObject({ tieFormat: null, decision: null });
  expect(ruleOf({ ...decided, cupTies: ['format', 'committee'] })).toMatchObject({
    tieFormat: 'foursomes',
    decision: { team: 'red', reason: 'Đấu thêm một hố' },
  });
});

it('keeps the highest handicap of each group that has one', () => {
  const rule = ruleOf({ ...newDraft('cup'), groupMost: { A: 10.4, B: null, E: 18 } });
  expect(rule).toMatchObject({
    groupLimits: [
      { group: 'A', most: 10.4 },
      { group: 'E', most: 18 },
    ],
  });
  expect(draftOf(contest(rule)).groupMost).toEqual({ A: 10.4, E: 18 });
});

it('has no more seeds than entrants', () => {
  expect(ruleOf({ ...newDraft('bracket'), entrants: ['a', 'b'], seeds: 4 })).toMatchObject({ seeds: 2 });
});
