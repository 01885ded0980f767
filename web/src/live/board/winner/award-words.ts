import type { PublicBoard } from '@fairway/api';
import { DIVISION_PLACES } from '@fairway/api/choice/field/award';
import type { PublicLanguage } from '@fairway/api/word/language';
import { formatDistance } from '@fairway/api/word/number';
import { CENTIMETRES } from '../../../lib/value/distance.ts';
import type { Say } from '../../words.ts';

type Named = Pick<NonNullable<PublicBoard['winners']>[number], 'award' | 'ownName' | 'ownNameEnglish' | 'place' | 'hole' | 'gender'>;

/** By its own name, or its kind; of several of a kind the second is Best Gross 2; and whose it is where men and women have one each. */
export function sayAward(won: Named, t: Say, language: PublicLanguage): string {
  const called = sayOfAll(won, t, language);
  return won.gender ? `${called} (${t(`awardGender.${won.gender}`)})` : called;
}

function sayOfAll({ award: kind, ownName, ownNameEnglish, place, hole }: Named, t: Say, language: PublicLanguage): string {
  const own = language === 'vi' ? ownName : (ownNameEnglish ?? ownName);
  if (kind === 'contest' && own === null) return t(`contestPlace.${DIVISION_PLACES[place - 1] ?? 'other'}`, { place });
  if (kind === 'division' && own === null) return t(`divisionPlace.${DIVISION_PLACES[place - 1] ?? 'other'}`, { place });
  // of every nth place the place is the name, not one of several
  if (kind === 'every-nth' && own === null) return t('awardTobi', { place });
  const award = own ?? t(`award.${kind as Exclude<typeof kind, 'division' | 'contest'>}`);
  const nth = place === 1 ? award : t('awardNth', { award, place });
  return hole === null ? nth : t('awardHole', { award: nth, hole });
}

/** A measured shot in the tournament's unit. */
export const sayDistance = (centimetres: number, unit: PublicBoard['distanceUnit'], t: Say, language: PublicLanguage): string =>
  t(`distance.${unit}`, { value: formatDistance(centimetres / CENTIMETRES[unit], language) });
