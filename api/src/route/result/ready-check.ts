import { z } from 'zod';
import { calendarDate, id, instant } from '../../check/field.ts';
import { READY_ITEMS, READY_STATES } from '../../choice/result/ready-check.ts';
import { defineRoutes } from '../../route.ts';
import { divisionWarning } from '../field/division.ts';
import { flightConflict } from '../field/flight.ts';

/** What the check says by itself; the words are the reader's. */
const READY_FACTS = [
  'rules-places',
  'rules-winners',
  'rules-matches',
  'rules-strokes',
  'courses',
  'no-stroke-index',
  'divisions',
  'empty-divisions',
  'players',
  'players-without-handicap',
  'no-tee-time',
  'sides',
  'without-side',
  'sides-size',
  'sides-handicap',
  'sides-few',
  'sides-drives',
  'disqualification-open',
  'teams',
  'too-few-teams',
  'teams-short',
  'matches',
  'no-matches',
  'matches-not-made',
  'matches-without-side',
  'matches-sides-wrong',
  'matches-of-others',
  'matches-no-index',
  'matches-handicap',
  'matches-apart',
  'matches-level',
  'matches-side-out',
  'settings-to-mend',
  'strokes-to-mend',
  'entrants-wrong',
  'points-differ',
  'flights',
  'no-flights',
  'no-flight',
  'no-caddie',
  'prizes',
  'no-prizes',
  'prize-given-twice',
  'prizes-by-strokes',
  'contests-without-prize',
  'few-for-prize',
  'hole-of-prize-not-played',
  'none-for-prize',
  'holes-entered',
  'holes-missing',
  'holes-published',
  'links',
  'links-missing',
  'links-local',
  'links-not-https',
  'certificate-ends',
  'certificate-ended',
  'public',
  'private',
  'rehearsal',
  'archived',
  'backup',
  'backup-old',
  'backup-failed',
  'no-backup',
  'contract',
  'contract-not-on-day',
  'no-contract',
] as const;
export type ReadyFact = (typeof READY_FACTS)[number];

const finding = { state: z.enum(READY_STATES) };
/** A finding: a fact of the check itself, or what another screen says in the same words. */
const readyFinding = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('fact'),
    ...finding,
    fact: z.enum(READY_FACTS),
    /** How many, where names are not all. */
    count: z.int(),
    names: z.array(z.string()),
    at: instant.nullable(),
    date: calendarDate.nullable(),
  }),
  /** What a later step would be refused with. */
  z.object({ kind: z.literal('blocker'), ...finding, message: z.string() }),
  z.object({ kind: z.literal('division'), ...finding, warnings: z.array(divisionWarning) }),
  z.object({ kind: z.literal('flight'), ...finding, conflict: flightConflict }),
]);
/** One line: its state is the worst of its findings. */
const readyLine = z.object({ item: z.enum(READY_ITEMS), state: z.enum(READY_STATES), findings: z.array(readyFinding) });
export const readyCheck = z.object({
  checkedAt: instant,
  /** The round that is played next; flights, links and tee times are those of this one. */
  round: z.int(),
  /** The site whose contract it is. */
  siteId: id,
  lines: z.array(readyLine),
});

export type ReadyFinding = z.infer<typeof readyFinding>;
export type ReadyLine = z.infer<typeof readyLine>;
export type ReadyCheck = z.infer<typeof readyCheck>;

export const readyCheckRoutes = defineRoutes({
  'GET /api/tournaments/:tournamentId/ready-check': {
    access: 'tournament.read',
    summary: 'Whether a tournament is ready for its day: each line passes, warns or fails; backup and contract only for who may see them',
    answer: readyCheck,
  },
});
