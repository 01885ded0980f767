import type { Tournament } from '@fairway/api';
import type { Transaction } from '../../db/open.ts';
import { AppError } from '../../http/errors.ts';
import type { Input } from '../../http/route.ts';
import { type Actor, type TournamentRow, type Writer, writeTournament } from '../../write.ts';
import { changeOf, requireVersion } from '../activity/change.ts';
import type { Action } from '../activity/store.ts';
import { requirePlayable } from '../club/course-check.ts';
import { withListsKept } from './counted-hole/counted-hole.ts';
import { giveCards, insertRound, removeRound, requireRound, roundHasScores, updateRound } from './round-store.ts';
import { requireRules } from './settings-check.ts';
import { findRounds, requireTournament } from './store.ts';

type NewRound = Input<'POST /api/tournaments/:tournamentId/rounds'>['body'];
type RoundChange = Input<'PATCH /api/tournaments/:tournamentId/rounds/:roundId'>['body'];

const subjectType = 'round';
/** The answer to every write to a round: its current tournament. */
const answer = (tx: Transaction, { id }: { id: string }): Promise<Tournament> => requireTournament(tx, id);

/** Adds a round with its own copy of a course card; every player gets a card in it. */
export async function addRound(deps: Writer, actor: Actor, course: NewRound): Promise<Tournament> {
  requirePlayable(course);
  const change = async (tx: Transaction, tournament: TournamentRow): Promise<Action> => {
    requireRules(tournament, [course], 'strokeIndex');
    const roundId = await insertRound(tx, { tournamentId: tournament.id, ...course });
    await giveCards(tx, tournament.id);
    return { kind: 'created', subjectType, subjectId: roundId, after: course };
  };
  return writeTournament(deps, actor, { change, answer });
}

/** Changes the date or the course card of a round that is not finished. */
export async function changeRound(deps: Writer, actor: Actor, roundId: string, { version, ...wanted }: RoundChange): Promise<Tournament> {
  const change = async (tx: Transaction, tournament: TournamentRow): Promise<Action | null> => {
    const round = await requireRound(tx, tournament.id, roundId);
    await requireVersion(round, version, () => requireTournament(tx, tournament.id));
    if (round.finishedAt !== null) throw new AppError('round-finished');
    const change = changeOf(round, wanted);
    if (!change) return null;
    const changed = { ...round, ...change.after };
    requirePlayable(changed);
    requireRules(tournament, [changed], 'strokeIndex');
    await updateRound(tx, round, change.after);
    return { kind: 'updated', subjectType, subjectId: roundId, ...change };
  };
  return writeTournament(deps, actor, { change, answer });
}

export async function deleteRound(deps: Writer, actor: Actor, roundId: string): Promise<Tournament> {
  const change = async (tx: Transaction, tournament: TournamentRow): Promise<Action> => {
    const round = await requireRound(tx, tournament.id, roundId);
    if (await roundHasScores(tx, roundId)) throw new AppError('round-has-scores');
    if ((await findRounds(tx, tournament.id)).length === 1) throw new AppError('last-round');
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
