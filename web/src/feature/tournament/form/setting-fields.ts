import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../lib/date.ts';
import type { Fields } from '../../../ui/record/field.ts';
import { settingChoices } from '../query.ts';
import type { FullSettings } from './values.ts';

/** Everything that a person sets of a tournament, as the form calls it, in the order of the form. */
export function useSettingFields(): Fields<FullSettings> {
  const { t } = useTranslation(['tournament', 'word']);
  const tiebreaks = useQuery(settingChoices('tiebreaks')).data?.items ?? [];
  const countbacks = useQuery(settingChoices('countbacks')).data?.items ?? [];
  const yesOrNo = (label: string) => ({ label, inWords: (is: boolean) => t(is ? 'word:yes' : 'word:no') });
  return {
    name: { label: t('form.name') },
    date: { label: t('form.date'), inWords: (date) => (date === '' ? '' : formatDate(date)) },
    time: { label: t('form.time') },
    format: { label: t('form.format'), inWords: (format) => t(`format.${format}`) },
    calculateHandicapDay: { label: t('form.dayHandicap'), inWords: (day) => t(`dayHandicap.${day}`) },
    location: { label: t('form.location') },
    useHandicapCourse: yesOrNo(t('form.useHandicapCourse')),
    autoAssignToDivisions: yesOrNo(t('form.autoAssign')),
    capAbove: { label: t('form.capAbove'), inWords: (above, { capCountsAs: countsAs }) => t('form.capSummary', { above, countsAs }) },
    capCountsAs: { label: t('form.capCountsAs') },
    netFloor: {
      label: t('form.netFloor'),
      inWords: (net) => (net === null ? t('form.netFloorNone') : t('form.netFloorAt', { strokes: -net })),
    },
    tiebreak: { label: t('form.tiebreak'), inWords: (tiebreak) => tiebreaks.find(({ id }) => id === tiebreak)?.name ?? '' },
    countback: { label: t('form.countback'), inWords: (countback) => countbacks.find(({ id }) => id === countback)?.name ?? '' },
    awards: {
      label: t('form.awards'),
      inWords: (awards) => awards.map(({ kind, main }) => `${t(`form.award.${kind}`)}${main ? '' : ' *'}`).join(', ') || t('form.noAward'),
    },
    oneMainPrizeEach: yesOrNo(t('form.oneMainPrize')),
    mainAwardsOnlyForMembers: yesOrNo(t('form.membersOnly')),
    backup4thWinners: yesOrNo(t('form.backup4th')),
    sideAwards: {
      label: t('form.sideTitle'),
      inWords: (awards) => awards.map(({ kind, holes }) => `${t(`form.side.${kind}`)}: ${holes}`).join('; '),
    },
    distanceUnit: { label: t('form.unit'), inWords: (unit) => t(`form.units.${unit}`) },
    regulations: { label: t('form.regulations') },
    public: yesOrNo(t('form.public')),
  };
}
