import { PEORIA_RULES, type PeoriaName } from '@fairway/golf';
import { z } from 'zod';
import { codeTo, id, instant, judgedId, nameTo, playingDate, reason, tagTo, timeOfDay, wholeIn } from '../../check/field.ts';
import { signupForm } from '../../check/signup-form.ts';
import { SIGNUP_GROUP_RULES } from '../../choice/field/signup.ts';
import { CADDIES_MOST, DRAW_PHASES, DRAW_REPEATS, GUEST_NAME_MOST, GUEST_NUMBER, LINE_DRAWS } from '../../choice/result/bound-draw.ts';
import { TAG_MOST } from '../../record/bound.ts';
import { defineRoutes } from '../../route.ts';
import { sealedList } from './seal.ts';

const hex = z.string().regex(/^[0-9a-f]{64}$/, { error: 'wrong-format' });
const bytes16 = z.string().regex(/^[0-9a-f]{32}$/, { error: 'wrong-format' });

/** What a draw decides, with all that its result depends on beside its seed. */
const subject = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('counted-holes'),
    roundId: id,
    divisionId: id.nullable(),
    awardId: id.nullable(),
    day: z.enum(Object.keys(PEORIA_RULES) as PeoriaName[]),
    par: z.array(z.int()),
    strokeIndex: z.array(z.int()).nullable(),
    /** What the course's card calls the first of these holes, where that is not 1. */
    firstHole: z.int().optional(),
  }),
  z.object({ kind: z.literal('lucky-draw') }),
  /** The golfers of the round who could play when the draw began, in ascending order of their ids. */
  z.object({ kind: z.literal('flights'), roundId: id, playerIds: z.array(id) }),
  /** Who meets whom in a session: of each two teams and each format a pool. An entrant's id has `+` between golfers who play together. */
  z.object({
    kind: z.literal('opponents'),
    matchSessionId: id,
    pools: z.array(
      z.object({
        matchIds: z.array(id),
        teamIds: z.tuple([id, id]),
        entrants: z.array(z.object({ id: z.string(), team: id, group: z.string().nullable() })),
      }),
    ),
    withinGroups: z.boolean(),
    met: z.array(z.tuple([z.string(), z.string()])),
    repeats: z.enum(['never', 'if-needed']),
  }),
  /** Who stands where in a knock-out, behind who keeps their place, or in which group. */
  z.object({
    kind: z.literal('places'),
    contestId: id,
    parts: z.array(z.object({ name: z.string().nullable(), kept: z.array(id), places: z.int() })),
    entrantIds: z.array(id),
  }),
  /** Which caddie each golfer or side of a session gets, in the order of its matches. */
  z.object({ kind: z.literal('caddies'), matchSessionId: id, playerIds: z.array(id), caddies: z.array(z.string()) }),
  /** Who gets a place: the lots of those who applied, without their names, in ascending order. `last`: behind all others. */
  z.object({
    kind: z.literal('ballot'),
    lots: z.array(z.object({ lot: z.int(), kinds: z.array(id), last: z.boolean() })),
    groups: z.enum(SIGNUP_GROUP_RULES),
  }),
]);
/** `hallFrom`: without a number of the beacon until then, three guests in the hall give theirs. */
const source = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('beacon'), round: z.int(), hallFrom: instant }),
  z.object({ kind: z.literal('hall') }),
]);
/** Number and salt are null until they are opened. */
const guest = z.object({ name: z.string(), seal: hex, number: z.int().nullable(), salt: bytes16.nullable() });

/**
 * Who is drawn: a golfer, a side, or golfers who are drawn together, by their public name, null once somebody of them is deleted. `flight`: of an order
 * of flights, as the start list has it; null: it has none.
 */
const drawnPlayer = z.object({ playerId: z.string(), name: z.string().nullable(), flight: z.string().nullable() });
export type DrawnPlayer = z.infer<typeof drawnPlayer>;

/** What is drawn for matches: the contest, and its session; null: deleted. */
export const drawHead = z.object({
  kind: z.enum(LINE_DRAWS),
  contest: z.string().nullable(),
  session: z.string().nullable(),
  /** The number of the session's round. */
  round: z.int().nullable(),
});
export type DrawHead = z.infer<typeof drawHead>;
/** A match of a draw of opponents. `now`: whom it has by now, once the draw is shown; null: nobody, or not shown. */
const drawnMatch = z.object({ matchId: id, number: z.int(), now: z.string().nullable() });

/** Of a ballot, with what names its kinds are called. `room`: what there was to give as it was drawn; null: it is not drawn. */
const drawnBallot = z.object({
  kinds: z.array(z.object({ id, name: signupForm.shape.kinds.element.shape.name })),
  room: z
    .object({
      kinds: z.array(z.object({ id, places: z.int(), waitingPlaces: z.int() })),
      /** The lots of which somebody had left since they were sealed: the kinds of those who stayed. */
      left: z.array(z.object({ lot: z.int(), kinds: z.array(id) })),
    })
    .nullable(),
});

/** A draw bound to public numbers, as anyone may know it. */
export const publicDraw = z.object({
  id,
  tournamentId: id,
  subject,
  source,
  /** Of which round it is, and whose counted holes they are; null: it is of no round, or the round was deleted. */
  list: sealedList.pick({ number: true, division: true, award: true }).nullable(),
  /** Who is drawn for flights or matches, in the order of their ids; null: something else is drawn. */
  players: z.array(drawnPlayer).nullable(),
  /** What it is of where it is for matches. */
  of: drawHead.nullable(),
  /** The matches of a draw of opponents that there still are. */
  matches: z.array(drawnMatch).nullable(),
  /** null: something else is drawn. */
  ballot: drawnBallot.nullable(),
  phase: z.enum(DRAW_PHASES),
  /** When the named round of the beacon is out; null: none is named. */
  namedFor: instant.nullable(),
  /** The SHA-256 of all that is fixed and the secret: `docs/decision/0079`. */
  seal: hex,
  /** null until the result is shown, or the draw abandoned. */
  secret: hex.nullable(),
  /** The beacon's signature of the named round, checked by the server; null: not there. */
  signature: z.string().nullable(),
  guests: z.array(guest),
  /** What decided: the beacon's random number, or the guests' in their order. */
  numbers: z.array(z.string()).nullable(),
  beganAt: instant,
  decidedAt: instant.nullable(),
  /** From this moment on guests give the numbers. */
  hallAt: instant.nullable(),
  openingAt: instant.nullable(),
  /** Why it took the place of a sealed list. */
  reason: z.string().nullable(),
  abandonedAt: instant.nullable(),
  /** null in an abandoned draw: who did not open their number is why it began anew. */
  abandonReason: z.string().nullable(),
  /** When what was drawn of flights, for matches or by ballot was shown; null: it was not, or something else is drawn. */
  shownAt: instant.nullable(),
});
export type PublicDraw = z.infer<typeof publicDraw>;
const publicAnswer = z.object({ tournamentId: id, name: z.string(), timeZone: z.string(), draws: z.array(publicDraw) });
export type PublicDraws = z.infer<typeof publicAnswer>;

/** The same for staff. */
export const boundDraw = publicDraw.extend({
  by: z.string().nullable(),
  /** While guests may come in: what their QR code says, as a picture too, and the code to type; it is shown in the hall alone. */
  hall: z.object({ address: z.string(), picture: z.string(), code: z.string() }).nullable(),
  /** The ids of the golfers in the drawn order, once it is shown. */
  order: z.array(id).nullable(),
});
export type BoundDraw = z.infer<typeof boundDraw>;
const boundDrawState = z.object({
  /** The newest first. */
  draws: z.array(boundDraw),
  /** Whether this server takes numbers of the beacon. */
  beacon: z.boolean(),
});
export type BoundDrawState = z.infer<typeof boundDrawState>;

/** `date` and `time` on the club's clock: the first round of the beacon from then on is named. */
const wantedSource = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('beacon'), date: playingDate, time: timeOfDay }),
  z.strictObject({ kind: z.literal('hall') }),
]);

export const boundDrawRoutes = defineRoutes({
  'GET /api/tournaments/:tournamentId/draws': {
    access: 'tournament.read',
    summary: 'The draws bound to public numbers, with how far they are',
    answer: boundDrawState,
  },
  'POST /api/tournaments/:tournamentId/draws': {
    access: 'draw.write',
    summary: 'Begins a draw: seals a secret, and fixes where the public numbers come from; nothing of it can be changed afterwards',
    body: z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('counted-holes'),
        roundId: id,
        /** The division whose list it is, or the prize; both null: the tournament's. */
        divisionId: judgedId.nullable().default(null),
        awardId: judgedId.nullable().default(null),
        /** Why it takes the place of a sealed list after the round has begun; everyone reads it. */
        reason: reason.nullable().default(null),
        source: wantedSource,
      }),
      z.strictObject({ kind: z.literal('lucky-draw'), source: wantedSource }),
      /** The places of a form by ballot, once it has closed; by itself it begins then as the form says. */
      z.strictObject({ kind: z.literal('ballot'), source: wantedSource }),
      /** The order in which the golfers of a round come into its flights. */
      z.strictObject({ kind: z.literal('flights'), roundId: id, source: wantedSource }),
      /** Who meets whom in a session of a cup. */
      z.strictObject({
        kind: z.literal('opponents'),
        matchSessionId: judgedId,
        withinGroups: z.boolean().default(false),
        repeats: z.enum(DRAW_REPEATS).default('if-needed'),
        source: wantedSource,
      }),
      /** Who stands where in a knock-out or groups. `headsStay`: the first of each group is a seed. */
      z.strictObject({ kind: z.literal('places'), contestId: judgedId, headsStay: z.boolean().default(false), source: wantedSource }),
      /** A number each for who plays in a session. */
      z.strictObject({
        kind: z.literal('caddies'),
        matchSessionId: judgedId,
        caddies: z
          .array(tagTo(TAG_MOST).min(1, { error: 'required' }))
          .min(1)
          .max(CADDIES_MOST),
        source: wantedSource,
      }),
    ]),
    answer: boundDrawState,
  },
  'POST /api/tournaments/:tournamentId/draws/:drawId/opening': {
    access: 'draw.write',
    summary: 'Asks the three guests to open their numbers; from then on their phones do',
    answer: boundDrawState,
  },
  'DELETE /api/tournaments/:tournamentId/draws/:drawId/guests/:seal': {
    access: 'draw.write',
    summary:
      'Sends a guest away before numbers are opened, as whoever sits on several seats; the seat is free again, and the code another one',
    params: { seal: hex },
    answer: boundDrawState,
  },
  'POST /api/tournaments/:tournamentId/draws/:drawId/anew': {
    access: 'draw.write',
    summary: 'Begins the draw anew, since a guest did not open their number; everyone reads who it was',
    answer: boundDrawState,
  },
  'POST /api/tournaments/:tournamentId/draws/:drawId/showing': {
    access: 'draw.write',
    summary: 'Shows what was drawn of flights or for matches to everyone at once; nobody reads it before',
    answer: boundDrawState,
  },
  'POST /api/tournaments/:tournamentId/draws/:drawId/abandon': {
    access: 'draw.write',
    summary: 'Abandons the draw with a reason that everyone reads, and opens its secret',
    body: z.strictObject({ reason }),
    answer: boundDrawState,
  },

  'GET /api/live/tournaments/:tournamentId/draws': {
    access: 'anyone',
    summary:
      'The draws bound to public numbers, with all that it takes to check them; of a private tournament that takes signups, its ballots',
    answer: publicAnswer,
  },
  'POST /api/live/tournaments/:tournamentId/draws/:drawId/numbers': {
    access: 'anyone',
    summary: 'A guest in the hall sends the seal of their number; `code` stands on the screen there',
    /** `device`: random, the same for all that a phone sends; it has one seat. */
    body: z.strictObject({ code: codeTo(20), name: nameTo(GUEST_NAME_MOST), seal: hex, device: bytes16 }),
    answer: publicAnswer,
  },
  'POST /api/live/tournaments/:tournamentId/draws/:drawId/openings': {
    access: 'anyone',
    summary: 'A guest opens the number that their phone sealed; the third one decides the draw',
    body: z.strictObject({ number: wholeIn(GUEST_NUMBER), salt: bytes16 }),
    answer: publicAnswer,
  },
});
