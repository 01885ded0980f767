import type { ClubHandicapChange } from '@fairway/api';
import { formatDistance, formatHandicap } from '@fairway/api/word/number';
import type { SayOf } from '@fairway/api/word/say';

import type { Language } from '../../../lib/language.ts';
import { formatDate } from '../../../lib/value/date.ts';

type SayChange = SayOf<'club-handicap'>;

/** A change of a club's handicap in a sentence: “thắng Giải mùa thu 14/11/2026, net 7 gậy dưới par, giảm nhiều nhất 3: 15 → 12”. */
export function saySentence({ from, to, because }: ClubHandicapChange, t: SayChange, language: Language): string {
  const reason = sayReason(because, t, language);
  const figures = { from: formatHandicap(from, language), to: formatHandicap(to, language) };
  return from === null ? t('firstChange', { reason, to: figures.to }) : t('change', { reason, ...figures });
}

/** Whoever only has their first figure, and its rounding, has changed nothing. */
export const isChanged = ({ changes }: { readonly changes: readonly ClubHandicapChange[] }): boolean =>
  changes.some(({ from, because }) => from !== null && because.code !== 'round');

function sayReason(because: ClubHandicapChange['because'], t: SayChange, language: Language): string {
  const number = (of: number) => formatDistance(of, language);
  const nameOf = ({ name, day }: { name: string; day: string }) => `${name} ${formatDate(day)}`;
  const standing = (place: number | null, event: { name: string; day: string }) => {
    if (place === null) return t('reason.played', { event: nameOf(event) });
    return place === 1 ? t('reason.won', { event: nameOf(event) }) : t('reason.place', { place, event: nameOf(event) });
  };
  switch (because.code) {
    case 'declared':
      return because.event === null ? t('reason.declared') : t('reason.declaredFor', { event: nameOf(because.event) });
    case 'place':
      return t('reason.cut', { what: standing(because.place, because.event), cut: number(because.cut) });
    case 'under-par': {
      const what = t('reason.underPar', { what: standing(because.place, because.event), under: number(because.under) });
      return because.atMost === null ? what : t('reason.atMost', { what, most: number(because.atMost) });
    }
    case 'mean': {
      const { of, rounds, mean, target } = because;
      const what = t(`reason.mean.${of}`, { rounds, mean: number(mean) });
      return t('reason.target', { what, target: formatHandicap(target, language) });
    }
    default:
      return t(`reason.${because.code}`);
  }
}
