import { z } from 'zod';
import { emailText, id, instant, judgedId, listQuery, nameTo, newId, pageOf, reason, text, version } from '../../../check/field.ts';
import { clubMoment, signupForm } from '../../../check/signup-form.ts';
import { SIGNUP_ACTS, SIGNUP_LACKS, SIGNUP_MODES, SIGNUP_STATES, SIGNUP_WAYS } from '../../../choice/field/signup.ts';
import { SIGNUP } from '../../../record/bound.ts';
import { defineRoutes } from '../../../route.ts';
import { PUBLIC_LANGUAGES } from '../../../word/language.ts';
import {
  application,
  enterPage,
  pricedLines,
  signupAnswers,
  signupExtras,
  signupFact,
  signupSecret,
  signupShown,
  signupWishes,
  writtenPerson,
} from './shape.ts';

const settings = {
  mode: z.enum(SIGNUP_MODES),
  /** By the club's clocks; null: at once, and until the first day begins. */
  opensAt: clubMoment.nullable(),
  closesAt: clubMoment.nullable(),
  way: z.enum(SIGNUP_WAYS),
  /** Anyone may read the names of who is in. */
  listed: z.boolean(),
  form: signupForm,
};
const officeForm = z.object({
  /** 0: nobody has written one yet, and this is what one begins with. */
  version: z.int(),
  ...settings,
  /** The address of the page, and its QR code (a data address of SVG). */
  url: z.string(),
  picture: z.string(),
  /** Applications so far: kinds with any cannot be taken out. */
  signups: z.int(),
  ballot: enterPage.shape.ballot,
});
export type OfficeSignupForm = z.infer<typeof officeForm>;

/** In the list: who, where they stand, and what the office looks for; lots are known to those who have them. */
const listed = signupShown.omit({ facts: true, lot: true }).extend({
  version,
  appliedAt: instant,
  /** Whom they entered with; null: alone. */
  groupId: id.nullable(),
  /** The package of a sponsor. */
  packageId: id.nullable(),
  /** Their row among the players, once they are confirmed. */
  playerId: id.nullable(),
  /** Mail to them did not arrive. */
  undelivered: z.boolean(),
});
export type ListedSignup = z.infer<typeof listed>;
const whole = listed.extend({
  /** With who it was; null: the person themselves, or the clock. */
  facts: z.array(signupFact.extend({ by: z.string().nullable() })),
  /** The golfer of the register that they may be: their numbers agree. `member`: one of the club. */
  evidence: z.array(z.object({ golferId: id, name: z.string(), member: z.boolean() })),
  /** Other signups of the tournament that may be the same person: their numbers, or name and birth year agree. */
  twins: z.array(z.object({ id, name: z.string(), state: z.enum(SIGNUP_STATES) })),
});
export type WholeSignup = z.infer<typeof whole>;

/** Why players want to share a flight: one entry of all of them, a wish of both, or of one alone. */
const TOGETHER = ['group', 'both', 'one'] as const;
const counts = z.object({
  states: z.array(z.object({ state: z.enum(SIGNUP_STATES), kindId: id, count: z.int() })),
  kinds: enterPage.shape.kinds,
  /** Of whoever holds a place. */
  extras: z.array(z.object({ extraId: id, size: z.string().nullable(), count: z.int() })),
  /** Places of groups and packages that hold nobody's name yet. */
  unnamed: z.int(),
  lacking: z.int(),
  /** Wishes of confirmed players: how many name somebody who is in, and how many of those are mutual. */
  wishes: z.object({
    known: z.int(),
    mutual: z.int(),
    /** Players who entered together, or of whom one wishes to play with the other: what a draw of flights is asked, in this order. */
    together: z.array(z.object({ of: z.enum(TOGETHER), playerIds: z.array(id) })),
  }),
});
export type SignupCounts = z.infer<typeof counts>;
export type EnteredTogether = SignupCounts['wishes']['together'][number];
const packageRow = z.object({
  id,
  version,
  code: z.string(),
  packageId: id,
  name: z.string(),
  email: z.string().nullable(),
  language: z.enum(PUBLIC_LANGUAGES),
  lines: pricedLines,
  total: z.int(),
  places: z.int(),
  unnamed: z.int(),
  /** The sponsor of the tournament that took it; null: it is not shown there. */
  sponsorId: id.nullable(),
});
export type SignupPackage = z.infer<typeof packageRow>;

const inLanguages = <Of extends z.ZodType<string>>(of: Of) => {
  const other = of.nullable().default(null);
  return z.strictObject({ vi: of, en: other, ko: other, ja: other, zh: other });
};
const someIds = z.array(judgedId).min(1).max(SIGNUP.actMost);
const filters = {
  state: z.enum(SIGNUP_STATES).optional(),
  kind: judgedId.optional(),
  lack: z.enum(SIGNUP_LACKS).optional(),
};

export const officeSignupRoutes = defineRoutes({
  'GET /api/tournaments/:tournamentId/signup-form': {
    access: 'signup.read',
    summary: 'The form by which golfers enter a tournament; before there is one, what one begins with',
    answer: officeForm,
  },
  'PUT /api/tournaments/:tournamentId/signup-form': {
    access: 'signup-form.write',
    summary: 'Writes the form as the caller saw it; what was applied for keeps its price and its refund rules',
    body: z.strictObject({ version: z.int().min(0), ...settings }),
    answer: officeForm,
  },
  'GET /api/tournaments/:tournamentId/signups': {
    access: 'signup.read',
    summary: 'The signups of a tournament, searched without diacritics, filtered and paged; `turn` is the order of the list behind',
    query: z.object({ ...listQuery(['applied', 'name', 'turn']), ...filters }),
    answer: pageOf(listed).extend({ counts }),
  },
  'POST /api/tournaments/:tournamentId/signups': {
    access: 'signup.write',
    summary:
      'Enters somebody who called, as the page does, also before it opens and after it closes; consent is theirs to give by their link',
    body: application.omit({ begunAt: true, code: true, consents: true, guardian: true }),
    answer: whole,
  },
  'GET /api/tournaments/:tournamentId/signups/:signupId': {
    access: 'signup.read',
    summary: 'One signup with every fact of it, and who in the register it may be',
    answer: whole,
  },
  'PATCH /api/tournaments/:tournamentId/signups/:signupId': {
    access: 'signup.write',
    summary: 'Corrects a signup; `version` is the one that the caller saw',
    body: z
      .strictObject({ person: writtenPerson, kindId: judgedId, answers: signupAnswers, extras: signupExtras, wishes: signupWishes })
      .partial()
      .extend({ version }),
    answer: whole,
  },
  'POST /api/tournaments/:tournamentId/signups/:signupId/link': {
    access: 'signup.write',
    summary: 'Makes another link of a signup, which is told this once; the one before ends',
    answer: z.object({ url: z.string(), picture: z.string() }),
  },
  'POST /api/tournaments/:tournamentId/signups/acts': {
    access: 'signup.write',
    summary: 'Confirms, offers, refuses and so on, one signup or many; each is answered by itself. A warning: a gap in a flight',
    body: z.strictObject({ act: z.enum(SIGNUP_ACTS), signupIds: someIds, reason: reason.nullable().default(null) }),
    answer: z.object({
      items: z.array(
        z.object({
          signupId: id,
          outcome: z.enum(['done', 'full', 'not-now', 'in-play']),
          /** A withdrawal after the draw: the flight that has a gap now. */
          gap: z.string().nullable(),
        }),
      ),
    }),
  },
  'POST /api/tournaments/:tournamentId/signups/next': {
    access: 'signup.write',
    summary: 'Gives or offers the places that are free to the next of the list, now and not by the clock',
    answer: z.object({ signupIds: z.array(id) }),
  },
  'POST /api/tournaments/:tournamentId/signups/messages': {
    access: 'signup.write',
    summary:
      'Writes to some, or to all that a filter finds, by mail and to the phones that asked for it: in the language of each, else in English where there is one, else in Vietnamese',
    body: z.strictObject({
      signupIds: someIds.nullable(),
      filter: z.strictObject(filters),
      subject: inLanguages(nameTo(200)),
      text: inLanguages(text.min(1).max(SIGNUP.textMost)),
    }),
    /** `sent`: by mail. `pushed`: to a phone. `without`: by neither. */
    answer: z.object({ sent: z.int(), pushed: z.int(), without: z.int() }),
  },
  'GET /api/tournaments/:tournamentId/signup-packages': {
    access: 'signup.read',
    summary: 'The packages of sponsors, and what of them is still unnamed',
    answer: z.object({ items: z.array(packageRow) }),
  },
  'POST /api/tournaments/:tournamentId/signup-packages': {
    access: 'signup.write',
    summary:
      'Gives a sponsor a package of the form: its places are held, and the link by which it names who plays is told this once. Known already, it has another link',
    body: z.strictObject({
      id: newId,
      packageId: judgedId,
      name: nameTo(200),
      email: emailText.nullable(),
      language: z.enum(PUBLIC_LANGUAGES),
      secret: signupSecret,
    }),
    answer: packageRow,
  },
});
