import { DIVISION_PLACES } from '../choice/award.ts';
import type { NamedAwardPlace } from '../route/winner.ts';
import type { Language } from './language.ts';
import type { SayOf, Speaks } from './say.ts';

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
  // of every nth place the place is the name, not one of several
  if (kind === 'every-nth' && own === null) return t('choice:awardTobi', { place });
  const name = own ?? t(`choice:award.${kind}`);
  const nth = place === 1 ? name : t('choice:awardNth', { award: name, place });
  const onHole = hole === null ? nth : t('choice:awardHole', { award: nth, hole });
  return divisionName === null ? onHole : t('choice:awardOf', { award: onHole, whose: divisionName });
}
