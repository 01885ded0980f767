/** A score to par in words, for who hears it. */
export const TO_PAR = {
  over: '高于标准杆{{strokes}}杆',
  under: '低于标准杆{{strokes}}杆',
  even: '平标准杆',
} as const;

/** The signs of a board in words. */
export const SIGN = {
  ...TO_PAR,
  tied: '并列第{{place}}名',
  none: '暂无成绩',
} as const;
