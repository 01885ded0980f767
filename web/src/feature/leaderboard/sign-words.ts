import type { KeyOf } from '@fairway/api/word/say';
import { NONE } from './figure.ts';

/** The office and the public pages say a sign by the same keys. */
type SignKey = Extract<KeyOf<['live']> & KeyOf<['leaderboard']>, `sign.${string}`>;
type SaySign = (key: SignKey, values: { place: string; strokes: string }) => string;

/** A place or a score to par in words, for who hears it: T4, +3, −27, E and –. Null: it reads as it stands. */
export function signWords(sign: string, t: SaySign): string | null {
  const figure = sign.slice(1);
  const key = sign === NONE ? 'none' : ({ E: 'even', T: 'tied', '+': 'over', '−': 'under' } as const)[sign[0] ?? ''];
  return key === undefined ? null : t(`sign.${key}`, { place: figure, strokes: figure });
}
