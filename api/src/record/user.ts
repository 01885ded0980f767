import { LANGUAGES } from '../word/language.ts';
import { choice, defaultsOf, email, line, name, reference, whole, yesNo } from './kind.ts';

/** Of the mails to a person. */
export const MAIL_LANGUAGE = choice(LANGUAGES, { usual: 'vi' });

/** A person who may log in. */
export const USER = {
  name: name(),
  username: line(60, { needed: true }),
  email: email(),
  siteId: reference(),
  /** See PERMISSIONS. */
  right: whole(0, 2, { usual: 0 }),
  position: line(200),
  /** Of the mails to this person; null: Vietnamese. */
  language: choice(LANGUAGES),
  isSuperAdmin: yesNo(),
  /** A second factor is wanted of them. */
  totpRequired: yesNo(),
  /** Keys that do something alone, as `/` and `?`: who speaks to their computer, or hits keys by chance, has them off. */
  oneKeyShortcuts: yesNo({ usual: true }),
};
export const USER_DEFAULTS = defaultsOf(USER);
