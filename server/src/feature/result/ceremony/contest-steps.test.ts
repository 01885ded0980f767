import type { StaffBoard } from '@fairway/api';
import { expect, it } from 'vitest';
import { contestSteps } from './contest-steps.ts';

const teams = ['nam', 'bac', 'tay'].map((id) => ({ id, name: `CLB ${id}`, short: id, colour: '#112233', logo: null }));
const boardOf = (standing: object) =>
  ({ matches: { teams, items: [{ id: 'c', name: 'Cúp', kind: 'cup', sessions: [], standing }] } }) as unknown as Pick<
    StaffBoard,
    'matches'
  >;
const cup = (points: Record<string, number>, outcome: object) =>
  boardOf({ kind: 'cup', outcome, teams: Object.entries(points).map(([team, of]) => ({ team, points: of })) });
const shown = (board: Pick<StaffBoard, 'matches'>) =>
  contestSteps(board, { contestId: 'c' }).map(({ lines }) =>
    lines.map(({ name, group, place }) => [group, `${place.tied ? 'T' : ''}${place.position}`, name].filter(Boolean).join(' ')),
  );

it('presents the teams of a cup from the last to the one that won, also where points alone do not say who', () => {
  const points = { nam: 80, bac: 80, tay: 40 };
  expect(shown(cup(points, { code: 'won', team: 'bac', by: 'committee' }))).toEqual([['3 CLB tay'], ['2 CLB nam'], ['1 CLB bac']]);
  expect(shown(cup(points, { code: 'shared', teams: ['nam', 'bac'] }))).toEqual([['3 CLB tay'], ['T1 CLB nam', 'T1 CLB bac']]);
  expect(shown(cup(points, { code: 'open', teams: ['nam', 'bac'] }))).toEqual([]);
});

it('presents the last four of a knock-out, or the winner of each group', () => {
  const entrants = ['an', 'binh', 'chi', 'dung', 'giang'].map((id) => ({ id, name: id, partners: [] }));
  const at = (position: number, ...ids: string[]) => ids.map((entrant) => ({ entrant, position, tied: ids.length > 1 }));
  const places = [...at(1, 'an'), ...at(2, 'binh'), ...at(3, 'chi', 'dung'), ...at(5, 'giang')];
  const bracket = { kind: 'bracket', entrants, champion: 'an', places };
  expect(shown(boardOf(bracket))).toEqual([['T3 chi', 'T3 dung'], ['2 binh'], ['1 an']]);
  expect(shown(boardOf({ ...bracket, champion: null }))).toEqual([]);
  const line = (entrant: string, position: number) => ({ entrant, position, tied: false, played: 2, points: 20 });
  const groups = ['A', 'B'].map((name, nth) => ({ name, entrants, standings: [line(nth === 0 ? 'an' : 'chi', 1), line('binh', 2)] }));
  expect(shown(boardOf({ kind: 'groups', groups }))).toEqual([['A 1 an'], ['B 1 chi']]);
});
