/** What a list ranks by: gross strokes, net strokes, or Stableford points. */
export type Basis = 'gross' | 'net' | 'points';

export const BASES: readonly Basis[] = ['gross', 'net', 'points'];
