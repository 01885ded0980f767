import { expect, test } from 'vitest';
import { bracketState } from './bracket/bracket-state.ts';
import { bracketPlaces, cupPlaces, groupPlaces } from './contest-place.ts';
import type { CupOutcome, CupTeam } from './cup/cup.ts';
import { GROUP_TIES, groupStandings, POINT_A_MATCH } from './round-robin/group-standing.ts';

const team = (name: string, points: number): CupTeam => ({
  ...{ team: name, points, projected: points },
  ...{ toCome: 0, toWin: null, toKeep: null },
});
const TEAMS = [team('red', 50), team('blue', 50), team('green', 30), team('grey', 30), team('white', 10)];
const placesOf = (outcome: CupOutcome) => cupPlaces({ teams: TEAMS, outcome }).map(({ entrant, position }) => [entrant, position]);

test('the places of a cup are known once it is won: the others by their points, level ones share a place', () => {
  expect(placesOf({ code: 'in-play', leaders: ['red'] })).toEqual([]);
  expect(placesOf({ code: 'open', teams: ['red', 'blue'] })).toEqual([]);
  expect(placesOf({ code: 'won', team: 'blue', by: 'holes-up' })).toEqual([
    ['blue', 1],
    ['red', 2],
    ['green', 3],
    ['grey', 3],
    ['white', 5],
  ]);
});

test('who keeps a cup has it, and those who share it are both first', () => {
  expect(placesOf({ code: 'kept', team: 'red' }).slice(0, 2)).toEqual([
    ['red', 1],
    ['blue', 2],
  ]);
  expect(placesOf({ code: 'shared', teams: ['red', 'blue'] }).slice(0, 3)).toEqual([
    ['red', 1],
    ['blue', 1],
    ['green', 3],
  ]);
});

test('nobody is third before the match for third place', () => {
  const entrants = ['an', 'binh', 'chi', 'dung'];
  const after = (results: Record<string, { winner: string }>, thirdPlace = true) =>
    bracketPlaces(bracketState({ thirdPlace, consolation: false }, { entrants, results })).map(({ entrant, position }) => [
      entrant,
      position,
    ]);
  const played = { '1.1': { winner: 'an' }, '1.2': { winner: 'binh' }, '2.1': { winner: 'binh' } };
  expect(after(played)).toEqual([
    ['binh', 1],
    ['an', 2],
  ]);
  expect(after({ ...played, third: { winner: 'chi' } }).slice(2)).toEqual([
    ['chi', 3],
    ['dung', 4],
  ]);
  expect(
    after(played, false)
      .slice(2)
      .map(([, position]) => position),
  ).toEqual([3, 3]);
});

test('of a group whoever has not played has no place yet', () => {
  const rule = { points: POINT_A_MATCH, ties: GROUP_TIES };
  const table = groupStandings(rule, ['an', 'binh', 'chi'], [{ sides: ['an', 'binh'], winner: 1, up: 3 }]);
  expect(groupPlaces(table).map(({ entrant }) => entrant)).toEqual(['binh', 'an']);
});
