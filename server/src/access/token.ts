import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as text; `prefix` says what they are for. */
export const newToken = (prefix = ''): string => `${prefix}${randomBytes(32).toString('base64url')}`;

/** What is kept of a token: with 256 random bits it needs no salt and no slow hash. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
