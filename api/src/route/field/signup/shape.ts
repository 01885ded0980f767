import { z } from 'zod';
import { birthYear, calendarDate, id, instant, judgedId, line, nameTo, newId, text, wholeIn } from '../../../check/field.ts';
import { later } from '../../../check/kept.ts';
import { factsOf, writtenOf } from '../../../check/record.ts';
import { shownSignupForm, signupForm } from '../../../check/signup-form.ts';
import {
  BALLOT_PHASES,
  SIGNUP_FACTS,
  SIGNUP_LACKS,
  SIGNUP_LINES,
  SIGNUP_MODES,
  SIGNUP_PURPOSES,
  SIGNUP_STATES,
  SIGNUP_WAYS,
} from '../../../choice/field/signup.ts';
import { SIGNUP } from '../../../record/bound.ts';
import { SIGNUP_PERSON } from '../../../record/golfer.ts';
import { PUBLIC_LANGUAGES } from '../../../word/language.ts';
import { vgaNumber } from '../player.ts';

export const signupPerson = z.object(factsOf(SIGNUP_PERSON, { vga: vgaNumber, birthYear: z.int().nullable() }));
export const writtenPerson = z.strictObject(writtenOf(SIGNUP_PERSON, { vga: vgaNumber, birthYear: birthYear.nullable() }));
export type SignupPerson = z.infer<typeof signupPerson>;

const answerValue = z.union([text.max(SIGNUP.answerMost), z.number(), z.boolean()]);
/** Of a choice: the Vietnamese text of what was chosen. */
export const signupAnswers = z.array(z.strictObject({ questionId: judgedId, value: answerValue })).max(SIGNUP.questionsMost);
export const signupExtras = z
  .array(z.strictObject({ extraId: judgedId, count: wholeIn(SIGNUP.each), size: line.max(20).nullable() }))
  .max(SIGNUP.extrasMost);
export type SignupExtra = z.infer<typeof signupExtras>[number];
/** With whom they want to play: names as they know them. */
export const signupWishes = z.array(line.min(1).max(200)).max(SIGNUP.wishesMost);
/** Each to the version of the text that was shown. */
export const givenConsents = z
  .array(z.strictObject({ purpose: z.enum(SIGNUP_PURPOSES), version: z.int().min(1) }))
  .max(SIGNUP.consentsMost);
/** Who agrees for a minor. */
export const guardian = line.max(200).nullable();

/** 256 random bits that the browser makes: a link with them opens the signup, and nothing else does. Sent as `Authorization: Bearer`. */
export const signupSecret = z.string().regex(/^fs_[\w-]{43}$/, { error: 'wrong-format' });

/** What is owed, as of the day of application: an own line of a fee, an extra or a package, and what of it there was none left. `name`: Vietnamese; `nameEnglish`: where there is one. */
const pricedLine = z.object({
  of: z.enum(SIGNUP_LINES),
  /** Which extra; of a package: one that it includes. */
  extraId: later(id.nullable(), null),
  name: z.string(),
  nameEnglish: z.string().nullable(),
  count: z.int(),
  each: z.int(),
  amount: z.int(),
});
export type SignupLine = z.infer<typeof pricedLine>;
export const pricedLines = z.array(pricedLine);

/** How full a kind is. `free`: of an extra null, if there are as many as are wanted. */
const kindSpots = z.object({ kindId: id, places: z.int(), free: z.int(), waiting: z.int(), waitingFree: z.int() });
const extraSpots = z.object({ extraId: id, free: z.int() });

/** What a private tournament shows of itself: this, the form and its regulations, and nothing else. */
const signupTournament = z.object({
  id,
  name: z.string(),
  clubName: z.string(),
  date: calendarDate,
  lastDate: calendarDate,
  time: z.string().nullable(),
  location: z.string().nullable(),
  timeZone: z.string(),
  isPublic: z.boolean(),
  regulations: z.string().nullable(),
  regulationsEnglish: z.string().nullable(),
});

/** What anyone reads before they enter. */
export const enterPage = z.object({
  tournament: signupTournament,
  mode: z.enum(SIGNUP_MODES),
  /** How whoever applies now gets a place: once the lots of a ballot are drawn, in order. */
  way: z.enum(SIGNUP_WAYS),
  /** null: the form is not one by ballot. */
  ballot: z.enum(BALLOT_PHASES).nullable(),
  /** When the number that decides it is out; null: three guests give numbers. */
  drawAt: instant.nullable(),
  /** The server's clock, by which `opensAt` and `closesAt` count. */
  now: instant,
  opensAt: instant.nullable(),
  closesAt: instant.nullable(),
  /** `late`: closed within the last minutes, so that what was begun before may still be sent. */
  phase: z.enum(['before', 'open', 'late', 'closed']),
  form: shownSignupForm,
  kinds: z.array(kindSpots),
  /** Of those extras that have a limit. */
  extras: z.array(extraSpots),
  /** Who is in, where the form shows it; null: it does not. */
  names: z.array(z.string()).nullable(),
});
export type EnterPage = z.infer<typeof enterPage>;

/** Somebody who enters together with the first: without a name their place is filled in later. They answer for themselves by their own link. */
const partner = z.strictObject({
  id: newId,
  secret: signupSecret,
  kindId: judgedId,
  name: writtenPerson.shape.name,
  gender: writtenPerson.shape.gender,
});
export const application = z.strictObject({
  /** Made by the browser: the same sent twice is one signup. */
  id: newId,
  secret: signupSecret,
  language: z.enum(PUBLIC_LANGUAGES),
  /** When the person began; within five minutes after the close what was begun before counts. */
  begunAt: instant,
  kindId: judgedId,
  person: writtenPerson.extend({ name: nameTo(200) }),
  partners: z.array(partner).max(SIGNUP.groupMost.to - 1),
  /** Of a kind that asks for one. */
  code: line.max(40).nullable(),
  answers: signupAnswers,
  extras: signupExtras,
  wishes: signupWishes,
  consents: givenConsents,
  guardian,
  /** They take a place on the list where there is no other. */
  waits: z.boolean(),
  /** What the page said that it costs, all of it: another sum answers 409 with today's, and takes nothing. */
  total: z.int().min(0),
});
export type SignupApplication = z.infer<typeof application>;

export const signupFact = z.object({
  id,
  kind: z.enum(SIGNUP_FACTS),
  at: instant,
  /** Of an offer, and of a place that is held: until when. */
  until: instant.nullable(),
  reason: z.string().nullable(),
});

/** A signup as its own link and the office read it. */
export const signupShown = z.object({
  id,
  code: z.string(),
  kindId: id,
  state: z.enum(SIGNUP_STATES),
  until: instant.nullable(),
  /** Which one in the list; null: not in it. */
  waitingNumber: z.int().nullable(),
  /** How many wait for this kind. */
  waiting: z.int(),
  person: signupPerson,
  language: z.enum(PUBLIC_LANGUAGES),
  answers: signupAnswers,
  extras: signupExtras,
  wishes: z.array(z.string()),
  consents: givenConsents,
  guardian: z.string().nullable(),
  lacks: z.array(z.enum(SIGNUP_LACKS)),
  lines: pricedLines,
  total: z.int(),
  /** It came after the close, begun before. */
  late: z.boolean(),
  /** Their number in a ballot, and that of their group, which nobody else is told. */
  lot: z.int().nullable(),
  /** As which one their lot was drawn; null: it was not. */
  drawn: z.int().nullable(),
  facts: z.array(signupFact),
});
export type SignupShown = z.infer<typeof signupShown>;

/** Another one of the group, or of the sponsor's package. */
const member = z.object({
  id,
  name: z.string().nullable(),
  gender: signupPerson.shape.gender,
  kindId: id,
  state: z.enum(SIGNUP_STATES),
  /** They have answered for themselves: nobody else changes what they are called any more. */
  answered: z.boolean(),
});
export type SignupMember = z.infer<typeof member>;

/** What whoever has the link sees: a person their own signup, a sponsor their package. */
export const ownPage = z.object({
  enter: enterPage,
  own: signupShown.nullable(),
  package: z.object({ id, code: z.string(), name: z.string(), packageId: id, lines: pricedLines, total: z.int() }).nullable(),
  /** Who entered with them, for whoever filled in the form, or their sponsor. */
  members: z.array(member),
  /** What would be given back if they withdrew now; the rules as of the day of application. */
  refunds: signupForm.shape.refunds,
  refundIfFilled: signupForm.shape.refundIfFilled,
  refund: z.int(),
  /** The same where somebody else takes the place. */
  refundFilled: z.int(),
  mayChange: z.boolean(),
  mayWithdraw: z.boolean(),
});
export type OwnPage = z.infer<typeof ownPage>;
