/** Names of awards, as the office and the board say them. */
export const FUN_AWARD_NAME = {
  worst: '최하위상',
  'second-worst': '차하위상',
  'golden-raspberry': '골든 라즈베리',
  'silver-raspberry': '실버 라즈베리',
  booby: '부비상',
  'king-of-par': '파왕',
  'king-of-birdie': '버디왕',
  'king-of-bogey': '보기왕',
  onami: '오나미(큰 파도)',
  konami: '고나미(작은 파도)',
  suihei: '스이헤이(전·후반 동타)',
  'every-nth': '행운의 순위상',
} as const;

/** Gifts without a contest. */
export const GIFT_AWARD_NAME = { 'gift-hole-in-one': '홀인원 기념품', 'gift-eagle': '이글 기념품' } as const;
