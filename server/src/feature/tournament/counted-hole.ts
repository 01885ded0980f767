import type { Database, Transaction } from '../../db/open.ts';
import { AppError } from '../../errors.ts';
import { type Actor, type TournamentRow, type Writer, writeTournament } from '../../write.ts';
import { countedHoleCount } from './counted-hole-count.ts';
import { findCountedHoles, markPublished, writeCountedHoles } from './counted-hole-store.ts';

type State = { count: number; entered: boolean; published: number[] | null };
type DayHandicaps = Pick<TournamentRow, 'id' | 'calculateHandicapDay'>;

export async function countedHolesState(db: Database, tournament: DayHandicaps, roundId: string): Promise<State> {
  const count = await countedHoleCount(db, tournament);
  return count === 0 ? { count, entered: false, published: null } : { count, ...(await findCountedHoles(db, roundId, count)) };
}

/** Enters or replaces the counted holes of a round, as long as they are not published. */
export async function enterCountedHoles(deps: Writer, actor: Actor, roundId: string, holes: readonly number[]): Promise<State> {
  return writeTournament(deps, actor, {
    unseen: true,
    change: async (tx, tournament) => {
      const { count } = await requireUnpublished(tx, tournament, roundId);
      requireCount(holes, count);
      await writeCountedHoles(tx, roundId, holes);
      return { kind: 'counted-holes-entered', subjectType: 'round', subjectId: roundId };
    },
    answer: (tx, tournament) => countedHolesState(tx, tournament, roundId),
  });
}

/** Publishes them: from now on day handicaps and net places are shown. */
export async function publishCountedHoles(deps: Writer, actor: Actor, roundId: string): Promise<State> {
  return writeTournament(deps, actor, {
    change: async (tx, tournament) => {
      const { entered } = await requireUnpublished(tx, tournament, roundId);
      if (!entered) throw new AppError('counted-holes-missing');
      await markPublished(tx, roundId, deps.clock());
      return { kind: 'counted-holes-published', subjectType: 'round', subjectId: roundId };
    },
    answer: (tx, tournament) => countedHolesState(tx, tournament, roundId),
  });
}

async function requireUnpublished(tx: Transaction, tournament: TournamentRow, roundId: string): Promise<State> {
  const state = await countedHolesState(tx, tournament, roundId);
  if (state.count === 0) throw new AppError('counted-holes-not-used');
  if (state.published !== null) throw new AppError('counted-holes-published');
  return state;
}

function requireCount(holes: readonly number[], count: number): void {
  if (holes.length === count && new Set(holes).size === count) return;
  const params = { count };
  throw new AppError('counted-holes-count', { params, errors: { holes: [{ key: 'counted-holes-count', params }] } });
}
