/** The signs of a board in words, for who hears them. */
export const SIGN = {
  tied: '并列第{{place}}名',
  over: '高于标准杆{{strokes}}杆',
  under: '低于标准杆{{strokes}}杆',
  even: '平标准杆',
  none: '暂无成绩',
} as const;
