/** Names of awards, as the office and the board say them. */
export const FUN_AWARD_NAME = {
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

/** Gifts without a contest. */
export const GIFT_AWARD_NAME = { 'gift-hole-in-one': 'ホールインワン記念品', 'gift-eagle': 'イーグル記念品' } as const;
