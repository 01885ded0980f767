import { TOURNAMENT } from '@fairway/api/record/tournament';
import { isAsked } from '@fairway/api/rule/field/setting-choice';
import { Group, Select, Text } from '@mantine/core';
import { useTranslation } from '../../../../../i18n/use-translation.ts';
import { FormSection } from '../../../../../ui/record/form/form-section.tsx';
import { type Fields, hasError } from '../fields.ts';

const { from, to } = TOURNAMENT.netFloor;
const FLOORS = Array.from({ length: to - from + 1 }, (_, nth) => to - nth);

/** Which handicap counts, how it is capped, and whether players are assigned to divisions at once. A match has no net total. */
export function HandicapSection({ values, change, errors, input }: Fields) {
  const { t } = useTranslation('tournament');
  const floor = (net: number | null) => (net === null ? t('form.netFloorNone') : t('form.netFloorAt', { strokes: -net }));
  const { capAbove: above, capCountsAs: countsAs } = values;
  const hasNet = isAsked(values, 'netFloor');
  const cap =
    above === countsAs ? `${t('field.capAbove')}: ${above}` : t('form.capSummary', { above: above ?? '', countsAs: countsAs ?? '' });
  return (
    <FormSection
      title={t('form.handicapTitle')}
      summary={hasNet ? `${cap} · ${floor(values.netFloor)}` : cap}
      hasError={hasError(errors, ['useHandicapCourse', 'autoAssignToDivisions', 'capAbove', 'capCountsAs', 'netFloor'])}
    >
      {input('useHandicapCourse', { description: t('form.useHandicapCourseHelp') })}
      {input('autoAssignToDivisions', { description: t('form.autoAssignHelp') })}
      <Group grow align="flex-start">
        {input('capAbove')}
        {input('capCountsAs')}
      </Group>
      <Text size="xs" c="dimmed" mt={-12}>
        {t('form.capHelp')}
      </Text>
      {hasNet && (
        <Select
          label={t('field.netFloor')}
          description={t('form.netFloorHelp')}
          data={[null, ...FLOORS].map((net) => ({ value: String(net), label: floor(net) }))}
          value={String(values.netFloor)}
          onChange={(net) => change({ netFloor: net === null || net === 'null' ? null : Number(net) })}
          error={errors.netFloor}
        />
      )}
    </FormSection>
  );
}
