/** Names of awards, as the office and the board say them. */
export const FUN_AWARD_NAME = {
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

/** Gifts without a contest. */
export const GIFT_AWARD_NAME = { 'gift-hole-in-one': 'Quà hole in one', 'gift-eagle': 'Quà eagle' } as const;
