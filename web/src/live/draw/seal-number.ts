import { guestSeal } from '@fairway/facts/draw/guest-number';
import { bytesToHex, randomBytes } from '@noble/hashes/utils.js';
import type { KeptNumber } from './kept-number.ts';

const randomHex = () => bytesToHex(randomBytes(16));

type Typed = Omit<KeptNumber, 'salt' | 'seal' | 'device'>;

/** Seals a number on this phone: with 16 random bytes that nobody can try through. `last`: what it sealed before. */
export function sealedNumber(typed: Typed, last: KeptNumber | null): KeptNumber {
  const salt = randomHex();
  return { ...typed, salt, seal: guestSeal({ ...typed, salt }), device: last?.device ?? randomHex() };
}
