/** What a list ranks by: gross strokes, net strokes, or points (of the format's table; Stableford where strokes decide). */
export type Basis = 'gross' | 'net' | 'points';

export const BASES: readonly Basis[] = ['gross', 'net', 'points'];

/** Which end of a list is the better. */
export type Better = 'lower' | 'higher';

export const BETTER: Readonly<Record<Basis, Better>> = { gross: 'lower', net: 'lower', points: 'higher' };
