/** The signs of a board in words, for who hears them. */
export const SIGN = {
  tied: '공동 {{place}}위',
  over: '{{strokes}}오버파',
  under: '{{strokes}}언더파',
  even: '이븐파',
  none: '점수 없음',
} as const;
