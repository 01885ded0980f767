import { randomInt } from 'node:crypto';
import { typedKeys } from '@fairway/api/rule/typed-keys';

/** Without vowels, so that no code spells a word, and without what looks alike on paper: 0 O Q, 1 I L, 2 Z, 5 S, 6 G, 8 B, U V. */
const LETTERS = '3479CDFHJKMNPRTWXY';
const LENGTH = 8;
const CODE = new RegExp(`^[${LETTERS}]{${LENGTH}}$`);

/** One of 11 thousand million. */
export const newShortCode = (): string => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** A code as people type it, in small letters too, whatever an input method made of its keys. Null: there is no such code. */
export const readShortCode = (typed: string): string | null => typedKeys(typed.toUpperCase()).find((code) => CODE.test(code)) ?? null;
