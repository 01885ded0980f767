import { z } from 'zod';
import { id } from '../../../check/field.ts';
import { keptAs } from '../../../check/kept.ts';
import { keptOf } from '../../../check/record.ts';
import { signupForm as document } from '../../../check/signup-form.ts';
import { SIGNUP_FACTS, SIGNUP_MODES, SIGNUP_STATES, SIGNUP_WAYS } from '../../../choice/field/signup.ts';
import { SIGNUP_PERSON } from '../../../record/golfer.ts';
import { PUBLIC_LANGUAGES } from '../../../word/language.ts';
import { givenConsents, pricedLines, signupAnswers, signupExtras } from '../../field/signup/shape.ts';
import { birthYear } from './field.ts';
import { instant, own, tenths, text } from './kept-field.ts';

const count = z.int().min(0).max(1_000_000);
const language = z.enum(PUBLIC_LANGUAGES);
const code = z.string().max(20);
const { shape } = document;

/** Loose: the first files also said how many lots were given. */
const form = z.object({
  mode: z.enum(SIGNUP_MODES),
  opensAt: text(20),
  closesAt: text(20),
  way: z.enum(SIGNUP_WAYS),
  listed: z.boolean(),
  form: keptAs(document),
});
const spot = z.strictObject({
  subjectId: id,
  places: count,
  taken: count,
  waitingPlaces: count,
  waiting: count,
  turns: count,
  releasedAt: instant.nullable(),
});
const sponsorPackage = z.strictObject({
  ...own,
  packageId: id,
  code,
  name: z.string(),
  email: text(200),
  language,
  lines: keptAs(pricedLines),
  sponsorId: id.nullable().default(null),
});
const signup = z.strictObject({
  ...own,
  groupId: id,
  packageId: id.nullable(),
  kindId: id,
  code,
  state: z.enum(SIGNUP_STATES),
  until: instant.nullable(),
  turn: count.nullable(),
  lot: count.nullable(),
  drawn: count.nullable().default(null),
  ...keptOf(SIGNUP_PERSON, { handicapIndex: tenths, birthYear }),
  language,
  answers: keptAs(signupAnswers),
  extras: keptAs(signupExtras),
  wishes: z.array(z.string()).max(10),
  consents: keptAs(givenConsents),
  guardian: text(200),
  answeredAt: instant.nullable(),
  lines: keptAs(pricedLines),
  refunds: keptAs(z.object({ refunds: shape.refunds, refundIfFilled: shape.refundIfFilled })),
  appliedAt: instant,
  late: z.boolean(),
  playerId: id.nullable(),
});
const fact = z.strictObject({
  ...own,
  signupId: id,
  number: count,
  kind: z.enum(SIGNUP_FACTS),
  at: instant,
  until: instant.nullable(),
  reason: text(500),
  authorId: id.nullable(),
});

/** The form of a tournament, and who entered by it; absent from older files. */
export const SIGNUPS = {
  signupForms: z.array(form).max(1).default([]),
  signupSpots: z.array(spot).max(100).default([]),
  signupPackages: z.array(sponsorPackage).max(1000).default([]),
  signups: z.array(signup).max(50_000).default([]),
  signupFacts: z.array(fact).max(200_000).default([]),
};
