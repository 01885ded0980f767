import type { HoleWinner } from '@fairway/golf';

/** What a key says of a hole, of the first side as W, ½ or L; null: cleared; undefined: it is no such key. */
export function saidByKey(key: string): HoleWinner | null | undefined {
  switch (key.toLowerCase()) {
    case '1':
    case 'w':
      return 0;
    case '2':
    case 'l':
      return 1;
    case '0':
    case 'h':
    case '½':
      return 'halved';
    case 'backspace':
    case 'delete':
      return null;
    default:
      return undefined;
  }
}
