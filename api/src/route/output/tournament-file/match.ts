import { z } from 'zod';
import { contestRule } from '../../../check/contest-rule.ts';
import { id, optionalLine, wholeIn } from '../../../check/field.ts';
import { keptOf } from '../../../check/record.ts';
import { MATCH_FORMATS_NAMED } from '../../../choice/play/match.ts';
import { ENTRY_SOURCES } from '../../../choice/play/score.ts';
import { MATCH, TAG_MOST } from '../../../record/bound.ts';
import { CONTEST, SESSION } from '../../../record/contest.ts';
import { without } from '../../../record/kind.ts';
import { teamFields } from '../../field/team.ts';
import { matchAllowance, matchWord } from '../../play/match.ts';
import { instant, own, position, text } from './kept-field.ts';

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
export const MATCHES = {
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
