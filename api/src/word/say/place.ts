import type { CheckSay } from './check.ts';

type Place = { readonly position: number; readonly tied: boolean } | null;
/** “T3”, or a dash. */
export const sayPlace = (place: Place): string => (place ? `${place.tied ? 'T' : ''}${place.position}` : '—');

/** The place in the field, and in the division where there is one. */
export function sayPlaces({ field, division }: { readonly field: Place; readonly division: Place }, say: CheckSay): string {
  const overall = say('public-check:finding.ofField', { place: sayPlace(field) });
  return division ? `${overall}, ${say('public-check:finding.ofDivision', { place: sayPlace(division) })}` : overall;
}
