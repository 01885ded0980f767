/** The path below which the server serves this page, such as `/golf`; empty at the root of its host. The server writes it into the page. */
export const PREFIX: string = globalThis.document?.documentElement?.dataset?.prefix ?? '';

/** The path of an address of ours as the program knows it. */
export const withoutPrefix = (path: string): string => path.slice(PREFIX.length) || '/';

/** What something that this browser keeps is called: another installation on the same host has names of its own. */
export const ownName = (name: string): string => name + PREFIX;
