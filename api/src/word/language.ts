/** The languages of the office and of the server's sentences. Vietnamese is the default and defines which words exist. */
export const LANGUAGES = ['vi', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The languages of what the public reads: at least the office's. A language added here does not compile without its words. */
export const PUBLIC_LANGUAGES = [...LANGUAGES] as const;
export type PublicLanguage = (typeof PUBLIC_LANGUAGES)[number];
