import type { Division } from '@fairway/api';
import { DIVISION_DEFAULTS } from '@fairway/api/choice';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/language.ts';
import { formatHandicap } from '../../lib/number.ts';
import type { Fields } from '../../ui/record/field.ts';

/** What a person writes of a division. */
export type DivisionFields = Pick<Division, 'name' | 'gender' | keyof typeof DIVISION_DEFAULTS>;
/** The names of the choices of a day handicap. */
export type DayHandicaps = readonly { readonly value: string; readonly label: string }[];

export const blankDivision: DivisionFields = { name: '', gender: 'm', ...DIVISION_DEFAULTS };

export function useDivisionFields(dayHandicaps: DayHandicaps): Fields<DivisionFields> {
  const { t } = useTranslation(['division', 'word']);
  const language = useLanguage();
  const end = (range: 'handicapCourse' | 'handicapIndex', which: 'from' | 'to') => ({
    label: `${t(range)} · ${t(`word:${which}`)}`,
    inWords: (handicap: number | null) => formatHandicap(handicap, language),
  });
  return {
    name: { label: t('name') },
    gender: { label: t('gender'), inWords: (gender) => t(`genders.${gender}`) },
    handicapCourseFrom: end('handicapCourse', 'from'),
    handicapCourseTo: end('handicapCourse', 'to'),
    handicapIndexFrom: end('handicapIndex', 'from'),
    handicapIndexTo: end('handicapIndex', 'to'),
    cut: { label: t('cut') },
    calculateHandicapDay: {
      label: t('dayHandicap'),
      inWords: (day) => dayHandicaps.find(({ value }) => value === day)?.label ?? t('dayHandicapAs'),
    },
    note: { label: t('note') },
  };
}
