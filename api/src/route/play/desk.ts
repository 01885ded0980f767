import { z } from 'zod';
import { id, instant, newId, reason, timeOfDay } from '../../check/field.ts';
import { STARTING_SIDES } from '../../choice/field/flight.ts';
import { defineRoutes } from '../../route.ts';
import { keptElsewhere } from './marker.ts';
import { enteredScore, holeOrTotal, scoreCard } from './score.ts';

/** Where a flight is, from all scores; how it keeps the pace, from the strokes of its phones alone. Minutes are whole ones. */
const flightPace = z.object({
  id,
  number: z.string(),
  teeTime: z.string().nullable(),
  startingHole: z.int().nullable(),
  startingSide: z.enum(STARTING_SIDES).nullable(),
  state: z.enum(['waiting', 'unheard', 'playing', 'finished']),
  /** The hole that it plays; null: it has finished. */
  hole: z.int().nullable(),
  thru: z.int(),
  /** At the standard pace; null: no tee time. */
  expectedThru: z.int().nullable(),
  /** Below 0: ahead of the pace. */
  lateMinutes: z.int().nullable(),
  /** A person should look. */
  late: z.boolean(),
  /** Who left the last hole before it. */
  ahead: z.object({ number: z.string(), gapMinutes: z.int(), plannedMinutes: z.int().nullable() }).nullable(),
  /** Its latest stroke, as its phone says. */
  heardAt: instant.nullable(),
});
/** A phone that a flight has, with how many strokes it keeps. */
const phoneOfDay = z.object({
  id,
  flight: z.string(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  unsent: z.int(),
  heardAt: instant,
  elsewhere: keptElsewhere,
});
export const deskDay = z.object({
  /** The server's time. */
  at: instant,
  /** While play is suspended no flight gets later. */
  suspendedAt: instant.nullable(),
  flights: z.array(flightPace),
  /** Strokes from phones that wait for a person. */
  held: z.int(),
  phones: z.array(phoneOfDay),
  /** When cards got complete at a desk lately. */
  completedAt: z.array(instant),
});
export type DeskDay = z.infer<typeof deskDay>;
export type PhoneOfDay = z.infer<typeof phoneOfDay>;
export type FlightOfDay = z.infer<typeof flightPace>;

/** How much an undo takes back. */
const undone = z.object({ cards: z.int(), holes: z.int() });
/** A device, and since which time of the day of its last stroke; null: all that came from it. */
const sinceFields = { device: z.string().min(1).max(100), since: timeOfDay.nullable() };

export const deskRoutes = defineRoutes({
  'GET /api/tournaments/:tournamentId/rounds/:roundId/day': {
    access: 'tournament.read',
    summary: 'The state of the day: where the flights are, which are late, and how fast cards get complete at the desk',
    answer: deskDay,
  },
  'POST /api/tournaments/:tournamentId/rounds/:roundId/undo': {
    access: 'score.settle',
    summary: 'Takes the last change of a hole back: the value before stands there again, as a new entry with the reason',
    body: z.strictObject({
      id: newId,
      playerId: id,
      hole: holeOrTotal,
      /** What the person saw on the hole; with another value there it answers 409. */
      seen: enteredScore,
      reason,
    }),
    answer: scoreCard,
  },
  'POST /api/tournaments/:tournamentId/rounds/:roundId/undo-device/preview': {
    access: 'score.settle',
    summary: 'How many cards and holes would change if what came from one device since a time were taken back',
    body: z.strictObject(sinceFields),
    answer: undone,
  },
  'POST /api/tournaments/:tournamentId/rounds/:roundId/undo-device': {
    access: 'score.settle',
    summary: 'Takes back what came from one device since a time: each hole shows what it would without it; nothing is deleted',
    body: z.strictObject({ ...sinceFields, reason }),
    answer: undone,
  },
});
