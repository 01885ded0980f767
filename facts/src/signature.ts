import { ed25519 } from '@noble/curves/ed25519.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './canonical.ts';
import type { Hex } from './hash.ts';

/** A new secret key of a site, 32 bytes. */
export const newSecretKey = (): Hex => bytesToHex(ed25519.utils.randomSecretKey());

/** The public half. */
export const publicKeyOf = (secretKey: Hex): Hex => bytesToHex(ed25519.getPublicKey(hexToBytes(secretKey)));

const signText = (text: string, secretKey: Hex): Hex => bytesToHex(ed25519.sign(utf8ToBytes(text), hexToBytes(secretKey)));

function holds(text: string, signature: Hex, key: Hex): boolean {
  try {
    return ed25519.verify(hexToBytes(signature), utf8ToBytes(text), hexToBytes(key));
  } catch {
    return false; // not a point of the curve
  }
}

/** What a site states of a result, with its key and signature. */
export type Signed<Statement> = { readonly statement: Statement; readonly key: Hex; readonly signature: Hex };

/** Signs a result with a site's key (RFC 8032, Ed25519): the statement as canonical JSON. */
export const signStatement = <Statement>(statement: Statement, secretKey: Hex): Signed<Statement> => ({
  statement,
  key: publicKeyOf(secretKey),
  signature: signText(canonical(statement), secretKey),
});

export const signatureHolds = ({ statement, key, signature }: Signed<unknown>): boolean => holds(canonical(statement), signature, key);

/** What an old key signs of a new one. */
const successionText = (newKey: Hex): string => `Fairway site key 1\n${newKey}`;

export const signSuccession = (newKey: Hex, oldSecretKey: Hex): Hex => signText(successionText(newKey), oldSecretKey);

export const successionHolds = (newKey: Hex, signature: Hex, oldKey: Hex): boolean => holds(successionText(newKey), signature, oldKey);
