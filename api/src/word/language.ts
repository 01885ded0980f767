/** The languages of the office and of the server's sentences. Vietnamese is the default and defines which words exist. */
export const LANGUAGES = ['vi', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The languages of what the public reads: at least the office's. One more here, and its words must exist or the types do not fit. */
export const PUBLIC_LANGUAGES = [...LANGUAGES] as const;
export type PublicLanguage = (typeof PUBLIC_LANGUAGES)[number];
