import { BASES } from '@fairway/golf';
import { z } from 'zod';
import { id, instant, judgedId, version, wholeIn } from '../../check/field.ts';
import { DISTANCE_UNITS } from '../../choice/account/club.ts';
import { AWARD_MEASURES, AWARD_WINNERS } from '../../choice/field/award.ts';
import { MOST_HIDDEN_HOLES } from '../../choice/field/tournament.ts';
import { MATCH_FORMATS_NAMED } from '../../choice/play/match.ts';
import { CEREMONY_KINDS, CEREMONY_OUTCOMES, CEREMONY_WAYS } from '../../choice/result/ceremony.ts';
import { FIRST_PLACE_SHOWN } from '../../record/bound.ts';
import { defineRoutes } from '../../route.ts';
import { boardDivision, boardPartner, publicBoardLine } from '../play/board.ts';
import { drawHead } from './bound-draw.ts';
import { sealedList } from './seal.ts';
import { namedAwardPlace, prize } from './winner.ts';

const hiddenHoles = z.int().min(0).max(MOST_HIDDEN_HOLES);

/** What the public does not see of a tournament until it is presented. */
export const suspense = z.object({
  /** Of the tournament. */
  version,
  hiddenHoles,
  /** Since when the board stands still; null: it does not. */
  frozenAt: instant.nullable(),
  divisions: z.array(
    boardDivision.extend({
      frozenAt: instant.nullable(),
      /** It was presented then, and shows everything. */
      revealedAt: instant.nullable(),
    }),
  ),
});
export type Suspense = z.infer<typeof suspense>;

const frozen = z.boolean();
/** Freezing takes the moment of the request; what is frozen already keeps its moment. Divisions that are not named stay as they are. */
const wantedSuspense = z.strictObject({
  version,
  hiddenHoles,
  frozen,
  divisions: z.array(z.strictObject({ id: judgedId, frozen })).max(200),
});

/** A player as a step presents them: the columns of the board for one result. */
const ceremonyLine = publicBoardLine
  .pick({
    playerId: true,
    name: true,
    divisionId: true,
    gross: true,
    grossToPar: true,
    handicap: true,
    net: true,
    netToPar: true,
    points: true,
    partners: true,
  })
  .extend({ place: z.object({ position: z.int(), tied: z.boolean() }) });
/** A place, with all who share it. */
const standingsStep = z.object({ kind: z.literal('standings'), lines: z.array(ceremonyLine) });
export type StandingsStep = z.infer<typeof standingsStep>;
/** A counted hole, with the best nets by those shown so far: provisional until the last one. */
const countedHolesStep = z.object({
  kind: z.literal('counted-holes'),
  nth: z.int(),
  of: z.int(),
  /** null: it is still to be shown. Not even the presenter knows it. */
  hole: z.int().nullable(),
  /** Of the newest step alone. */
  lines: z.array(ceremonyLine),
});
export type CountedHolesStep = z.infer<typeof countedHolesStep>;
/** An award with who gets it; `value` as the award measures it. */
const winnersStep = z.object({
  kind: z.literal('winners'),
  awardId: z.string(),
  award: namedAwardPlace,
  measure: z.enum(AWARD_MEASURES),
  distanceUnit: z.enum(DISTANCE_UNITS),
  prize,
  winner: z.object({
    playerId: id,
    name: z.string(),
    value: z.number().nullable(),
    /** Of a side. */
    partners: z.array(boardPartner).optional(),
    /** Of a team. */
    colour: z.string().optional(),
  }),
});
export type WinnersStep = z.infer<typeof winnersStep>;
/** One line of a draw for matches: a match, a place, or who gets which caddie. */
const drawStep = z.object({
  kind: z.literal('draw'),
  nth: z.int(),
  of: z.int(),
  /** Of opponents; null: something else is drawn, or the match was deleted. */
  match: z.object({ number: z.int(), format: z.enum(MATCH_FORMATS_NAMED) }).nullable(),
  /** Of places: the group, null in a knock-out, and the number of the place. */
  part: z.string().nullable(),
  place: z.int().nullable(),
  caddie: z.string().nullable(),
  /** Who was drawn, by their public name, null once deleted. null: it is still to be shown; not even the presenter knows it. */
  sides: z.array(z.object({ name: z.string().nullable(), team: z.object({ name: z.string(), colour: z.string() }).nullable() })).nullable(),
});
export type DrawStep = z.infer<typeof drawStep>;
/** What is shown at once, by the kind of the ceremony. */
const ceremonyStep = z.discriminatedUnion('kind', [standingsStep, countedHolesStep, winnersStep, drawStep]);
export type CeremonyStep = z.infer<typeof ceremonyStep>;

const ceremonyFields = {
  id,
  kind: z.enum(CEREMONY_KINDS),
  /** null: of a kind that has no ranking. */
  basis: z.enum(BASES).nullable(),
  /** null: the whole field. */
  division: boardDivision.nullable(),
  /** The prize whose counted holes are revealed. */
  award: sealedList.shape.award,
  /** What was drawn, of a draw that is shown line by line. */
  draw: drawHead.nullable(),
  /** In the order in which they were shown. */
  shown: z.array(ceremonyStep),
  /** How many awards or lines there are to present; null: of a kind whose number would tell of ties. */
  of: z.int().nullable(),
};
/** A running ceremony as anyone sees it: nothing that is not shown; of places not even how much that is. */
export const publicCeremony = z.object(ceremonyFields);
export type PublicCeremony = z.infer<typeof publicCeremony>;
/** The same for the presenter, with what comes next. */
export const ceremony = z.object({
  ...ceremonyFields,
  version,
  /** null: everything is shown. */
  next: ceremonyStep.nullable(),
  /** How many steps come after the next one. */
  after: z.int(),
});
export type Ceremony = z.infer<typeof ceremony>;

/** What each kind of ceremony is told at its beginning. */
const newCeremony = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('standings'),
    divisionId: judgedId.nullable(),
    basis: z.enum(BASES),
    fromPlace: wholeIn(FIRST_PLACE_SHOWN),
    /** Where sides play a ball each: whose list is presented. */
    list: z.enum(AWARD_WINNERS).default('sides'),
  }),
  z.strictObject({
    kind: z.literal('counted-holes'),
    roundId: judgedId,
    divisionId: judgedId.nullable(),
    awardId: judgedId.nullable(),
  }),
  z.strictObject({ kind: z.literal('winners') }),
  /** What was drawn for matches by public numbers, line by line. */
  z.strictObject({ kind: z.literal('draw'), drawId: judgedId }),
]);

/** null: no ceremony is running. */
const running = z.object({ ceremony: ceremony.nullable() });

export const ceremonyRoutes = defineRoutes({
  'GET /api/tournaments/:tournamentId/suspense': {
    access: 'tournament.read',
    summary: 'What the public does not see until it is presented',
    answer: suspense,
  },
  'PATCH /api/tournaments/:tournamentId/suspense': {
    access: 'suspense.write',
    summary: 'Hides the last holes from the public, or freezes the board or a division; `version` is the tournament’s',
    body: wantedSuspense,
    answer: suspense,
  },
  'GET /api/tournaments/:tournamentId/ceremony': {
    access: 'suspense.write',
    summary: 'The running presentation, with what comes next',
    answer: running,
  },
  'POST /api/tournaments/:tournamentId/ceremony': {
    access: 'suspense.write',
    summary:
      'Begins a presentation. `standings`: of a division, or of the whole field, place by place from `fromPlace` to the first; `counted-holes`: of a sealed list, hole by hole; `winners`: the awards, the last of the plan first; `draw`: what was drawn for matches, line by line',
    body: newCeremony,
    answer: running,
  },
  'POST /api/tournaments/:tournamentId/ceremony/step': {
    access: 'suspense.write',
    summary: 'Shows the next step, or takes back the last one; `version` is the ceremony’s as the presenter saw it',
    body: z.strictObject({ version, way: z.enum(CEREMONY_WAYS) }),
    answer: running,
  },
  'POST /api/tournaments/:tournamentId/ceremony/end': {
    access: 'suspense.write',
    summary: 'Ends the presentation: the public then sees everything that it was about, or as little as before',
    body: z.strictObject({ version, outcome: z.enum(CEREMONY_OUTCOMES) }),
    answer: running,
  },
  'GET /api/live/tournaments/:tournamentId/ceremony': {
    access: 'anyone',
    summary: 'What the running presentation has shown so far; ETag begins with the board’s version',
    answer: z.object({ ceremony: publicCeremony.nullable() }),
  },
});
