import { expect, test } from 'vitest';
import { allocation, award, cardToPar, competitor, PLAIN_COURSE, rules } from '../../test-kit/index.ts';
import { allocate } from './allocate.ts';
import type { ContestPlace } from './award.ts';
import { explainAward } from './explain-award.ts';

const place = (entrant: string, position: number, more: Partial<ContestPlace> = {}): ContestPlace => ({
  contest: 'cup',
  group: null,
  points: null,
  ...{ entrant, position, ...more },
});
const champion = (player: string, more = {}) =>
  award('champion', { kind: 'contest-place', basis: 'gross', contest: 'cup', place: 1, player, ...more });
const winnersOf = (awards: Parameters<typeof allocate>[2], given: Parameters<typeof allocation>[0], field = [AN, BINH]) =>
  allocate(rules(), field, awards, allocation(given)).map(({ winner }) => winner);
const round = { division: 'A', handicap: 0 };
const AN = competitor('an', { ...round, cards: [cardToPar(PLAIN_COURSE, {})] });
const BINH = competitor('binh', { ...round, cards: [cardToPar(PLAIN_COURSE, { 1: 2 })] });

test('a team that nobody keeps a card for wins the cup, and its points are what it won by', () => {
  const contestPlaces = [place('red', 1, { points: 145 }), place('blue', 2, { points: 95 })];
  const [won] = allocate(rules(), [], [champion('red')], allocation({ contestPlaces }));
  expect(won).toMatchObject({ winner: 'red', value: 145, open: [], waitsFor: null, backups: [] });
});

test('whoever does not have the place does not win it: of another contest, of a group, or of nobody yet', () => {
  expect(winnersOf([champion('an')], { contestPlaces: [place('an', 2)] })).toEqual([null]);
  expect(winnersOf([champion('an')], { contestPlaces: [place('an', 1, { contest: 'other' })] })).toEqual([null]);
  expect(winnersOf([champion('an')], { contestPlaces: [place('an', 1, { group: 'A' })] })).toEqual([null]);
  expect(winnersOf([champion('an', { group: 'A' })], { contestPlaces: [place('an', 1, { group: 'A' })] })).toEqual(['an']);
  expect(winnersOf([champion('an')], {})).toEqual([null]);
});

test('a place won in matches passes to nobody else: not from who is absent, a guest, or has another prize', () => {
  const given = { contestPlaces: [place('an', 1)], absentAtPrizeGiving: new Set(['an']), members: new Set(['binh']) };
  expect(winnersOf([champion('an', { membersOnly: true })], given)).toEqual(['an']);
  const gross = award('gross', { kind: 'best-gross', basis: 'gross' });
  expect(winnersOf([gross, champion('an')], { contestPlaces: [place('an', 1)] })).toEqual(['an', 'an']);
  const level = [AN, { ...BINH, cards: AN.cards }];
  expect(winnersOf([gross, champion('an')], { contestPlaces: [place('an', 1)] }, level)).toEqual([null, 'an']);
});

test('a golfer who is champion has one main prize', () => {
  const gross = award('gross', { kind: 'best-gross', basis: 'gross' });
  expect(winnersOf([champion('an'), gross], { contestPlaces: [place('an', 1)] })).toEqual(['an', 'binh']);
});

test('two who share third place both have it', () => {
  const thirds = ['an', 'binh'].map((player) => champion(player, { id: player, place: 3 }));
  expect(winnersOf(thirds, { contestPlaces: [place('an', 3), place('binh', 3)] })).toEqual(['an', 'binh']);
});

test('a manager may give a place to no one', () => {
  expect(winnersOf([champion('an')], { contestPlaces: [place('an', 1)], byHand: { champion: null } })).toEqual([null]);
});

test('the reason of a place is the contest', () => {
  const given = allocation({ contestPlaces: [place('red', 1, { points: 145 })] });
  expect(explainAward(rules(), [], [champion('red')], given, 'champion')).toEqual([
    { code: 'contest-place', id: 'red', contest: 'cup', group: null, place: 1 },
    { code: 'won', id: 'red', value: 145 },
  ]);
});
