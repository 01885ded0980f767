import type { PublicLuckyDraw } from '@fairway/api';
import { luckyText } from '@fairway/api/rule/result/lucky-draw-text';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const hash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** Whether the seed is the one that was sealed, and the players were drawn in its order. */
export function isInOrder(seed: string, { seal, lines }: Pick<PublicLuckyDraw, 'seal' | 'lines'>): boolean {
  const keys = lines.flatMap(({ playerId }) => (playerId === null ? [] : [hash(luckyText(seed, playerId))]));
  return hash(seed) === seal && keys.every((key, nth) => nth === 0 || key > (keys[nth - 1] ?? ''));
}
