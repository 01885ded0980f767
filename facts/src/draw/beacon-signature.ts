import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes } from '@noble/hashes/utils.js';
import type { Hex } from '../hash.ts';
import { QUICKNET } from './beacon.ts';

/** What the beacon signs of a round: its number in eight bytes, the highest first, hashed once. */
function messageOf(round: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setUint32(0, Math.floor(round / 2 ** 32));
  new DataView(bytes.buffer).setUint32(4, round % 2 ** 32);
  return sha256(bytes);
}

const DOMAIN = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';

/**
 * Whether this is the signature of quicknet for the round (scheme bls-unchained-g1-rfc9380); what is no signature at all is none of it. Takes
 * some tenths of a second, and 33 kB of script: load it only where there is a signature.
 */
export function isSignedByBeacon(round: number, signature: Hex): boolean {
  const { shortSignatures } = bls12_381;
  try {
    const message = shortSignatures.hash(messageOf(round), DOMAIN);
    return shortSignatures.verify(hexToBytes(signature), message, hexToBytes(QUICKNET.publicKey));
  } catch {
    return false;
  }
}
