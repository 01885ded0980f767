import { expect, it } from 'vitest';
import { publicContestsOf } from './public-contests.ts';

type Contests = Parameters<typeof publicContestsOf>[0];
const PRIVATE = { phone: '0903 123 456' };
const side = (id: string, ...partners: string[]) => ({
  id,
  name: `Nguyễn ${id}`,
  partners: partners.map((playerId) => ({ playerId, name: `Trần ${playerId}` })),
});
const match = (sides: unknown) => ({
  id: 'm',
  number: 1,
  sides,
  holes: [{ hole: 1, on: 1, winner: 0, by: 'strokes', nets: [3, 4], lead: 1, ...PRIVATE }],
  ...PRIVATE,
});

/** A contest with such a standing, and one match between two sides and one that nobody is in yet; what staff alone may see is everywhere. */
const contests = (standing: unknown) =>
  ({
    teams: [{ id: 'team', name: 'Đội Xanh', ...PRIVATE }],
    items: [
      {
        ...{ id: 'c', name: 'Cúp', kind: 'cup', standing, ...PRIVATE },
        sessions: [
          {
            id: 's',
            round: 1,
            name: null,
            matches: [match([{ ...side('an'), ...PRIVATE }, side('pair', 'an', 'binh')]), match([null, null])],
            ...PRIVATE,
          },
        ],
      },
    ],
  }) as unknown as Contests;
const seen = (standing: unknown, byInitials: readonly string[] = []) => publicContestsOf(contests(standing), new Set(byInitials));

it('contests have the public columns alone, at every depth', () => {
  const answer = seen({ kind: 'cup', teams: [] });
  expect(JSON.stringify(answer)).not.toContain(PRIVATE.phone);
  expect(answer).toMatchObject({
    teams: [{ id: 'team', name: 'Đội Xanh' }],
    items: [
      {
        id: 'c',
        standing: { kind: 'cup', teams: [] },
        sessions: [{ id: 's', matches: [{ id: 'm', holes: [{ hole: 1, nets: [3, 4] }] }, { sides: [null, null] }] }],
      },
    ],
  });
});

it('players who are shown as initials are so in matches, in pairs, and in the standing of a knock-out or a group', () => {
  const sidesOf = (byInitials: string[]) => seen({ kind: 'cup' }, byInitials).items[0]?.sessions[0]?.matches[0]?.sides;
  expect(sidesOf([])).toEqual([side('an'), side('pair', 'an', 'binh')]);
  expect(sidesOf(['an'])).toEqual([
    { ...side('an'), name: 'N.A.' },
    {
      ...side('pair'),
      partners: [
        { playerId: 'an', name: 'T.A.' },
        { playerId: 'binh', name: 'Trần binh' },
      ],
    },
  ]);
  const [an, group] = [{ ...side('an'), name: 'N.A.' }, { name: 'Bảng A' }];
  const standing = (of: object) => seen(of, ['an']).items[0]?.standing;
  expect(standing({ kind: 'bracket', size: 4, entrants: [side('an')] })).toEqual({ kind: 'bracket', size: 4, entrants: [an] });
  expect(standing({ kind: 'groups', groups: [{ ...group, entrants: [side('an')] }] })).toEqual({
    kind: 'groups',
    groups: [{ ...group, entrants: [an] }],
  });
});
