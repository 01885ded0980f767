import type { NamedAwardPlace } from '@fairway/api';
import { DIVISION_PLACES, type DistanceUnit } from '@fairway/api/choice';
import type { TFunction } from 'i18next';
import { CENTIMETRES } from '../lib/distance.ts';
import type { Language } from '../lib/language.ts';
import { formatDistance } from '../lib/number.ts';

/** A caller that speaks other words too passes them as these: only those of `choice` are said. */
export type AwardWords = TFunction<['winner', 'choice']>;

/** What an award is called: by its own name, or by its kind with whose, which and on what hole it is. */
export function sayAward(award: NamedAwardPlace, t: AwardWords, language: Language): string {
  const { kind, divisionName, place, hole } = award;
  const own = language === 'vi' ? award.name : (award.nameEnglish ?? award.name);
  if (kind === 'division' && own === null)
    return t(`choice:divisionAward.${DIVISION_PLACES[place - 1] ?? 'other'}`, { division: divisionName ?? '', place });
  const name = own ?? t(`choice:award.${kind}`);
  const nth = place === 1 ? name : t('choice:awardNth', { award: name, place });
  const onHole = hole === null ? nth : t('choice:awardHole', { award: nth, hole });
  return divisionName === null ? onHole : t('choice:awardOf', { award: onHole, whose: divisionName });
}

/** “1,42 m”, or in yards. */
export const sayCentimetres = (centimetres: number, t: AwardWords, language: Language, unit: DistanceUnit): string =>
  t(`choice:distance.${unit}`, { value: formatDistance(centimetres / CENTIMETRES[unit], language) });
