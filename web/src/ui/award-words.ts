import type { NamedAwardPlace } from '@fairway/api';
import { DIVISION_PLACES } from '@fairway/api/award-choice';
import type { DistanceUnit } from '@fairway/api/choice';
import type { TFunction } from 'i18next';
import { CENTIMETRES } from '../lib/distance.ts';
import type { Language } from '../lib/language.ts';
import { formatDistance } from '../lib/number.ts';

/** Whoever speaks the words of `choice`, among others. */
type Speaks = { readonly $TFunctionBrand: unknown };
const choices = (t: Speaks) => t as unknown as TFunction<['choice']>;

/** What an award is called: by its own name, or by its kind with whose, which and on what hole it is. */
export function sayAward(award: NamedAwardPlace, speaks: Speaks, language: Language): string {
  const t = choices(speaks);
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
export const sayCentimetres = (centimetres: number, speaks: Speaks, language: Language, unit: DistanceUnit): string =>
  choices(speaks)(`choice:distance.${unit}`, { value: formatDistance(centimetres / CENTIMETRES[unit], language) });
