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
  suihei: 'Suihei (level nines)',
  'every-nth': 'Every nth place (tobi)',
} as const;
