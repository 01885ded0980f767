import { AWARD_KINDS, FUN_AWARD_KINDS } from '@fairway/api/choice/field/award';
import { isAsked } from '@fairway/api/rule/field/setting-choice';
import { Input } from '@mantine/core';
import { useTranslation } from '../../../../../i18n/use-translation.ts';
import { useLanguage } from '../../../../../lib/language.ts';
import { FormSection } from '../../../../../ui/record/form/form-section.tsx';
import { namePrizes } from '../../../../../ui/rule/prize.ts';
import { type Fields, hasError } from '../fields.ts';
import { isFun, newAward, planOf } from '../plan/plan-line.ts';
import { PlanWarning } from '../plan/plan-warning-note.tsx';
import { WithPlanList } from '../plan/with-plan-list.tsx';

/** What is proposed: where matches decide, their places come first; where strokes do, there are none. */
const groupsOf = (isMatch: boolean) => {
  const main = AWARD_KINDS.filter((kind) => !isFun(kind) && kind !== 'contest');
  return [
    { group: 'main', kinds: isMatch ? ['contest' as const, ...main] : main },
    { group: 'fun', kinds: FUN_AWARD_KINDS },
  ] as const;
};

/** The prizes of the cards in their order of priority, and who may win them. */
export function AwardSection(fields: Fields) {
  const { values, change, errors, input } = fields;
  const { t } = useTranslation('tournament');
  const { t: tRule } = useTranslation(['rule', 'choice']);
  const language = useLanguage();
  const { awards } = values;
  const isMatch = values.play === 'match';
  return (
    <FormSection
      title={t('form.awardTitle')}
      summary={namePrizes(awards, tRule, language).join(' · ') || tRule('prize.none')}
      hasError={hasError(errors, ['awards', 'mainAwardsOnlyForMembers', 'oneMainPrizeEach', 'backup4thWinners'])}
    >
      <Input.Wrapper label={t('field.awards')} description={t('form.awardsHelp')} error={errors.awards} labelElement="div">
        <WithPlanList>
          {(PlanList) => (
            <PlanList
              {...fields}
              field="awards"
              lines={awards}
              onChange={(next) => change({ awards: [...next] })}
              groups={groupsOf(isMatch)}
              newLine={newAward}
              {...(!isMatch && { onTemplate: (template) => change({ awards: planOf(template) }) })}
            />
          )}
        </WithPlanList>
      </Input.Wrapper>
      <PlanWarning values={values} />
      {input('oneMainPrizeEach')}
      {input('mainAwardsOnlyForMembers', { description: t('form.membersOnlyHelp') })}
      {isAsked(values, 'backup4thWinners') && input('backup4thWinners', { description: t('form.backup4thHelp') })}
    </FormSection>
  );
}
