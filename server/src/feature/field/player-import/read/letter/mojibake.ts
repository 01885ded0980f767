/** The signs that Windows has where Western Unicode has none, by their bytes. */
const BYTES = new Map(Array.from({ length: 256 }, (_, byte) => [new TextDecoder('windows-1252').decode(Uint8Array.of(byte)), byte]));
const STRICT = new TextDecoder('utf-8', { fatal: true });

/** “Nguyá»…n”: UTF-8 that a program took for a Western alphabet, read again. Text that is not comes back as it is. */
export function fromMojibake(text: string): string {
  const bytes: number[] = [];
  // the second half of “à” is a blank that does not break; it has become an ordinary one, or was cut off
  for (const sign of text.replace(/([ÃÆ]|á[º»])(?: |$)/g, '$1\u00a0')) {
    const byte = BYTES.get(sign) ?? (sign.charCodeAt(0) < 256 && sign.length === 1 ? sign.charCodeAt(0) : undefined);
    if (byte === undefined) return text;
    bytes.push(byte);
  }
  try {
    return STRICT.decode(Uint8Array.from(bytes));
  } catch {
    return text;
  }
}

/** Pieces of letters that were never put together. */
export const isMojibake = (text: string): boolean => /á[»º]|[ÃÄÅÆ][\u0080-\u00bf\u0152-\u2122]/.test(text);
