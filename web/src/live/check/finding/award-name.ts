import type { PublicLanguage } from '@fairway/api/word/language';
import { sayContest } from '@fairway/api/word/say/contest';
import { sayAward } from '../../board/winner/award-words.ts';
import type { Say } from '../../words.ts';
import type { ResultProps } from '../card/card-view.tsx';

type Speaker = Pick<ResultProps, 'outcome' | 'say'> & { readonly t: Say; readonly language: PublicLanguage };

/** What an award of the facts is called, as the board calls it, and whose it is. */
export function awardName(award: string, { outcome, say, t, language }: Speaker): string {
  const { awards, divisions, contests = {} } = outcome.checked.facts.names;
  const named = awards[award];
  if (named === undefined) return say('finding.unknown');
  const { kind, name: ownName, nameEnglish: ownNameEnglish, division, contest, ...which } = named;
  const called = sayAward({ award: kind as 'division', ownName, ownNameEnglish, ...which }, t, language);
  if (contest) return [called, sayContest({ name: contests[contest.id] ?? '', group: contest.group })].join(' · ');
  const name = division === null ? undefined : divisions[division];
  return name === undefined ? called : [called, t('divisionName', { name })].join(' · ');
}
