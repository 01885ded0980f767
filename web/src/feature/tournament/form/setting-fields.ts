import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatDate } from '../../../lib/date.ts';
import { useLanguage } from '../../../lib/language.ts';
import type { Fields } from '../../../ui/record/field.ts';
import { sayCut } from '../../../ui/rule/cut.ts';
import { sayDayHandicap, sayDayHandicapRule } from '../../../ui/rule/day-handicap.ts';
import { sayFormatRule } from '../../../ui/rule/format.ts';
import { sayPlan } from '../../../ui/rule/prize.ts';
import { sayAllowance, sayLimits } from '../../../ui/rule/restriction.ts';
import { type Definitions, nameIn } from '../definition.ts';
import type { Fields as FormFields } from './fields.ts';
import type { FullSettings } from './values.ts';

/** All settings of a tournament with the labels of the form, in the order of the form. */
export function useSettingFields(
  definitions: Definitions,
  divisions: FormFields['divisions'],
  sponsors: FormFields['sponsors'],
): Fields<FullSettings> {
  const { t } = useTranslation(['tournament', 'choice', 'word']);
  const { t: tRule } = useTranslation(['rule', 'choice']);
  const language = useLanguage();
  const called = (list: FormFields['divisions']) => (id: string) => list.find((one) => one.id === id)?.name;
  const speaker = { t: tRule, language, divisionName: called(divisions), sponsorName: called(sponsors) };
  const yesOrNo = (label: string) => ({ label, inWords: (is: boolean) => t(is ? 'word:yes' : 'word:no') });
  return {
    name: { label: t('form.name') },
    date: { label: t('form.date'), inWords: (date) => (date === '' ? '' : formatDate(date)) },
    time: { label: t('form.time') },
    format: { label: t('form.format'), inWords: (format) => nameIn(definitions.format, format) },
    formatRule: { label: tRule('format.title'), inWords: (rule) => sayFormatRule(rule, tRule) },
    calculateHandicapDay: { label: t('form.dayHandicap'), inWords: (day) => sayDayHandicap(day, tRule) },
    dayHandicapRule: {
      label: tRule('day.title'),
      inWords: (rule, { calculateHandicapDay: day }) => sayDayHandicapRule(day, rule, tRule, language),
    },
    location: { label: t('form.location') },
    useHandicapCourse: yesOrNo(t('form.useHandicapCourse')),
    autoAssignToDivisions: yesOrNo(t('form.autoAssign')),
    allowance: { label: tRule('allowance'), inWords: (percent) => sayAllowance(percent, tRule, language) },
    capAbove: {
      label: t('form.capAbove'),
      inWords: (above, { capCountsAs: countsAs }) => (above === countsAs ? `${above}` : t('form.capSummary', { above, countsAs })),
    },
    capCountsAs: { label: t('form.capCountsAs') },
    handicapLimits: { label: tRule('limit.title'), inWords: (limits) => sayLimits(limits, tRule, language) },
    netFloor: {
      label: t('form.netFloor'),
      inWords: (net) => (net === null ? t('form.netFloorNone') : t('form.netFloorAt', { strokes: -net })),
    },
    cut: { label: tRule('cut.title'), inWords: (cut) => sayCut(cut, tRule) },
    tiebreak: { label: t('form.tiebreak'), inWords: (tiebreak) => nameIn(definitions.tiebreak, tiebreak) },
    countback: { label: t('form.countback'), inWords: (countback) => nameIn(definitions.countback, countback) },
    countbackOrder: { label: t('form.countbackOrder'), inWords: (order) => t(`choice:countbackOrder.${order}.name`) },
    countbackShare: { label: tRule('countbackShareLabel'), inWords: (share) => tRule(`countbackShare.${share}.name`) },
    awards: { label: t('form.awards'), inWords: (awards) => sayPlan(awards, speaker) || tRule('prize.none') },
    oneMainPrizeEach: yesOrNo(t('form.oneMainPrize')),
    mainAwardsOnlyForMembers: yesOrNo(t('form.membersOnly')),
    backup4thWinners: yesOrNo(t('form.backup4th')),
    sideAwards: { label: t('form.sideTitle'), inWords: (awards) => sayPlan(awards, speaker) },
    giftsForWithdrawn: yesOrNo(tRule('giftsForWithdrawn')),
    distanceUnit: { label: t('form.unit'), inWords: (unit) => t(`choice:unit.${unit}`) },
    public: yesOrNo(t('form.public')),
  };
}
