import { describe, expect, test } from 'vitest';
import { cardToPar, PLAIN_COURSE } from '../../test-kit/index.ts';
import type { DayHandicap } from './day-handicap.ts';
import { awaitsHoles, dayHandicap, peoriaRule, prepareDay } from './day-handicap.ts';
import { PEORIA_RULES } from './peoria-rule.ts';

const { par } = PLAIN_COURSE;
const TWELVE = [1, 2, 3, 4, 5, 6, 10, 11, 12, 13, 14, 15];
const bogeys = par.map((of) => of + 1);

describe('the handicap of the day', () => {
  test.each<[string, DayHandicap, number | null]>([
    ['is none where the declared handicap counts', { system: 'none' }, null],
    ['is calculated by System 36', { system: 'system-36' }, 180],
    ['is that of System 36 for the modified one, before the declared is looked at', { system: 'modified-system-36' }, 180],
    ['is calculated by Callaway', { system: 'callaway' }, 140],
    ['is calculated by Callaway to a ceiling of its own', { system: 'callaway', ceiling: 130 }, 130],
    ['is calculated by Double Peoria from the published holes', { system: 'double-peoria', countedHoles: [TWELVE] }, 144],
    ['is none until the holes are published', { system: 'double-peoria', countedHoles: [null] }, null],
    ['is none for a round that no holes are given for', { system: 'double-peoria', countedHoles: [] }, null],
  ])('%s', (_, day, handicap) => {
    expect(dayHandicap(prepareDay(day, 0, par), par, bogeys, 'm')).toBe(handicap);
  });

  test.each<[string, DayHandicap, boolean]>([
    ['waits for the holes of a Peoria', { system: 'peoria', countedHoles: [null] }, true],
    ['and no longer once they are published', { system: 'peoria', countedHoles: [[1, 2, 3, 10, 11, 12]] }, false],
    ['by a system without counted holes waits for none', { system: 'system-36' }, false],
  ])('%s', (_, day, awaits) => {
    expect(awaitsHoles(prepareDay(day, 0, par))).toBe(awaits);
  });

  test('has its own counted holes in each round', () => {
    const day: DayHandicap = { system: 'double-peoria', countedHoles: [null, TWELVE] };
    const over = cardToPar(PLAIN_COURSE, { 1: 1 });
    expect(dayHandicap(prepareDay(day, 0, par), par, over, 'm')).toBeNull();
    expect(dayHandicap(prepareDay(day, 1, par), par, over, 'm')).toBe(12);
  });
});

test("a tournament's own fields stand in for the defaults of a Peoria", () => {
  const rule = peoriaRule({ system: 'peoria', countedHoles: [], factor: 10 });
  expect(rule).toEqual({ ...PEORIA_RULES.peoria, factor: 10 });
});
