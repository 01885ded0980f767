import type { Hex } from './hash.ts';

/** Crockford's letters: none of them is taken for another when it is read aloud or from paper. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * The beginning of a hash as people read it: sixteen signs of base32, in fours; 80 of its bits.
 *
 * @example readable('ffff…') // 'ZZZZ-ZZZZ-ZZZZ-ZZZZ'
 */
export function readable(hash: Hex): string {
  const bits = [...hash.slice(0, 20)].map((digit) => Number.parseInt(digit, 16).toString(2).padStart(4, '0')).join('');
  const signs = bits.match(/.{5}/g) ?? [];
  const text = signs.map((five) => SIGNS[Number.parseInt(five, 2)]).join('');
  return (text.match(/.{4}/g) ?? []).join('-');
}
