import { DIVISION_PLACES } from '../../choice/field/award.ts';
import type { NamedAwardPlace } from '../../route/result/winner.ts';
import type { Language } from '../language.ts';
import type { SayOf, Speaks } from '../say.ts';
import { sayContest } from './contest.ts';

/** What an award is called: by its own name, or by its kind with whose, which and on what hole it is; and whose where men and women have one each. */
export function sayAward(award: NamedAwardPlace, speaks: Speaks, language: Language): string {
  const t = speaks as unknown as SayOf<['choice']>;
  const called = sayOfAll(award, t, language);
  return award.gender ? t(`choice:awardGender.${award.gender}`, { award: called }) : called;
}

function sayOfAll(award: NamedAwardPlace, t: SayOf<['choice']>, language: Language): string {
  const { kind, divisionName, place, hole } = award;
  const own = language === 'vi' ? award.name : (award.nameEnglish ?? award.name);
  if (kind === 'division' && own === null)
    return t(`choice:divisionAward.${DIVISION_PLACES[place - 1] ?? 'other'}`, { division: divisionName ?? '', place });
  if (kind === 'contest' && own === null)
    return ofContest(award, t(`choice:contestPlace.${DIVISION_PLACES[place - 1] ?? 'other'}`, { place }), t);
  // of every nth place the place is the name, not one of several
  if (kind === 'every-nth' && own === null) return t('choice:awardTobi', { place });
  const name = own ?? t(`choice:award.${kind}`);
  const nth = place === 1 ? name : t('choice:awardNth', { award: name, place });
  const onHole = hole === null ? nth : t('choice:awardHole', { award: nth, hole });
  if (divisionName !== null) return t('choice:awardOf', { award: onHole, whose: divisionName });
  return ofContest(award, onHole, t);
}

/** With the cup, the knock-out or the group that it is a place of. */
const ofContest = ({ contest }: NamedAwardPlace, award: string, t: SayOf<['choice']>): string =>
  contest === undefined ? award : t('choice:awardOf', { award, whose: sayContest(contest) });

/** An award as facts of a day name it. */
type AwardInFacts = Omit<NamedAwardPlace, 'kind' | 'divisionName' | 'contest'> & {
  readonly kind: string;
  readonly division: string | null;
  readonly contest?: { readonly id: string; readonly group: string | null } | undefined;
};
type NamesInFacts = { readonly divisions: Record<string, string>; readonly contests?: Record<string, string> | undefined };

/** What an award of facts is called. */
export function awardInFacts(
  { kind, division, contest, ...which }: AwardInFacts,
  { divisions, contests = {} }: NamesInFacts,
): NamedAwardPlace {
  const divisionName = division === null ? null : (divisions[division] ?? null);
  const named = contest && { ...contest, name: contests[contest.id] ?? '' };
  return { ...which, kind: kind as NamedAwardPlace['kind'], divisionName, ...(named && { contest: named }) };
}
