import type { Division } from '@fairway/api';
import { DIVISION_DEFAULTS } from '@fairway/api/record/division';
import { formatHandicap } from '@fairway/api/word/number';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useLanguage } from '../../lib/language.ts';
import type { Fields } from '../../ui/record/field.ts';
import { sayDayHandicap, sayDayHandicapRule } from '../../ui/rule/day-handicap.ts';
import { sayAllowance, sayLimits } from '../../ui/rule/restriction.ts';

/** What a person writes of a division. */
export type DivisionFields = Pick<Division, 'name' | 'gender' | keyof typeof DIVISION_DEFAULTS>;

export const blankDivision: DivisionFields = { name: '', gender: 'm', ...DIVISION_DEFAULTS };

/** What a division may have in place of the tournament's reads “as in the tournament” where it has none. */
export function useDivisionFields(): Fields<DivisionFields> {
  const { t } = useTranslation(['division', 'word']);
  const { t: tRule } = useTranslation(['rule', 'choice']);
  const language = useLanguage();
  const end = (range: 'handicapCourse' | 'handicapIndex', which: 'from' | 'to') => ({
    label: `${t(range)} · ${t(`word:${which}`)}`,
    inWords: (handicap: number | null) => formatHandicap(handicap, language),
  });
  const capped = (end: 'capAbove' | 'capCountsAs') => ({
    label: t(end),
    inWords: (handicap: number | null) => (handicap === null ? t('asTournament') : String(handicap)),
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
      inWords: (day) => (day === null ? t('asTournament') : sayDayHandicap(day, tRule)),
    },
    dayHandicapRule: {
      label: tRule('day.title'),
      inWords: (rule, { calculateHandicapDay: day }) => (day === null ? t('asTournament') : sayDayHandicapRule(day, rule, tRule, language)),
    },
    allowance: {
      label: tRule('allowance'),
      inWords: (percent) => (percent === null ? t('asTournament') : sayAllowance(percent, tRule, language)),
    },
    capAbove: capped('capAbove'),
    capCountsAs: capped('capCountsAs'),
    handicapLimits: {
      label: tRule('limit.title'),
      inWords: (limits) => (limits === null ? t('asTournament') : sayLimits(limits, tRule, language)),
    },
    note: { label: t('note') },
  };
}
