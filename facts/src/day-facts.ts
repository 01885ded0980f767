import * as z from 'zod/mini';
import { CHANGE_SUBJECTS, LINE_SOURCES } from './ledger.ts';
import { matchPlay, matchPlayResult } from './match-schema.ts';
import { awardRule, basis, measurement, PEORIAS, rules } from './rules-schema.ts';

export const FORMAT = 'golf day facts';
/** Raised whenever a reader of the version before would read something wrongly. */
export const FORMAT_VERSION = 1;

const int = z.int();
const id = z.string();
const instant = z.string();
const hex = (digits: number) => z.string().check(z.regex(new RegExp(`^[0-9a-f]{${digits}}$`)));
const hash = hex(64);

const score = z.nullable(z.union([int, z.literal('pickup')]));
const nullableInt = z.nullable(int);

/** Where the handicap that is played off is from: a declared course handicap or index, one worked out from the tee, or none is needed. */
export const HANDICAP_SOURCES = ['course', 'index', 'tee', 'none'] as const;

const status = z.enum(['ok', 'NR', 'WD', 'DQ', 'DNS', 'cut']);
const gender = z.enum(['m', 'f']);
const competitor = z.strictObject({
  /** The id that the public board shows. */
  id,
  division: z.nullable(id),
  gender,
  status,
  /** Tenths of a stroke, one a round: after allowance, cap and limits. */
  playedOff: z.array(nullableInt),
  from: z.enum(HANDICAP_SOURCES),
  /** The hole begun on, one a round. */
  startingHoles: z.array(nullableInt),
  /** Where only age separates players: 1 for the oldest, 2, 3 …; null: it is not needed. */
  born: nullableInt,
  /** Scores, one list a round, hole 1 first. */
  cards: z.array(z.array(score)),
  /** The strokes of a whole card whose holes are not known, one a round. */
  totals: z.array(nullableInt),
  /** Of a side of one ball: who plays for it. */
  partners: z.optional(z.array(z.strictObject({ player: id, gender }))),
});

const prizes = z.strictObject({
  /** The plan as it was kept: each prize with what decides about it. */
  plan: z.strictObject({ oneMainPrizeEach: z.boolean(), prizes: z.array(z.record(z.string(), z.unknown())) }),
  /** The plan spelt out, a line for each place, in the order of priority. */
  awards: z.array(awardRule),
  /** Those who were passed over as guests, and as absent: players, sides and partners, each by their own id. */
  guests: z.array(id),
  absent: z.array(id),
  /** By award: whom the committee chose among equals, and whom it put there by hand (null: nobody). */
  decisions: z.record(z.string(), id),
  byHand: z.record(z.string(), z.nullable(id)),
  measurements: z.array(measurement),
});

/** A partner who plays a ball of their own: what they are for their side, which may be another thing than what they are alone. */
const sidePartner = z.strictObject({
  player: id,
  status,
  /** As that of a competitor. */
  playedOff: z.array(nullableInt),
  /** The holes that they play for the side, one list a round; null: all of them, empty: none. */
  plays: z.array(z.nullable(z.array(int))),
});
const side = z.strictObject({
  id,
  division: z.nullable(id),
  status,
  /** In their order: of equal balls that of the first counts. */
  partners: z.array(sidePartner),
});
const sides = z.strictObject({
  /** What counts: the best balls of each hole, or the best results of each round; and how many of them. */
  of: z.enum(['holes', 'rounds']),
  counting: int,
  list: z.array(side),
});

/** A place: its position and whether it is shared, over the field and within the division. */
const place = z.nullable(z.strictObject({ position: int, tied: z.boolean() }));
const placesByBasis = z.partialRecord(basis, z.record(z.string(), z.strictObject({ field: place, division: place })));
const result = z.strictObject({
  /** By basis and player. */
  places: placesByBasis,
  /** By basis and side. */
  sides: z.optional(placesByBasis),
  /** By award; null: nobody. Null altogether: the winners are not published. */
  winners: z.nullable(z.record(z.string(), z.nullable(id))),
  matchPlay: z.optional(matchPlayResult),
});

const drawSubject = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('counted-holes'),
    roundId: id,
    /** Of a division's own Peoria, or of a prize's; both null: of the tournament. */
    divisionId: z.nullable(id),
    awardId: z.nullable(id),
    day: z.enum(PEORIAS),
    par: z.array(int),
    strokeIndex: z.nullable(z.array(int)),
    /** What the card of the course calls the first of these holes, where that is not 1. */
    firstHole: z.optional(int),
  }),
  z.strictObject({ kind: z.literal('lucky-draw') }),
  z.strictObject({ kind: z.literal('flights'), roundId: id, playerIds: z.array(id) }),
  z.strictObject({
    kind: z.literal('opponents'),
    matchSessionId: id,
    pools: z.array(
      z.strictObject({
        matchIds: z.array(id),
        teamIds: z.tuple([id, id]),
        entrants: z.array(z.strictObject({ id: z.string(), team: id, group: z.nullable(z.string()) })),
      }),
    ),
    withinGroups: z.boolean(),
    met: z.array(z.tuple([z.string(), z.string()])),
    repeats: z.enum(['never', 'if-needed']),
  }),
  z.strictObject({
    kind: z.literal('places'),
    contestId: id,
    parts: z.array(z.strictObject({ name: z.nullable(z.string()), kept: z.array(id), places: int })),
    entrantIds: z.array(id),
  }),
  z.strictObject({ kind: z.literal('caddies'), matchSessionId: id, playerIds: z.array(id), caddies: z.array(z.string()) }),
]);
const draw = z.strictObject({
  id,
  subject: drawSubject,
  /** A round of the beacon drand quicknet, or numbers of three guests; `hallFrom`: from then on, guests stand in for the beacon. */
  source: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('beacon'), round: int, hallFrom: instant }),
    z.strictObject({ kind: z.literal('hall') }),
  ]),
  seal: hash,
  /** Null: it is not opened yet. */
  secret: z.nullable(hash),
  /** The beacon's signature of the named round. */
  signature: z.nullable(hex(96)),
  guests: z.array(z.strictObject({ seal: hash, number: nullableInt, salt: z.nullable(hex(32)) })),
  /** What decided: the beacon's random number, or those of the guests in their order. */
  numbers: z.nullable(z.array(z.string())),
  at: instant,
  /** Why it took the place of an earlier draw or list. */
  reason: z.nullable(z.string()),
  /** When and why it was given up; `reason` null: a guest did not open their number. */
  abandoned: z.nullable(z.strictObject({ at: instant, reason: z.nullable(z.string()) })),
});

export const core = z.strictObject({
  formatVersion: z.literal(FORMAT_VERSION),
  /** Which engine computed the result. */
  engine: z.string(),
  tournament: z.strictObject({ id, firstDay: z.string(), lastDay: z.string() }),
  /** In the order of the rules' rounds. */
  rounds: z.array(z.strictObject({ id, number: int })),
  rules,
  competitors: z.array(competitor),
  /** Where sides compete whose partners play a ball each; missing: there are none. */
  sides: z.optional(sides),
  /** Null: the winners are not published. */
  prizes: z.nullable(prizes),
  /** Missing: strokes are counted, not holes. */
  matchPlay: z.optional(matchPlay),
  result,
  seals: z.array(
    z.strictObject({
      /** What was hashed with SHA-256, in UTF-8; null: it is not opened yet. */
      opened: z.nullable(z.string()),
      seal: hash,
      at: instant,
      of: z.enum(['counted-holes', 'lucky-draw']),
      /** It took the place of an earlier one after play had begun. Everyone may read why. */
      reason: z.nullable(z.string()),
      /** A later seal stands in its place. */
      replaced: z.boolean(),
      /** The draw by public numbers that it came of. */
      draw: z.nullable(id),
    }),
  ),
  /** The draws bound to public numbers, the first one first, those that were given up too. */
  draws: z.array(draw),
});

const scoreLine = z.strictObject({
  kind: z.literal('score'),
  entered: instant,
  at: instant,
  round: id,
  player: id,
  hole: int,
  value: score,
  source: z.enum(LINE_SOURCES),
  replaces: nullableInt,
  settles: z.boolean(),
  stands: z.boolean(),
});
const subject = z.enum(CHANGE_SUBJECTS);
const changeLine = z.strictObject({ kind: z.literal('change'), at: instant, of: subject, id: z.string(), value: z.unknown() });
const openingLine = z.strictObject({
  kind: z.literal('opening'),
  at: instant,
  begins: z.enum(['first-score', 'under-way']),
  changes: z.array(z.strictObject({ of: subject, id: z.string(), value: z.unknown() })),
  scores: z.array(z.tuple([id, id, int, score])),
});
export const line = z.strictObject({
  commit: hash,
  opened: z.nullable(z.strictObject({ salt: hex(32), content: z.discriminatedUnion('kind', [scoreLine, changeLine, openingLine]) })),
});
const ledger = z.strictObject({ head: hash, lines: z.array(line) });

/** What a site's key signs, as canonical JSON in UTF-8. */
export const statement = z.strictObject({
  format: z.literal(FORMAT),
  tournament: id,
  /** The signed results of a tournament are numbered from 1. */
  number: int,
  at: instant,
  /** SHA-256 of the core as canonical JSON. */
  core: hash,
  /** The last head of the ledger and how many lines lead to it; null: there is no ledger. */
  ledger: z.nullable(z.strictObject({ head: hash, lines: int })),
});
const signature = z.strictObject({ statement, key: hash, signature: hex(128) });

const awardName = z.strictObject({
  kind: z.string(),
  name: z.nullable(z.string()),
  nameEnglish: z.nullable(z.string()),
  division: z.nullable(id),
  place: int,
  hole: nullableInt,
  gender: z.nullable(gender),
  /** Of a contest, and there of one group. */
  contest: z.optional(z.strictObject({ id, group: z.nullable(z.string()) })),
});

export const dayFacts = z.strictObject({
  format: z.literal(FORMAT),
  final: z.boolean(),
  core,
  /** The public names of now. No hash covers them, so that somebody may be shown as initials later. */
  names: z.strictObject({
    tournament: z.string(),
    club: z.string(),
    divisions: z.record(z.string(), z.string()),
    competitors: z.record(z.string(), z.string()),
    /** What an award is called by: its kind and own name, and which of several it is. */
    awards: z.record(z.string(), awardName),
    /** Of match play: teams, and sides of more than one. */
    teams: z.optional(z.record(z.string(), z.string())),
    sides: z.optional(z.record(z.string(), z.string())),
    contests: z.optional(z.record(z.string(), z.string())),
  }),
  /** Null: the tournament has none, as one that was over before this format. */
  ledger: z.nullable(ledger),
  /** Null: the result is not final, or the site has no key. */
  signature: z.nullable(signature),
  /** Signed results that another one, or reopening, has replaced. */
  replaced: z.array(signature),
});

export type DayFacts = z.infer<typeof dayFacts>;
export type Core = z.infer<typeof core>;
export type FactsCompetitor = z.infer<typeof competitor>;
export type FactsSides = z.infer<typeof sides>;
export type FactsPrizes = z.infer<typeof prizes>;
export type FactsPlace = z.infer<typeof place>;
export type Statement = z.infer<typeof statement>;
export type Signature = z.infer<typeof signature>;
export type HandicapSource = (typeof HANDICAP_SOURCES)[number];
