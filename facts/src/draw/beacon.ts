import { type Hex, hashOfBytes } from '../hash.ts';

/** drand's quicknet, a public beacon: a signed random number every three seconds that nobody knows before its time. */
export const QUICKNET = {
  chainHash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  /** Of round 1, in seconds. */
  genesis: 1_692_803_367,
  periodSeconds: 3,
} as const;

/** When a round is published. */
export const timeOfRound = (round: number): Date => new Date((QUICKNET.genesis + QUICKNET.periodSeconds * (round - 1)) * 1000);

/**
 * The first round that is published at this moment or later.
 *
 * @example roundAt(new Date('2026-04-20T00:00:00Z')) // 27946612
 */
export const roundAt = (moment: Date): number =>
  Math.max(1, Math.ceil((moment.getTime() / 1000 - QUICKNET.genesis) / QUICKNET.periodSeconds) + 1);

/** The random number of a round: the SHA-256 of its signature. */
export const randomnessOf = (signature: Hex): Hex => hashOfBytes(signature);
