import { type AwardDecision, BASES } from '@fairway/golf';
import { z } from 'zod';
import { AWARD_KINDS } from './choice.ts';
import { id, reason } from './field.ts';
import { defineRoutes } from './route.ts';

const person = z.object({ playerId: id, name: z.string() });

const decidedBy = z.looseObject({ by: z.string() }).nullable() as unknown as z.ZodType<AwardDecision | null>;

/** Why the better-placed player did not get the award. */
const passedOver = person.extend({
  /** `sure-of-main-prize`: the player is tied for this award, and gets it or another like it, however the ties are broken. */
  reason: z.enum(['holds-main-prize', 'sure-of-main-prize', 'holds-place', 'leads-another-hole', 'not-a-member', 'absent']),
  /** The award that the player has, or is tied for, where that is the reason. */
  award: z.object({ kind: z.string(), divisionName: z.string().nullable(), place: z.int() }).nullable(),
  value: z.number().nullable(),
});

export const winner = z.object({
  /** Names the award in a decision: `best-gross`, `division:<id>:1`. */
  awardId: z.string(),
  kind: z.enum(AWARD_KINDS),
  basis: z.enum(BASES),
  divisionId: id.nullable(),
  divisionName: z.string().nullable(),
  /** 1 champion, 2 first runner-up, 3 second runner-up. */
  place: z.int(),
  main: z.boolean(),
  /** `value` is what decided: on net it is the net after the net floor, beside the plain `net`. */
  winner: person
    .extend({ value: z.number(), gross: z.int().nullable(), handicap: z.number().nullable(), net: z.number().nullable() })
    .nullable(),
  /** Still tied after every key: the committee has to decide. */
  open: z.array(person.extend({ value: z.number() })),
  passedOver: z.array(passedOver),
  /** Who moves up next. */
  backups: z.array(person.extend({ value: z.number() })),
  /** The award, by id, whose open tie must be decided first. */
  waitsFor: z.string().nullable(),
  /** The tie key that put the winner ahead, with both sides’ values: the sentence is made from it. */
  decidedBy,
  decision: z.object({ playerId: id, reason: z.string(), by: z.string() }).nullable(),
});
export const winnerList = z.object({ boardVersion: z.int(), final: z.boolean(), items: z.array(winner) });
export type Winner = z.infer<typeof winner>;
export type WinnerList = z.infer<typeof winnerList>;

const byAward = z.object({ tournamentId: id, awardId: z.string().min(1).max(100).meta({ 'x-role': 'judged' }) });

export const winnerRoutes = defineRoutes({
  'GET /api/tournaments/:tournamentId/winners': {
    access: 'tournament.read',
    summary: 'Who wins what, and why',
    params: z.object({ tournamentId: id }),
    answer: winnerList,
  },
  'PUT /api/tournaments/:tournamentId/winners/:awardId/decision': {
    access: 'award.decide',
    summary: 'The committee’s choice among players still level for an award',
    params: byAward,
    body: z.strictObject({ playerId: id, reason }),
    answer: winnerList,
  },
  'DELETE /api/tournaments/:tournamentId/winners/:awardId/decision': {
    access: 'award.decide',
    summary: 'Takes the committee’s choice back',
    params: byAward,
    answer: winnerList,
  },
});
