import type { EntryOutcome, NewEntry, ScoreSheet } from '@fairway/api';
import { expect, test } from 'vitest';
import { entry as entryOf, scoreCard } from '../../../../../test/score-card.ts';
import { withApplied } from './applied.ts';

const card = (playerId: string) => scoreCard(playerId, { flight: null, startingHole: null });
const course = { par: Array(18).fill(4), strokeIndex: null, women: null };
const sheet: ScoreSheet = {
  boardVersion: 7,
  roundId: 'r',
  firstHole: 1,
  ...course,
  finished: false,
  sides: null,
  cards: [card('an'), card('binh')],
};
const entry = (id: string, hole: number, score: NewEntry['score']) => entryOf(id, { hole, score });
const outcome = (id: string, of: EntryOutcome['outcome']): EntryOutcome => ({ id, outcome: of, code: null, message: null });

test('an applied entry is on the sheet, as the one to replace next; the last of a hole wins', () => {
  const batch = [entry('a', 1, 5), entry('b', 1, 6), entry('c', 2, 'pickup')];
  const next = withApplied(sheet, batch, { boardVersion: 8, outcomes: batch.map(({ id }) => outcome(id, 'applied')) });
  expect(next.cards[0]?.holes.slice(0, 3)).toEqual([6, 'pickup', null]);
  expect(next.cards[0]?.entries.slice(0, 3)).toEqual(['b', 'c', null]);
  expect(next.boardVersion).toBe(8);
  expect(next.cards[1]).toBe(sheet.cards[1]);
});

test('a second look that found the same confirms the hole; a correction is not confirmed any more', () => {
  const first = withApplied(sheet, [entry('a', 1, 5)], { boardVersion: 8, outcomes: [outcome('a', 'applied')] });
  const looked = withApplied(first, [entryOf('b', { score: 5, check: true })], { boardVersion: 9, outcomes: [outcome('b', 'applied')] });
  expect([looked.cards[0]?.confirmed, looked.cards[0]?.entries[0]]).toEqual([[1], 'a']);
  const mended = withApplied(looked, [entry('c', 1, 6)], { boardVersion: 10, outcomes: [outcome('c', 'applied')] });
  expect(mended.cards[0]?.confirmed).toEqual([]);
});

test.each(['refused', 'disputed', 'repeated'] as const)('an entry that was %s is not put on the sheet', (of) => {
  const next = withApplied(sheet, [entry('a', 1, 5)], { boardVersion: 7, outcomes: [outcome('a', of)] });
  expect(next).toEqual(sheet);
});

test('an answer that comes after a newer sheet keeps the version of the sheet', () => {
  expect(withApplied(sheet, [], { boardVersion: 3, outcomes: [] }).boardVersion).toBe(7);
});
