import type { CheckSay } from './check.ts';

type SpokenPlace = { readonly position: number; readonly tied: boolean } | null;
/** “T3”, or a dash. */
export const sayPlace = (place: SpokenPlace): string => (place ? `${place.tied ? 'T' : ''}${place.position}` : '—');

/** The place in the field, and in the division where there is one. */
export function sayPlaces({ field, division }: { readonly field: SpokenPlace; readonly division: SpokenPlace }, say: CheckSay): string {
  const overall = say('public-check:finding.ofField', { place: sayPlace(field) });
  return division ? `${overall}, ${say('public-check:finding.ofDivision', { place: sayPlace(division) })}` : overall;
}
