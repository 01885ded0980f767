import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/public-lucky-draw.ts';

export const catalogue: Translated<typeof vi> = {
  title: 'Lucky draw',
  watch: 'The lucky draw is on. Tap to watch',
  about:
    'The order of the players comes from a random number. It was sealed with a code before the first player was drawn, so nobody could choose who wins.',
  none: 'The draw has not begun',
  noneHint: 'Winners appear here as they are drawn. The page updates by itself.',
  soon: 'The first player is about to be drawn.',
  prize: '{{name}} ({{given}} of {{count}})',
  drawn: 'Drawn',
  passed: 'not here',
  deleted: 'Deleted player',
  ended: 'Finished',
  seal: 'Seal',
  closed: 'The random number appears here when the draw ends.',
  seed: 'Random number',
  check: 'Check it yourself',
  matches: 'It matches. Your device has just calculated it again: the number fits the seal, and all players were drawn in its order.',
  differs: 'It does not match the seal or the order of the draw.',
  boundMatches: 'The random number is the result of the public draw.',
  boundDiffers: 'The random number is not the result of the public draw.',
  bound: 'See the public draw',
  how: 'The seal is the SHA-256 of the random number. The players are in the order of the SHA-256 of this line, the smallest first:',
};
