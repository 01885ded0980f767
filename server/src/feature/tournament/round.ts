import type { Tournament } from '@fairway/api';
import type { Database, Transaction } from '../../db/open.ts';
import { AppError } from '../../errors.ts';
import type { Input } from '../../route.ts';
import { changeOf } from '../activity/change.ts';
import { recordActivity } from '../activity/store.ts';
import { requirePlayable } from '../club/course-check.ts';
import { raiseBoardVersion } from './board-version.ts';
import { type Actor, by, lockOpenTournament, type TournamentRow } from './open.ts';
import { giveCards, insertRound, removeRound, requireRound, roundHasScores, updateRound } from './round-store.ts';
import { requireRules } from './settings-check.ts';
import { findRounds, type RoundRow, requireTournament } from './store.ts';

type NewRound = Input<'POST /api/tournaments/:tournamentId/rounds'>['body'];
type RoundChange = Input<'PATCH /api/tournaments/:tournamentId/rounds/:roundId'>['body'];
type Deed = { kind: string; before?: unknown; after?: unknown };

/** Adds a round on its own copy of a course card; every player has a card in it. */
export async function addRound(db: Database, actor: Actor, course: NewRound): Promise<Tournament> {
  requirePlayable(course);
  return db.transaction(async (tx) => {
    const tournament = await lockOpenTournament(tx, actor.tournament.id);
    requireRules(tournament, [course], 'strokeIndex');
    const roundId = await insertRound(tx, { tournamentId: tournament.id, ...course });
    await giveCards(tx, tournament.id);
    return told(tx, actor, roundId, { kind: 'created', after: course });
  });
}

/** Changes the date or the course card of a round that is not finished. */
export async function changeRound(db: Database, actor: Actor, roundId: string, { version, ...wanted }: RoundChange): Promise<Tournament> {
  return db.transaction(async (tx) => {
    const { tournament, round } = await openRound(tx, actor, roundId);
    if (round.version !== version) throw new AppError('stale-version', { current: await requireTournament(tx, tournament.id) });
    if (round.finishedAt !== null) throw new AppError('round-finished');
    const change = changeOf(round, wanted);
    if (!change) return requireTournament(tx, tournament.id);
    const changed = { ...round, ...change.after };
    requirePlayable(changed);
    requireRules(tournament, [changed], 'strokeIndex');
    await updateRound(tx, roundId, change.after);
    return told(tx, actor, roundId, { kind: 'updated', ...change });
  });
}

export async function deleteRound(db: Database, actor: Actor, roundId: string): Promise<Tournament> {
  return db.transaction(async (tx) => {
    const { tournament, round } = await openRound(tx, actor, roundId);
    if (await roundHasScores(tx, roundId)) throw new AppError('round-has-scores');
    if ((await findRounds(tx, tournament.id)).length === 1) throw new AppError('last-round');
    await removeRound(tx, round);
    const { number, date, courseName } = round;
    return told(tx, actor, roundId, { kind: 'deleted', before: { number, date, courseName } });
  });
}

/** The round as it is now, of a tournament that may be written to and is held until the transaction ends. */
export async function openRound(tx: Transaction, actor: Actor, roundId: string): Promise<{ tournament: TournamentRow; round: RoundRow }> {
  const tournament = await lockOpenTournament(tx, actor.tournament.id);
  return { tournament, round: await requireRound(tx, tournament.id, roundId) };
}

/** What every deed on a round ends with: the log, the board, and the tournament as it is now. */
export async function told(tx: Transaction, actor: Actor, roundId: string, deed: Deed): Promise<Tournament> {
  await recordActivity(tx, { ...by(actor), subjectType: 'round', subjectId: roundId, ...deed });
  await raiseBoardVersion(tx, actor.tournament.id);
  return requireTournament(tx, actor.tournament.id);
}
