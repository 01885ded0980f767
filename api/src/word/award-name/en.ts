/** Names of awards, as the office and the board say them. */
export const FUN_AWARD_NAME = {
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

/** Gifts without a contest. */
export const GIFT_AWARD_NAME = { 'gift-hole-in-one': 'Hole in One Gift', 'gift-eagle': 'Eagle Gift' } as const;
