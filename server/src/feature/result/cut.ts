import type { FinishPreview } from '@fairway/api';
import { cut, isPeoria, leaderboard, PEORIA_RULES } from '@fairway/golf';
import type { Transaction } from '../../db/open.ts';
import { AppError } from '../../errors.ts';
import type { TournamentRow } from '../../write.ts';
import type { Action } from '../activity/store.ts';
import { type Competition, competitionOf } from '../competition/competition.ts';
import { requireTournamentFacts } from '../competition/store.ts';
import { type DivisionRow, findDivisions } from '../division/store.ts';
import { ownBasis } from '../leaderboard/board.ts';
import { findPublishedHoles } from '../tournament/counted-hole-store.ts';
import { findRounds, type RoundRow } from '../tournament/store.ts';
import { cutAfter, findCutAfter, uncutAfter } from './cut-store.ts';

type DivisionCut = FinishPreview['cut'][number];

/**
 * The cut after a round that is not the last. Of each division with a cut, this many players go on, and those tied with the last
 * of them; the list is that of the tournament's own basis (net, gross or points, each division with its own day handicap) over
 * the rounds so far. A player who picked up has no place on that list, and is below a line that others fill. Absent, NR, WD and
 * DQ are on neither side. A division without a line is not cut.
 */
export async function missedCut(tx: Transaction, round: RoundRow): Promise<DivisionCut[]> {
  const divisions = await divisionsWithCut(tx, round);
  if (divisions.length === 0) return [];
  const competition = await competitionOf(tx, await requireTournamentFacts(tx, round.tournamentId));
  return divisions.map((division) => divisionCut(competition, round.number, division)).filter(({ players }) => players.length > 0);
}

type LinedDivision = DivisionRow & { cut: number };

/** None after the last round. */
async function divisionsWithCut(tx: Transaction, { tournamentId, number }: RoundRow): Promise<LinedDivision[]> {
  if ((await findRounds(tx, tournamentId)).every((round) => round.number <= number)) return [];
  return (await findDivisions(tx, tournamentId)).filter((division): division is LinedDivision => division.cut !== null);
}

function divisionCut({ tournament, rules, competitors, players }: Competition, afterRound: number, division: LinedDivision): DivisionCut {
  const { id: divisionId, name: divisionName, cut: line } = division;
  const members = competitors.filter((competitor) => competitor.division === divisionId);
  const basis = ownBasis(tournament);
  const { through, missed } = cut(rules, members, basis, afterRound, { keep: { players: line }, within: 'field', ties: 'in' });
  const placed = new Set([...through, ...missed]);
  const played = { ...rules, rounds: rules.rounds.slice(0, afterRound) };
  const unplaced = leaderboard(played, members).filter(({ id, status }) => status === 'ok' && !placed.has(id));
  const below = through.length < line ? missed : [...missed, ...unplaced.map(({ id }) => id)];
  return { divisionId, divisionName, line, players: below.map((id) => ({ playerId: id, name: players.get(id)?.name ?? '' })) };
}

/** Why the cut after a round cannot be made yet: earlier rounds are open, or the handicaps that it needs are still hidden. */
export async function cutBlockers(tx: Transaction, tournament: TournamentRow, round: RoundRow): Promise<AppError[]> {
  const divisions = await divisionsWithCut(tx, round);
  if (divisions.length === 0) return [];
  const rounds = (await findRounds(tx, tournament.id)).filter(({ number }) => number <= round.number);
  if (rounds.some(({ number, finishedAt }) => number < round.number && finishedAt === null))
    return [new AppError('earlier-round-not-finished')];
  if (ownBasis(tournament) === 'gross') return [];
  const peoria = divisions.map((division) => division.calculateHandicapDay ?? tournament.calculateHandicapDay).find((day) => isPeoria(day));
  if (!peoria) return [];
  const published = await findPublishedHoles(tx, tournament.id, PEORIA_RULES[peoria].holeCount);
  return rounds.every(({ id }) => published.has(id)) ? [] : [new AppError('cut-needs-counted-holes')];
}

/** Gives everyone below the line the status `cut` in every later round. */
export async function makeCut(tx: Transaction, round: RoundRow): Promise<Action[]> {
  const playerIds = (await missedCut(tx, round)).flatMap(({ players }) => players.map(({ playerId }) => playerId));
  if (playerIds.length === 0) return [];
  await cutAfter(tx, round, playerIds);
  return [{ kind: 'cut', subjectType: 'round', subjectId: round.id, after: { playerIds } }];
}

/** The round is open again, so the cut will be made again. Players who were cut after another round or by hand stay cut. */
export async function takeBackCut(tx: Transaction, round: RoundRow): Promise<Action[]> {
  const playerIds = await findCutAfter(tx, round);
  if (playerIds.length === 0) return [];
  await uncutAfter(tx, round, playerIds);
  return [{ kind: 'cut-taken-back', subjectType: 'round', subjectId: round.id, before: { playerIds } }];
}
