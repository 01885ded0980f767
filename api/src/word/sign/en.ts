/** The signs of a board in words, for who hears them. */
export const SIGN = {
  tied: 'tied {{place}}',
  over: '{{strokes}} over par',
  under: '{{strokes}} under par',
  even: 'even par',
  none: 'no score yet',
} as const;
