import { z } from 'zod';
import { birthday, birthYear, calendarDate, id, instant, judgedId, listQuery, pageOf, reason, version } from '../../check/field.ts';
import { factsOf, newOf, usually, writtenOf } from '../../check/record.ts';
import { ADDED_KINDS, CONSENT_PURPOSES, NEWS_FIELDS, PROPOSAL_KINDS, SIGNS } from '../../choice/field/golfer.ts';
import { GOLFER, MEMBERSHIP } from '../../record/golfer.ts';
import { keysOf } from '../../record/kind.ts';
import { defineRoutes } from '../../route.ts';
import { vgaNumber } from './player.ts';

const facts = factsOf(GOLFER, { vga: vgaNumber, birthYear: z.int().nullable() });
const written = writtenOf(GOLFER, { vga: vgaNumber, birthday: birthday.nullable(), birthYear: birthYear.nullable() });
/** Why somebody who asked to be kept out of the register is taken in again: they asked for it. Only who may remove a golfer may say so. */
const readmission = reason.optional();
/** The most memberships of a golfer, and the most rows that are joined at once. */
const MOST_MEMBERSHIPS = 20;
const MOST_AT_ONCE = 500;

type Term = { clubId: string; number: string | null; kind: string | null; from: string | null; to: string | null };
const endsInOrder = ({ from, to }: Term) => from === null || to === null || from <= to;
/** At one time a club has a number and kind once. */
function notTwice(terms: readonly Term[], context: z.RefinementCtx): void {
  const same = (one: string | null, other: string | null) => (one ?? '').toLowerCase() === (other ?? '').toLowerCase();
  const meet = (one: Term, other: Term) => (one.from ?? '') <= (other.to ?? '9999') && (other.from ?? '') <= (one.to ?? '9999');
  const isTwin = (one: Term, other: Term) =>
    one.clubId === other.clubId && same(one.number, other.number) && same(one.kind, other.kind) && meet(one, other);
  for (const [at, one] of terms.entries())
    if (terms.slice(0, at).some((other) => isTwin(one, other)))
      context.addIssue({ code: 'custom', message: 'membership-twice', path: [at, 'clubId'] });
}

const membership = z.object({ id, clubName: z.string(), ...factsOf(MEMBERSHIP, {}) });
export const golfer = z.object({
  id,
  siteId: id,
  version,
  ...facts,
  memberships: z.array(membership),
  /** Tournaments in which they have a row. */
  tournaments: z.int(),
  /** The last day of the latest of them. */
  lastPlayed: calendarDate.nullable(),
  /** When they asked for their data to be removed; it goes tournament by tournament. */
  removalAskedAt: instant.nullable(),
  anonymisedAt: instant.nullable(),
});
/** A row of a tournament, as evidence shows it. */
const row = z.object({
  playerId: id,
  tournamentId: id,
  tournamentName: z.string(),
  date: calendarDate,
  ...z
    .object(facts)
    .pick({ name: true, gender: true, birthday: true, birthYear: true, vga: true, phone: true, email: true, handicapIndex: true }).shape,
});
const joinedRow = row.extend({ joinId: id, at: instant });
/** Another row of the register that was taken for this golfer. */
const merged = golfer.pick({ id: true }).extend({ ...facts, at: instant });
/** What they agree to; `guardian`: who agreed for a minor. */
const consent = z.object({ purpose: z.enum(CONSENT_PURPOSES), textVersion: z.int(), guardian: z.string().nullable(), givenAt: instant });
/** What a row of a tournament says otherwise than the register. */
const news = z.object({
  field: z.enum(NEWS_FIELDS),
  value: z.union([z.string(), z.number()]),
  date: calendarDate,
  tournamentName: z.string(),
});
const wholeGolfer = golfer.extend({
  news: z.array(news),
  consents: z.array(consent),
  rows: z.array(joinedRow),
  merged: z.array(merged),
});

const candidate = golfer.omit({ memberships: true, tournaments: true, lastPlayed: true, removalAskedAt: true, anonymisedAt: true }).extend({
  agrees: z.array(z.enum(SIGNS)),
  differs: z.array(z.enum(SIGNS)),
});
const proposal = z.object({
  row,
  kind: z.enum(PROPOSAL_KINDS),
  /** A person has to look: several are alike, something differs, or they play in this tournament already. */
  asks: z.boolean(),
  candidates: z.array(candidate),
});

/** What was added to a golfer, or taken off, since another one was taken for them: taking that back asks to whom it belongs. */
const lineId = z.string().max(80).meta({ 'x-role': 'judged' });
const addedSince = z.object({
  id: lineId,
  /** A field of theirs that was written, or a row of a table. */
  kind: z.enum(ADDED_KINDS),
  field: z.enum(keysOf(GOLFER)).nullable(),
  /** What was written; the tournament of a row, the club of a membership, the purpose of a consent, the season of a table. */
  name: z.string(),
  date: calendarDate.nullable(),
  /** Whose it was that was taken off: it comes back, or stays off. null: it was added. */
  goneFrom: z.string().nullable(),
});
const merge = z.object({ golferId: id, intoId: id, intoName: z.string(), at: instant, addedSince: z.array(addedSince) });

export type Golfer = z.infer<typeof golfer>;
export type WholeGolfer = z.infer<typeof wholeGolfer>;
export type GolferRow = z.infer<typeof row>;
export type GolferCandidate = z.infer<typeof candidate>;
export type GolferProposal = z.infer<typeof proposal>;
export type GolferMerge = z.infer<typeof merge>;

export const golferRoutes = defineRoutes({
  'GET /api/sites/:siteId/golfers': {
    access: 'golfer.read',
    summary: 'The golfers whom a site knows, searched without diacritics and paged',
    query: z.object({ ...listQuery(['name']), clubId: id.optional() }),
    answer: pageOf(golfer),
  },
  'POST /api/sites/:siteId/golfers': {
    access: 'golfer.write',
    summary:
      'Adds a golfer to the register; what is left out is GOLFER_DEFAULTS. Who asked to be kept out is refused without `readmission`',
    body: z.strictObject({ ...newOf(GOLFER, written), readmission }),
    answer: golfer,
  },
  'GET /api/golfers/:golferId': {
    access: 'golfer.read',
    summary: 'One golfer, with their rows in tournaments and whoever else was taken for them',
    answer: wholeGolfer,
  },
  'PATCH /api/golfers/:golferId': {
    access: 'golfer.write',
    summary: 'Changes what is named; `version` is the one that the caller saw',
    body: z.strictObject(written).partial().extend({ version, readmission }),
    answer: wholeGolfer,
  },
  'PUT /api/golfers/:golferId/memberships': {
    access: 'golfer.write',
    summary: 'The memberships of a golfer, all of them',
    body: z.strictObject({
      version,
      memberships: z
        .array(
          z
            .strictObject(usually(MEMBERSHIP, writtenOf(MEMBERSHIP, { clubId: judgedId })))
            .refine(endsInOrder, { error: 'membership-ends-before', path: ['to'] }),
        )
        .max(MOST_MEMBERSHIPS)
        .superRefine(notTwice),
    }),
    answer: wholeGolfer,
  },
  'DELETE /api/golfers/:golferId': {
    access: 'golfer.write',
    summary: 'Deletes a golfer who never had a row in a tournament, and whom nobody was taken for',
    answer: null,
  },
  'POST /api/golfers/:golferId/joins': {
    access: 'golfer.write',
    summary: 'Says that these rows of tournaments are this golfer, also of closed and archived ones',
    body: z.strictObject({ playerIds: z.array(judgedId).min(1).max(MOST_AT_ONCE) }),
    answer: wholeGolfer,
  },
  'DELETE /api/golfers/:golferId/joins/:joinId': {
    access: 'golfer.write',
    summary: 'Takes back that a row of a tournament is this golfer',
    answer: wholeGolfer,
  },
  'POST /api/golfers/:golferId/merge': {
    access: 'golfer.write',
    summary: 'Says that this golfer and another one are the same person: the other one stays in the list, with all rows',
    body: z.strictObject({ intoId: judgedId }),
    answer: wholeGolfer,
  },
  'GET /api/golfers/:golferId/merge': {
    access: 'golfer.read',
    summary: 'Who this golfer was taken for, and what has been added to them since',
    answer: merge,
  },
  'POST /api/golfers/:golferId/unmerge': {
    access: 'golfer.write',
    summary:
      'Takes back that this golfer is another one. What was added since goes with this golfer, or stays; what was taken off comes back (`goes`), or stays off',
    body: z.strictObject({
      answers: z.array(z.strictObject({ id: lineId, goes: z.boolean() })).max(MOST_AT_ONCE),
    }),
    answer: wholeGolfer,
  },
  'POST /api/golfers/:golferId/consents': {
    access: 'golfer.write',
    summary: 'A golfer agrees to one purpose; for a minor their guardian does',
    body: z.strictObject({ purpose: z.enum(CONSENT_PURPOSES), guardian: z.string().trim().min(1).max(200).nullable().default(null) }),
    answer: wholeGolfer,
  },
  'DELETE /api/golfers/:golferId/consents/:purpose': {
    access: 'golfer.write',
    summary: 'Takes a consent back; it stays in the record as what once was agreed',
    params: { purpose: z.enum(CONSENT_PURPOSES) },
    answer: wholeGolfer,
  },
  'GET /api/golfers/:golferId/data': {
    access: 'golfer.write',
    summary: 'Everything that is kept of a golfer, as a JSON file for them',
    answer: null,
    sends: 'file',
  },
  'POST /api/golfers/:golferId/removal': {
    access: 'player.anonymise',
    summary:
      'Removes a golfer’s name and everything private, tournament after tournament; asked again it goes on where it stopped. `keepOut`: who has their number or phone is never taken into the register again',
    body: z.strictObject({ keepOut: z.boolean().default(false) }),
    /** Tournaments in which their scores stay under “Golfer n”, and those that are still to do. */
    answer: z.object({ removed: z.int(), left: z.int() }),
  },
  'GET /api/tournaments/:tournamentId/joins': {
    access: 'golfer.read',
    summary: 'Who the rows of a tournament are in the register, for staff: no player, log, file or fact has it',
    answer: z.object({ items: z.array(z.object({ playerId: id, golferId: id })) }),
  },
  'GET /api/sites/:siteId/golfer-proposals': {
    access: 'golfer.read',
    summary: 'Rows of the site’s tournaments that are nobody in the register yet, the oldest first, with whom they may be and why',
    query: z.object({ kind: z.enum(PROPOSAL_KINDS).optional(), tournamentId: id.optional(), after: judgedId.optional() }),
    answer: z.object({
      items: z.array(proposal),
      /** Rows that are nobody yet, of every kind. */
      open: z.int(),
      /** The last row that was looked at, if there are more. */
      next: id.nullable(),
    }),
  },
  'POST /api/sites/:siteId/golfer-proposals': {
    access: 'golfer.write',
    summary: 'Says who each of these rows is; null: a new golfer. All are joined, or none',
    body: z.strictObject({
      items: z
        .array(z.strictObject({ playerId: judgedId, golferId: judgedId.nullable() }))
        .min(1)
        .max(MOST_AT_ONCE),
    }),
    answer: z.object({ joined: z.int(), created: z.int() }),
  },
  'POST /api/sites/:siteId/golfer-proposals/all': {
    access: 'golfer.write',
    summary: 'Takes every proposal of a kind that asks nothing of a person',
    body: z.strictObject({ kind: z.enum(PROPOSAL_KINDS), tournamentId: judgedId.nullable().default(null) }),
    answer: z.object({ joined: z.int(), created: z.int() }),
  },
});
