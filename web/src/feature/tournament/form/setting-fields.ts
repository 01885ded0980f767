import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../lib/date.ts';
import type { Fields } from '../../../ui/record/field.ts';
import { sayDayHandicap } from '../day-handicap.ts';
import type { FullSettings } from './values.ts';

/** All settings of a tournament with the labels of the form, in the order of the form. */
export function useSettingFields(): Fields<FullSettings> {
  const { t } = useTranslation(['tournament', 'choice', 'word']);
  const yesOrNo = (label: string) => ({ label, inWords: (is: boolean) => t(is ? 'word:yes' : 'word:no') });
  return {
    name: { label: t('form.name') },
    date: { label: t('form.date'), inWords: (date) => (date === '' ? '' : formatDate(date)) },
    time: { label: t('form.time') },
    format: { label: t('form.format'), inWords: (format) => t(`choice:format.${format}.name`) },
    calculateHandicapDay: { label: t('form.dayHandicap'), inWords: (day) => sayDayHandicap(day, t) },
    location: { label: t('form.location') },
    useHandicapCourse: yesOrNo(t('form.useHandicapCourse')),
    autoAssignToDivisions: yesOrNo(t('form.autoAssign')),
    capAbove: { label: t('form.capAbove'), inWords: (above, { capCountsAs: countsAs }) => t('form.capSummary', { above, countsAs }) },
    capCountsAs: { label: t('form.capCountsAs') },
    netFloor: {
      label: t('form.netFloor'),
      inWords: (net) => (net === null ? t('form.netFloorNone') : t('form.netFloorAt', { strokes: -net })),
    },
    tiebreak: { label: t('form.tiebreak'), inWords: (tiebreak) => t(`choice:tiebreak.${tiebreak}.name`) },
    countback: { label: t('form.countback'), inWords: (countback) => t(`choice:countback.${countback}.name`) },
    awards: {
      label: t('form.awards'),
      inWords: (awards) =>
        awards.map(({ kind, main }) => `${t(`choice:award.${kind}`)}${main ? '' : ' *'}`).join(', ') || t('form.noAward'),
    },
    oneMainPrizeEach: yesOrNo(t('form.oneMainPrize')),
    mainAwardsOnlyForMembers: yesOrNo(t('form.membersOnly')),
    backup4thWinners: yesOrNo(t('form.backup4th')),
    sideAwards: {
      label: t('form.sideTitle'),
      inWords: (awards) => awards.map(({ kind, holes }) => `${t(`choice:award.${kind}`)}: ${holes}`).join('; '),
    },
    distanceUnit: { label: t('form.unit'), inWords: (unit) => t(`choice:unit.${unit}`) },
    regulations: { label: t('form.regulations') },
    public: yesOrNo(t('form.public')),
  };
}
