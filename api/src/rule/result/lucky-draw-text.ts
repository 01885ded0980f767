/**
 * A lucky draw that anyone can check: `docs/decision/0050`. The seed is 64 hex digits. Its seal is the SHA-256 (in small hex) of these
 * digits in UTF-8. The players are in the order of the SHA-256 of this text, in ascending hex.
 */
export const luckyText = (seed: string, playerId: string): string => `${LUCKY_PREFIX}:${seed}:${playerId}`;
export const LUCKY_PREFIX = 'Fairway lucky draw 1';
