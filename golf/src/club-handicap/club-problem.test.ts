import { expect, test } from 'vitest';
import { clubRuleProblems } from './club-problem.ts';
import type { ClubRule, ClubStep, HandicapBand } from './club-rule.ts';
import { CLUB_RULES } from './club-rule.ts';

const of = (...steps: readonly ClubStep[]): ClubRule => ({ declared: 'first', steps, floor: null, ceiling: null });
type Cut = Extract<ClubStep, { kind: 'under-par' }>;
const bands = (...atMost: readonly HandicapBand[]): Cut => ({ every: 'event', kind: 'under-par', of: 'winner', atMost });
const band = (from: number | null, to: number | null): HandicapBand => ({ from, to, strokes: 10 });
const [mean] = CLUB_RULES['mean-of-two'].steps;
const round: ClubStep = { every: 'event', kind: 'round' };
const all: Cut = { every: 'event', kind: 'under-par', of: 'all', atMost: null };
const GAP = bands(band(100, 130), band(140, 180));
const between = (step: number) => [{ code: 'between-bands' as const, step, from: 130, to: 140 }];
const cut: ClubStep = { every: 'event', kind: 'place', by: 'percent', cuts: [20] };

test('rules that clubs have published have nothing wrong', () => {
  expect(Object.values(CLUB_RULES).flatMap(clubRuleProblems)).toEqual([]);
});

test.each<[string, ClubRule, ReturnType<typeof clubRuleProblems>]>([
  ['a floor above the ceiling', { ...of(), floor: 360, ceiling: 300 }, [{ code: 'floor-above-ceiling' }]],
  ['a period that an event would end', of({ ...mean, within: 'period' }), [{ code: 'event-has-no-period', step: 1 }]],
  ['more rounds at least than are looked at', of({ ...mean, least: 3 }), [{ code: 'more-than-last', step: 1 }]],
  ['the best of more than are looked at', of(round, { ...mean, best: 3 }), [{ code: 'more-than-last', step: 2 }]],
  ['a band that ends before it begins', of(bands(band(100, 90))), [{ code: 'band-upside-down', step: 1 }]],
  ['two bands with one figure', of(bands(band(90, 120), band(null, 90))), [{ code: 'bands-overlap', step: 1, at: 90 }]],
  ['two bands without an end', of(bands(band(null, null), band(100, null))), [{ code: 'bands-overlap', step: 1, at: 100 }]],
  ['figures between two bands', of(bands(band(100, 130), band(140, 180))), [{ code: 'between-bands', step: 1, from: 130, to: 140 }]],
  ['figures that are cut after they were rounded', of(round, cut, GAP), between(3)],
  ['figures that are rounded at another time', of({ ...round, every: 'year' }, GAP), between(2)],
  ['figures that others of the same may have been cut from', of(round, { ...all, of: 'winner' }, GAP), between(3)],
  ['figures that all may have been cut from', of(round, all, GAP), between(3)],
  ['figures of all that some may have been cut from', of(round, { ...all, of: 'others' }, { ...GAP, of: 'all' }), between(3)],
  ['one band of two that ends before it begins', of(bands(band(100, 90), band(200, 250))), [{ code: 'band-upside-down', step: 1 }]],
  [
    'a gap with whole strokes in it',
    of(round, bands(band(100, 135), band(145, 180))),
    [{ code: 'between-bands', step: 2, from: 135, to: 145 }],
  ],
  [
    'bands with a whole stroke between them',
    of(round, bands(band(100, 130), band(150, 180))),
    [{ code: 'between-bands', step: 2, from: 130, to: 150 }],
  ],
])('%s is told', (_, rule, problems) => {
  expect(clubRuleProblems(rule)).toEqual(problems);
});

test('ends that stand alone or meet are no problem', () => {
  for (const ends of [{ floor: 100 }, { ceiling: -20 }, { floor: 100, ceiling: 100 }])
    expect(clubRuleProblems({ ...of(), ...ends })).toEqual([]);
  expect(clubRuleProblems(of({ ...mean, best: 2 }, bands(band(100, 100)), bands(band(null, -10))))).toEqual([]);
});

test('bands that meet in tenths need no rounding; in whole strokes they are rounded first', () => {
  expect(clubRuleProblems(of(bands(band(100, 130), band(131, null))))).toEqual([]);
  expect(clubRuleProblems(of(round, GAP, { ...GAP, of: 'others' }))).toEqual([]);
});
