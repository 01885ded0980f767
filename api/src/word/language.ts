/** The languages of the office and of the server's sentences. Vietnamese is the default and defines which words exist. */
export const LANGUAGES = ['vi', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The languages of what the public reads: at least the office's. A language added here does not compile without its words. */
export const PUBLIC_LANGUAGES = [...LANGUAGES] as const;
export type PublicLanguage = (typeof PUBLIC_LANGUAGES)[number];

/** The languages of the caddie's page: those of the guests' caddies too. */
export const MARKER_LANGUAGES = [...LANGUAGES, 'ko', 'ja', 'zh'] as const;
export type MarkerLanguage = (typeof MARKER_LANGUAGES)[number];
