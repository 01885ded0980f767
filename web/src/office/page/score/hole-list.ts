import type { CountedHolesState, Tournament } from '@fairway/api';
import { sayAward } from '@fairway/api/word/say/award';
import { useQueries, useQuery } from '@tanstack/react-query';
import { divisions } from '../../../feature/field/division/query.ts';
import { countedHoles } from '../../../feature/field/tournament/query.ts';
import type { Revealable } from '../../../feature/result/ceremony/reveal-form.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';

type HoleList = CountedHolesState['lists'][number] & { roundId: string; number: number };

/** The lists of counted holes of every round, and the reads that they are from. */
export function useHoleLists(tournament: Tournament) {
  const reads = useQueries({ queries: tournament.rounds.map(({ id }) => countedHoles(tournament.id, id)) });
  const lists: HoleList[] = tournament.rounds.flatMap(({ id: roundId, number }, at) =>
    (reads[at]?.data?.lists ?? []).map((list) => ({ ...list, roundId, number })),
  );
  return { lists, reads };
}

/** Those that are sealed and not published, with what they are called. */
export function useRevealable(tournament: Tournament) {
  const { t } = useTranslation(['presentation', 'choice', 'word']);
  const language = useLanguage();
  const ofDivisions = useQuery(divisions(tournament.id));
  const { lists, reads } = useHoleLists(tournament);
  const nameOf = ({ divisionId, awardId }: HoleList): string => {
    const prize = tournament.sideAwards.find(({ id }) => id === awardId);
    if (prize) return sayAward({ ...prize, divisionName: null, place: 1, hole: null }, t as never, language);
    const division = ofDivisions.data?.items.find(({ id }) => id === divisionId);
    return division ? t('word:divisionName', { name: division.name }) : t('field');
  };
  const revealable: Revealable[] = lists
    .filter(({ entered, published }) => entered && published === null)
    .map((list) => ({
      roundId: list.roundId,
      divisionId: list.divisionId,
      awardId: list.awardId,
      label: [tournament.rounds.length > 1 && t('round', { number: list.number }), nameOf(list)].filter(Boolean).join(' · '),
    }));
  return { revealable, reads: [ofDivisions, ...reads] };
}
