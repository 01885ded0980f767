import type { Database, Transaction } from '../../db/open.ts';
import { AppError } from '../../errors.ts';
import { recordActivity } from '../activity/store.ts';
import { raiseBoardVersion } from './board-version.ts';
import { hiddenHoleCount } from './hidden-hole-count.ts';
import { findHiddenHoles, markPublished, writeHiddenHoles } from './hidden-hole-store.ts';
import { type Actor, by, lockOpenTournament } from './open.ts';

type State = { count: number; entered: boolean; published: number[] | null };

export async function hiddenHolesState(db: Database, { tournament }: Actor, roundId: string): Promise<State> {
  const count = await hiddenHoleCount(db, tournament);
  return count === 0 ? { count, entered: false, published: null } : { count, ...(await findHiddenHoles(db, roundId, count)) };
}

/** Enters the counted holes of a round, or others instead, as long as they are not published. */
export async function enterHiddenHoles(db: Database, actor: Actor, roundId: string, holes: readonly number[]): Promise<State> {
  return db.transaction(async (tx) => {
    const { count } = await requireUnpublished(tx, actor, roundId);
    if (holes.length !== count || new Set(holes).size !== count) {
      throw new AppError('hidden-holes-count', {
        params: { count },
        errors: { holes: [{ key: 'hidden-holes-count', params: { count } }] },
      });
    }
    await writeHiddenHoles(tx, roundId, holes);
    await recordActivity(tx, { ...by(actor), kind: 'hidden-holes-entered', subjectType: 'round', subjectId: roundId });
    return { count, entered: true, published: null };
  });
}

/** Publishes them: from now on day handicaps and net places are shown. */
export async function publishHiddenHoles(db: Database, actor: Actor, roundId: string, now: Date): Promise<State> {
  return db.transaction(async (tx) => {
    const { entered } = await requireUnpublished(tx, actor, roundId);
    if (!entered) throw new AppError('hidden-holes-missing');
    await markPublished(tx, roundId, now);
    await recordActivity(tx, { ...by(actor), kind: 'hidden-holes-published', subjectType: 'round', subjectId: roundId });
    await raiseBoardVersion(tx, actor.tournament.id);
    return hiddenHolesState(tx, actor, roundId);
  });
}

async function requireUnpublished(tx: Transaction, actor: Actor, roundId: string): Promise<State> {
  const tournament = await lockOpenTournament(tx, actor.tournament.id);
  const state = await hiddenHolesState(tx, { ...actor, tournament: { ...actor.tournament, ...tournament } }, roundId);
  if (state.count === 0) throw new AppError('hidden-holes-not-used');
  if (state.published !== null) throw new AppError('hidden-holes-published');
  return state;
}
