import { type Hex, hashOf } from '../hash.ts';

/** What a guest's phone seals: their number in this draw, with 16 random bytes that nobody can try through. */
export const guestText = ({ drawId, number, salt }: { drawId: string; number: number; salt: Hex }): string =>
  ['Fairway guest number 1', `draw ${drawId}`, `number ${number}`, `salt ${salt}`].join('\n');

/** The seal that a guest's phone sends before any number is opened. */
export const guestSeal = (sealed: Parameters<typeof guestText>[0]): Hex => hashOf(guestText(sealed));
