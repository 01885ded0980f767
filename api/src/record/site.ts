import { defaultsOf, lines, name, rule, whole } from './kind.ts';

/** Who owns clubs, and has people and contracts. */
export const SITE = {
  name: name(),
  note: lines(2000),
  /** So many months after a tournament its players' phones and e-mails are removed; null: they stay. */
  contactMonths: whole(1, 120),
  /** Other websites that may show a live board of the site in a frame. */
  frameOrigins: rule<string[]>()({ usual: [] as string[] }),
};
export const SITE_DEFAULTS = defaultsOf(SITE);
