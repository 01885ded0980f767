import { CLUB_RULES, type ClubRule } from '@fairway/golf';
import { expect, it } from 'vitest';
import { clubHandicapRule } from './club-handicap-rule.ts';

const of = (...steps: readonly unknown[]) => ({ declared: 'first', steps, floor: null, ceiling: null });
const problems = (rule: unknown) =>
  clubHandicapRule.safeParse(rule).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
const fields = (rule: unknown) => problems(rule).map(([path]) => path);
const [mean] = CLUB_RULES['mean-of-two'].steps;
const bands = (...atMost: readonly object[]) => ({ every: 'event', kind: 'under-par', of: 'all', atMost });

it.each(Object.entries<ClubRule>(CLUB_RULES))('takes the published rule %s as it is', (_, rule) => {
  expect(clubHandicapRule.parse(rule)).toEqual(rule);
});

it.each<[string, unknown, string, string]>([
  ['a floor above the ceiling', { ...of(), floor: 200, ceiling: 100 }, 'floor', 'floor-above-ceiling'],
  ['a period of an event', of({ ...mean, within: 'period' }), 'steps.0', 'event-has-no-period'],
  ['more rounds than are looked at', of(mean, { ...mean, least: 3 }), 'steps.1', 'more-than-last'],
  ['a band from 10 to 9', of(bands({ from: 100, to: 90, strokes: 10 })), 'steps.0', 'range-reversed'],
  ['bands that overlap', of(bands({ from: null, to: 90, strokes: 10 }, { from: 90, to: null, strokes: 20 })), 'steps.0', 'bands-overlap'],
  ['bands with a gap', of(bands({ from: null, to: 90, strokes: 10 }, { from: 100, to: null, strokes: 20 })), 'steps.0', 'between-bands'],
])('%s is a sentence beside its step', (_, rule, path, message) => {
  expect(problems(rule)).toEqual([[path, message]]);
});

it('keeps every number within its bounds, and takes nothing that no step has', () => {
  expect(fields(of({ ...mean, last: 0 }, { ...mean, less: 72.5 }, { ...mean, percent: 1e9 }, { ...mean, oneIn: 0 }))).toEqual([
    'steps.0.last',
    'steps.1.less',
    'steps.2.percent',
    'steps.3.oneIn',
  ]);
  expect(
    fields(of({ kind: 'place', every: 'event', by: 'percent', cuts: [120] }, { kind: 'place', every: 'year', by: 'strokes', cuts: [1] })),
  ).toEqual(['steps.0.cuts.0', 'steps.1.every']);
  expect(fields(of({ kind: 'round', every: 'event', to: 'half' }, { kind: 'formula', every: 'event' }))).toEqual([
    'steps.0',
    'steps.1.kind',
  ]);
  expect(fields(of(...Array(13).fill(mean)))).toEqual(['steps']);
});
