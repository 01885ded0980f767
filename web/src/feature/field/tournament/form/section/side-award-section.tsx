import type { SideAwardKind } from '@fairway/api/choice/field/award';
import { sideAwardKinds } from '@fairway/api/rule/field/setting-choice';
import { Input, TextInput } from '@mantine/core';
import { useTranslation } from '../../../../../i18n/use-translation.ts';
import { FormSection } from '../../../../../ui/record/form/form-section.tsx';
import { type Fields, hasError } from '../fields.ts';
import { isPeoriaAward } from '../plan/plan-line.ts';
import { WithPlanList } from '../plan/with-plan-list.tsx';

/** Longest drive and similar awards: on which holes, for which gender, in which unit. */
export function SideAwardSection(fields: Fields) {
  const { values, change, errors, input } = fields;
  const { t } = useTranslation(['tournament', 'choice', 'rule']);
  const { sideAwards } = values;
  return (
    <FormSection
      title={t('field.sideAwards')}
      summary={t('form.sideSummary', { count: sideAwards.length })}
      hasError={hasError(errors, ['sideAwards', 'distanceUnit'])}
    >
      <Input.Wrapper description={t('form.sideHolesHelp')} error={errors.sideAwards} labelElement="div">
        <WithPlanList>
          {(PlanList) => (
            <PlanList
              {...fields}
              field="sideAwards"
              lines={sideAwards}
              onChange={(next) => change({ sideAwards: [...next] })}
              groups={[{ group: 'side', kinds: sideAwardKinds(values) }]}
              newLine={(kind: SideAwardKind) => ({ kind, holes: '', main: false })}
              first={(award, at) =>
                !isPeoriaAward(award.kind) && (
                  <TextInput
                    mb="sm"
                    label={t('form.sideHoles')}
                    aria-label={`${t(`choice:award.${award.kind}`)}: ${t('form.sideHoles')}`}
                    placeholder="3, 7m, 12f"
                    value={award.holes ?? ''}
                    onChange={(event) => change({ sideAwards: sideAwards.with(at, { ...award, holes: event.currentTarget.value }) })}
                    error={errors[`sideAwards.${at}.holes`]}
                  />
                )
              }
            />
          )}
        </WithPlanList>
      </Input.Wrapper>
      {input('giftsForWithdrawn', { description: t('rule:giftsForWithdrawnHelp') })}
      {input('distanceUnit')}
    </FormSection>
  );
}
