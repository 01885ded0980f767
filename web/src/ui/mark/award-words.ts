import type { DistanceUnit } from '@fairway/api/choice/account/club';
import { formatDistance } from '@fairway/api/word/number';
import type { SayOf, Speaks } from '@fairway/api/word/say';
import type { Language } from '../../lib/language.ts';
import { CENTIMETRES } from '../../lib/value/distance.ts';

const choices = (t: Speaks) => t as unknown as SayOf<['choice']>;

/** “1,42 m”, or in yards. */
export const sayCentimetres = (centimetres: number, speaks: Speaks, language: Language, unit: DistanceUnit): string =>
  choices(speaks)(`choice:distance.${unit}`, { value: formatDistance(centimetres / CENTIMETRES[unit], language) });
