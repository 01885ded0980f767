import { BASES, type SeasonRule } from '@fairway/golf';
import { z } from 'zod';
import { POINT_KINDS, POINT_TIES, SEASON_AMONG, SEASON_DIVISION_AT, SEASON_GUESTS, SEASON_ROLES } from '../choice/result/season.ts';
import { SEASON } from '../record/bound.ts';
import { judgedId, nameTo, playingDate, wholeIn } from './field.ts';

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
/** A draw by lot names people of a table, who may be others tomorrow: none is set here. */
const tieKey = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('results'), first: count.nullable(), dropped }),
  z.strictObject({ by: z.literal('next-dropped'), nth: count }),
  z.strictObject({ by: z.literal('last'), results: count, dropped }),
  z.strictObject({ by: z.literal('events'), dropped }),
  z.strictObject({ by: z.literal('finishes'), to: count, dropped }),
  z.strictObject({ by: z.literal('head-to-head'), dropped }),
  z.strictObject({ by: z.literal('handicap') }),
  z.strictObject({ by: z.literal('older') }),
]);

const unplaced = hundredths.nullable();
const named = nameTo(SEASON.nameMost);

/** How a season comes to its table, as the engine takes it. */
export const seasonRule = z
  .strictObject({
    from: playingDate,
    to: playingDate,
    only: z.array(judgedId).max(SEASON.eventsMost).nullable(),
    events: z.record(judgedId, z.strictObject({ role: z.enum(SEASON_ROLES), weight: wholeIn(SEASON.weight) })),
    basis: z.enum(BASES),
    pars: z.enum(['list', 'own']),
    points,
    withoutList: hundredths.nullable(),
    unplaced: z.strictObject({ NR: unplaced, WD: unplaced, DQ: unplaced, cut: unplaced, 'passed-over': unplaced }),
    missing: hundredths.nullable(),
    best: count.nullable(),
    least: wholeIn({ from: 0, to: SEASON.results.to }),
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
    division: z.strictObject({ id: named, at: z.enum(SEASON_DIVISION_AT) }).nullable(),
    among: z.enum(SEASON_AMONG),
    winnerOnce: z.boolean(),
    ties: z.array(tieKey).max(SEASON.tiesMost),
  })
  .check(({ value, issues }) => {
    const wrong = (path: string, message: string) => issues.push({ code: 'custom', path: [path], message, input: value });
    if (value.to < value.from) wrong('to', 'range-reversed');
    if (value.best !== null && value.least > value.best) wrong('least', 'season-least-above-best');
    if (value.among === 'table' && value.division === null) wrong('among', 'season-table-needs-division');
  }) satisfies z.ZodType<SeasonRule>;
