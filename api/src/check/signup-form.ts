import { z } from 'zod';
import { GENDERS } from '../choice/field/player.ts';
import { ASKED_HOW, SIGNUP_ASKED, SIGNUP_CONFIRMS, SIGNUP_GROUP_RULES, SIGNUP_PURPOSES, SIGNUP_QUESTIONS } from '../choice/field/signup.ts';
import type { MessageKey } from '../message.ts';
import { SIGNUP } from '../record/bound.ts';
import { calendarDate, codeTo, handicapIndex, instant, judgedId, nameTo, newId, optionalLine, text, timeOfDay, wholeIn } from './field.ts';
import { later } from './kept.ts';

/** Texts of a club in Vietnamese and, where it has them, in English. */
const words = z.strictObject({ vi: nameTo(SIGNUP.wordsMost), en: optionalLine(SIGNUP.wordsMost) });
const longText = text.min(1, { error: 'required' }).max(SIGNUP.textMost);
const paragraphs = z.strictObject({ vi: longText, en: longText.nullable() });
export type SignupWords = z.infer<typeof words>;

/** A moment by the club's clocks: `2026-11-23T18:00`, or a whole day, which opens at its first second and closes after its last. */
export const clubMoment = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?)?$/, { error: 'wrong-date', abort: true })
  .refine((moment) => calendarDate.safeParse(moment.slice(0, 10)).success, { error: 'wrong-date' });

const fee = wholeIn(SIGNUP.fee);
const count = wholeIn(SIGNUP.each);

/** What somebody must be to enter as this kind; null: anyone. Handicaps are indexes; an age is that on the first day. */
const eligibility = z.strictObject({
  gender: z.enum(GENDERS).nullable(),
  handicap: z.strictObject({ from: handicapIndex.nullable(), to: handicapIndex.nullable() }).nullable(),
  age: z.strictObject({ from: z.int().min(0).max(120).nullable(), to: z.int().min(0).max(120).nullable() }).nullable(),
  /** They give a number of membership, and the office confirms them. */
  member: z.boolean(),
});
/**
 * Who may enter. `list`: golfers of the register; whoever applies is confirmed by the office, so that the page tells nobody who is on it.
 */
const whoMay = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('anyone') }),
  z.strictObject({ by: z.literal('code'), code: codeTo(40) }),
  z.strictObject({
    by: z.literal('list'),
    golferIds: z.array(judgedId).max(SIGNUP.golfersMost),
    /** So many first places of a season filled the list, as its table stood then; missing: none did. */
    season: z.strictObject({ id: judgedId, places: wholeIn({ from: 1, to: SIGNUP.golfersMost }), at: instant }).optional(),
  }),
]);
const kind = z.strictObject({
  id: newId,
  name: words,
  places: wholeIn(SIGNUP.places),
  /** Of the list behind; 0: there is none. */
  waitingPlaces: wholeIn(SIGNUP.places),
  /** From which day on an application costs how much; the first has no day. */
  fees: z
    .array(z.strictObject({ from: calendarDate.nullable(), amount: fee }))
    .min(1)
    .max(SIGNUP.feesMost),
  who: whoMay,
  /** Until then members alone: they give their number, and the office confirms them. */
  membersUntil: clubMoment.nullable(),
  eligibility,
  /** What is free of it then goes to another kind, once. */
  release: z.strictObject({ at: clubMoment, kindId: judgedId }).nullable(),
});
const extra = z.strictObject({
  id: newId,
  name: words,
  price: fee,
  /** How many there are in all; null: as many as are wanted. */
  places: wholeIn(SIGNUP.places).nullable(),
  /** How many one person may take. */
  each: count,
  /** One is chosen of them; none: there is nothing to choose. */
  sizes: z.array(nameTo(20)).max(SIGNUP.sizesMost),
});
const question = z.strictObject({
  id: newId,
  text: words,
  kind: z.enum(SIGNUP_QUESTIONS),
  /** Of a choice. */
  choices: z.array(words).max(SIGNUP.choicesMost),
  needed: z.boolean(),
});
/** Places and extras for one price, which a sponsor fills with names later. */
const sponsorPackage = z.strictObject({
  id: newId,
  name: words,
  kindId: judgedId,
  places: wholeIn(SIGNUP.packagePlaces),
  price: fee,
  /** What each who plays for the sponsor has without paying for it. */
  extras: later(z.array(z.strictObject({ extraId: judgedId, count })).max(SIGNUP.extrasMost), []),
  /** The sponsor is shown with its logo among those of the tournament. */
  logo: later(z.boolean(), false),
});
/** What somebody who withdraws gets back until so many days before the first day, that day included; after the last line nothing. */
const refund = z.strictObject({
  daysBefore: z.int().min(0).max(365),
  percent: z.int().min(0).max(100),
  /** Taken off what the per cent leave. */
  less: fee,
});
const consent = z.strictObject({
  purpose: z.enum(SIGNUP_PURPOSES),
  text: paragraphs,
  /** Goes up when the text changes. */
  version: z.int().min(1).max(1000),
  /** Nobody enters without it. */
  needed: z.boolean(),
});

/** Of a form by ballot. */
const ballot = z.strictObject({
  /** The first number of the beacon from then on decides; null: three guests in the hall. */
  drawAt: clubMoment.nullable(),
  /** Whoever did not come to a tournament of the site in the months before is drawn after all others; null: nobody is. */
  noShowMonths: wholeIn(SIGNUP.noShowMonths).nullable(),
});

const unique = <Item>(items: readonly Item[], keyOf: (item: Item) => string) => new Set(items.map(keyOf)).size === items.length;

/** All that a form asks and says, in one document. */
export const signupForm = z
  .strictObject({
    kinds: z.array(kind).min(1).max(SIGNUP.kindsMost),
    extras: z.array(extra).max(SIGNUP.extrasMost),
    questions: z.array(question).max(SIGNUP.questionsMost),
    packages: z.array(sponsorPackage).max(SIGNUP.packagesMost),
    /** What is asked of a person beside name and gender. */
    asked: z.strictObject(
      Object.fromEntries(SIGNUP_ASKED.map((of) => [of, z.enum(ASKED_HOW)])) as Record<
        (typeof SIGNUP_ASKED)[number],
        z.ZodEnum<{ no: 'no'; may: 'may'; must: 'must' }>
      >,
    ),
    /** How many enter together at most, and what becomes of them where there are too few places. */
    groups: z.strictObject({ most: wholeIn(SIGNUP.groupMost), rule: z.enum(SIGNUP_GROUP_RULES) }),
    wishes: z.boolean(),
    confirm: z.enum(SIGNUP_CONFIRMS),
    /** How long a place is held for who applied until the office confirms them; null: until it does. */
    holdMinutes: wholeIn(SIGNUP.minutes).nullable(),
    /** How long the next of the list has to answer; null: they get the place at once. */
    offerMinutes: wholeIn(SIGNUP.minutes).nullable(),
    /** Between these times nobody is offered a place, and no time to answer runs. */
    quiet: z.strictObject({ from: timeOfDay, to: timeOfDay }).nullable(),
    ballot: later(ballot, { drawAt: null, noShowMonths: null }),
    refunds: z.array(refund).max(SIGNUP.refundsMost),
    /** What is given back after the last line where somebody of the list takes the place; null: nothing. */
    refundIfFilled: refund.omit({ daysBefore: true }).nullable(),
    consents: z.array(consent).max(SIGNUP.consentsMost),
    intro: paragraphs.nullable(),
    /** Beside the confirmation: the account, whom to call. */
    after: paragraphs.nullable(),
  })
  .superRefine(({ kinds, packages, extras, questions, consents, refunds }, context) => {
    const refuse = (path: (string | number)[], message: MessageKey = 'wrong-format') => context.addIssue({ code: 'custom', path, message });
    const isKind = (id: string) => kinds.some((of) => of.id === id);
    if (!unique([...kinds, ...extras, ...questions, ...packages], ({ id }) => id)) refuse(['kinds']);
    if (!unique(consents, ({ purpose }) => purpose)) refuse(['consents']);
    for (const [at, { fees, release, id }] of kinds.entries()) {
      const days = fees.map(({ from }) => from);
      if (days[0] !== null || days.slice(1).some((day, nth) => day === null || day <= (days[nth] ?? '')))
        refuse(['kinds', at, 'fees'], 'signup-fee-order');
      if (release && (release.kindId === id || !isKind(release.kindId))) refuse(['kinds', at, 'release']);
    }
    for (const [at, { kindId, extras: included }] of packages.entries()) {
      if (!isKind(kindId)) refuse(['packages', at, 'kindId']);
      const fits = included.every(({ extraId, count: each }) => extras.some((of) => of.id === extraId && each <= of.each));
      if (!fits || !unique(included, ({ extraId }) => extraId)) refuse(['packages', at, 'extras']);
    }
    for (const [at, { kind: of, choices }] of questions.entries())
      if (of === 'choice' && choices.length < 2) refuse(['questions', at, 'choices']);
    if (refunds.some(({ daysBefore }, at) => at > 0 && daysBefore >= (refunds[at - 1]?.daysBefore ?? 0))) refuse(['refunds']);
  });
export type SignupForm = z.infer<typeof signupForm>;
export type SignupKind = SignupForm['kinds'][number];
export type SignupRefund = z.infer<typeof refund>;

/** The same form as anyone reads it: without codes, and without who is on a list. */
export const shownSignupForm = z.object({
  ...signupForm.shape,
  kinds: z.array(kind.omit({ who: true }).extend({ who: z.enum(['anyone', 'code', 'list']) })),
});
export type ShownSignupForm = z.infer<typeof shownSignupForm>;
