/** `rehearsal`: the page can be tried out, and nothing of it is kept. */
export const SIGNUP_MODES = ['off', 'rehearsal', 'open'] as const;
export type SignupMode = (typeof SIGNUP_MODES)[number];
/** Who comes first gets a place, or who is drawn of all who applied until the form closes. */
export const SIGNUP_WAYS = ['order', 'ballot'] as const;
export type SignupWay = (typeof SIGNUP_WAYS)[number];

/** How far a ballot is: applications are taken, the list of lots is sealed, the lots are drawn. */
export const BALLOT_PHASES = ['open', 'sealed', 'drawn'] as const;
export type BallotPhase = (typeof BALLOT_PHASES)[number];

/** Where a signup stands: what its facts make of it. `applied`, `offered` and `confirmed` hold a place; `ballot` waits for the draw. */
export const SIGNUP_STATES = ['ballot', 'applied', 'offered', 'confirmed', 'waiting', 'withdrawn', 'refused', 'no-show'] as const;
export type SignupState = (typeof SIGNUP_STATES)[number];
/** `lapsed`: an offer that nobody answered in time. */
export const SIGNUP_FACTS = [
  'ballot',
  'applied',
  'waiting',
  'offered',
  'confirmed',
  'declined',
  'lapsed',
  'withdrawn',
  'refused',
  'no-show',
  'undone',
] as const;
export type SignupFactKind = (typeof SIGNUP_FACTS)[number];
/** What the office does to signups, one or many at once. */
export const SIGNUP_ACTS = ['confirm', 'offer', 'wait', 'refuse', 'withdraw', 'no-show', 'undo'] as const;
export type SignupAct = (typeof SIGNUP_ACTS)[number];
/** What a signup still lacks. `name`: nobody is named for the place yet. `consent`: they have not answered for themselves. */
export const SIGNUP_LACKS = ['name', 'consent', 'answers'] as const;
export type SignupLack = (typeof SIGNUP_LACKS)[number];

/** Who gets a place without the office: `office`, nobody before it confirms them. */
export const SIGNUP_CONFIRMS = ['at-once', 'office'] as const;
/** A group for which there are too few places: its first members get those, all of it waits at its turn, or smaller ones pass it. */
export const SIGNUP_GROUP_RULES = ['split', 'wait', 'pass'] as const;
/** What is asked of a person beside their name and gender. */
export const SIGNUP_ASKED = ['phone', 'email', 'vga', 'birthYear', 'handicapIndex', 'memberNumber'] as const;
export const ASKED_HOW = ['no', 'may', 'must'] as const;
export const SIGNUP_QUESTIONS = ['text', 'choice', 'number', 'yes-no'] as const;
/** For what a consent is given, each by itself. */
/** `seasons`: that public tables of seasons name them, with the results that their place is made of. */
export const SIGNUP_PURPOSES = ['data', 'results', 'seasons', 'photos', 'contacts', 'news'] as const;
/** Of what a price is made. `gone`: an extra that was asked for, of which there was none left as the lot was drawn. */
export const SIGNUP_LINES = ['fee', 'extra', 'package', 'gone'] as const;
/** A form that has closed still takes what was begun before, for so long. */
export const SIGNUP_GRACE_MINUTES = 5;
/** The number that decides a ballot is named for so long after the close at the earliest: the list of lots is sealed before. */
export const BALLOT_MINUTES = 10;
