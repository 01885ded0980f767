import type { Winner, WinnerList } from '@fairway/api';
import type { Database, Transaction } from '../../db/open.ts';
import { AppError } from '../../errors.ts';
import { recordActivity } from '../activity/store.ts';
import type { User } from '../auth/session-store.ts';
import type { TournamentRecord } from '../auth/wall.ts';
import { competitionOf } from '../leaderboard/competition.ts';
import { requireTournamentFacts } from '../leaderboard/competition-store.ts';
import { findFinalResult } from '../leaderboard/final-result-store.ts';
import { raiseBoardVersion } from '../tournament/board-version.ts';
import { lockOpenTournament } from '../tournament/open.ts';
import { type Decision, deleteDecision, findDecisions, writeDecision } from './store.ts';
import { requireCandidates, winnersOf } from './winner.ts';

type Committee = { tournament: TournamentRecord; user: User; awardId: string };

/** The winners of this moment; of a closed tournament the frozen ones. */
export async function winnerList(db: Database, tournamentId: string): Promise<WinnerList> {
  const tournament = await requireTournamentFacts(db, tournamentId);
  const { boardVersion } = tournament;
  const frozen = tournament.state === 'closed' ? await findFinalResult(db, tournamentId) : null;
  if (frozen) return { boardVersion, final: true, items: frozen.winners };
  const competition = await competitionOf(db, tournament);
  requireCandidates(competition);
  return { boardVersion, final: false, items: winnersOf(competition, await findDecisions(db, tournamentId)) };
}

/** Gives an award to one of those still level for it, or to another of them than the committee chose before. */
export async function decide(
  db: Database,
  { tournament, user, awardId }: Committee,
  choice: { playerId: string; reason: string },
  now: Date,
): Promise<WinnerList> {
  return db.transaction(async (tx) => {
    await lockOpenTournament(tx, tournament.id);
    const award = await requireAward(tx, tournament.id, awardId);
    const among = award.decidedBy?.by === 'committee' ? award.decidedBy.among : award.open.map(({ playerId }) => playerId);
    if (among.length === 0) throw new AppError('award-not-open');
    if (!among.includes(choice.playerId)) throw new AppError('not-a-candidate', { errors: { playerId: [{ key: 'not-a-candidate' }] } });
    await writeDecision(tx, { tournamentId: tournament.id, awardId, ...choice, userId: user.id, decidedAt: now });
    await tell(tx, { tournament, user, awardId }, award.decision, choice);
    return winnerList(tx, tournament.id);
  });
}

/** Takes the choice back; the award is open again. */
export async function takeBack(db: Database, { tournament, user, awardId }: Committee): Promise<WinnerList> {
  return db.transaction(async (tx) => {
    await lockOpenTournament(tx, tournament.id);
    const before = (await findDecisions(tx, tournament.id)).find((decision) => decision.awardId === awardId);
    if (!before) throw new AppError('not-found');
    await deleteDecision(tx, tournament.id, awardId);
    await tell(tx, { tournament, user, awardId }, before, null);
    return winnerList(tx, tournament.id);
  });
}

async function requireAward(tx: Transaction, tournamentId: string, awardId: string): Promise<Winner> {
  const { items } = await winnerList(tx, tournamentId);
  const award = items.find((one) => one.awardId === awardId);
  if (!award) throw new AppError('not-found');
  return award;
}

type Choice = Pick<Decision, 'playerId' | 'reason'>;
const told = (choice: Choice | null) => choice && { playerId: choice.playerId, reason: choice.reason };

async function tell(tx: Transaction, { tournament, user, awardId }: Committee, before: Choice | null, after: Choice | null): Promise<void> {
  const { id: tournamentId, siteId } = tournament;
  const happened = { kind: after ? 'decided' : 'taken-back', subjectType: 'award' as const, subjectId: awardId };
  await recordActivity(tx, { ...happened, tournamentId, siteId, userId: user.id, before: told(before), after: told(after) });
  await raiseBoardVersion(tx, tournamentId);
}
