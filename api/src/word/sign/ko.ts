/** A score to par in words, for who hears it. */
export const TO_PAR = {
  over: '{{strokes}}오버파',
  under: '{{strokes}}언더파',
  even: '이븐파',
} as const;

/** The signs of a board in words. */
export const SIGN = {
  ...TO_PAR,
  tied: '공동 {{place}}위',
  none: '점수 없음',
} as const;
