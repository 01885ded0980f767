const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** Control and direction marks would turn around what follows them. */
export const escaped = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
