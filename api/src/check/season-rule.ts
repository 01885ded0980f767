import { BASES, MOST_HOLES, type SeasonProblem, type SeasonRule, seasonProblems } from '@fairway/golf';
import { z } from 'zod';
import {
  ECLECTIC_HANDICAPS,
  type POINT_KINDS,
  POINT_TIES,
  SEASON,
  SEASON_AMONG,
  SEASON_DIVISION_AT,
  SEASON_GUESTS,
  SEASON_ROLES,
} from '../choice/result/season.ts';
import type { MessageKey } from '../message.ts';
import { judgedId, nameTo, playingDate, wholeIn } from './field.ts';
import { later } from './kept.ts';

const hundredths = wholeIn(SEASON.points);
const step = wholeIn(SEASON.step);
const ties = z.enum(POINT_TIES);
const places = z.array(hundredths).min(1).max(SEASON.placesMost);
const standard = z.union([z.enum(['event', 'par']), z.strictObject({ figure: wholeIn(SEASON.standard) })]);

const points = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('table'), points: places, beyond: hundredths, ties }),
  z.strictObject({ kind: z.literal('pool'), perPlayer: wholeIn(SEASON.pool), shares: places, ties }),
  z.strictObject({ kind: z.literal('from-last'), last: hundredths, step, ties }),
  z.strictObject({
    ...{ kind: z.literal('difference'), against: standard, level: hundredths, perStroke: step },
    least: hundredths.nullable(),
  }),
  z.strictObject({ kind: z.literal('outcome'), against: standard, beaten: hundredths, level: hundredths, missed: hundredths }),
  z.strictObject({ kind: z.literal('score') }),
]) satisfies z.ZodType<{ kind: (typeof POINT_KINDS)[number] }>;

const dropped = z.boolean();
const count = wholeIn(SEASON.results);
/** What a committee decided of golfers who are level, by rows of the tournaments: whoever they are in the table. */
const decided = { order: z.array(judgedId).min(2).max(SEASON.namedMost), reason: nameTo(SEASON.nameMost) };
const lot = z.strictObject({ by: z.literal('lot'), ...decided });
const tieKey = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('results'), first: count.nullable(), dropped }),
  z.strictObject({ by: z.literal('next-dropped'), nth: count }),
  z.strictObject({ by: z.literal('last'), results: count, dropped }),
  z.strictObject({ by: z.literal('events'), dropped }),
  z.strictObject({ by: z.literal('finishes'), to: count, dropped }),
  z.strictObject({ by: z.literal('head-to-head'), dropped }),
  z.strictObject({ by: z.literal('handicap') }),
  z.strictObject({ by: z.literal('older') }),
  lot,
]);

const unplaced = hundredths.nullable();
const named = nameTo(SEASON.nameMost);

/** Beside which field what the engine finds wrong is told. */
const PROBLEMS: Readonly<Record<SeasonProblem['code'], readonly [string, MessageKey]>> = {
  'from-after-to': ['to', 'season-from-after-to'],
  'par-of-points': ['basis', 'season-par-of-points'],
  'table-rises': ['points', 'season-table-rises'],
  'pool-over-all': ['points', 'season-pool-over-all'],
  'fewer-results-lead': ['least', 'season-fewer-results-lead'],
  'least-above-events': ['least', 'season-least-above-events'],
};

/** What every kind of season has. */
const span = {
  from: playingDate,
  to: playingDate,
  only: z.array(judgedId).max(SEASON.eventsMost).nullable(),
  // a division of no one tournament: what clubs call it
  division: z.strictObject({ id: named.meta({ 'x-role': 'judged' }), at: z.enum(SEASON_DIVISION_AT) }).nullable(),
};
const guests = z.enum(['count', 'taken-out']);
const least = wholeIn({ from: 0, to: SEASON.results.to });
const pars = z.enum(['list', 'own']);

const pointsRule = z.strictObject({
  // seasons of the first release have no other kind
  kind: later(z.literal('points'), 'points'),
  ...span,
  events: z.record(
    judgedId,
    z.strictObject({ role: z.enum(SEASON_ROLES), weight: wholeIn(SEASON.weight), standard: wholeIn(SEASON.standard).optional() }),
  ),
  basis: z.enum(BASES),
  pars,
  points,
  withoutList: hundredths.nullable(),
  unplaced: z.strictObject({ NR: unplaced, WD: unplaced, DQ: unplaced, cut: unplaced, 'passed-over': unplaced }),
  missing: hundredths.nullable(),
  best: count.nullable(),
  least,
  bonuses: z
    .array(
      z.strictObject({
        for: z.union([z.literal('attendance'), z.strictObject({ prize: named })]),
        points: hundredths,
        dropped,
      }),
    )
    .max(SEASON.bonusesMost),
  guests: z.enum(SEASON_GUESTS),
  among: z.enum(SEASON_AMONG),
  winnerOnce: z.boolean(),
  ties: z.array(tieKey).max(SEASON.tiesMost),
});

const hole = wholeIn({ from: 1, to: MOST_HOLES });
const eclecticRule = z.strictObject({
  kind: z.literal('eclectic'),
  ...span,
  guests,
  basis: z.enum(BASES),
  toPar: z.boolean(),
  handicap: z.union([z.enum(ECLECTIC_HANDICAPS), z.strictObject({ offTotal: wholeIn(SEASON.share), of: z.enum(['first', 'last']) })]),
  courses: z.array(named).max(SEASON.namedMost).nullable(),
  tees: z.array(named).max(SEASON.namedMost).nullable(),
  without: z.array(z.strictObject({ hole, reason: named })).max(MOST_HOLES),
  least,
  partial: z.boolean(),
  ties: z
    .array(
      z.discriminatedUnion('by', [
        z.strictObject({ by: z.literal('last-holes'), holes: hole }),
        z.strictObject({ by: z.literal('handicap') }),
        z.strictObject({ by: z.literal('older') }),
        lot,
      ]),
    )
    .max(SEASON.tiesMost),
});

const championshipRule = z.strictObject({
  kind: z.literal('championship'),
  ...span,
  guests,
  basis: z.enum(BASES),
  pars,
  cut: z
    .strictObject({
      after: count,
      keep: z.union([
        z.strictObject({ players: count }),
        z.strictObject({ percent: wholeIn({ from: 1, to: 100 }) }),
        z.strictObject({ behindLeader: wholeIn({ from: 0, to: SEASON.results.to }) }),
      ]),
      ties: z.enum(['in', 'out']),
    })
    .nullable(),
  ties: z
    .array(
      z.discriminatedUnion('by', [
        z.strictObject({ by: z.literal('last-days'), days: count }),
        z.strictObject({ by: z.literal('play-off'), ...decided }),
      ]),
    )
    .max(SEASON.tiesMost),
});

/** How a season comes to its table, as the engine takes it. */
export const seasonRule = z.discriminatedUnion('kind', [pointsRule, eclecticRule, championshipRule]).check(({ value, issues }) => {
  for (const { code, ...more } of seasonProblems(value as SeasonRule)) {
    const [path, message] = PROBLEMS[code];
    issues.push({ code: 'custom', path: [path], message, params: more, input: value });
  }
  if (value.kind === 'points' && value.among === 'table' && value.division === null)
    issues.push({ code: 'custom', path: ['among'], message: 'season-table-needs-division', input: value });
}) satisfies z.ZodType<SeasonRule>;
