const MB = 1024 * 1024;

/** How large a file may be that a person sends. A page says so before it sends one; proxies let pass the largest and a megabyte more. */
export const UPLOAD_BYTES = { picture: 2 * MB, list: 5 * MB, tournamentFile: 16 * MB } as const;
