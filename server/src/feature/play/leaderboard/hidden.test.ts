import { expect, it } from 'vitest';
import { hiddenOf } from './hidden.ts';

const [NINE, TEN] = [new Date('2026-05-16T09:00:00Z'), new Date('2026-05-16T10:00:00Z')];
const given = (ofTournament: Date | null, ofDivision: Date | null) => ({
  tournament: { hiddenHoles: 0, frozenAt: ofTournament },
  divisions: [{ id: 'a', frozenAt: ofDivision, revealedAt: null }],
});

it.each([
  [NINE, TEN],
  [TEN, NINE],
])('of two freezes the earlier one hides: %s, %s', (one, other) => {
  expect(hiddenOf(given(one, other), 'a').frozenAt).toEqual(NINE);
});

it('a freeze of the tournament, or of the division alone, hides by itself', () => {
  expect(hiddenOf(given(NINE, null), 'a').frozenAt).toEqual(NINE);
  expect(hiddenOf(given(null, TEN), 'a').frozenAt).toEqual(TEN);
});
