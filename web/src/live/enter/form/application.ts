import type { EnterPage, SignupApplication } from '@fairway/api';
import { misfitsOf } from '@fairway/api/rule/field/signup/eligible';
import { totalOf } from '@fairway/api/rule/field/signup/price';
import { figures } from '@fairway/api/rule/figures';
import type { PublicLanguage } from '@fairway/api/word/language';
import { readHandicap } from '../../../lib/value/number.ts';
import type { Draft, DraftPerson, NewDraft } from '../draft.ts';
import { priceOf } from './price.ts';
import { spotOf } from './spot.ts';

type Form = EnterPage['form'];

const textOrNull = (typed: string): string | null => typed.trim() || null;
/** What is no number is sent as it is: the server says beside its field what is wrong with it. */
const numberOrNull = (typed: string): number | null => (typed.trim() === '' ? null : Number(figures(typed).replace(',', '.')));
const genderOf = (chosen: string) => (chosen === 'm' || chosen === 'f' ? chosen : null);

const personOf = (typed: DraftPerson) =>
  ({
    name: typed.name.trim(),
    gender: genderOf(typed.gender),
    phone: textOrNull(typed.phone),
    email: textOrNull(typed.email),
    vga: textOrNull(typed.vga),
    birthYear: numberOrNull(typed.birthYear),
    handicapIndex: readHandicap(typed.handicapIndex),
    memberNumber: textOrNull(typed.memberNumber),
  }) satisfies SignupApplication['person'];

function answersOf(form: Form, typed: Draft['answers']): SignupApplication['answers'] {
  return form.questions.flatMap(({ id, kind }) => {
    const text = typed[id]?.trim() ?? '';
    if (text === '') return [];
    return [{ questionId: id, value: kind === 'number' ? (numberOrNull(text) ?? '') : kind === 'yes-no' ? text === 'yes' : text }];
  });
}

/** What is answered by whoever enters, and by whoever corrects it. */
export const answeredOf = (form: Form, draft: Draft) => ({
  person: personOf(draft.person),
  answers: answersOf(form, draft.answers),
  extras: form.extras.flatMap(({ id, sizes }) => {
    const { count, size } = draft.extras[id] ?? { count: 0, size: '' };
    return count === 0 ? [] : [{ extraId: id, count, size: sizes.length === 0 ? null : textOrNull(size) }];
  }),
  wishes: draft.wishes.split('\n').flatMap((name) => name.trim() || []),
  consents: form.consents.flatMap(({ purpose, version }) => (draft.consents.includes(purpose) ? [{ purpose, version }] : [])),
  guardian: textOrNull(draft.guardian),
});

/** The kinds of all who enter together. */
export const kindsOf = ({ kindId, partners }: NewDraft): string[] => [kindId, ...partners.map((partner) => partner.kindId)];

export const applicationOf = (page: EnterPage, draft: NewDraft, language: PublicLanguage): SignupApplication => ({
  ...answeredOf(page.form, draft),
  ...{ id: draft.id, secret: draft.secret, language, begunAt: draft.begunAt, kindId: draft.kindId },
  // where there are too few places the button has said what is sent
  waits: draft.waits || spotOf(page, kindsOf(draft)).is !== 'place',
  partners: draft.partners.map(({ name, gender, ...partner }) => ({ ...partner, name: textOrNull(name), gender: genderOf(gender) })),
  code: textOrNull(draft.code),
  total: totalOf(priceOf(page, draft)),
});

export type Lack = 'required' | 'outside' | 'size' | 'needed';

/** What is missing before anything is sent, by field. */
export function lacksOf(form: Form, draft: Draft): Map<string, Lack> {
  const { person, answers, extras, consents } = draft;
  const lacks = new Map<string, Lack>();
  const need = (path: string, value: string) => value.trim() === '' && lacks.set(path, 'required');
  need('person.name', person.name);
  need('person.gender', person.gender);
  for (const [field, how] of Object.entries(form.asked)) if (how === 'must') need(`person.${field}`, person[field as keyof DraftPerson]);
  for (const { id, sizes } of form.extras)
    if ((extras[id]?.count ?? 0) > 0 && sizes.length > 0 && !extras[id]?.size) lacks.set(`extras.${id}.size`, 'size');
  for (const { id, needed } of form.questions) if (needed) need(`answers.${id}`, answers[id] ?? '');
  for (const { purpose, needed } of form.consents) if (needed && !consents.includes(purpose)) lacks.set(`consents.${purpose}`, 'needed');
  return lacks;
}

/** The same of a new signup, in the order of its fields. */
export function newLacksOf({ form, tournament }: EnterPage, draft: NewDraft): Map<string, Lack> {
  const kind = form.kinds.find(({ id }) => id === draft.kindId);
  const first: [string, Lack][] = [];
  if (kind === undefined) first.push(['kindId', 'required']);
  if (kind?.who === 'code' && draft.code.trim() === '') first.push(['code', 'required']);
  const unfit = kind === undefined ? [] : misfitsOf(kind, personOf(draft.person), tournament.date);
  const misfits = unfit.map(({ field, why }) => [`person.${field}`, why === 'missing' ? 'required' : why] as const);
  return new Map([...first, ...misfits, ...lacksOf(form, draft)]);
}

type Sent = Pick<SignupApplication, 'answers' | 'extras' | 'consents'>;
const KEYS = { answers: 'questionId', extras: 'extraId', consents: 'purpose' } as const;

/** The field of a path in a refusal: lists are named by what their lines are of, not by their numbers. */
export function fieldOf(path: string, sent: Sent): string {
  const [list = '', nth = '', ...rest] = path.split('.');
  if (!(list in KEYS) || nth === '') return path;
  const line = sent[list as keyof Sent][Number(nth)] as Record<string, unknown> | undefined;
  if (line === undefined) return path;
  return [list, line[KEYS[list as keyof Sent]], ...rest.filter((part) => part === 'size')].join('.');
}
