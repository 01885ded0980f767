import {
  BEST_HANDICAP,
  type Edition,
  FIRST_EDITION,
  isPossibleTotal,
  LATEST_EDITION,
  MAX_COURSE_HANDICAP,
  MOST_HOLES,
  MOST_STROKES,
  TOTAL,
} from '@fairway/golf';
import { z } from 'zod';
import { contestRule } from '../../check/contest-rule.ts';
import { cutRule } from '../../check/cut-rule.ts';
import { calendarDate, id, name, optionalLine, par, playingDate, strokeIndex, wholeIn, womenCard } from '../../check/field.ts';
import { keptAs } from '../../check/kept.ts';
import { playRule } from '../../check/play-rule.ts';
import { keptOf, usually } from '../../check/record.ts';
import { handicapLimits } from '../../check/restriction.ts';
import { AWARD_KINDS, MEASURED_AWARD_KINDS, SIDE_AWARD_KINDS } from '../../choice/field/award.ts';
import { ARRIVALS } from '../../choice/field/player.ts';
import { COMPETITOR_KINDS } from '../../choice/field/side.ts';
import { MOST_HIDDEN_HOLES, ROUND_HOLES, TOURNAMENT_STATES } from '../../choice/field/tournament.ts';
import { MATCH_FORMATS_NAMED } from '../../choice/play/match.ts';
import { CARD_STATUSES, ENTRY_SOURCES } from '../../choice/play/score.ts';
import { MATCH, TAG_MOST } from '../../record/bound.ts';
import { CONTEST, SESSION } from '../../record/contest.ts';
import { DIVISION } from '../../record/division.ts';
import { FLIGHT } from '../../record/flight.ts';
import { without } from '../../record/kind.ts';
import { PLAYER } from '../../record/player.ts';
import { PRIZE } from '../../record/prize.ts';
import { SPONSOR } from '../../record/sponsor.ts';
import { TOURNAMENT } from '../../record/tournament.ts';
import { defineRoutes } from '../../route.ts';
import { nines, roundTees } from '../account/club.ts';
import { countbackRule, definitionId, formatRule, tiebreakRule } from '../account/definition.ts';
import { dayHandicapRule } from '../field/day-handicap.ts';
import { MOST_SPONSORS } from '../field/sponsor.ts';
import { teamFields } from '../field/team.ts';
import { tournament } from '../field/tournament.ts';
import { staffBoard } from '../play/board.ts';
import { staffContests } from '../play/contest.ts';
import { matchAllowance, matchWord } from '../play/match.ts';
import { holeOrTotal } from '../play/score.ts';
import { winner } from '../result/winner.ts';

/**
 * A tournament as one file, with every fact as it was recorded: another installation makes the same tournament of it. Handicaps are in
 * tenths; ids only connect the records of the file.
 */
export const TOURNAMENT_FILE_FORMAT = 1;

const text = (maximum: number) => z.string().max(maximum).nullable();
/** As it is kept, with the signs of HTML around what a person wrote. */
const html = text(500_000);
const instant = z.iso.datetime().transform((written) => new Date(written));
const tenths = z.int().min(BEST_HANDICAP).max(MAX_COURSE_HANDICAP).nullable();
const edition = z
  .int()
  .min(FIRST_EDITION)
  .max(LATEST_EDITION)
  .transform((one) => one as Edition);
const position = z.int().min(0).max(10_000);
const holes = z.array(z.int().min(1).max(MOST_HOLES)).min(1).max(MOST_HOLES);
const hole = z.int().min(1).max(MOST_HOLES);
const own = { id };

/** Those that tables of their own have, and whether the tournament is public, which a new one never is. */
const SETTINGS = without(TOURNAMENT, 'awards', 'sideAwards', 'public');
/** Of a file, what is absent is as usual: files of the first releases do not have every field. */
const settings = z.strictObject({
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

const round = z.strictObject({
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
});

const rules = { dayHandicapRule: dayHandicapRule.nullable(), handicapLimits: handicapLimits.nullable() };
const division = z.strictObject({
  ...own,
  position,
  ...usually(DIVISION, keptOf(DIVISION, { ...rules, handicapIndexFrom: tenths, handicapIndexTo: tenths })),
  frozenAt: instant.nullable().default(null),
  revealedAt: instant.nullable().default(null),
});

const award = z.strictObject({
  ...own,
  position,
  kind: z.enum([...AWARD_KINDS, ...SIDE_AWARD_KINDS]),
  holes: text(120),
  ...usually(PRIZE, keptOf(PRIZE, { dayHandicapRule: dayHandicapRule.nullable() })),
  tiebreakRule: tiebreakRule.nullable().default(null),
});

const sponsor = z.strictObject({ ...own, position, ...usually(SPONSOR, keptOf(SPONSOR, {})) });

/** A picture as it is kept, in base64. Who reads the file makes it anew. */
const sponsorLogo = z.strictObject({ sponsorId: id, bytes: z.base64().max(1_000_000) });

const flight = z
  .strictObject({ ...own, roundId: id, ...usually(FLIGHT, keptOf(FLIGHT, {})) })
  .refine(({ startingHole, startingSide }) => startingSide === null || startingHole !== null);

/** Of a file a year may be any that was ever kept. */
const birthYear = z.int().min(1800).max(2200).nullable();
const player = z.strictObject({
  ...own,
  divisionPinned: z.boolean(),
  /** Absent from older files, as what comes next. */
  anonymisedAt: instant.nullable().default(null),
  kind: z.enum(COMPETITOR_KINDS).default('player'),
  named: z.boolean().default(false),
  ...usually(PLAYER, keptOf(PLAYER, { handicapIndex: tenths, birthYear })),
});

/** Who plays for a side in a round. */
const sidePartner = z.strictObject({
  sideId: id,
  roundId: id,
  playerId: id,
  place: position,
  fromHole: hole.nullable(),
  reason: text(500),
  /** Absent from older files. */
  arrival: z.enum(ARRIVALS).nullable().default(null),
  untilHole: hole.nullable().default(null),
  sideOut: z.boolean().default(false),
});

const card = z
  .strictObject({
    playerId: id,
    roundId: id,
    flightId: id.nullable(),
    place: position,
    bagTag: text(TAG_MOST),
    caddieNumber: text(TAG_MOST),
    status: z.enum(CARD_STATUSES),
    cutByLine: z.boolean(),
    arrival: z.enum(ARRIVALS).nullable().default(null),
  })
  .refine(({ status, cutByLine }) => status === 'cut' || !cutByLine);

/** Who wrote: a person by their name, a link or a key without one. */
const author = z.strictObject({ ...own, kind: z.enum(['person', 'link', 'key', 'captain']), name: text(200) });

const entry = z
  .strictObject({
    ...own,
    playerId: id,
    roundId: id,
    hole: holeOrTotal,
    strokes: z.int().min(1).nullable(),
    pickup: z.boolean(),
    /** Absent from older files. */
    driveBy: id.nullable().default(null),
    source: z.enum(ENTRY_SOURCES),
    authorId: id.nullable(),
    device: text(200),
    enteredAt: instant,
    receivedAt: instant,
    /** Files of the first release do not have it. */
    clockWrong: z.boolean().default(false),
    replaces: id.nullable(),
    reason: text(500),
  })
  .refine(({ strokes, pickup }) => strokes === null || !pickup)
  .refine(
    ({ hole: of, strokes, pickup }) =>
      of === TOTAL ? !pickup && (strokes === null || isPossibleTotal(strokes)) : (strokes ?? 1) <= MOST_STROKES,
    { path: ['strokes'] },
  );

const measurement = z.strictObject({
  ...own,
  playerId: id,
  roundId: id,
  kind: z.enum(MEASURED_AWARD_KINDS),
  hole,
  centimetres: z.int().min(0).max(99_999).nullable(),
  driveCentimetres: z.int().min(0).max(99_999).nullable(),
  onTarget: z.boolean(),
  authorId: id.nullable(),
  device: text(200),
  enteredAt: instant,
  receivedAt: instant,
  reason: text(500),
});

/** A player found their card right, on the phone of their caddie. */
const confirmation = z.strictObject({ ...own, playerId: id, roundId: id, total: z.int().min(0).max(1000), confirmedAt: instant });

const publishedHoles = z.strictObject({
  roundId: id,
  divisionId: id.nullable(),
  awardId: id.nullable(),
  holes,
  authorId: id.nullable(),
  enteredAt: instant,
  publishedAt: instant,
});

const regulationVersion = z.strictObject({ regulations: html, regulationsEnglish: html, replacedAt: instant });

const decision = z.strictObject({
  awardId: z.string().min(1).max(100),
  /** null, by hand only: no one has it. */
  playerId: id.nullable(),
  byHand: z.boolean().default(false),
  reason: z.string().max(500),
  authorId: id,
  decidedAt: instant,
});

/** A team of a cup, without its captain's link. */
const team = z.strictObject({ ...own, position, ...teamFields });
const teamLogo = z.strictObject({ teamId: id, bytes: z.base64().max(1_000_000) });
const teamPlayer = z.strictObject({ teamId: id, playerId: id, place: position, group: optionalLine(TAG_MOST), reserve: z.boolean() });

const contest = z.strictObject({ ...own, position, ...keptOf(CONTEST, { rule: contestRule }) });

const tenthsOfPoint = wholeIn(MATCH.points);
const matchSession = z.strictObject({
  ...own,
  contestId: id,
  roundId: id,
  position,
  ...keptOf(without(SESSION, 'points'), { name: optionalLine(MATCH.nameMost) }),
  pointsWon: tenthsOfPoint,
  pointsHalved: tenthsOfPoint,
  pointsLost: tenthsOfPoint,
});

const match = z
  .strictObject({
    ...own,
    sessionId: id,
    number: z.int().min(1).max(10_000),
    format: z.enum(MATCH_FORMATS_NAMED),
    allowance: matchAllowance,
    firstTeamId: id.nullable(),
    secondTeamId: id.nullable(),
    firstId: id.nullable(),
    secondId: id.nullable(),
    node: text(60),
  })
  .refine(({ firstId, secondId }) => firstId === null || firstId !== secondId, { path: ['secondId'] });

const matchEntry = z.strictObject({
  ...own,
  matchId: id,
  word: matchWord,
  source: z.enum(ENTRY_SOURCES),
  authorId: id.nullable(),
  device: text(200),
  enteredAt: instant,
  receivedAt: instant,
  clockWrong: z.boolean(),
  replaces: id.nullable(),
  reason: text(500),
});

/** The order of a captain is secret until the other's is in: those that were not opened stay. */
const MATCHES = {
  teams: z.array(team).max(MATCH.teamsMost).default([]),
  teamLogos: z.array(teamLogo).max(MATCH.teamsMost).default([]),
  teamPlayers: z.array(teamPlayer).max(5000).default([]),
  contests: z.array(contest).max(MATCH.contestsMost).default([]),
  matchSessions: z.array(matchSession).max(MATCH.sessionsMost).default([]),
  matches: z
    .array(match)
    .max(MATCH.sessionsMost * MATCH.matchesMost)
    .default([]),
  /** As they were received. */
  matchEntries: z.array(matchEntry).max(100_000).default([]),
};

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
