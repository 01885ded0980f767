import type { SignupKind } from '../../../check/signup-form.ts';
import type { SignupPerson } from '../../../route/field/signup/shape.ts';

type Judged = Pick<SignupPerson, 'gender' | 'birthYear' | 'handicapIndex' | 'memberNumber'>;
/** A field of a person that does not fit a kind: `missing`, or outside of what it asks. */
export type Misfit = { readonly field: keyof Judged; readonly why: 'missing' | 'outside' };

const isWithin = (value: number, { from, to }: { from: number | null; to: number | null }) =>
  (from === null || value >= from) && (to === null || value <= to);

/** What of a person does not fit a kind. An age is that which they reach in the year of the tournament. */
export function misfitsOf({ eligibility }: Pick<SignupKind, 'eligibility'>, person: Judged, firstDay: string): Misfit[] {
  const { gender, handicap, age, member } = eligibility;
  const judge = (field: keyof Judged, asks: boolean, fits: (value: never) => boolean): Misfit[] => {
    if (!asks) return [];
    const value = person[field];
    if (value === null || value === '') return [{ field, why: 'missing' }];
    return fits(value as never) ? [] : [{ field, why: 'outside' }];
  };
  const year = Number(firstDay.slice(0, 4));
  return [
    ...judge('gender', gender !== null, (value: string) => value === gender),
    ...judge('handicapIndex', handicap !== null, (value: number) => handicap === null || isWithin(value, handicap)),
    ...judge('birthYear', age !== null, (value: number) => age === null || isWithin(year - value, age)),
    ...judge('memberNumber', member, () => true),
  ];
}
