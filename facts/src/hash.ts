import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Bytes as lower-case hexadecimal digits, two a byte. */
export type Hex = string;

/** SHA-256 of a text in UTF-8. */
export const hashOf = (text: string): Hex => bytesToHex(sha256(utf8ToBytes(text)));

/** SHA-256 of bytes, given as hex, one after the other. Throws where one of them is not hex. */
export const hashOfBytes = (...parts: readonly Hex[]): Hex => bytesToHex(sha256(concatBytes(...parts.map(hexToBytes))));

/** SHA-256 of some bytes and then a text in UTF-8. */
export const hashOfSalted = (salt: Hex, text: string): Hex => bytesToHex(sha256(concatBytes(hexToBytes(salt), utf8ToBytes(text))));
