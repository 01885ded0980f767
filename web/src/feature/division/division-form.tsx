import type { Division } from '@fairway/api';
import { Fieldset, Group, NumberInput, SegmentedControl, Select, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/language.ts';
import { FormFrame } from '../../ui/form-frame.tsx';
import { FormSection } from '../../ui/form-section.tsx';
import type { NewDivision } from './query.ts';
import { type DivisionValues, fieldsOf, newValues, RANGES, type RangeName, rangeProblems, valuesOf } from './values.ts';

const GENDERS = ['m', 'f', 'a'] as const;

type Props = {
  /** null: a new one. */
  division: Division | null;
  /** The handicap that the tournament goes by: its range comes first. */
  useHandicapCourse: boolean;
  /** The names of the choices of a day handicap. */
  dayHandicaps: readonly { readonly value: string; readonly label: string }[];
  onSave: (fields: Omit<NewDivision, 'tournamentId'>) => Promise<unknown>;
  onSaved: () => void;
  onCancel: () => void;
};

/** One division: name, gender, ranges; the rest folded. */
export function DivisionForm({ division, useHandicapCourse, dayHandicaps, onSave, onSaved, onCancel }: Props) {
  const { t } = useTranslation(['division', 'word']);
  const language = useLanguage();
  const form = useForm<DivisionValues>({
    initialValues: division === null ? newValues() : valuesOf(division, language),
    validate: (values) => ({
      ...(values.name.trim() === '' && { name: t('word:required') }),
      ...Object.fromEntries(
        [...rangeProblems(values)].map(([field, problem]) => [field, problem === 'reversed' ? t('reversed') : t('notAHandicap')]),
      ),
    }),
  });
  const ranges = useHandicapCourse ? RANGES : RANGES.toReversed();
  return (
    <FormFrame form={form} onSave={(values) => onSave(fieldsOf(values))} onSaved={onSaved} onCancel={onCancel}>
      <TextInput label={t('name')} withAsterisk aria-required data-autofocus {...form.getInputProps('name')} />
      <Stack gap={4}>
        <Text id="division-gender" size="sm" fw={500}>
          {t('gender')}
        </Text>
        <SegmentedControl
          aria-labelledby="division-gender"
          w="fit-content"
          data={GENDERS.map((value) => ({ value, label: t(`genders.${value}`) }))}
          {...form.getInputProps('gender')}
        />
      </Stack>
      {ranges.map((range) => (
        <RangeFields key={range} range={range} propsOf={form.getInputProps} />
      ))}
      <FormSection title={t('more')} summary="" hasError={['cut', 'calculateHandicapDay', 'note'].some((field) => field in form.errors)}>
        <NumberInput label={t('cut')} description={t('cutHelp')} min={1} max={2000} allowDecimal={false} {...form.getInputProps('cut')} />
        <Select
          label={t('dayHandicap')}
          data={[{ value: '', label: t('dayHandicapAs') }, ...dayHandicaps]}
          value={form.values.calculateHandicapDay ?? ''}
          onChange={(day) => form.setFieldValue('calculateHandicapDay', (day || null) as DivisionValues['calculateHandicapDay'])}
          error={form.errors.calculateHandicapDay}
        />
        <Textarea label={t('note')} autosize minRows={2} {...form.getInputProps('note')} />
      </FormSection>
    </FormFrame>
  );
}

type RangeProps = { range: RangeName; propsOf: (field: `${RangeName}${'From' | 'To'}`) => object };

function RangeFields({ range, propsOf }: RangeProps) {
  const { t } = useTranslation(['division', 'word']);
  return (
    <Fieldset legend={t(range)} variant="unstyled">
      <Group grow align="flex-start">
        <TextInput label={t('word:from')} inputMode="decimal" {...propsOf(`${range}From`)} />
        <TextInput label={t('word:to')} inputMode="decimal" {...propsOf(`${range}To`)} />
      </Group>
      <Text size="xs" c="dimmed" mt={4}>
        {t('rangeHelp')}
      </Text>
    </Fieldset>
  );
}
