import type { ShownSignupForm, SignupForm, SignupWords } from '../../../check/signup-form.ts';
import { closestLanguage, type PublicLanguage } from '../../../word/language.ts';

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
  ...{ wishes: true, confirm: 'at-once', holdMinutes: null, offerMinutes: null, quiet: null, noShowsLast: false },
  ...{ refunds: [], refundIfFilled: null, consents: [], intro: null, after: null },
});
