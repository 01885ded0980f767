import type { Division } from '@fairway/api';
import { DIVISION_GENDERS } from '@fairway/api/choice/division';
import { Fieldset, Group, SegmentedControl, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useLanguage } from '../../lib/language.ts';
import { NumberField } from '../../ui/field/number-field.tsx';
import { FormSection } from '../../ui/record/form-section.tsx';
import { patchForm } from '../../ui/record/patch-form.ts';
import { RecordForm } from '../../ui/record/record-form.tsx';
import { useRecordForm } from '../../ui/record/use-record-form.ts';
import { blankDivision, useDivisionFields } from './fields.ts';
import { OwnHandicapSection } from './own-handicap-section.tsx';
import { addDivision, changeDivision } from './query.ts';
import { fieldsOf, RANGES, type RangeName, rangeProblems, valuesOf } from './values.ts';

type Props = {
  tournamentId: string;
  /** undefined: a new one. */
  division: Division | undefined;
  /** The handicap that the tournament uses: its range comes first. */
  useHandicapCourse: boolean;
  onSaved: (division: Division) => void;
  onCancel: () => void;
};

/** One division: name, gender, ranges; the rest folded. */
export function DivisionForm({ tournamentId, division, useHandicapCourse, onSaved, onCancel }: Props) {
  const { t } = useTranslation(['division', 'word']);
  const language = useLanguage();
  const editing = useRecordForm({
    record: division,
    blank: blankDivision,
    fields: useDivisionFields(),
    valuesOf: (fields) => valuesOf(fields, language),
    fieldsOf,
    check: (values) => ({
      ...(values.name.trim() === '' && { name: t('word:required') }),
      ...Object.fromEntries(
        [...rangeProblems(values)].map(([field, problem]) => [field, problem === 'reversed' ? t('reversed') : t('notAHandicap')]),
      ),
    }),
    add: (fields) => addDivision({ ...fields, tournamentId }),
    change: (changes) => changeDivision({ ...changes, divisionId: division?.id ?? '' }),
    refreshes: ['tournaments', tournamentId],
  });
  const { form } = editing;
  const ranges = useHandicapCourse ? RANGES : RANGES.toReversed();
  const { cut, note } = form.values;
  const more = [`${t('cut')}: ${cut ?? t('asTournament').toLowerCase()}`, ...(note === '' ? [] : [note])].join(' · ');
  return (
    <RecordForm editing={editing} onSaved={onSaved} onCancel={onCancel}>
      <TextInput label={t('name')} withAsterisk aria-required data-autofocus {...form.getInputProps('name')} />
      <Stack gap={4}>
        <Text id="division-gender" size="sm" fw={500}>
          {t('gender')}
        </Text>
        <SegmentedControl
          aria-labelledby="division-gender"
          w="fit-content"
          data={DIVISION_GENDERS.map((value) => ({ value, label: t(`genders.${value}`) }))}
          {...form.getInputProps('gender')}
        />
      </Stack>
      {ranges.map((range) => (
        <RangeFields key={range} range={range} propsOf={form.getInputProps} />
      ))}
      <OwnHandicapSection values={form.values} change={(patch) => patchForm(form, patch)} errors={form.errors} />
      <FormSection title={t('more')} summary={more} hasError={['cut', 'note'].some((field) => field in form.errors)}>
        <NumberField
          label={t('cut')}
          description={t('cutHelp')}
          placeholder={t('asTournament')}
          min={1}
          max={2000}
          value={form.values.cut}
          onChange={(cut) => patchForm(form, { cut })}
          error={form.errors.cut}
        />
        <Textarea label={t('note')} autosize minRows={2} {...form.getInputProps('note')} />
      </FormSection>
    </RecordForm>
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
