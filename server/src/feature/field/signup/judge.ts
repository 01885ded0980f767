import { type SignupApplication, type SignupForm, type SignupPerson, totalOf } from '@fairway/api';
import { CONSENT_AGE } from '@fairway/api/choice/field/golfer';
import { SIGNUP_ASKED } from '@fairway/api/choice/field/signup';
import { misfitsOf } from '@fairway/api/rule/field/signup/eligible';
import { momentOf } from '@fairway/api/rule/field/signup/moment';
import { signupLines } from '@fairway/api/rule/field/signup/price';
import { AppError, type FieldProblem } from '../../../error/app-error.ts';
import type { WholeForm } from './store.ts';

type Errors = Record<string, FieldProblem[]>;
type Chosen = Pick<SignupApplication, 'answers' | 'extras' | 'consents' | 'guardian'> & { person: SignupPerson; kindId: string };

export const kindOf = ({ kinds }: Pick<SignupForm, 'kinds'>, kindId: string) => kinds.find(({ id }) => id === kindId) ?? null;

/** What somebody wrote that their form does not take, each beside its field. `desk`: the office writes, which need not agree for them. */
export function problemsOf(form: SignupForm, firstDay: string, of: Chosen, by: 'self' | 'desk'): Errors {
  const kind = kindOf(form, of.kindId);
  if (!kind) return { kindId: [{ key: 'signup-kind-gone' }] };
  const needed = SIGNUP_ASKED.filter((field) => form.asked[field] === 'must' && by === 'self' && isEmpty(of.person[field]));
  const misfits = by === 'desk' ? [] : misfitsOf(kind, of.person, firstDay);
  return {
    ...Object.fromEntries(
      misfits.map(({ field, why }) => [`person.${field}`, [{ key: why === 'missing' ? 'required' : 'signup-outside' }]]),
    ),
    ...Object.fromEntries(needed.map((field) => [`person.${field}`, [{ key: 'required' as const }]])),
    ...(by === 'self' && of.person.gender === null && { 'person.gender': [{ key: 'required' as const }] }),
    ...answerProblems(form, of.answers, by),
    ...extraProblems(form, of.extras, by),
    ...(by === 'self' && consentProblems(form, of, firstDay)),
  };
}

const isEmpty = (value: unknown): boolean => value === null || value === '';

function answerProblems({ questions }: SignupForm, answers: Chosen['answers'], by: 'self' | 'desk'): Errors {
  const wrong = answers.flatMap(({ questionId, value }, at): [string, FieldProblem][] => {
    const question = questions.find(({ id }) => id === questionId);
    if (!question) return [[`answers.${at}`, { key: 'signup-extra-gone' }]];
    const { kind, choices } = question;
    const fits =
      kind === 'number'
        ? typeof value === 'number'
        : kind === 'yes-no'
          ? typeof value === 'boolean'
          : typeof value === 'string' && (kind === 'text' || choices.some(({ vi }) => vi === value));
    return fits ? [] : [[`answers.${at}`, { key: 'wrong-format' }]];
  });
  const isAnswered = (id: string) => answers.some(({ questionId, value }) => questionId === id && !isEmpty(value));
  const missing = by === 'desk' ? [] : questions.filter(({ id, needed }) => needed && !isAnswered(id));
  return Object.fromEntries([
    ...wrong.map(([field, problem]) => [field, [problem]]),
    ...missing.map(({ id }) => [`answers.${id}`, [{ key: 'required' as const }]]),
  ]);
}

function extraProblems({ extras }: SignupForm, chosen: Chosen['extras'], by: 'self' | 'desk'): Errors {
  const wrong = chosen.flatMap(({ extraId, size }, at): [string, FieldProblem][] => {
    const extra = extras.find(({ id }) => id === extraId);
    if (!extra) return [[`extras.${at}`, { key: 'signup-extra-gone' }]];
    const all = chosen.filter((of) => of.extraId === extraId).reduce((sum, of) => sum + of.count, 0);
    if (all > extra.each) return [[`extras.${at}`, { key: 'signup-extra-short', params: { free: extra.each } }]];
    const fits = size === null ? extra.sizes.length === 0 || by === 'desk' : extra.sizes.includes(size);
    return fits ? [] : [[`extras.${at}`, { key: 'required' }]];
  });
  return Object.fromEntries(wrong.map(([field, problem]) => [field, [problem]]));
}

function consentProblems({ consents }: SignupForm, of: Pick<Chosen, 'consents' | 'guardian' | 'person'>, firstDay: string): Errors {
  const wrong = consents.flatMap(({ purpose, version, needed }): [string, FieldProblem][] => {
    const given = of.consents.find((one) => one.purpose === purpose);
    if (given && given.version !== version) return [[`consents.${purpose}`, { key: 'signup-consent-changed' }]];
    return needed && !given ? [[`consents.${purpose}`, { key: 'signup-consent-needed' }]] : [];
  });
  const { birthYear } = of.person;
  const isMinor = birthYear !== null && Number(firstDay.slice(0, 4)) - birthYear < CONSENT_AGE;
  const guardian: [string, FieldProblem][] =
    isMinor && isEmpty(of.guardian) ? [['guardian', { key: 'signup-guardian-needed', params: { age: CONSENT_AGE } }]] : [];
  return Object.fromEntries([...wrong, ...guardian].map(([field, problem]) => [field, [problem]]));
}

/** What is lacking, all of it at once. */
export function requireNone(errors: Errors): void {
  if (Object.keys(errors).length > 0) throw new AppError('validation', { errors });
}

export const isMembersOnly = ({ form: { form }, tournament }: WholeForm, kindId: string, at: Date): boolean => {
  const until = kindOf(form, kindId)?.membersUntil ?? null;
  return until !== null && at <= momentOf(until, tournament.timeZone, 'ends');
};

/** Whether the office must look before anybody of this kind who applied then is in: who they say that they are is shown nowhere. */
export function needsOffice(whole: WholeForm, kindId: string, appliedAt: Date): boolean {
  const { form } = whole.form;
  const kind = kindOf(form, kindId);
  return (
    form.confirm === 'office' || kind?.who.by === 'list' || kind?.eligibility.member === true || isMembersOnly(whole, kindId, appliedAt)
  );
}

/** Until when a place is held for the office to confirm it; null: until it does. */
export const heldUntil = ({ holdMinutes }: Pick<SignupForm, 'holdMinutes'>, now: Date): Date | null =>
  holdMinutes === null ? null : new Date(now.getTime() + holdMinutes * 60_000);

/** What an application costs today, each of its people by themselves; with the sum that the page said, or it is refused. */
export function pricesOf(form: SignupForm, { kindId, extras, partners, total }: SignupApplicationPart, day: string) {
  const own = signupLines(form, { kindId, extras }, day);
  const others = partners.map((of) => signupLines(form, { kindId: of.kindId, extras: [] }, day));
  const sum = totalOf([own, ...others].flat());
  if (sum !== total) throw new AppError('signup-price-changed', { current: { total: sum } });
  return { own, others };
}
type SignupApplicationPart = Pick<SignupApplication, 'kindId' | 'extras' | 'partners' | 'total'>;
