/** What no system takes in the name of a file. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\\/:*?"<>|]+/gu;
/** With three bytes a letter it still fits in the 255 bytes that a system has. */
const LONGEST_NAME = 60;

/**
 * The head that names a file for whoever saves it: which list, of what tournament, of what day.
 *
 * @example namedFile('attachment', ['Winners', 'Club day', '2026-04-25'], 'xlsx')
 */
export function namedFile(disposition: 'attachment' | 'inline', parts: readonly string[], type: string): string {
  const named = parts.map((part) => part.slice(0, LONGEST_NAME).replace(FORBIDDEN, ' ').replace(/\s+/g, ' ').trim());
  const encoded = encodeURIComponent(`${named.filter(Boolean).join(' - ')}.${type}`).replace(
    /['()]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `${disposition}; filename*=UTF-8''${encoded}`;
}
