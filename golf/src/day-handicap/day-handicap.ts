import type { PeoriaRule } from './peoria.ts';

/**
 * The handicap of the day, reckoned from the card itself.
 * `none` is the declared handicap. The Peorias count only published holes: `countedHoles` null means that they are still
 * hidden, and then there is no handicap, no net and no net place (they would give the holes away).
 */
export type DayHandicap =
  | { readonly system: 'none' }
  | { readonly system: 'system-36' }
  | ({ readonly system: PeoriaName; readonly countedHoles: readonly number[] | null } & Partial<PeoriaRule>);

export type PeoriaName = 'peoria' | 'double-peoria' | 'modified-peoria';
