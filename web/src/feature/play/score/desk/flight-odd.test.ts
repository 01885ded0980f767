import { expect, test } from 'vitest';
import { scoreCard } from '../../../../../test/score-card.ts';
import { cardView } from './desk-view.ts';
import { createFlightMarks } from './flight-odd.ts';

const par = [4, 4];
const viewOf = (playerId: string, first: number, given = {}) =>
  cardView(scoreCard(playerId, { holes: [first, 4], ...given }), [], { par, strokeIndex: null }, { shut: null, finished: false });
const others = ['binh', 'chi', 'dung'].map((id) => viewOf(id, 4));

test('a score far from those of the three others in the flight is odd; the others’ are not, and their cards stay the same', () => {
  const marked = createFlightMarks()([viewOf('an', 9), ...others]);
  expect(marked[0]?.holes.map(({ odd }) => odd)).toEqual(['far-from-flight', null]);
  expect(marked.slice(1)).toEqual(others);
});

test('once somebody has looked it is asked about no more', () => {
  const marked = createFlightMarks()([viewOf('an', 9, { confirmed: [1] }), ...others]);
  expect(marked[0]?.holes[0]?.odd).toBeNull();
});

test('the marked card stays the same object until it changes', () => {
  const marks = createFlightMarks();
  const views = [viewOf('an', 9), ...others];
  expect(marks(views)[0]).toBe(marks(views)[0]);
});
