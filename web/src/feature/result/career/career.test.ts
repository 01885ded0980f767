import type { CareerEvent } from '@fairway/api';
import { expect, test } from 'vitest';
import { cardsOf, companyOf, coursesOf, figuresOf, formOf, yearsOf } from './career.ts';

const PAR = [3, 4, 5, 4];
type Round = Partial<CareerEvent['rounds'][number]>;
const event = (date: string, rounds: readonly Round[], other: Partial<CareerEvent> = {}) =>
  ({
    ...{ tournamentId: date, name: `Medal ${date}`, date, clubName: 'Phoenix', kind: 'player', partners: [], opponents: [], prizes: [] },
    rounds: rounds.map((round) => ({ courseName: 'Champion', firstHole: 1, par: PAR, scores: [], ...round })),
    ...other,
  }) as unknown as CareerEvent;

const PLAYED = [
  event('2026-05-01', [{ scores: [3, 4, 5, 6] }, { scores: [4, 4, 4, 4] }]),
  event('2026-03-01', [{ scores: [2, 'pickup', 6, null] }]),
  event('2025-05-01', [{ scores: [4, 5, 6, 5] }]),
];
const idsOf = (cards: readonly { id: string }[]) => cards.map(({ id }) => id);

test('the years are those that were played in, the newest first', () => {
  expect(yearsOf(PLAYED)).toEqual(['2026', '2025']);
});

test('a card has its strokes and its score to par once every hole was played out; one without a score is none', () => {
  expect(cardsOf([...PLAYED, event('2025-01-01', [{ scores: [null] }])])).toMatchObject([
    { id: '2026-05-01 0', round: 1, gross: 18, toPar: 2 },
    { id: '2026-05-01 1', round: 2, gross: 16, toPar: 0 },
    { id: '2026-03-01 0', round: null, gross: null, toPar: null },
    { id: '2025-05-01 0', round: null, gross: 20, toPar: 4 },
  ]);
});

test('the best and the mean round are of whole rounds; means by par are of every hole that was played out', () => {
  const { best, meanToPar, byPar, holes } = figuresOf(cardsOf(PLAYED));
  expect([best?.id, meanToPar, holes]).toEqual(['2026-05-01 1', 2, 4]);
  expect(byPar).toEqual([
    { par: 3, holes: 4, mean: 0.25 },
    { par: 4, holes: 6, mean: 4 / 6 },
    { par: 5, holes: 4, mean: 0.25 },
  ]);
});

test('a shorter round and the card of a side are no best round', () => {
  const nine = event('2026-06-01', [{ par: [4], scores: [2] }]);
  const side = event('2026-07-01', [{ scores: [2, 3, 4, 3] }], { kind: 'side' });
  const { cards, whole, best } = figuresOf(cardsOf([side, nine, ...PLAYED]));
  expect([cards.length, whole.length, best?.gross]).toEqual([5, 3, 16]);
  expect(figuresOf([])).toEqual({ cards: [], whole: [], holes: 0, best: null, meanToPar: null, byPar: [] });
});

test('the form is the last ten whole rounds, the oldest first, each named once', () => {
  expect(formOf(figuresOf(cardsOf(PLAYED))).map(({ point, card }) => [point, card.toPar])).toEqual([
    ['01/05', 4],
    ['01/05 (2)', 2],
    ['01/05 (3)', 0],
  ]);
  const many = Array.from({ length: 12 }, (_, at) => event(`2026-05-${String(12 - at).padStart(2, '0')}`, [{ scores: PAR }]));
  const form = formOf(figuresOf(cardsOf(many)));
  expect([form.length, form[0]?.point, form[9]?.point]).toEqual([10, '03/05', '12/05']);
});

test('the holes of a course are those played twice or more, by their numbers on it, with the best and the worst of them', () => {
  const back = event('2026-06-01', [{ firstHole: 3, par: [5, 4], scores: [5, 9] }]);
  const elsewhere = event('2026-06-02', [{ courseName: 'Garden', scores: PAR }]);
  const [course, ...others] = coursesOf(cardsOf([elsewhere, back, ...PLAYED]));
  expect(others).toEqual([]);
  expect(idsOf(course?.cards ?? [])).toHaveLength(5);
  expect(course?.holes).toEqual([
    { hole: 1, par: 3, rounds: 4, mean: 0.25 },
    { hole: 2, par: 4, rounds: 3, mean: 1 / 3 },
    { hole: 3, par: 5, rounds: 5, mean: 0.2 },
    { hole: 4, par: 4, rounds: 4, mean: 2 },
  ]);
  expect(course?.best.map(({ hole }) => hole)).toEqual([3, 1]);
  expect(course?.worst.map(({ hole }) => hole)).toEqual([4, 2]);
});

test('who played with them, and whom they met, are one each by the register, and else by name; the most often met first', () => {
  const other = (said: string) => ({ name: said.replace(/ #.*/, ''), golferId: said.split(' #')[1] ?? null });
  const met = (date: string, partners: string[], opponents: string[] = []) =>
    event(date, [], { partners: partners.map(other), opponents: opponents.map(other) });
  const company = companyOf([
    met('2026-05-01', ['An'], ['Bình']),
    met('2026-04-01', ['Bình']),
    met('2026-03-01', ['An', 'Lê Chi #7']),
    met('2026-02-01', ['An #8', 'LE CHI #7']),
  ]);
  expect(company.map(({ name, as, events }) => [name, as, events.map(({ date }) => date)])).toEqual([
    ['An', 'with', ['2026-05-01', '2026-03-01']],
    ['Lê Chi', 'with', ['2026-03-01', '2026-02-01']],
    ['Bình', 'against', ['2026-05-01']],
    ['Bình', 'with', ['2026-04-01']],
    ['An', 'with', ['2026-02-01']],
  ]);
});
