import { expect, test } from 'vitest';
import { CLUB_RULES, clubFigure } from '../src/index.ts';
import printed from './club-handicap.json' with { type: 'json' };
import { titleOf } from './oracle.ts';

test.each(printed.cases.map((one) => [titleOf(one), one] as const))('%s', (_, { input: { winner, handicap, underPar }, expected }) => {
  const playedOff = 10 * handicap;
  const rounds = [{ id: 'round', gross: 72 + handicap - underPar, par: 72, playedOff, differential: null }];
  const { figure, changes } = clubFigure(
    CLUB_RULES['under-par-by-band'],
    [
      { id: 'declared', day: '2026-01-01', kind: 'declared', handicap: playedOff },
      { id: 'event', day: '2026-11-14', kind: 'event', rounds, place: winner ? 1 : null },
    ],
    '2026-11-30',
  );
  expect(figure).toBe(10 * expected);
  expect(changes.at(-1)).toMatchObject({
    day: '2026-11-14',
    from: playedOff,
    to: 10 * expected,
    because: { code: 'under-par', under: 10 * underPar },
  });
});
