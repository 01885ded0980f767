import type { CountedHolesState } from '@fairway/api';
import type { Database, Transaction } from '../../../db/open.ts';
import { AppError } from '../../../errors.ts';
import { type Actor, type TournamentRow, type Writer, writeTournament } from '../../../write.ts';
import { type DayHandicaps, holeLists } from './count.ts';
import { appendCountedHoles, findCountedHoles, type HoleListState, markPublished } from './store.ts';

type NewHoles = { divisionId: string | null; holes: readonly number[] };

/** The lists of counted holes that a round needs, and how far they are. */
export async function countedHolesState(db: Database, tournament: DayHandicaps, roundId: string): Promise<CountedHolesState> {
  return { lists: await findCountedHoles(db, roundId, await holeLists(db, tournament)) };
}

/** Enters a list of a round again, as long as it is not published; what was entered before stays in the record. */
export async function enterCountedHoles(
  deps: Writer,
  actor: Actor,
  roundId: string,
  { divisionId, holes }: NewHoles,
): Promise<CountedHolesState> {
  return writeTournament(deps, actor, {
    unseen: true,
    change: async (tx, tournament) => {
      const list = (await requireUnpublished(tx, tournament, roundId)).find((one) => one.divisionId === divisionId);
      if (!list) throw new AppError('counted-holes-not-used', { errors: { divisionId: [{ key: 'counted-holes-not-used' }] } });
      if (list.published !== null) throw new AppError('counted-holes-published');
      requireCount(holes, list.count);
      await appendCountedHoles(tx, { roundId, divisionId, holes, by: actor.principal, at: deps.clock() });
      return { kind: 'counted-holes-entered', subjectType: 'round', subjectId: roundId, ...(divisionId && { after: { divisionId } }) };
    },
    answer: (tx, tournament) => countedHolesState(tx, tournament, roundId),
  });
}

/** Publishes all lists of a round: from now on day handicaps and net places are shown. */
export async function publishCountedHoles(deps: Writer, actor: Actor, roundId: string): Promise<CountedHolesState> {
  return writeTournament(deps, actor, {
    change: async (tx, tournament) => {
      const lists = await requireUnpublished(tx, tournament, roundId);
      if (lists.some(({ entered }) => !entered)) throw new AppError('counted-holes-missing');
      await markPublished(
        tx,
        roundId,
        lists.filter(({ published }) => published === null),
        deps.clock(),
      );
      return { kind: 'counted-holes-published', subjectType: 'round', subjectId: roundId };
    },
    answer: (tx, tournament) => countedHolesState(tx, tournament, roundId),
  });
}

async function requireUnpublished(tx: Transaction, tournament: TournamentRow, roundId: string): Promise<HoleListState[]> {
  const { lists } = await countedHolesState(tx, tournament, roundId);
  if (lists.length === 0) throw new AppError('counted-holes-not-used');
  if (lists.every(({ published }) => published !== null)) throw new AppError('counted-holes-published');
  return lists;
}

function requireCount(holes: readonly number[], count: number): void {
  if (holes.length === count && new Set(holes).size === count) return;
  const params = { count };
  throw new AppError('counted-holes-count', { params, errors: { holes: [{ key: 'counted-holes-count', params }] } });
}
