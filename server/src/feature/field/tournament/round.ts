import type { Tournament } from '@fairway/api';
import { hasHole, holesOf, type PlayedHoles, playedCard, type WholeCard } from '@fairway/api/rule/field/round-hole';
import { TOTAL } from '@fairway/golf';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import { division } from '../../../db/schema/field/tournament.ts';
import { findAwards } from '../../../engine/tournament/award-store.ts';
import { matchesOnHoles, requireNoMatchesIn, requireNoNassauIn } from '../../../engine/tournament/match-guard.ts';
import { findRounds, type RoundRow, requireTournament } from '../../../engine/tournament/store.ts';
import { AppError } from '../../../error/app-error.ts';
import type { Input } from '../../../http/route.ts';
import { namesOf } from '../../../text/name-list.ts';
import type { Action } from '../../../write/action.ts';
import { changeOf, requireVersion } from '../../../write/change.ts';
import { type Actor, type TournamentRow, type Writer, writeTournament } from '../../../write/write.ts';
import { requireHalf, requirePlayable } from '../../account/club/course-check.ts';
import { withListsKept } from './counted-hole/counted-hole.ts';
import {
  flightsOnHoles,
  giveCards,
  insertRound,
  playersOnHoles,
  removeRound,
  requireRound,
  roundHasScores,
  updateRound,
} from './round-store.ts';
import { requireDrives, requirePrizeForms, requireRules } from './settings-check.ts';

type NewRound = Input<'POST /api/tournaments/:tournamentId/rounds'>['body'];
type RoundChange = Input<'PATCH /api/tournaments/:tournamentId/rounds/:roundId'>['body'];

const subjectType = 'round';
/** The answer to every write to a round: its current tournament. */
const answer = (tx: Transaction, { id }: { id: string }): Promise<Tournament> => requireTournament(tx, id);

/** Adds a round with its own copy of a course card; every player gets a card in it. */
export async function addRound(deps: Writer, actor: Actor, course: NewRound): Promise<Tournament> {
  requirePlayable(course);
  requireHalf(course);
  const change = async (tx: Transaction, tournament: TournamentRow): Promise<Action> => {
    await requireRoundRules(tx, tournament, course);
    const roundId = await insertRound(tx, { tournamentId: tournament.id, ...course });
    await giveCards(tx, tournament.id);
    return { kind: 'created', subjectType, subjectId: roundId, after: course };
  };
  return writeTournament(deps, actor, { change, answer });
}

/** Changes the date or the course card of a round that is not finished. What conditions it was played in is published later, and no result depends on it. */
export async function changeRound(deps: Writer, actor: Actor, roundId: string, { version, ...wanted }: RoundChange): Promise<Tournament> {
  const ofRecord = Object.keys(wanted).every((field) => field === 'playingConditions');
  const change = async (tx: Transaction, tournament: TournamentRow): Promise<Action | null> => {
    const round = await requireRound(tx, tournament.id, roundId);
    await requireVersion(round, version, () => requireTournament(tx, tournament.id));
    if (round.finishedAt !== null && !ofRecord) throw new AppError('round-finished');
    const change = changeOf({ ...round, ...round.card }, wanted);
    if (!change) return null;
    const changed = { ...round, ...round.card, ...change.after };
    requirePlayable(changed);
    requireHalf(changed);
    await requireRoundRules(tx, tournament, changed);
    await requireHolesFree(tx, round, playedCard(changed));
    await updateRound(tx, round, change.after);
    return { kind: 'updated', subjectType, subjectId: roundId, ...change };
  };
  return writeTournament(deps, actor, { change, answer, ...(ofRecord && { evenClosed: true, unseen: true }) });
}

/** The rules of the tournament, of its divisions and of its prizes fit the holes of a round. */
async function requireRoundRules(tx: Transaction, tournament: TournamentRow, card: WholeCard): Promise<void> {
  const divisions = await tx.select().from(division).where(eq(division.tournamentId, tournament.id));
  requireRules(tournament, [playedCard(card)], 'strokeIndex', divisions);
  requireDrives(tournament, [playedCard(card)], 'holes');
  requirePrizeForms((await findAwards(tx, tournament.id)).awards, [playedCard(card)]);
}

/** Holes that a round loses have no score, no measured shot and no start of a flight; with their number a total goes too. */
async function requireHolesFree(tx: Transaction, round: RoundRow, changed: PlayedHoles): Promise<void> {
  const lost = holesOf(round).filter((hole) => !hasHole(changed, hole));
  const isOther = round.par.length !== changed.par.length;
  const players = await playersOnHoles(tx, round.id, isOther ? [...lost, TOTAL] : lost);
  if (players.length > 0) throw new AppError('round-holes-scored', { params: { names: namesOf(players) } });
  const matches = await matchesOnHoles(tx, round.id, lost);
  if (matches.length > 0) throw new AppError('round-holes-matched', { params: { matches: matches.join(', ') } });
  if (isOther) await requireNoNassauIn(tx, round.id);
  const flights = await flightsOnHoles(tx, round.id, lost);
  if (flights.length > 0) throw new AppError('round-holes-started', { params: { flights: flights.join(', ') } });
}

export async function deleteRound(deps: Writer, actor: Actor, roundId: string): Promise<Tournament> {
  const change = async (tx: Transaction, tournament: TournamentRow): Promise<Action> => {
    const round = await requireRound(tx, tournament.id, roundId);
    if (await roundHasScores(tx, roundId)) throw new AppError('round-has-scores');
    if ((await findRounds(tx, tournament.id)).length === 1) throw new AppError('last-round');
    await requireNoMatchesIn(tx, roundId);
    await withListsKept(tx, tournament.id, deps.clock(), () => removeRound(tx, round));
    const { number, date, courseName } = round;
    return { kind: 'deleted', subjectType, subjectId: roundId, before: { number, date, courseName } };
  };
  return writeTournament(deps, actor, { change, answer });
}

/** Play stops for everyone: thunder, fog. Boards and the desk show it; strokes that were played are still taken. */
export const suspendRound = (deps: Writer, actor: Actor, roundId: string): Promise<Tournament> => turn(deps, actor, roundId, 'suspended');
export const resumeRound = (deps: Writer, actor: Actor, roundId: string): Promise<Tournament> => turn(deps, actor, roundId, 'resumed');

function turn(deps: Writer, actor: Actor, roundId: string, kind: 'suspended' | 'resumed'): Promise<Tournament> {
  const change = async (tx: Transaction, tournament: TournamentRow): Promise<Action | null> => {
    const round = await requireRound(tx, tournament.id, roundId);
    if (round.finishedAt !== null) throw new AppError('round-finished');
    const now = deps.clock();
    if ((kind === 'suspended') === (round.suspendedAt !== null)) return null;
    const pauses = round.suspendedAt === null ? [] : [{ from: round.suspendedAt.toISOString(), to: now.toISOString() }];
    await updateRound(tx, round, {
      suspendedAt: kind === 'suspended' ? now : null,
      pauses: [...round.pauses, ...pauses],
    });
    return { kind, subjectType, subjectId: roundId };
  };
  return writeTournament(deps, actor, { change, answer });
}
