import { describe, expect, test } from 'vitest';
import { cardToPar, competitor, PLAIN_COURSE, rules } from '../test-kit/index.ts';
import type { Basis } from './basis.ts';
import type { Competitor } from './competitor.ts';
import type { FormatChoice } from './format/format.ts';
import { STABLEFORD } from './format/points-table.ts';
import { needsHandicap, withoutHandicap } from './handicap-need.ts';
import type { Rules } from './rules.ts';

test.each<[FormatChoice, Basis, boolean]>([
  ['stroke-play-gross', 'gross', false],
  ['stroke-play-gross', 'net', true],
  ['stroke-play', 'gross', false],
  ['stableford', 'points', true],
  ['par-bogey', 'points', true],
  [{ points: { ...STABLEFORD, by: 'gross' } }, 'points', false],
])('the list of %j by %s needs handicaps: %s', (format, basis, needs) => {
  expect(needsHandicap(format, basis)).toBe(needs);
});

describe('without a handicap', () => {
  const cards = [cardToPar(PLAIN_COURSE)];
  const lacking = (given: Partial<Rules>, of: Partial<Competitor>) => withoutHandicap(rules(given), [competitor('an', { cards, ...of })]);

  test.each<[string, Partial<Rules>, Partial<Competitor>]>([
    ['finished off nothing declared', {}, { handicap: null }],
    ['finished with a pick-up', {}, { handicap: null, cards: [['pickup', ...PLAIN_COURSE.par.slice(1)]] }],
    [
      'plays in a division off declared handicaps',
      { dayHandicap: { system: 'system-36' }, divisionDayHandicap: { A: { system: 'none' } } },
      { handicap: null, division: 'A' },
    ],
    [
      'left a hole blank in a round of Stableford that is over',
      { format: 'stableford', roundsOver: 1 },
      { handicap: null, cards: [PLAIN_COURSE.par.slice(1)] },
    ],
    ['has one for the other round only', { rounds: [PLAIN_COURSE, PLAIN_COURSE] }, { handicaps: [100, null], cards: [...cards, ...cards] }],
  ])('is who %s', (_, given, of) => {
    expect(lacking(given, of)).toEqual(['an']);
  });

  test.each<[string, Partial<Rules>, Partial<Competitor>]>([
    ['declared scratch', {}, { handicap: 0 }],
    ['is not in yet', {}, { handicap: null, cards: [PLAIN_COURSE.par.slice(1)] }],
    ['has not begun a round', { rounds: [PLAIN_COURSE, PLAIN_COURSE] }, { handicap: null }],
    ['withdrew', {}, { handicap: null, status: 'WD' }],
    ['plays off the handicap of the day', { dayHandicap: { system: 'system-36' } }, { handicap: null }],
    ['has one for every round', {}, { handicap: null, handicaps: [100] }],
    ['plays in a division off one of the day', { divisionDayHandicap: { A: { system: 'callaway' } } }, { handicap: null, division: 'A' }],
  ])('is nobody who %s', (_, given, of) => {
    expect(lacking(given, of)).toEqual([]);
  });
});
