/** The signs of a board in words, for who hears them. */
export const SIGN = {
  tied: '{{place}}位タイ',
  over: '{{strokes}}オーバー',
  under: '{{strokes}}アンダー',
  even: 'イーブンパー',
  none: 'スコアなし',
} as const;
