/** Shown where there is no figure. */
export const NONE = '–';

/** `T3` where the place is shared. */
export const placeLabel = (place: { readonly position: number; readonly tied: boolean } | null | undefined): string =>
  place ? `${place.tied ? 'T' : ''}${place.position}` : NONE;

const KEYS = { E: 'even', T: 'tied', '+': 'over', '−': 'under' } as const;

/** What a place or a score to par says to who hears it: T4, +3, −27, E and –, by the key of its words. Null: it reads as it stands. */
export function signOf(sign: string) {
  const figure = sign.slice(1);
  const key = sign === NONE ? ('none' as const) : KEYS[sign[0] as keyof typeof KEYS];
  return key === undefined ? null : { key, values: { place: figure, strokes: figure } };
}

export type SignOf = NonNullable<ReturnType<typeof signOf>>;
