import { Group, Select, Switch, Text } from '@mantine/core';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { NumberField } from '../../../ui/field/number-field.tsx';
import { FormSection } from '../../../ui/record/form-section.tsx';
import { type Fields, hasError } from './fields.ts';

const FLOORS = [-1, -2, -3, -4, -5, -6, -7, -8];

/** Which handicap counts, how it is capped, and whether players are assigned to divisions at once. */
export function HandicapSection({ values, change, errors }: Fields) {
  const { t } = useTranslation('tournament');
  const floor = (net: number | null) => (net === null ? t('form.netFloorNone') : t('form.netFloorAt', { strokes: -net }));
  const { capAbove: above, capCountsAs: countsAs } = values;
  const cap = above === countsAs ? `${t('form.capAbove')}: ${above}` : t('form.capSummary', { above, countsAs });
  return (
    <FormSection
      title={t('form.handicapTitle')}
      summary={`${cap} · ${floor(values.netFloor)}`}
      hasError={hasError(errors, ['useHandicapCourse', 'autoAssignToDivisions', 'capAbove', 'capCountsAs', 'netFloor'])}
    >
      <Switch
        label={t('form.useHandicapCourse')}
        description={t('form.useHandicapCourseHelp')}
        checked={values.useHandicapCourse}
        onChange={(event) => change({ useHandicapCourse: event.currentTarget.checked })}
      />
      <Switch
        label={t('form.autoAssign')}
        description={t('form.autoAssignHelp')}
        checked={values.autoAssignToDivisions}
        onChange={(event) => change({ autoAssignToDivisions: event.currentTarget.checked })}
      />
      <Group grow align="flex-start">
        <NumberField
          label={t('form.capAbove')}
          min={0}
          max={54}
          value={values.capAbove}
          onChange={(capAbove) => change({ capAbove: capAbove ?? Number.NaN })}
          error={errors.capAbove}
        />
        <NumberField
          label={t('form.capCountsAs')}
          min={0}
          max={54}
          value={values.capCountsAs}
          onChange={(capCountsAs) => change({ capCountsAs: capCountsAs ?? Number.NaN })}
          error={errors.capCountsAs}
        />
      </Group>
      <Text size="xs" c="dimmed" mt={-12}>
        {t('form.capHelp')}
      </Text>
      <Select
        label={t('form.netFloor')}
        description={t('form.netFloorHelp')}
        data={[null, ...FLOORS].map((net) => ({ value: String(net), label: floor(net) }))}
        value={String(values.netFloor)}
        onChange={(net) => change({ netFloor: net === null || net === 'null' ? null : Number(net) })}
        error={errors.netFloor}
      />
    </FormSection>
  );
}
