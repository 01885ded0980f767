import type { Difference, PlaceReasons } from '@fairway/api';
import { DIVISION } from '@fairway/api/record/division';
import type { TournamentRecord } from '../../../access/tournament-record.ts';
import type { Database } from '../../../db/database.ts';
import { rowOf, wireOf } from '../../../db/record.ts';
import { type CompetitionFacts, competitionFacts, competitionFrom, publishedHoles } from '../../../engine/competition/competition.ts';
import { type Decision, findDecisions } from '../../../engine/competition/result/decision-store.ts';
import { requireTournamentFacts } from '../../../engine/competition/store.ts';
import { AppError } from '../../../error/app-error.ts';
import type { Input } from '../../../http/route.ts';
import { changeOf } from '../../../write/change.ts';
import { requireOpen } from '../../../write/write.ts';
import { requireSense } from '../../field/division/division.ts';
import { type DivisionRow, findDivisions } from '../../field/division/store.ts';
import { requireDayRule, requirePlay, requireRules } from '../../field/tournament/settings-check.ts';
import { withCopies } from '../../field/tournament/tournament.ts';
import { boardOf } from '../../play/leaderboard/board.ts';
import { explanationOf } from '../../play/leaderboard/explanation.ts';
import { requireCandidates, winnersOf } from '../winner/winner.ts';
import { differenceOf, type Results } from './difference.ts';
import { inDivisions, withScores } from './tried.ts';

type Tried = Input<'POST /api/tournaments/:tournamentId/what-if'>['body'];

/** Who would change place or prize. What is tried is checked as if it were written, and nothing is. */
export async function whatIf(db: Database, tournament: TournamentRecord, tried: Tried): Promise<Difference> {
  const { before, after } = await bothSides(db, tournament, tried);
  const decisions = await findDecisions(db, tournament.id);
  return differenceOf(resultsOf(before, decisions), resultsOf(after, decisions));
}

type WhatIfQuestion = Input<'POST /api/tournaments/:tournamentId/what-if/:playerId'>['query'] & { playerId: string };

/** Why a player has their place on a list, and why they would have the other one. */
export async function reasonsIf(
  db: Database,
  tournament: TournamentRecord,
  tried: Tried,
  { playerId, basis, within }: WhatIfQuestion,
): Promise<PlaceReasons> {
  const { before, after } = await bothSides(db, tournament, tried);
  const reasons = (facts: CompetitionFacts) => explanationOf(competitionFrom(facts), playerId, basis, within);
  return { before: reasons(before), after: reasons(after) };
}

async function bothSides(db: Database, { id, siteId, state }: TournamentRecord, tried: Tried) {
  requireOpen({ state });
  const before = await competitionFacts(db, await requireTournamentFacts(db, id));
  return { before, after: await changedFacts(db, { facts: before, siteId }, tried) };
}

/** The results as the board and the winners have them. */
export function resultsOf(facts: CompetitionFacts, decisions: readonly Decision[]): Results {
  const competition = competitionFrom(facts);
  requireCandidates(competition);
  return { board: boardOf(competition), winners: winnersOf(competition, decisions) };
}

async function changedFacts(
  db: Database,
  { facts, siteId }: { facts: CompetitionFacts; siteId: string },
  { settings, divisions, scores }: Tried,
): Promise<CompetitionFacts> {
  const { rounds } = facts;
  const wanted = await withCopies(db, { row: facts.tournament, siteId }, settings);
  const tournament = { ...facts.tournament, ...changeOf(facts.tournament, wanted)?.after };
  requireDayRule(tournament.calculateHandicapDay, tournament.dayHandicapRule);
  requirePlay(tournament);
  requireRules(tournament, rounds, 'format', facts.divisions);
  const rows = await findDivisions(db, tournament.id);
  const ranged = withRanges(rows, divisions);
  return {
    ...facts,
    tournament,
    published: await publishedHoles(db, { ...facts, tournament }),
    cards: withScores(facts, scores),
    // A cap alone moves nobody: players are put into divisions when these are changed.
    players: divisions.length === 0 ? facts.players : inDivisions(facts, { rows, tournament }, { rows: ranged, tournament }),
  };
}

function withRanges(rows: readonly DivisionRow[], changes: Tried['divisions']): DivisionRow[] {
  if (changes.some(({ id }) => rows.every((row) => row.id !== id))) throw new AppError('not-found');
  return rows.map((row) => {
    const { id: _, ...change } = changes.find(({ id }) => id === row.id) ?? { id: row.id };
    const fields = { ...wireOf(DIVISION, row), ...change };
    requireSense(fields);
    return { ...row, ...rowOf(DIVISION, fields) };
  });
}
