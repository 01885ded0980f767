/** How golfers draw a hole on a card: circles under par, squares over it. */
export type HoleMark = 'double-circle' | 'circle' | 'plain' | 'square' | 'double-square';

export function holeMark(strokes: number, par: number): HoleMark {
  const toPar = strokes - par;
  if (toPar <= -2) return 'double-circle';
  if (toPar === -1) return 'circle';
  if (toPar === 0) return 'plain';
  return toPar === 1 ? 'square' : 'double-square';
}
