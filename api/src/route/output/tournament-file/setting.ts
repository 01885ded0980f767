import { FIRST_EDITION } from '@fairway/golf';
import { z } from 'zod';
import { cutRule } from '../../../check/cut-rule.ts';
import { calendarDate, id, name, par, strokeIndex, womenCard } from '../../../check/field.ts';
import { keptAs } from '../../../check/kept.ts';
import { playRule } from '../../../check/play-rule.ts';
import { keptOf, usually } from '../../../check/record.ts';
import { handicapLimits } from '../../../check/restriction.ts';
import { MOST_HIDDEN_HOLES, ROUND_HOLES, TOURNAMENT_STATES } from '../../../choice/field/tournament.ts';
import { DIVISION } from '../../../record/division.ts';
import { without } from '../../../record/kind.ts';
import { TOURNAMENT } from '../../../record/tournament.ts';
import { nines, roundTees } from '../../account/club.ts';
import { countbackRule, definitionId, formatRule, tiebreakRule } from '../../account/definition.ts';
import { dayHandicapRule } from '../../field/day-handicap.ts';
import { playingConditions } from '../../field/tournament.ts';
import { edition, html, instant, own, position, tenths, text } from './kept-field.ts';

/** Those that tables of their own have, and whether the tournament is public, which a new one never is. */
const SETTINGS = without(TOURNAMENT, 'awards', 'sideAwards', 'public');
/** Of a file, what is absent is as usual: files of the first releases do not have every field. */
export const settings = z.strictObject({
  ...own,
  ...usually(
    SETTINGS,
    keptOf(SETTINGS, {
      format: definitionId,
      formatRule,
      tiebreak: definitionId,
      countback: definitionId,
      tieOrder: z.array(id).max(500).default([]),
      playRule: playRule.nullable(),
      ownPlay: definitionId.nullable(),
      dayHandicapRule: dayHandicapRule.nullable(),
      handicapLimits: handicapLimits.nullable(),
      cut: cutRule.nullable(),
      /** Plain lines in the files of the first releases. */
      regulations: html,
      regulationsEnglish: html,
    }),
  ),
  formatName: text(200),
  tiebreakName: text(200),
  tiebreakRule,
  countbackName: text(200),
  countbackRule,
  ownPlayName: text(200).default(null),
  state: z.enum(TOURNAMENT_STATES),
  /** Of the rules; older files are of the first. */
  edition: edition.nullable().default(null),
  startEdition: edition.default(FIRST_EDITION),
  rehearsal: z.boolean().default(false),
  hiddenHoles: z.int().min(0).max(MOST_HIDDEN_HOLES).default(0),
  frozenAt: instant.nullable().default(null),
  boardVersion: z.int().min(1).max(1_000_000_000),
});

export const round = z.strictObject({
  ...own,
  number: z.int().min(1).max(100),
  date: calendarDate,
  courseName: name,
  par,
  strokeIndex: strokeIndex.nullable(),
  women: womenCard.default(null),
  tees: keptAs(roundTees),
  nines: nines.default(null),
  holes: z.enum(ROUND_HOLES).default('all'),
  finishedAt: instant.nullable(),
  suspendedAt: instant.nullable().default(null),
  pauses: z
    .array(z.strictObject({ from: z.iso.datetime(), to: z.iso.datetime() }))
    .max(1000)
    .default([]),
  playingConditions: playingConditions.nullable().default(null),
});

const rules = { dayHandicapRule: dayHandicapRule.nullable(), handicapLimits: handicapLimits.nullable() };
export const division = z.strictObject({
  ...own,
  position,
  ...usually(DIVISION, keptOf(DIVISION, { ...rules, handicapIndexFrom: tenths, handicapIndexTo: tenths })),
  frozenAt: instant.nullable().default(null),
  revealedAt: instant.nullable().default(null),
});
