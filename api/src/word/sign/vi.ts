/** A score to par in words, for who hears it. */
export const TO_PAR = {
  over: '{{strokes}} trên par',
  under: '{{strokes}} dưới par',
  even: 'bằng par',
} as const;

/** The signs of a board in words. */
export const SIGN = {
  ...TO_PAR,
  tied: 'đồng hạng {{place}}',
  none: 'chưa có điểm',
} as const;
