import type { SignupForm, SignupKind, SignupWords } from '../../../check/signup-form.ts';
import type { SignupExtra, SignupLine } from '../../../route/field/signup/shape.ts';

type Priced = Pick<SignupForm, 'extras'> & { readonly kinds: readonly Pick<SignupKind, 'id' | 'name' | 'fees'>[] };
type Chosen = { readonly kindId: string; readonly extras: readonly { readonly extraId: string; readonly count: number }[] };

/** The fee of a kind on a day by the club's clocks. */
export const feeOn = ({ fees }: Pick<SignupKind, 'fees'>, day: string): number =>
  fees.reduce((amount, fee) => (fee.from === null || fee.from <= day ? fee.amount : amount), 0);

/** What an application of this day costs, line by line. What is free has no line but the fee. */
export function signupLines(form: Priced, chosen: Chosen, day: string): SignupLine[] {
  return [...feeLines(form, chosen, day), ...extraLines(form, chosen, ({ price }) => price)];
}

/**
 * What an application costs after a change: what it had keeps the price of its day, whatever the form says now. What the package of a sponsor
 * includes costs nothing.
 */
export function changedLines(
  form: Priced,
  after: Chosen,
  before: Chosen & { readonly lines: readonly SignupLine[] },
  day: string,
): SignupLine[] {
  const isPaid = before.lines.some(({ of }) => of === 'fee');
  const fees = before.lines.filter(({ of }) => of === 'fee');
  const included = before.lines.filter(({ of }) => of === 'package');
  const eachOf = ({ id, price }: SignupForm['extras'][number]): number => {
    const line = before.lines.find(({ of, extraId }) => (of === 'extra' || of === 'gone') && extraId === id);
    const wasFree = countOf(before, id) > countIn(included, id);
    return line?.each ?? (wasFree ? 0 : price);
  };
  return [
    ...(isPaid && after.kindId !== before.kindId ? feeLines(form, after, day) : fees),
    ...included,
    ...extraLines(form, after, eachOf, included),
    ...before.lines.filter(({ of, extraId }) => of === 'gone' && countOf(after, extraId ?? '') === 0),
  ];
}

/** The extras and lines of an application that gets none of these extras: what it asked for stays to be read, and costs nothing. */
export function withoutExtras(
  { extras: all }: Pick<SignupForm, 'extras'>,
  { extras, lines }: { readonly extras: readonly SignupExtra[]; readonly lines: readonly SignupLine[] },
  gone: readonly string[],
): { extras: SignupExtra[]; lines: SignupLine[] } {
  const isGone = (extraId: string | null) => extraId !== null && gone.includes(extraId);
  const goneLines = all.flatMap(({ id, name }) => {
    const each = lines.find(({ of, extraId }) => of === 'extra' && extraId === id)?.each ?? 0;
    return isGone(id) ? [{ ...lineOf('gone', name, countOf({ extras }, id), each, id), amount: 0 }] : [];
  });
  return {
    extras: extras.filter(({ extraId }) => !isGone(extraId)),
    lines: [...lines.filter(({ of, extraId }) => of !== 'extra' || !isGone(extraId)), ...goneLines],
  };
}

/** The extras that an application asked for before its lot was drawn; a size is chosen again. */
export const askedExtras = ({
  extras,
  lines,
}: {
  readonly extras: readonly SignupExtra[];
  readonly lines: readonly SignupLine[];
}): SignupExtra[] => [
  ...extras,
  ...lines.flatMap(({ of, extraId, count }) => (of === 'gone' && extraId !== null ? [{ extraId, count, size: null }] : [])),
];

const feeLines = ({ kinds }: Priced, { kindId }: Chosen, day: string): SignupLine[] => {
  const kind = kinds.find(({ id }) => id === kindId);
  return kind ? [lineOf('fee', kind.name, 1, feeOn(kind, day))] : [];
};

function extraLines(
  { extras }: Priced,
  chosen: Chosen,
  eachOf: (extra: SignupForm['extras'][number]) => number,
  included: readonly SignupLine[] = [],
): SignupLine[] {
  return extras.flatMap((extra) => {
    const [count, each] = [countOf(chosen, extra.id) - countIn(included, extra.id), eachOf(extra)];
    return count > 0 && each > 0 ? [lineOf('extra', extra.name, count, each, extra.id)] : [];
  });
}

const countOf = ({ extras }: Pick<Chosen, 'extras'>, id: string): number =>
  extras.filter(({ extraId }) => extraId === id).reduce((sum, { count }) => sum + count, 0);
const countIn = (lines: readonly SignupLine[], id: string): number => lines.find(({ extraId }) => extraId === id)?.count ?? 0;

export const lineOf = (
  of: SignupLine['of'],
  { vi, en }: SignupWords,
  count: number,
  each: number,
  extraId: string | null = null,
): SignupLine => ({
  ...{ of, extraId, name: vi, nameEnglish: en, count, each, amount: count * each },
});

export const totalOf = (lines: readonly Pick<SignupLine, 'amount'>[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);
