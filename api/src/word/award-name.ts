/** Names of awards, as the office and the board say them. */
export const FUN_AWARD_NAME_VI = {
  worst: 'Golfer cuối bảng',
  'second-worst': 'Golfer áp chót',
  'golden-raspberry': 'Mâm xôi vàng',
  'silver-raspberry': 'Mâm xôi bạc',
  booby: 'Booby (BB)',
  'king-of-par': 'Vua par',
  'king-of-birdie': 'Vua birdie',
  'king-of-bogey': 'Vua bogey',
  onami: 'Onami (sóng lớn)',
  konami: 'Konami (sóng nhỏ)',
  suihei: 'Suihei (hai nửa bằng nhau)',
  'every-nth': 'Giải cách hạng (tobi)',
} as const;

export const FUN_AWARD_NAME_EN = {
  worst: 'Worst player',
  'second-worst': 'Second worst player',
  'golden-raspberry': 'Golden Raspberry',
  'silver-raspberry': 'Silver Raspberry',
  booby: 'Booby (BB)',
  'king-of-par': 'King of Par',
  'king-of-birdie': 'King of Birdie',
  'king-of-bogey': 'King of Bogey',
  onami: 'Onami (large wave)',
  konami: 'Konami (small wave)',
  suihei: 'Suihei (equal nines)',
  'every-nth': 'Every nth place (tobi)',
} as const;

export const FUN_AWARD_NAME_KO = {
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

export const FUN_AWARD_NAME_JA = {
  worst: 'ブービーメーカー（最下位）',
  'second-worst': '下から2位',
  'golden-raspberry': 'ゴールデンラズベリー',
  'silver-raspberry': 'シルバーラズベリー',
  booby: 'ブービー賞',
  'king-of-par': 'パー王',
  'king-of-birdie': 'バーディー王',
  'king-of-bogey': 'ボギー王',
  onami: '大波賞',
  konami: '小波賞',
  suihei: '水平賞',
  'every-nth': '飛び賞',
} as const;

export const FUN_AWARD_NAME_ZH = {
  worst: '末名奖',
  'second-worst': '倒数第二奖',
  'golden-raspberry': '金树莓奖',
  'silver-raspberry': '银树莓奖',
  booby: 'BB 奖',
  'king-of-par': '平标准杆王',
  'king-of-birdie': '小鸟王',
  'king-of-bogey': '柏忌王',
  onami: '大波奖',
  konami: '小波奖',
  suihei: '水平奖',
  'every-nth': '跳奖',
} as const;

/** Gifts without a contest. */
export const GIFT_AWARD_NAME_VI = { 'gift-hole-in-one': 'Quà hole in one', 'gift-eagle': 'Quà eagle' } as const;
export const GIFT_AWARD_NAME_EN = { 'gift-hole-in-one': 'Hole in One Gift', 'gift-eagle': 'Eagle Gift' } as const;
export const GIFT_AWARD_NAME_KO = { 'gift-hole-in-one': '홀인원 기념품', 'gift-eagle': '이글 기념품' } as const;
export const GIFT_AWARD_NAME_JA = { 'gift-hole-in-one': 'ホールインワン記念品', 'gift-eagle': 'イーグル記念品' } as const;
export const GIFT_AWARD_NAME_ZH = { 'gift-hole-in-one': '一杆进洞纪念品', 'gift-eagle': '老鹰纪念品' } as const;
