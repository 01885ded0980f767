import type { DayFacts } from '@fairway/facts';
import type { Database } from '../../../db/database.ts';
import type { KeptFacts } from '../../../engine/competition/kept-facts.ts';
import { isToSign } from '../../../engine/competition/result/final-result-store.ts';
import { divisionFacts, findTournamentFacts } from '../../../engine/competition/store.ts';
import { findPrizes } from '../../../engine/tournament/award-store.ts';
import { AppError } from '../../../error/app-error.ts';
import type { Deps } from '../../../http/route.ts';
import { createQueue } from '../../../work/queue.ts';
import { isFinal } from '../../play/leaderboard/hidden.ts';
import { winnerList } from '../winner/winner-list.ts';
import { factsOf } from './facts.ts';

export type PublicFacts = {
  /** Null: it is not public. */
  read(tournamentId: string): Promise<DayFacts | null>;
  /** What acts have made final is signed by then. */
  settled(): Promise<void>;
  stop(): Promise<void>;
};

/** One after the other, so that strokes wait for one page of one of them at most. */
const QUEUE = { atOnce: 1, inAll: 30 } as const;

/**
 * The facts of every tournament, read one after the other. An act that makes a result final, or changes one, has it signed as soon as it is committed.
 * Whoever reads before that, or after a server that was killed in between, finds it marked and has it signed by the same reading.
 */
export function createPublicFacts(deps: Pick<Deps, 'db' | 'encryption' | 'clock' | 'live' | 'report'>, source: KeptFacts): PublicFacts {
  const turns = createQueue(QUEUE, () => new AppError('unavailable', { retryAfterSeconds: 5 }));
  const signing = new Set<Promise<void>>();
  const read = (tournamentId: string) => turns.run(() => factsOf(deps, tournamentId, source));
  const sign = async (tournamentId: string): Promise<void> => {
    if (deps.encryption.isOn && (await isDue(deps.db, tournamentId))) await read(tournamentId);
  };
  const settled = async (): Promise<void> => {
    while (signing.size > 0) await Promise.all(signing);
  };
  deps.live.subscribe({
    invalidate: (tournamentId) => {
      const work = sign(tournamentId)
        .catch(deps.report)
        .finally(() => signing.delete(work));
      signing.add(work);
    },
  });
  return { read, settled, stop: settled };
}

/** Of all that is written in the office little makes anything final, so that this asks as little as it can. */
async function isDue(db: Database, tournamentId: string): Promise<boolean> {
  const tournament = (await isToSign(db, tournamentId)) ? await findTournamentFacts(db, tournamentId) : null;
  if (!tournament?.public || tournament.archivedAt !== null) return false;
  const of = { tournament, divisions: await divisionFacts(db, tournamentId), prizes: await findPrizes(db, tournamentId) };
  // of one that was opened again the winners of before are still public: publishing those of now comes, and signs
  return isFinal(of) && !(await winnerList(db, tournamentId)).publication?.isChanged;
}
