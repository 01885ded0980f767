import type { CountbackId, TiebreakId } from '@fairway/golf';
import { COUNTBACKS as COUNTBACK_SEGMENTS, MODIFIED_STABLEFORD, PAR_BOGEY, STABLEFORD, TIEBREAKS as TIEBREAK_KEYS } from '@fairway/golf';
import type { FormatRule } from './definition.ts';

/**
 * Every list of choices of the product, with its default, in one place: the schemas, the tables, the forms and the tests read them
 * here. No zod, so that a page can import them.
 */

const idsOf = <Id extends string>(byId: Readonly<Record<Id, unknown>>) => Object.keys(byId) as [Id, ...Id[]];

export const GENDERS = ['m', 'f'] as const;
/** `a`: all. */
export const DIVISION_GENDERS = ['m', 'f', 'a'] as const;
export const DISTANCE_UNITS = ['yards', 'meters'] as const;
export const TEE_COLOURS = [
  'black',
  'gold',
  'silver',
  'blue',
  'white',
  'red',
  'green',
  'yellow',
  'orange',
  'purple',
  'pink',
  'brown',
  'grey',
] as const;

/** The built-in formats. */
export const FORMAT_RULES = {
  'stroke-play-net': { basis: 'net', maximum: null },
  'stroke-play-gross': { basis: 'gross', maximum: null },
  'maximum-score-net': { basis: 'net', maximum: { kind: 'net-double-bogey' } },
  'maximum-score-gross': { basis: 'gross', maximum: { kind: 'double-par' } },
  stableford: { points: { ...STABLEFORD, points: [...STABLEFORD.points] } },
  'modified-stableford': { points: { ...MODIFIED_STABLEFORD, points: [...MODIFIED_STABLEFORD.points] } },
  'par-bogey': { points: { ...PAR_BOGEY, points: [...PAR_BOGEY.points] } },
} as const satisfies Readonly<Record<string, FormatRule>>;
export const DEFINITION_KINDS = ['format', 'tiebreak', 'countback'] as const;
export type DefinitionKind = (typeof DEFINITION_KINDS)[number];
export const FORMATS = idsOf(FORMAT_RULES);
export const TIEBREAKS = idsOf<TiebreakId>(TIEBREAK_KEYS);
export const COUNTBACKS = idsOf<CountbackId>(COUNTBACK_SEGMENTS);
export const DAY_HANDICAPS = [
  'none',
  'system-36',
  'modified-system-36',
  'callaway',
  'peoria',
  'double-peoria',
  'modified-peoria',
  'new-new-peoria',
  'new-new-peoria-taiwan',
] as const;
/** What a countback by net takes off some of the holes. */
export const COUNTBACK_SHARES = ['exact', 'rounded', 'received'] as const;
/** Whether a countback's last holes are those of the card, or those that a player played last. */
export const COUNTBACK_ORDERS = ['card', 'play'] as const;
export const CUT_BY = ['players', 'percent', 'strokes'] as const;
export const CUT_WITHIN = ['field', 'division'] as const;
export const CUT_TIES = ['in', 'out'] as const;
export const HOLE_CAPS = ['double-par', 'par+2', 'par+3', '5-7-9'] as const;
export const TOURNAMENT_STATES = ['open', 'locked', 'closed'] as const;

/** What a spectator calls the state of a tournament: before the first score, until its rounds are finished, and after. */
export const PHASES = ['upcoming', 'playing', 'ended'] as const;
export type Phase = (typeof PHASES)[number];

/** The most of a player's last holes that may be hidden from the public. */
export const MOST_HIDDEN_HOLES = 9;
/** What a presentation shows step by step. */
export const LUCKY_OUTCOMES = ['given', 'passed'] as const;
export const MOST_LUCKY_PRIZES = 100;
export const CEREMONY_KINDS = ['standings', 'counted-holes', 'winners'] as const;
export const CEREMONY_WAYS = ['next', 'back'] as const;
/** What the public sees afterwards: everything, or as little as before. */
export const CEREMONY_OUTCOMES = ['reveal', 'put-back'] as const;
/** How a card ended. `DNS`: did not start; `cut`: of a round after the cut that the player missed. */
export const CARD_STATUSES = ['ok', 'DNS', 'NR', 'WD', 'DQ', 'cut'] as const;
/** Of a player who began and is out. */
export const OUT_STATUSES = ['NR', 'WD', 'DQ'] as const;
/** Flights on one hole of a shotgun start: 1A, 1B and 1C. */
export const STARTING_SIDES = ['A', 'B', 'C'] as const;
export type StartingSide = (typeof STARTING_SIDES)[number];
/** Flights are drawn in 2–4; five where somebody would be left alone, by hand or from a sheet. */
export const MOST_IN_FLIGHT = 5;
/** At the check-in on the day. Who does not come at all has the status DNS. */
export const ARRIVALS = ['present', 'late'] as const;
/** A phone that was not heard for so long is likely to be without coverage, or put away. */
export const PHONE_SILENT_AFTER_MS = 5 * 60_000;
export const ENTRY_SOURCES = ['desk', 'marker', 'import', 'check'] as const;
export const ENTRY_OUTCOMES = ['applied', 'repeated', 'disputed', 'refused'] as const;
/** `held`: kept for the desk to decide, since it could not be applied. */
export const MARKER_OUTCOMES = [...ENTRY_OUTCOMES, 'held'] as const;
/** Why a stroke from a phone is held: codes of the sentences that the phone and the desk read. */
export const HELD_CAUSES = [
  'tournament-locked',
  'tournament-ended',
  'round-finished',
  'marker-link-ended',
  'phone-shut-out',
  'not-in-flight',
  'player-missed-cut',
  'player-did-not-start',
  'card-confirmed',
  'measured-by-desk',
] as const;
export type HeldCause = (typeof HELD_CAUSES)[number];

export type Gender = (typeof GENDERS)[number];
export type DistanceUnit = (typeof DISTANCE_UNITS)[number];
export type TeeColour = (typeof TEE_COLOURS)[number];
export type DayHandicapId = (typeof DAY_HANDICAPS)[number];
export type TournamentState = (typeof TOURNAMENT_STATES)[number];
export type Arrival = (typeof ARRIVALS)[number];
export type OutStatus = (typeof OUT_STATUSES)[number];
export type CardStatus = (typeof CARD_STATUSES)[number];
export type EntrySource = (typeof ENTRY_SOURCES)[number];

/** Time zones that JavaScript engines still list under an old name. */
const RENAMED_TIME_ZONES: Readonly<Record<string, string>> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
};
/** The current name of a time zone. */
export const timeZoneName = (zone: string): string => RENAMED_TIME_ZONES[zone] ?? zone;
/** Only the server and the office have this: a caddie’s phone may be older. */
type ZoneLister = { readonly supportedValuesOf: (key: 'timeZone') => string[] };
/** Every time zone that a club may have: `Asia/Ho_Chi_Minh`. */
export const timeZones = (): readonly string[] => {
  const known = (Intl as typeof Intl & ZoneLister).supportedValuesOf('timeZone');
  return [...new Set([...known.map(timeZoneName), ...Object.values(RENAMED_TIME_ZONES), 'UTC'])].sort();
};

/** The defaults of a new club. */
export const CLUB_DEFAULTS = {
  timeZone: 'Asia/Ho_Chi_Minh',
  state: null,
  country: null,
  phone: null,
  email: null,
  website: null,
  investor: null,
  address: null,
  city: null,
  note: null,
} as const;

/** The defaults of a new player. */
export const PLAYER_DEFAULTS = {
  vga: null,
  divisionId: null,
  divisionPinned: false,
  handicapCourse: null,
  handicapIndex: null,
  birthday: null,
  birthYear: null,
  member: false,
  absent: false,
  initials: false,
  phone: null,
  email: null,
  tee: null,
  note: null,
} as const;

/** The defaults of a new site. */
export const SITE_DEFAULTS = { note: null, contactMonths: null, frameOrigins: [] as string[] } as const;
export const TICKET_STATUSES = ['new', 'in-progress', 'solved', 'closed'] as const;
/** What a one-time link does. */
/** Letters of a password; 15 and more are advised. */
export const SHORTEST_PASSWORD = 10;
/** What the user list may show: those who may log in, or the disabled. */
export const USER_STATES = ['active', 'disabled'] as const;
/** What a new user begins with. */
export const USER_DEFAULTS = {
  email: null,
  siteId: null,
  right: 0,
  position: null,
  language: null,
  isSuperAdmin: false,
  totpRequired: false,
} as const;
export const LINK_PURPOSES = ['verify-email', 'reset-password'] as const;
/** The lines of the ready check, in the order of the plan of a day. */
export const READY_ITEMS = [
  'course',
  'divisions',
  'players',
  'flights',
  'prizes',
  'counted-holes',
  'links',
  'public',
  'backup',
  'contract',
] as const;
/** How a line of it came out, the worst last. */
export const READY_STATES = ['pass', 'warn', 'fail'] as const;

/** Why a list leaves out a player whom it has. */
export const ASIDE_REASONS = ['hidden', 'struck', 'cancelled', 'below'] as const;
export type AsideReason = (typeof ASIDE_REASONS)[number];
/** What happens to a player who is no longer in a list; whoever is not named stays. */
export const MISSING_ACTIONS = ['withdraw', 'remove'] as const;
export type MissingAction = (typeof MISSING_ACTIONS)[number];
