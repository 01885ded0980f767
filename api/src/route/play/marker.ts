import { z } from 'zod';
import { codeTo, id, instant, judgedId, newId, pageOf, pageQuery, reason, version, wholeIn } from '../../check/field.ts';
import { STARTING_SIDES } from '../../choice/field/flight.ts';
import { HELD_CAUSES, MARKER_OUTCOMES } from '../../choice/play/score.ts';
import { MATCH } from '../../record/bound.ts';
import { defineRoutes } from '../../route.ts';
import { TOURNAMENT_CODE } from '../../rule/field/tournament-code.ts';
import { figures } from '../../rule/figures.ts';
import { distance, markerFlight } from './marker-flight.ts';
import { holeWinner, phoneWord } from './match.ts';
import { entryOutcome, holeScore, newEntry } from './score.ts';
import { newMeasurement } from './side-award.ts';

/** What a phone keeps where it is easily forgotten: in the browser of an app, such as Zalo, or in one that it has left. */
export const keptElsewhere = z.array(
  z.object({
    browser: z.string().nullable(),
    unsent: z.int(),
    /** When it said so. */
    saidAt: instant,
  }),
);

/** A phone that came in by a link. */
export const markerDevice = z.object({
  id,
  browser: z.string().nullable(),
  system: z.string().nullable(),
  admittedAt: instant,
  /** When the server last heard of it. */
  heardAt: instant,
  /** Of how many holes it said that something was still unsent then. */
  unsent: z.int(),
  /** Beside these. */
  elsewhere: keptElsewhere,
  /** How many entries came from it. */
  entries: z.int(),
  shutOutAt: instant.nullable(),
  /** Since when it waits for the desk to let it in; null: it is in. */
  waitingSince: instant.nullable(),
});
/** One QR code of a flight, without what it says: that is answered once, when it is made. */
export const markerLink = z.object({
  id,
  createdAt: instant,
  revokedAt: instant.nullable(),
  /** So many wrong digits were typed for it that a phone with the right ones waits for the desk; what the QR code says lets in as before. */
  codeGuarded: z.boolean(),
  devices: z.array(markerDevice),
});
/**
 * With what its QR code says, the code as a picture (a data address of SVG), and the six digits beside it: answered once, and nobody can
 * read them again.
 */
const newMarkerLink = z.object({ id, flightId: id, url: z.string(), picture: z.string(), code: z.string() });
/** A flight of a round with its links; without an id, one that is gone, whose links still tell of its phones. */
const linkedFlight = z.object({
  id: id.nullable(),
  number: z.string(),
  teeTime: z.string().nullable(),
  startingHole: z.int().nullable(),
  startingSide: z.enum(STARTING_SIDES).nullable(),
  players: z.array(z.string()),
  links: z.array(markerLink),
});

/** A stroke, a measured shot or a word of a match from a phone that could not be applied, and waits for a person. */
export const heldEntry = z.object({
  id,
  /** null: it is of a match. */
  playerId: id.nullable(),
  /** The player, or both sides of the match. */
  name: z.string(),
  /** null: of a match, not of one hole of it. */
  hole: z.int().nullable(),
  score: holeScore,
  /** What stands on the hole now. */
  shown: holeScore,
  /** A measured shot in place of a score, with the distance that counts now. */
  shot: z.object({ ...distance, shown: z.int().nullable() }).nullable(),
  /** What was said of a match in place of a score, with who has won the hole as it stands now; of what is taken back, what that was. */
  match: z
    .object({
      number: z.int(),
      sides: z.tuple([z.string(), z.string()]),
      word: phoneWord,
      struck: phoneWord.nullable(),
      shown: holeWinner.nullable(),
    })
    .nullable(),
  flight: z.string(),
  deviceId: id,
  cause: z.enum(HELD_CAUSES),
  enteredAt: instant,
  receivedAt: instant,
});

/** How many strokes and shots wait in the browser that asks; of a send, what will still wait after its answer. */
const unsent = z.coerce.number().int().min(0).max(100_000);
/** In the address, so that a page may say it to a server from before it was asked for. An older page does not say it. */
const stillUnsent = z.object({ unsent: unsent.optional() });

const markerOutcome = z.object({ id, outcome: z.enum(MARKER_OUTCOMES), code: z.string().nullable(), message: z.string().nullable() });
/** The phone's own token stands in place of its device name. */
const markerEntry = newEntry.omit({ device: true, check: true });
/** An impossible distance or hole is refused for that shot alone. Nobody types a reason on the course. */
const markerMeasurement = newMeasurement
  .omit({ device: true, reason: true })
  .extend({ hole: z.int(), centimetres: z.int().nullable(), driveCentimetres: z.int().nullable() });

const markerMatchEntry = z.strictObject({
  id: newId,
  matchId: judgedId,
  /** Of the match as the phone showed it: a side that won may be of others by now. */
  version: version.optional(),
  /** On which it was said, as the course's card numbers it: what the desk reads of it. */
  hole: wholeIn(MATCH.hole).nullable(),
  word: phoneWord,
  /** Of a hole as won, halved or lost: the entry that the phone showed there. */
  replaces: judgedId.nullable(),
  enteredAt: instant,
});

export type MarkerDevice = z.infer<typeof markerDevice>;
export type LinkedFlight = z.infer<typeof linkedFlight>;
export type NewMarkerLink = z.infer<typeof newMarkerLink>;
export type HeldEntry = z.infer<typeof heldEntry>;
export type MarkerEntry = z.infer<typeof markerEntry>;
export type MarkerMeasurement = z.infer<typeof markerMeasurement>;
export type MarkerMatchEntry = z.infer<typeof markerMatchEntry>;
export type MarkerOutcome = z.infer<typeof markerOutcome>;

export const markerRoutes = defineRoutes({
  'GET /api/tournaments/:tournamentId/rounds/:roundId/links': {
    access: 'tournament.read',
    summary: 'The flights of a round with their marker links, and the phones that came in by them',
    answer: z.object({
      items: z.array(linkedFlight),
      /** Whether phones open this server over https: without it they keep strokes, but cannot open the page without coverage. */
      secure: z.boolean(),
    }),
  },
  'POST /api/tournaments/:tournamentId/rounds/:roundId/links': {
    access: 'link.write',
    summary: 'Makes a QR code for each of these flights; `replace` revokes those that they had. The answer is the only one with the codes',
    body: z.strictObject({ flightIds: z.array(judgedId).min(1).max(200), replace: z.boolean().default(false) }),
    answer: z.object({ items: z.array(newMarkerLink) }),
  },
  'DELETE /api/tournaments/:tournamentId/rounds/:roundId/links/:linkId': {
    access: 'link.write',
    summary: 'Revokes a QR code: its phones read nothing any more, and what they still send is held for the desk',
    answer: null,
  },
  'POST /api/tournaments/:tournamentId/rounds/:roundId/devices/:deviceId/shut-out': {
    access: 'link.write',
    summary: 'Shuts a phone out; `undo` also takes back what it entered: each hole shows what it would without it',
    body: z.strictObject({ undo: z.boolean(), reason }),
    answer: z.object({ undone: z.int() }),
  },
  'POST /api/tournaments/:tournamentId/rounds/:roundId/devices/:deviceId/let-in': {
    access: 'link.write',
    summary: 'Lets in a phone that typed the right digits after many wrong ones, and waits',
    answer: null,
  },
  'GET /api/tournaments/:tournamentId/rounds/:roundId/held-entries': {
    access: 'tournament.read',
    summary: 'Strokes from phones that could not be applied and wait for a person, the oldest first, in pages',
    query: z.object(pageQuery),
    answer: pageOf(heldEntry),
  },
  'POST /api/tournaments/:tournamentId/rounds/:roundId/held-entries/decision': {
    access: 'score.settle',
    summary: 'Takes held strokes into their cards, or lays them aside; those that cannot be taken stay, with the reason',
    body: z.strictObject({ ids: z.array(judgedId).min(1).max(500), accept: z.boolean() }),
    answer: z.object({ refused: z.array(entryOutcome) }),
  },

  'POST /api/marker/devices': {
    access: 'anyone',
    summary:
      'Lets a phone in: by what its QR code says, or by the tournament, the flight and the six digits beside it; another browser of it, by a pass. Answers its token; no flight: the desk has to let it in',
    body: z.union([
      z.strictObject({
        pass: z.string().regex(/^[\w-]{22}$/, { error: 'marker-pass-ended' }),
        /** By which the same browser may come again, when the answer was lost on the way; pages from before have none. */
        attempt: newId.optional(),
        known: markerToken().optional(),
      }),
      z.strictObject({ link: z.string().regex(/^[\w-]{22}$/, { error: 'marker-link-invalid' }), known: markerToken().optional() }),
      z.strictObject({
        /** Pages from before tournaments were asked for say none. */
        tournament: z
          .string()
          .regex(TOURNAMENT_CODE, { error: ({ input }) => (input === '' ? 'marker-page-old' : 'marker-code-wrong') })
          .prefault(''),
        flight: codeTo(20),
        code: z
          .string()
          .overwrite(figures)
          .regex(/^\d{6}$/, { error: 'marker-code-wrong' }),
        known: markerToken().optional(),
      }),
    ]),
    answer: z.object({ token: z.string(), flight: markerFlight.nullable() }),
  },
  'GET /api/marker/flight': {
    access: 'marker',
    summary: 'The flight of a phone, with its cards; `unsent` tells the desk of how many holes something waits on the phone',
    query: z.object({ unsent: unsent.default(0) }),
    answer: markerFlight,
  },
  'POST /api/marker/passes': {
    access: 'marker',
    summary:
      'Makes a pass, by which another browser goes on as the same phone: the first that comes, within ten minutes. `unsent` tells the desk of how many holes something waits in this browser',
    query: z.object({ unsent }),
    body: z.strictObject({}),
    answer: z.object({ pass: z.string() }),
  },
  'POST /api/marker/entries': {
    access: 'marker-late',
    summary:
      'Appends entries of the flight; each has its own outcome. What cannot be applied is held for the desk, so that nothing is lost',
    query: stillUnsent,
    body: z.strictObject({ entries: z.array(markerEntry).min(1).max(200) }),
    answer: z.object({ outcomes: z.array(markerOutcome) }),
  },
  'POST /api/marker/measurements': {
    access: 'marker-late',
    summary: 'Appends measured shots of the flight; each has its own outcome, and the last one counts. What cannot be applied is held',
    query: stillUnsent,
    body: z.strictObject({ measurements: z.array(markerMeasurement).min(1).max(200) }),
    answer: z.object({ outcomes: z.array(markerOutcome) }),
  },
  'POST /api/marker/match-entries': {
    access: 'marker-late',
    summary:
      'Says something of matches of the flight beside the strokes; each has its own outcome, and a phone takes back its own words alone. What cannot be applied is held',
    query: stillUnsent,
    body: z.strictObject({ entries: z.array(markerMatchEntry).min(1).max(200) }),
    answer: z.object({ outcomes: z.array(markerOutcome) }),
  },
  'POST /api/marker/confirmations': {
    access: 'marker',
    summary: 'A player confirms their own card by its total; from then on what a marker changes on it is held for the desk',
    body: z.strictObject({ id: newId, playerId: judgedId, total: z.int().min(1).max(999) }),
    answer: markerFlight,
  },
});

/** What a phone keeps: `fm_`, 256 random bits and their checksum, which phones that came in earlier do without. */
function markerToken() {
  return z.string().regex(/^fm_[\w-]{43}(?:[\w-]{6})?$/);
}
