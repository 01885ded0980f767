import type { AwardRule } from './award.ts';

/** Fun awards by the names that clubs give them; booby is second from the last (https://gridge.info/article/beginner/detail.php?id=2444). */
export type NamedAward =
  | 'worst'
  | 'second-worst'
  | 'golden-raspberry'
  | 'silver-raspberry'
  | 'booby'
  | 'king-of-par'
  | 'king-of-birdie'
  | 'king-of-bogey'
  | 'onami'
  | 'konami'
  | 'suihei';

type Named = Pick<AwardRule, 'kind' | 'basis' | 'place' | 'toPar' | 'wave'>;

/** Their rules; basis and place are settings of a tournament (a booby of the last, or by gross). */
export const NAMED_AWARDS: Readonly<Record<NamedAward, Named>> = {
  worst: { kind: 'worst', basis: 'net', place: 1 },
  'second-worst': { kind: 'worst', basis: 'net', place: 2 },
  'golden-raspberry': { kind: 'raspberry', basis: 'gross', place: 1 },
  'silver-raspberry': { kind: 'raspberry', basis: 'gross', place: 2 },
  booby: { kind: 'booby', basis: 'net', place: 2 },
  'king-of-par': { kind: 'king', basis: 'gross', toPar: 0 },
  'king-of-birdie': { kind: 'king', basis: 'gross', toPar: -1 },
  'king-of-bogey': { kind: 'king', basis: 'gross', toPar: 1 },
  onami: { kind: 'wave', basis: 'gross', wave: 'largest' },
  konami: { kind: 'wave', basis: 'gross', wave: 'smallest' },
  suihei: { kind: 'wave', basis: 'gross', wave: 'level' },
};

/**
 * An award for every nth place of the field (tobi), as many as there are such places: ids end in the place.
 *
 * @example everyNth({ id: 'tobi', basis: 'net', main: false, membersOnly: false }, 5, 12).map(({ place }) => place) // [5, 10]
 */
export function everyNth(award: Omit<AwardRule, 'kind' | 'place'>, nth: number, players: number): readonly AwardRule[] {
  if (!(Number.isInteger(nth) && nth > 0)) return [];
  return Array.from({ length: Math.floor(players / nth) }, (_, at) => {
    const place = (at + 1) * nth;
    return { ...award, id: `${award.id}-${place}`, kind: 'place', place };
  });
}
