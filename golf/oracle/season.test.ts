import { describe, expect, test } from 'vitest';
import type { SeasonEvent, SeasonRule, SeasonTieKey } from '../src/index.ts';
import { exactText, SEASON_RULES, seasonTable, shownTenths } from '../src/index.ts';
import { seasonEvent, seasonResult, seasonRule } from '../test-kit/season.ts';

/** Everybody's line as "rank person total", without a rank "·". */
const linesOf = (rule: SeasonRule, events: readonly SeasonEvent[]): readonly string[] =>
  seasonTable(rule, { events, golfers: [] }).lines.map(({ rank, person, total }) => `${rank ?? '·'} ${person} ${exactText(total)}`);

const published = (name: keyof typeof SEASON_RULES, more: Partial<SeasonRule> = {}): SeasonRule =>
  seasonRule({ ...SEASON_RULES[name], ...more });

/** An event of so many golfers p01, p02 …, a place after another where nobody ties: `field(5, 2, 2)` has two who tie for the second. */
function field(size: number, place = 0, tied = 0): SeasonEvent {
  const results = Array.from({ length: size }, (_, at) => {
    const own = at + 1;
    return seasonResult(`p${String(own).padStart(3, '0')}`, own > place && own < place + tied ? place : own);
  });
  return seasonEvent(1, results);
}

const pointsOf = (rule: SeasonRule, events: readonly SeasonEvent[], person: string): string | undefined =>
  linesOf(rule, events)
    .find((line) => line.includes(` ${person} `))
    ?.split(' ')[2];

test.each([
  ['alone in the first place', 45, 0, 0, 'p001', '500'],
  ['two tied for the second', 45, 2, 2, 'p002', '440'],
  ['three tied for the first', 45, 1, 3, 'p003', '460'],
  ['three tied for the 39th: 10, 5 and nothing, divided', 45, 39, 3, 'p041', '5'],
  ['four tied for the 39th', 45, 39, 4, 'p039', '15/4'],
  ['all who tie for the 40th have its points in full', 45, 40, 4, 'p043', '5'],
  ['behind the table', 45, 0, 0, 'p041', '0'],
  ['seven tied for the sixth', 45, 6, 7, 'p012', '1690/7'],
])('a table of forty, %s (https://pcga.ca/point-system/)', (_, size, place, tied, person, points) => {
  expect(pointsOf(published('table-of-forty'), [field(size, place, tied)], person)).toBe(points);
});

test('two golfers are level whatever the order of 500, 500 and 1690/7, which floats are not', () => {
  const third = (person: string, place: number) => [
    seasonResult(person, place),
    ...Array.from({ length: 6 }, (_, at) => seasonResult(`x${at}`, 6)),
  ];
  const events = [
    seasonEvent(1, [seasonResult('a', 1), ...third('b', 6)]),
    seasonEvent(2, [...third('a', 6), seasonResult('b', 1)]),
    seasonEvent(3, [seasonResult('a', 1)]),
    seasonEvent(4, [seasonResult('b', 1)]),
  ];
  const { lines } = seasonTable(published('table-of-forty'), { events, golfers: [] });
  expect(lines.map(({ rank, sharedBy }) => [rank, sharedBy]).slice(0, 2)).toEqual([
    [1, 2],
    [1, 2],
  ]);
});
