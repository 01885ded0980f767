import type { DistanceUnit } from '@fairway/api/choice/club';
import { formatDistance } from '@fairway/api/word/number';
import type { TFunction } from 'i18next';
import { CENTIMETRES } from '../../lib/distance.ts';
import type { Language } from '../../lib/language.ts';

/** Whoever speaks the words of `choice`, among others. */
type Speaks = { readonly $TFunctionBrand: unknown };
const choices = (t: Speaks) => t as unknown as TFunction<['choice']>;

/** “1,42 m”, or in yards. */
export const sayCentimetres = (centimetres: number, speaks: Speaks, language: Language, unit: DistanceUnit): string =>
  choices(speaks)(`choice:distance.${unit}`, { value: formatDistance(centimetres / CENTIMETRES[unit], language) });
