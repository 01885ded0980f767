import type { Division, Tournament } from '@fairway/api';
import { DIVISION } from '@fairway/api/record/division';
import { keysOf, without } from '@fairway/api/record/kind';
import { Fieldset, Group, Text, Textarea } from '@mantine/core';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { NumberField } from '../../../ui/field/number-field.tsx';
import { FormSection } from '../../../ui/record/form/form-section.tsx';
import { patchForm } from '../../../ui/record/form/patch-form.ts';
import { RecordForm } from '../../../ui/record/form/record-form.tsx';
import type { TypedOf } from '../../../ui/record/form/typed.ts';
import { useInputs } from '../../../ui/record/form/use-inputs.tsx';
import { useRecordForm } from '../../../ui/record/form/use-record-form.ts';
import { useTyping } from '../../../ui/record/form/use-typing.ts';
import { blankDivision, type DivisionFields, useDivisionFields } from './fields.ts';
import { OWN, OwnHandicapSection } from './own-handicap-section.tsx';
import { addDivision, changeDivision } from './query.ts';
import { RANGES, reversedRanges } from './range.ts';

type Props = {
  tournamentId: string;
  /** undefined: a new one. */
  division: Division | undefined;
  /** The handicap that the tournament uses: its range comes first. */
  useHandicapCourse: boolean;
  play: Tournament['play'];
  onSaved: (division: Division) => void;
  onCancel: () => void;
};

const ENDS = ['handicapCourseFrom', 'handicapCourseTo', 'handicapIndexFrom', 'handicapIndexTo'] as const;
/** The fields that are folded: all but those that have their place above. */
const REST = keysOf(without(DIVISION, 'name', 'gender', ...ENDS, ...OWN));

const INPUTS = { lines: Textarea, whole: NumberField, percent: NumberField };

/** One division: name, gender, ranges; the rest folded. */
export function DivisionForm({ tournamentId, division, useHandicapCourse, play, onSaved, onCancel }: Props) {
  const { t } = useTranslation(['division', 'word']);
  const fields = useDivisionFields();
  const typing = useTyping(DIVISION);
  const editing = useRecordForm<DivisionFields, TypedOf<typeof DIVISION>, Division>({
    record: division,
    blank: blankDivision,
    fields,
    ...typing,
    check: (values) => ({
      ...Object.fromEntries(reversedRanges(values).map((range) => [`${range}To`, t('reversed')])),
      ...typing.check(values),
    }),
    add: (written) => addDivision({ ...written, tournamentId }),
    change: (changes) => changeDivision({ ...changes, divisionId: division?.id ?? '' }),
    refreshes: ['tournaments', tournamentId],
  });
  const { form } = editing;
  const input = useInputs(DIVISION, fields, form, INPUTS);
  const ranges = useHandicapCourse ? RANGES : RANGES.toReversed();
  const { cut, note } = form.values;
  const more = [`${t('field.cut')}: ${cut ?? t('asTournament').toLowerCase()}`, ...(note === '' ? [] : [note])].join(' · ');
  return (
    <RecordForm editing={editing} onSaved={onSaved} onCancel={onCancel}>
      {input('name', { 'data-autofocus': true })}
      {input('gender')}
      {ranges.map((range) => (
        <Fieldset key={range} legend={t(range)} variant="unstyled">
          <Group grow align="flex-start">
            {input(`${range}From`, { label: t('word:from') })}
            {input(`${range}To`, { label: t('word:to') })}
          </Group>
          <Text size="xs" c="dimmed" mt={4}>
            {t('rangeHelp')}
          </Text>
        </Fieldset>
      ))}
      <OwnHandicapSection play={play} values={form.values} change={(patch) => patchForm(form, patch)} errors={form.errors} input={input} />
      <FormSection title={t('more')} summary={more} hasError={REST.some((key) => key in form.errors)}>
        {REST.map((key) => input(key, key === 'cut' ? { description: t('cutHelp'), placeholder: t('asTournament') } : {}))}
      </FormSection>
    </RecordForm>
  );
}
