/** A score to par in words, for who hears it. */
export const TO_PAR = {
  over: '{{strokes}} over par',
  under: '{{strokes}} under par',
  even: 'even par',
} as const;

/** The signs of a board in words. */
export const SIGN = {
  ...TO_PAR,
  tied: 'tied {{place}}',
  none: 'no score yet',
} as const;
