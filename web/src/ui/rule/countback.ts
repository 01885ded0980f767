import type { CountbackRule } from '@fairway/api';
import type { SayOf } from '@fairway/api/word/say';

export type CountbackWords = SayOf<['definition']>;
export type Segment = CountbackRule[number];

export function saySegment(segment: Segment, t: CountbackWords): string {
  if ('nine' in segment) return t('definition:segment.nine', { nine: segment.nine, count: segment.last });
  if ('last' in segment) return t('definition:segment.last', { count: segment.last });
  if ('first' in segment) return t('definition:segment.first', { count: segment.first });
  if ('hardest' in segment) return t('definition:segment.hardest', { count: segment.hardest });
  return t('definition:segment.holes', { holes: segment.holes.join(', ') });
}

/** What a countback compares, in a line. */
export const sayCountback = (rule: CountbackRule, t: CountbackWords): string =>
  rule.map((segment) => saySegment(segment, t)).join(' → ') || t('definition:segment.none');
