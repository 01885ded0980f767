/** Names of awards, as the office and the board say them. */
export const FUN_AWARD_NAME = {
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
export const GIFT_AWARD_NAME = { 'gift-hole-in-one': '一杆进洞纪念品', 'gift-eagle': '老鹰纪念品' } as const;
