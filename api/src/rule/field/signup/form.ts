import type { ShownSignupForm, SignupForm, SignupWords } from '../../../check/signup-form.ts';
import { closestLanguage, type PublicLanguage } from '../../../word/language.ts';
import { daysAfter } from '../../account/contract-term.ts';

/** The form as anyone reads it. */
export const shownForm = ({ kinds, ...form }: SignupForm): ShownSignupForm => ({
  ...form,
  kinds: kinds.map(({ who, ...kind }) => ({ ...kind, who: who.by })),
});

/** A text of the club for whoever reads a page in this language. */
export const wordsIn = ({ vi, en }: SignupWords, language: PublicLanguage): string =>
  closestLanguage(language) === 'vi' ? vi : (en ?? vi);

/** What a new form begins with. */
export const newSignupForm = (kindId: string, name: SignupWords): SignupForm => ({
  kinds: [
    {
      ...{ id: kindId, name, places: 0, waitingPlaces: 0, fees: [{ from: null, amount: 0 }] },
      ...{ who: { by: 'anyone' }, membersUntil: null, release: null },
      eligibility: { gender: null, handicap: null, age: null, member: false },
    },
  ],
  ...{ extras: [], questions: [], packages: [] },
  asked: { phone: 'must', email: 'may', vga: 'may', birthYear: 'may', handicapIndex: 'may', memberNumber: 'no' },
  groups: { most: 4, rule: 'pass' },
  ...{ wishes: true, confirm: 'at-once', holdMinutes: null, offerMinutes: null, quiet: null },
  ballot: { drawAt: null, noShowMonths: null },
  ...{ refunds: [], refundIfFilled: null, consents: [], intro: null, after: null },
});

/** What of a form is counted: its kinds, and the extras that have a limit. */
export const countedOf = ({ kinds, extras }: Pick<SignupForm, 'kinds' | 'extras'>) => [
  ...kinds.map(({ id, places, waitingPlaces }) => ({ id, places, waitingPlaces })),
  ...extras.flatMap(({ id, places }) => (places === null ? [] : [{ id, places, waitingPlaces: 0 }])),
];

/** The same moment by the club's clocks, so many days later. */
export const movedMoment = (said: string, days: number): string => daysAfter(said.slice(0, 10), days) + said.slice(10);

/** The form of a tournament that is played so many days later. */
export const movedForm = (form: SignupForm, days: number): SignupForm => ({
  ...form,
  ballot: { ...form.ballot, drawAt: form.ballot.drawAt && movedMoment(form.ballot.drawAt, days) },
  kinds: form.kinds.map((kind) => ({
    ...kind,
    fees: kind.fees.map(({ from, amount }) => ({ from: from && movedMoment(from, days), amount })),
    membersUntil: kind.membersUntil && movedMoment(kind.membersUntil, days),
    release: kind.release && { ...kind.release, at: movedMoment(kind.release.at, days) },
  })),
});
