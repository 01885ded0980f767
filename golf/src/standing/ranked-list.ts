import type { Basis } from '../basis.ts';
import type { Places } from './place.ts';
import type { RankingTable } from './ranking-table.ts';

/** The ranked list of one basis. */
export type RankedList = {
  /** Those placed, in order. */
  readonly table: RankingTable;
  /** The rows of those without a place, in order. */
  readonly others: readonly number[];
  /** All rows in order, and by row the position. */
  readonly rows: readonly number[];
  readonly order: readonly number[];
  /** By position. */
  readonly places: Places;
  readonly divisionPlaces: Places;
};

/** The lists of a field that were ranked, now or at an earlier moment of it. */
export type KeptLists = Partial<Record<Basis, RankedList>>;
