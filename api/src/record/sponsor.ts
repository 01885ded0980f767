import { defaultsOf, name, webPage } from './kind.ts';

/** Who pays for a tournament, or for one of its prizes. */
export const SPONSOR = { name: name(), website: webPage({ secure: true }) };
export const SPONSOR_DEFAULTS = defaultsOf(SPONSOR);
