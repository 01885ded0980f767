import { guestSeal } from '@fairway/facts/draw/guest-number';
import { bytesToHex, randomBytes } from '@noble/hashes/utils.js';
import type { KeptNumber } from './kept-number.ts';

/** Seals a number on this phone: with 16 random bytes that nobody can try through. */
export function sealedNumber(typed: Omit<KeptNumber, 'salt' | 'seal'>): KeptNumber {
  const salt = bytesToHex(randomBytes(16));
  return { ...typed, salt, seal: guestSeal({ ...typed, salt }) };
}
