import type { Difference } from '@fairway/api';
import type { TournamentRecord } from '../../access/scope.ts';
import type { Database } from '../../db/open.ts';
import { AppError } from '../../errors.ts';
import type { Input } from '../../route.ts';
import { requireOpen } from '../../write.ts';
import { changeOf } from '../activity/change.ts';
import { type CompetitionFacts, competitionFacts, competitionFrom, publishedHoles } from '../competition/competition.ts';
import { requireTournamentFacts } from '../competition/store.ts';
import { fieldsOf, requireSense } from '../division/division.ts';
import { type DivisionRow, divisionColumns, findDivisions, wireDivision } from '../division/store.ts';
import { boardOf } from '../leaderboard/board.ts';
import { requireDayRule, requireRules } from '../tournament/settings-check.ts';
import { withCopies } from '../tournament/tournament.ts';
import { type Decision, findDecisions } from '../winner/store.ts';
import { requireCandidates, winnersOf } from '../winner/winner.ts';
import { differenceOf, type Results } from './difference.ts';
import { inDivisions, withScores } from './tried.ts';

type Tried = Input<'POST /api/tournaments/:tournamentId/what-if'>['body'];

/** Who would change place or prize. What is tried is checked as if it were written, and nothing is. */
export async function whatIf(db: Database, { id, siteId, state }: TournamentRecord, tried: Tried): Promise<Difference> {
  requireOpen({ state });
  const facts = await competitionFacts(db, await requireTournamentFacts(db, id));
  const changed = await changedFacts(db, { facts, siteId }, tried);
  const decisions = await findDecisions(db, id);
  return differenceOf(resultsOf(facts, decisions), resultsOf(changed, decisions));
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
    const fields = { ...fieldsOf(wireDivision(row, 0)), ...change };
    requireSense(fields);
    return { ...row, ...divisionColumns(fields) };
  });
}
