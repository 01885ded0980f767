/** The signs of a board in words, for who hears them. */
export const SIGN = {
  tied: 'đồng hạng {{place}}',
  over: '{{strokes}} trên par',
  under: '{{strokes}} dưới par',
  even: 'bằng par',
  none: 'chưa có điểm',
} as const;
