import type { BoardWinner, Winner } from '@fairway/api';
import { expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { seedEvent } from '../../../../test/kit/event.ts';
import { writePublication } from '../../../engine/competition/result/publication-store.ts';
import { boardWinner, publicationOf } from './published.ts';

const test = await testApp();
const WINNER = { playerId: 'an', handicap: 12.4, value: 70.6, gross: 83 };
const AWARD = {
  ...{ awardId: '1', kind: 'modified-peoria', name: 'Cúp', nameEnglish: 'Cup', hole: 7, gender: 'f', divisionId: 'a', place: 2 },
  ...{ contest: { id: 'c', name: 'Cúp đội', group: 'A' }, winner: WINNER, prize: { sponsor: 'Sông Hồng' } },
} as unknown as Winner;

/** What is different once `items` stand where `winners` were published. */
async function changedIn(winners: BoardWinner[], items: readonly Winner[]) {
  const { id } = await seedEvent(test.db, test.clubId, { players: 0 });
  await test.db.transaction((tx) => writePublication(tx, id, { winners, publishedAt: new Date(0) }));
  return publicationOf(test.db, id, items);
}

it.each<[string, object]>([
  ['kind', { kind: 'double-peoria' }],
  ['name', { name: 'Cúp vàng' }],
  ['English name', { nameEnglish: null }],
  ['hole', { hole: 8 }],
  ['gender', { gender: 'm' }],
  ['division', { divisionId: 'b' }],
  ['contest', { contest: { id: 'd', group: 'A' } }],
  ['group', { contest: { id: 'c', group: 'B' } }],
  ['place', { place: 3 }],
  ['winner', { winner: { ...WINNER, playerId: 'binh' } }],
  ['handicap of its Peoria', { winner: { ...WINNER, handicap: 13 } }],
  ['net by its Peoria', { winner: { ...WINNER, value: 70 } }],
  ['sponsor', { prize: { sponsor: null } }],
])('a published award has changed with its %s', async (_, given) => {
  const other = { ...AWARD, awardId: '2', kind: 'best-gross' } as Winner;
  const published = [AWARD, other].map(boardWinner);
  expect(await changedIn(published, [AWARD, other])).toEqual({
    publishedAt: new Date(0).toISOString(),
    isChanged: false,
    changedAwards: [],
  });
  const changed = { ...AWARD, ...given } as Winner;
  expect(await changedIn(published, [changed, other])).toMatchObject({ isChanged: true, changedAwards: ['1'] });
});

it('the order of the awards is published too, and an award of another order has not changed itself', async () => {
  const other = { ...AWARD, awardId: '2', name: 'Nhì' } as Winner;
  expect(await changedIn([AWARD, other].map(boardWinner), [other, AWARD])).toMatchObject({ isChanged: true, changedAwards: [] });
});

it('an earlier release said neither for whom a prize is nor what its Peoria gave; one that says it of some says it of all', async () => {
  const { gender: _, own: __, ...earlier } = boardWinner(AWARD);
  expect(await changedIn([earlier as BoardWinner], [AWARD])).toMatchObject({ isChanged: false });
  const usual = { ...AWARD, awardId: '2', kind: 'best-gross', gender: null } as Winner;
  const { gender: ___, own: ____, ...withoutOwn } = boardWinner(usual);
  expect(await changedIn([withoutOwn as BoardWinner, boardWinner(AWARD)], [usual, { ...AWARD, gender: 'm' } as Winner])).toMatchObject({
    isChanged: true,
  });
});

it('the handicap and the net are published of a Peoria of its own, where somebody has won it', () => {
  const own = (given: object) => boardWinner({ ...AWARD, ...given } as Winner).own;
  expect([own({}), own({ winner: null }), own({ kind: 'best-net' })]).toEqual([{ handicap: 12.4, net: 70.6 }, null, null]);
});
