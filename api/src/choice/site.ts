/** The defaults of a new site. */
export const SITE_DEFAULTS = { note: null, contactMonths: null, frameOrigins: [] as string[] } as const;
