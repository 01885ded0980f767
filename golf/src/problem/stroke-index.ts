import type { Basis } from '../basis.ts';
import type { FormatChoice } from '../format/format.ts';
import { formatOf } from '../format/format.ts';

/** Whether a hole's worth on a list depends on the strokes received there, so that every course needs its stroke index. */
export function needsStrokeIndexOn(choice: FormatChoice, basis: Basis): boolean {
  if (typeof choice !== 'string' && 'maximum' in choice && choice.maximum.kind === 'net-double-bogey') return true;
  return basis === 'points' && formatOf(choice).points.by === 'net';
}
