import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useLanguage } from '../../../../lib/language.ts';
import type { Fields } from '../../../../ui/record/field.ts';
import { useRecordFields } from '../../../../ui/record/form/record-field.tsx';
import { sayCut } from '../../../../ui/rule/cut.ts';
import { sayFormatRule } from '../../../../ui/rule/format.ts';
import { sayDayHandicapRule } from '../../../../ui/rule/handicap/day-handicap.ts';
import { sayDayHandicapOn } from '../../../../ui/rule/handicap/day-handicap-example.ts';
import { sayPlay, sayPlayRule } from '../../../../ui/rule/play.ts';
import { sayPlan } from '../../../../ui/rule/prize.ts';
import { sayAllowance, sayLimits } from '../../../../ui/rule/restriction.ts';
import { type Definitions, nameIn } from '../definition.ts';
import type { Fields as FormFields } from './fields.ts';
import { type FullSettings, SETTINGS } from './values.ts';

/** All settings of a tournament, each in the words of its kind or of its rule. `named`: what a prize may be of, or from; `rounds`: how many holes each round has. */
export function useSettingFields(
  definitions: Definitions,
  named: FormFields['divisions'],
  rounds: readonly number[],
): Fields<FullSettings> {
  const { t } = useTranslation(['tournament', 'choice', 'word']);
  const { t: tRule } = useTranslation(['rule', 'choice']);
  const language = useLanguage();
  const speaker = { t: tRule, language, nameOf: (id: string) => named.find((one) => one.id === id)?.name };
  const fields = useRecordFields('tournament', SETTINGS, {
    format: { inWords: (format) => nameIn(definitions.format, format) },
    formatRule: { label: tRule('field.formatRule'), goesWith: 'format', inWords: (rule) => sayFormatRule(rule, tRule) },
    play: { label: tRule('field.play'), inWords: (play) => sayPlay(play, tRule) },
    ownPlay: { label: tRule('field.ownPlay'), goesWith: 'play', inWords: (id) => (id === null ? '' : nameIn(definitions.play, id)) },
    playRule: { label: tRule('field.playRule'), goesWith: 'play', inWords: (rule) => sayPlayRule(rule, tRule, language) },
    calculateHandicapDay: { inWords: (day) => sayDayHandicapOn(day, rounds, tRule) },
    dayHandicapRule: {
      label: tRule('field.dayHandicapRule'),
      goesWith: 'calculateHandicapDay',
      inWords: (rule, { calculateHandicapDay: day }) => sayDayHandicapRule(day, rule, tRule, language),
    },
    allowance: { label: tRule('field.allowance'), inWords: (percent) => sayAllowance(percent, tRule, language) },
    capAbove: {
      inWords: (above, { capCountsAs: countsAs }) => (above === countsAs ? `${above}` : t('form.capSummary', { above, countsAs })),
    },
    handicapLimits: { label: tRule('field.handicapLimits'), inWords: (limits) => sayLimits(limits, tRule, language) },
    netFloor: { inWords: (net) => (net === null ? t('form.netFloorNone') : t('form.netFloorAt', { strokes: -net })) },
    cut: { label: tRule('field.cut'), inWords: (cut) => sayCut(cut, tRule) },
    tiebreak: { inWords: (tiebreak) => nameIn(definitions.tiebreak, tiebreak) },
    countback: { inWords: (countback) => nameIn(definitions.countback, countback) },
    countbackOrder: { inWords: (order) => t(`choice:countbackOrder.${order}.name`) },
    countbackShare: { label: tRule('field.countbackShare'), inWords: (share) => tRule(`countbackShare.${share}.name`) },
    awards: { inWords: (awards) => sayPlan(awards, speaker) || tRule('prize.none') },
    sideAwards: { inWords: (awards) => sayPlan(awards, speaker) },
    giftsForWithdrawn: { label: tRule('field.giftsForWithdrawn') },
    distanceUnit: { inWords: (unit) => t(`choice:unit.${unit}`) },
  });
  // a prize that is written may lack what is usual; its words do not mind
  return fields as unknown as Fields<FullSettings>;
}
