import { type AwardDecision, BASES, type Basis } from '@fairway/golf';
import { z } from 'zod';
import { id, instant, reason } from '../../check/field.ts';
import { later } from '../../check/kept.ts';
import { AWARD_KINDS, AWARD_MEASURES, AWARD_WINNERS, SIDE_AWARD_KINDS } from '../../choice/field/award.ts';
import { GENDERS } from '../../choice/field/player.ts';
import { OUT_STATUSES } from '../../choice/play/score.ts';
import { defineRoutes } from '../../route.ts';
import { boardPartner } from '../play/board.ts';

const person = z.object({ playerId: id, name: z.string() });
/** `value`: what the award compares (`measure`); null where it is not known, or nothing is compared. */
const candidate = person.extend({ value: z.number().nullable() });

/** What an award is called by: its own name in both languages, or its kind with whose, which, on what hole and for whom it is. */
const calledBy = {
  kind: z.enum([...AWARD_KINDS, ...SIDE_AWARD_KINDS]),
  name: later(z.string().nullable(), null),
  nameEnglish: later(z.string().nullable(), null),
  divisionName: z.string().nullable(),
  /** 1 champion, 2 first runner-up, 3 second runner-up. */
  place: z.int(),
  hole: later(z.int().nullable(), null),
  /** Of men or women alone. */
  gender: later(z.enum(GENDERS).nullable(), null),
  /** Of a cup, a knock-out or groups, and there of one group; missing: of none. */
  contest: z.object({ id, name: z.string(), group: z.string().nullable() }).optional(),
};
export const namedAwardPlace = z.object(calledBy);
export type NamedAwardPlace = z.infer<typeof namedAwardPlace>;

const decidedBy = z.looseObject({ by: z.string() }).nullable() as unknown as z.ZodType<AwardDecision | null>;

/** Why the better-placed player did not get the award. */
const passedOver = candidate.extend({
  /** `sure-of-main-prize`: the player is tied for this award, and gets it or another like it, however the ties are broken. */
  reason: z.enum(['holds-main-prize', 'sure-of-main-prize', 'holds-place', 'leads-another-hole', 'not-a-member', 'absent']),
  /** The award that the player has, or is tied for, where that is the reason. */
  award: namedAwardPlace.nullable(),
});

/** What the winner gets: its worth in đồng, in words, and who gives it. */
export const prize = z.object({ value: z.int().nullable(), gift: z.string().nullable(), sponsor: later(z.string().nullable(), null) });

export const winner = z.object({
  /** Names the award in a decision: `best-gross`, `division:<id>:1`. */
  awardId: z.string(),
  ...calledBy,
  basis: z.enum(BASES),
  /** What it compares. */
  measure: later(z.enum(AWARD_MEASURES), ({ basis }) => basis as Basis),
  /** Who may win it. */
  wonBy: later(z.enum(AWARD_WINNERS), 'players'),
  divisionId: id.nullable(),
  main: z.boolean(),
  prize: later(prize, { value: null, gift: null, sponsor: null }),
  /** `value` is what decided: on net it is the net after the net floor, beside the plain `net`. */
  winner: candidate
    .extend({
      gross: z.int().nullable(),
      handicap: z.number().nullable(),
      net: z.number().nullable(),
      /** They did not finish; null: they did. */
      out: later(z.enum(OUT_STATUSES).nullable(), null),
      /** Of a side: who plays for it. */
      partners: z.array(boardPartner).optional(),
    })
    .nullable(),
  /** Still tied after every key: the committee has to decide. */
  open: z.array(candidate),
  passedOver: z.array(passedOver),
  /** Who moves up next. */
  backups: z.array(candidate),
  /** The award, by id, whose open tie must be decided first. */
  waitsFor: z.string().nullable(),
  /** The tie key that put the winner ahead, with both sides’ values: the sentence is made from it. */
  decidedBy,
  /** The committee’s choice, or one by hand (null: no one has it), also one that cannot stand: then `decidedBy` is another. */
  decision: z.object({ playerId: id.nullable(), reason: z.string(), by: z.string() }).nullable(),
});

/** What the public sees of the winners: a copy of when they were published. */
const publication = z.object({
  publishedAt: instant,
  /** Something is different now. */
  isChanged: z.boolean(),
  /** The awards whose winner, or name, was not published like this. */
  changedAwards: z.array(z.string()),
});
export const winnerList = z.object({
  boardVersion: z.int(),
  final: z.boolean(),
  /** null: the public sees no winners. */
  publication: publication.nullable(),
  /** What the public reads in place of the names of those who are shown as initials. */
  initials: z.array(person),
  items: z.array(winner),
});
export type Winner = z.infer<typeof winner>;
export type WinnerList = z.infer<typeof winnerList>;

/** The version of the list as the caller saw it; with another one it answers 409, with the list as it is now. */
const seen = { boardVersion: z.int().min(1) };
const seenInQuery = z.object({ boardVersion: z.coerce.number().pipe(seen.boardVersion) });

export const winnerRoutes = defineRoutes({
  'GET /api/tournaments/:tournamentId/winners': {
    access: 'tournament.read',
    summary: 'Who wins what, and why',
    answer: winnerList,
  },
  'PUT /api/tournaments/:tournamentId/winners/:awardId/decision': {
    access: 'award.decide',
    summary:
      'The committee’s choice among players still level for an award, or any eligible player, or no one, by hand; `boardVersion` is the list’s as the caller saw it',
    params: { awardId: z.string().min(1).max(100).meta({ 'x-role': 'judged' }) },
    body: z.strictObject({ playerId: id.nullable(), byHand: z.boolean().default(false), reason, ...seen }),
    answer: winnerList,
  },
  'DELETE /api/tournaments/:tournamentId/winners/:awardId/decision': {
    access: 'award.decide',
    summary: 'Takes the choice back: the rules decide again; `boardVersion` is the list’s as the caller saw it',
    params: { awardId: z.string().min(1).max(100).meta({ 'x-role': 'judged' }) },
    query: seenInQuery,
    answer: winnerList,
  },
  'PUT /api/tournaments/:tournamentId/winners/publication': {
    access: 'winner.publish',
    summary:
      'Publishes the winners that the caller saw, by the `boardVersion` of their list; later changes are not public until they are published again',
    body: z.strictObject(seen),
    answer: winnerList,
  },
  'DELETE /api/tournaments/:tournamentId/winners/publication': {
    access: 'winner.publish',
    summary: 'The public sees no winners any more',
    query: seenInQuery,
    answer: winnerList,
  },
});
