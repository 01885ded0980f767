/** A score to par in words, for who hears it. */
export const TO_PAR = {
  over: '{{strokes}}オーバー',
  under: '{{strokes}}アンダー',
  even: 'イーブンパー',
} as const;

/** The signs of a board in words. */
export const SIGN = {
  ...TO_PAR,
  tied: '{{place}}位タイ',
  none: 'スコアなし',
} as const;
