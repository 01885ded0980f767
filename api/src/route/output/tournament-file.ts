import { z } from 'zod';
import { name, playingDate } from '../../check/field.ts';
import { keptAs } from '../../check/kept.ts';
import { defineRoutes } from '../../route.ts';
import { MOST_SPONSORS } from '../field/sponsor.ts';
import { tournament } from '../field/tournament.ts';
import { staffBoard } from '../play/board.ts';
import { staffContests } from '../play/contest.ts';
import { winner } from '../result/winner.ts';
import { award, flight, player, sidePartner, sponsor, sponsorLogo } from './tournament-file/field.ts';
import { instant } from './tournament-file/kept-field.ts';
import { MATCHES } from './tournament-file/match.ts';
import { author, card, confirmation, entry, measurement } from './tournament-file/play.ts';
import { decision, publishedHoles, regulationVersion } from './tournament-file/result.ts';
import { division, round, settings } from './tournament-file/setting.ts';
import { SIGNUPS } from './tournament-file/signup.ts';

/**
 * A tournament as one file, with every fact as it was recorded: another installation makes the same tournament of it. Handicaps are in
 * tenths; ids only connect the records of the file.
 */
export const TOURNAMENT_FILE_FORMAT = 1;

export const tournamentFile = z.strictObject({
  fairway: z.literal('tournament'),
  format: z.literal(TOURNAMENT_FILE_FORMAT),
  made: z.iso.datetime(),
  clubName: z.string(),
  /** What the tournament has and the file has not: counted holes are secret until they are published; held strokes wait for a person;
   * captains' orders are secret until they are opened; older files have no logos. */
  leftOut: z.array(z.enum(['counted-holes', 'held-entries', 'line-ups', 'sponsor-logos'])),
  tournament: settings,
  rounds: z.array(round).min(1).max(20),
  divisions: z.array(division).max(200),
  /** Absent from older files. */
  sponsors: z.array(sponsor).max(MOST_SPONSORS).default([]),
  sponsorLogos: z.array(sponsorLogo).max(MOST_SPONSORS).default([]),
  awards: z.array(award).max(80),
  flights: z.array(flight).max(5000),
  players: z.array(player).max(5000),
  /** Absent from older files. */
  sidePartners: z.array(sidePartner).max(20_000).default([]),
  cards: z.array(card).max(50_000),
  authors: z.array(author).max(5000),
  /** As they were received. */
  entries: z.array(entry).max(200_000),
  /** Absent from older files. */
  measurements: z.array(measurement).max(20_000).default([]),
  confirmations: z.array(confirmation).max(50_000).default([]),
  /** Absent from older files. */
  ...MATCHES,
  ...SIGNUPS,
  countedHoles: z.array(publishedHoles).max(2000),
  decisions: z.array(decision).max(2000),
  /** The regulations that were replaced after the first tee time. */
  regulationVersions: z.array(regulationVersion).max(1000).default([]),
  /** The result as it stood when the tournament was closed. */
  finalResult: z
    .strictObject({
      schema: z.int().min(1).max(100),
      board: keptAs(staffBoard),
      winners: keptAs(z.array(winner)),
      contests: keptAs(staffContests.nullable()).default(null),
      closedAt: instant,
    })
    .nullable(),
});
export type TournamentFile = z.output<typeof tournamentFile>;

export const tournamentFileRoutes = defineRoutes({
  'GET /api/tournaments/:tournamentId/file': {
    access: 'tournament.export',
    summary:
      'The tournament as one file: settings, players, every entry with its history, results; no counted holes before they are published',
    answer: null,
    sends: 'file',
  },
  'POST /api/clubs/:clubId/tournaments/file': {
    access: 'tournament.write',
    summary: 'Makes a tournament in the club from such a file, not public; whatever the file has, it is a new one with ids of its own',
    takes: 'upload',
    answer: z.object({ tournament, leftOut: tournamentFile.shape.leftOut }),
  },
  'POST /api/tournaments/:tournamentId/copy': {
    access: 'tournament.write',
    summary: 'Makes the next tournament of its settings, rounds, divisions and prizes, without players and scores',
    body: z.strictObject({ name, date: playingDate }),
    answer: tournament,
  },
});
