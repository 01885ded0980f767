import type { Club } from '@fairway/api';
import { CLUB, CLUB_DEFAULTS } from '@fairway/api/record/club';
import type { ValuesOf } from '@fairway/api/record/kind';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { sumOf } from '../../../lib/play/card.ts';
import type { Fields } from '../../../ui/record/field.ts';
import { useRecordFields } from '../../../ui/record/form/record-field.tsx';

/** What a person writes of a club. */
export type ClubFields = ValuesOf<typeof CLUB>;
/** With the other fields that are shown. */
type ClubFacts = ClubFields & Pick<Club, 'siteName' | 'courseCount' | 'holes' | 'pars'>;

export const blankClub: ClubFields = { name: '', ...CLUB_DEFAULTS };

export function useClubFacts(): Fields<ClubFacts> {
  const { t } = useTranslation('club');
  const parsInWords = (pars: readonly number[] | null) =>
    pars === null ? '' : t('parsSummary', { total: sumOf(pars), pars: pars.join(' ') });
  return {
    siteName: { label: t('field.siteName') },
    courseCount: { label: t('field.courseCount'), numeric: true },
    holes: { label: t('field.holes') },
    pars: { label: t('field.pars'), inWords: parsInWords },
    ...useClubFields(),
  };
}

export const useClubFields = (): Fields<ClubFields> => useRecordFields('club', CLUB);
