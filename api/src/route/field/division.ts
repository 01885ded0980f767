import { z } from 'zod';
import { gender, id, version } from '../../check/field.ts';
import { newOf, writtenOf } from '../../check/record.ts';
import { handicapLimits } from '../../check/restriction.ts';
import { DIVISION } from '../../record/division.ts';
import { defineRoutes } from '../../route.ts';
import { dayHandicapRule } from './day-handicap.ts';

const rules = { dayHandicapRule: dayHandicapRule.nullable(), handicapLimits: handicapLimits.nullable() };
const fields = writtenOf(DIVISION, rules);

export const division = z.object({ id, tournamentId: id, position: z.int(), playerCount: z.int(), version, ...fields });
/** What a committee should look at: handicaps that fit no division, handicaps that fit two, and players without a division that fits. */
export const divisionWarning = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('gap'), gender, from: z.number(), to: z.number() }),
  z.object({ kind: z.literal('overlap'), gender, from: z.number(), to: z.number(), divisions: z.array(z.string()) }),
  z.object({ kind: z.literal('unassigned'), playerId: id, name: z.string(), handicap: z.number().nullable() }),
  z.object({ kind: z.literal('out-of-range'), playerId: id, name: z.string(), handicap: z.number().nullable(), division: z.string() }),
]);
export const divisionList = z.object({ items: z.array(division), warnings: z.array(divisionWarning) });

export type Division = z.infer<typeof division>;
export type DivisionWarning = z.infer<typeof divisionWarning>;

export const divisionRoutes = defineRoutes({
  'GET /api/divisions': {
    access: 'tournament.read',
    summary: 'The divisions of a tournament, with warnings about gaps, overlaps and unassigned players',
    query: z.object({ tournamentId: id }),
    answer: divisionList,
  },
  'POST /api/divisions': {
    access: 'division.write',
    summary: 'Adds a division',
    body: z.strictObject({
      ...newOf(DIVISION, fields),
      tournamentId: id,
    }),
    answer: division,
  },
  'PATCH /api/divisions/:divisionId': {
    access: 'division.write',
    summary: 'Changes a division',
    body: z
      .strictObject({ ...fields, position: z.int().min(1).max(200) })
      .partial()
      .extend({ version }),
    answer: division,
  },
  'DELETE /api/divisions/:divisionId': {
    access: 'division.write',
    summary: 'Deletes a division without players',
    answer: null,
  },
});
