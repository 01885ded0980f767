import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/** Keeps in the database what the server must read again: encrypted with a key that lies outside the database. */
export type Encryption = {
  /** The key is there. Without it `encrypt` leaves texts as they are. */
  readonly isOn: boolean;
  /** `of`: what the text belongs to, such as the id of a record. Moved to another record it cannot be decrypted. */
  encrypt(text: string, of: string): string;
  /** A text that was never encrypted is its own answer. Null: it was encrypted with another key, or changed. */
  decrypt(stored: string, of: string): string | null;
  /** Whether a stored text is encrypted with this key. */
  isCurrent(stored: string): boolean;
};

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** `enc1:` key id `:` base64url of the initialisation vector, the tag and the encrypted text. */
const ENCRYPTED = /^enc1:([0-9a-f]{8}):([\w-]+)$/;

/** Whether it was encrypted, with whatever key. */
export const isEncrypted = (stored: string): boolean => ENCRYPTED.test(stored);

/** `secret`: FAIRWAY_SECRET, or what is in its file; null: there is none. */
export function createEncryption(secret: string | null): Encryption {
  if (secret === null) {
    return {
      isOn: false,
      encrypt: (text) => text,
      decrypt: (stored) => (isEncrypted(stored) ? null : stored),
      isCurrent: () => false,
    };
  }
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'fairway encryption', 32));
  const keyId = createHash('sha256').update(key).digest('hex').slice(0, 8);
  return {
    isOn: true,
    encrypt: (text, of) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(of));
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `enc1:${keyId}:${Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url')}`;
    },
    decrypt: (stored, of) => {
      const [, id, body = ''] = ENCRYPTED.exec(stored) ?? [];
      if (id === undefined) return stored;
      return id === keyId ? open(key, Buffer.from(body, 'base64url'), of) : null;
    },
    isCurrent: (stored) => ENCRYPTED.exec(stored)?.[1] === keyId,
  };
}

function open(key: Buffer, bytes: Buffer, of: string): string | null {
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(of))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    return null; // changed bytes do not match their tag
  }
}
