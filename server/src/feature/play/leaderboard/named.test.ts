import { expect, it } from 'vitest';
import { namesOn } from './named.ts';

type Board = Parameters<typeof namesOn>[0];
const line = (playerId: string, partners?: readonly string[]) =>
  ({
    playerId,
    name: `name of ${playerId}`,
    ...(partners && { partners: partners.map((id) => ({ playerId: id, name: `name of ${id}` })) }),
  }) as never;
const namesOf = (board: Partial<Board>) =>
  [...namesOn({ lines: [], sides: null, matches: null, ...board })].map(([id, name]) => `${id}: ${name}`).sort();

it('everyone on a board has their name: players, sides, partners, teams, and who is in a knock-out or a group', () => {
  expect(namesOf({})).toEqual([]);
  expect(namesOf({ lines: [line('an'), line('one ball', ['binh'])], sides: { lines: [line('pair', ['an', 'chi'])] } as never })).toEqual([
    'an: name of an',
    'binh: name of binh',
    'chi: name of chi',
    'one ball: name of one ball',
    'pair: name of pair',
  ]);
  const entrants = (id: string) => [{ id, name: `entrant ${id}` }];
  const standings = [
    { kind: 'cup' },
    { kind: 'bracket', entrants: entrants('x') },
    { kind: 'groups', groups: [{ entrants: entrants('y') }, { entrants: entrants('z') }] },
  ];
  const matches = { teams: [{ id: 'team', name: 'Đội Xanh' }], items: standings.map((standing) => ({ standing })) };
  expect(namesOf({ matches } as never)).toEqual(['team: Đội Xanh', 'x: entrant x', 'y: entrant y', 'z: entrant z']);
});

it('one who is on a line of their own and in a contest is called as on the line', () => {
  const matches = { teams: [], items: [{ standing: { kind: 'bracket', entrants: [{ id: 'an', name: 'another' }] } }] };
  expect(namesOf({ lines: [line('an')], matches } as never)).toEqual(['an: name of an']);
});
