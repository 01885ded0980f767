import type { SignupForm, SignupKind, SignupWords } from '../../../check/signup-form.ts';
import type { SignupLine } from '../../../route/field/signup/shape.ts';

type Priced = Pick<SignupForm, 'extras'> & { readonly kinds: readonly Pick<SignupKind, 'id' | 'name' | 'fees'>[] };
type Chosen = { readonly kindId: string; readonly extras: readonly { readonly extraId: string; readonly count: number }[] };

/** The fee of a kind on a day by the club's clocks. */
export const feeOn = ({ fees }: Pick<SignupKind, 'fees'>, day: string): number =>
  fees.reduce((amount, fee) => (fee.from === null || fee.from <= day ? fee.amount : amount), 0);

/** What an application of this day costs, line by line. What is free has no line but the fee. */
export function signupLines({ kinds, extras }: Priced, { kindId, extras: chosen }: Chosen, day: string): SignupLine[] {
  const kind = kinds.find(({ id }) => id === kindId);
  const fee = kind ? [lineOf('fee', kind.name, 1, feeOn(kind, day))] : [];
  const others = extras.flatMap(({ id, name, price }) => {
    const count = chosen.filter(({ extraId }) => extraId === id).reduce((sum, of) => sum + of.count, 0);
    return count > 0 && price > 0 ? [lineOf('extra', name, count, price)] : [];
  });
  return [...fee, ...others];
}

export const lineOf = (of: SignupLine['of'], { vi, en }: SignupWords, count: number, each: number): SignupLine => ({
  ...{ of, name: vi, nameEnglish: en, count, each, amount: count * each },
});

export const totalOf = (lines: readonly Pick<SignupLine, 'amount'>[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);
