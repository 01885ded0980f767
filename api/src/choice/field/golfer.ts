/** What a person in the register and a row of a tournament can have in common, or differ in. */
export const SIGNS = ['name', 'vga', 'email', 'phone', 'birthday', 'birthYear', 'gender'] as const;
export type Sign = (typeof SIGNS)[number];

/**
 * What a proposal rests on. `certain`: the name and a number of their own agree, and nothing differs. `likely`: the name and the birth
 * year, and nothing differs. `name`: the name. `number`: a number of their own, with another name. `new`: nobody in the register is like
 * them.
 */
export const PROPOSAL_KINDS = ['certain', 'likely', 'name', 'number', 'new'] as const;
export type ProposalKind = (typeof PROPOSAL_KINDS)[number];

/** What rows of tournaments may say newly of a golfer. */
export const NEWS_FIELDS = ['phone', 'email', 'vga', 'birthday', 'handicapIndex'] as const;

/** What taking back a merge asks about. */
export const ADDED_KINDS = ['field', 'join', 'membership', 'consent', 'season'] as const;

/**
 * What a golfer may agree to, each by itself. `page`: a page of theirs that anyone may read. `results`: that it has the results of several
 * days together. `contacts`: that their contacts are kept longer than the site keeps them. `seasons`: that public
 * tables of seasons name them, with the results that their place is made of.
 */
export const CONSENT_PURPOSES = ['page', 'results', 'seasons', 'contacts'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];
/** The version of the words that are shown for each purpose (`golfer:consent.text`): a consent keeps which it was given to. */
export const CONSENT_TEXT: Readonly<Record<ConsentPurpose, number>> = { page: 1, results: 1, seasons: 1, contacts: 1 };
/** Whoever is younger has a guardian who agrees with them. */
export const CONSENT_AGE = 16;
