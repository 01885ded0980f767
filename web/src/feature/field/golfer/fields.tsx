import type { Golfer } from '@fairway/api';
import { GOLFER, GOLFER_DEFAULTS } from '@fairway/api/record/golfer';
import type { ValuesOf } from '@fairway/api/record/kind';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatDate } from '../../../lib/value/date.ts';
import type { Fields } from '../../../ui/record/field.ts';
import { useRecordFields } from '../../../ui/record/form/record-field.tsx';

/** What a person writes of a golfer. */
export type GolferFields = ValuesOf<typeof GOLFER>;
/** With what follows from their memberships and tournaments. */
type GolferFacts = GolferFields & Pick<Golfer, 'memberships' | 'tournaments' | 'lastPlayed'>;

export const blankGolfer: GolferFields = { name: '', gender: 'm', ...GOLFER_DEFAULTS };

export const useGolferFields = (): Fields<GolferFields> => useRecordFields('golfer', GOLFER);

export function useGolferFacts(): Fields<GolferFacts> {
  const { t } = useTranslation('golfer');
  return {
    ...useGolferFields(),
    memberships: {
      label: t('field.memberships'),
      inWords: (of: Golfer['memberships']) => of.map(({ clubName, number }) => [clubName, number].filter(Boolean).join(' ')).join(', '),
    },
    tournaments: { label: t('field.tournaments'), numeric: true },
    lastPlayed: { label: t('field.lastPlayed'), inWords: (day: string | null) => (day === null ? '' : formatDate(day)) },
  };
}
