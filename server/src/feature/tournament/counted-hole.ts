import type { Database, Transaction } from '../../db/open.ts';
import { AppError } from '../../errors.ts';
import { type Actor, type TournamentRow, type Writer, writeTournament } from '../../write.ts';
import { hiddenHoleCount } from './counted-hole-count.ts';
import { findHiddenHoles, markPublished, writeHiddenHoles } from './counted-hole-store.ts';

type State = { count: number; entered: boolean; published: number[] | null };
type DayHandicaps = Pick<TournamentRow, 'id' | 'calculateHandicapDay'>;

export async function hiddenHolesState(db: Database, tournament: DayHandicaps, roundId: string): Promise<State> {
  const count = await hiddenHoleCount(db, tournament);
  return count === 0 ? { count, entered: false, published: null } : { count, ...(await findHiddenHoles(db, roundId, count)) };
}

/** Enters the counted holes of a round, or others instead, as long as they are not published. */
export async function enterHiddenHoles(deps: Writer, actor: Actor, roundId: string, holes: readonly number[]): Promise<State> {
  return writeTournament(deps, actor, {
    unseen: true,
    change: async (tx, tournament) => {
      const { count } = await requireUnpublished(tx, tournament, roundId);
      requireCount(holes, count);
      await writeHiddenHoles(tx, roundId, holes);
      return { kind: 'hidden-holes-entered', subjectType: 'round', subjectId: roundId };
    },
    answer: (tx, tournament) => hiddenHolesState(tx, tournament, roundId),
  });
}

/** Publishes them: from now on day handicaps and net places are shown. */
export async function publishHiddenHoles(deps: Writer, actor: Actor, roundId: string): Promise<State> {
  return writeTournament(deps, actor, {
    change: async (tx, tournament) => {
      const { entered } = await requireUnpublished(tx, tournament, roundId);
      if (!entered) throw new AppError('hidden-holes-missing');
      await markPublished(tx, roundId, deps.clock());
      return { kind: 'hidden-holes-published', subjectType: 'round', subjectId: roundId };
    },
    answer: (tx, tournament) => hiddenHolesState(tx, tournament, roundId),
  });
}

async function requireUnpublished(tx: Transaction, tournament: TournamentRow, roundId: string): Promise<State> {
  const state = await hiddenHolesState(tx, tournament, roundId);
  if (state.count === 0) throw new AppError('hidden-holes-not-used');
  if (state.published !== null) throw new AppError('hidden-holes-published');
  return state;
}

function requireCount(holes: readonly number[], count: number): void {
  if (holes.length === count && new Set(holes).size === count) return;
  const params = { count };
  throw new AppError('hidden-holes-count', { params, errors: { holes: [{ key: 'hidden-holes-count', params }] } });
}
