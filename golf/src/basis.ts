/** What a list ranks by: gross strokes, net strokes, or points (of the format's table; Stableford where strokes decide). */
export type Basis = 'gross' | 'net' | 'points';

/** Every basis, in the order in which they are listed. */
export const BASES: readonly Basis[] = ['gross', 'net', 'points'];

/** Which end of a list is the better. */
export type Better = 'lower' | 'higher';

/** Which end of the list of each basis leads: few strokes, or many points. */
export const BETTER: Readonly<Record<Basis, Better>> = { gross: 'lower', net: 'lower', points: 'higher' };
