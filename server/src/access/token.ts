import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** 256 random bits as text. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

const SECRET_LENGTH = 43;
const PREFIX_LENGTH = 3;

/** A secret that whoever has it shows with each request; `prefix` says what they are, and its end is a checksum of what stands before it. */
export function newToken(prefix: 'fw_' | 'fm_' | 'fk_' | 'fc_'): string {
  const text = prefix + newSecret();
  return text + checksumOf(text);
}

/** Six letters. */
function checksumOf(text: string): string {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(crc32(text));
  return bytes.toString('base64url');
}

/** Whether a token may be one that was given out: its checksum fits, or it is from the time before tokens had one. */
export function isWhole(token: string): boolean {
  const text = token.slice(0, PREFIX_LENGTH + SECRET_LENGTH);
  return text.length === PREFIX_LENGTH + SECRET_LENGTH && (token === text || token === text + checksumOf(text));
}

/** What is kept of a token: with 256 random bits it needs no salt and no slow hash. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
