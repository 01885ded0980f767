import type { DistanceUnit } from '@fairway/api/choice/account/club';
import { formatDistance } from '@fairway/api/word/number';
import { CENTIMETRES } from '../../lib/value/distance.ts';
import { useWords } from '../words.ts';

/** Distances in the tournament's unit and the caddie's language. */
export function useDistance(unit: DistanceUnit) {
  const { t, language } = useWords();
  return {
    sayDistance: (centimetres: number): string =>
      t(`distance.${unit}`, { value: formatDistance(centimetres / CENTIMETRES[unit], language) }),
  };
}
