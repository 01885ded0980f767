import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { FormFrame } from '../../../ui/record/form-frame.tsx';
import { FormSection } from '../../../ui/record/form-section.tsx';
import { type Field, type FieldContext, FOLDED } from '../field/field.ts';
import { choicesOf } from '../field/field-words.ts';
import { newPlayerOf, type Problems, wantedOf } from '../field/new-player.ts';
import { fieldOfPath } from '../field/refusal.ts';

export type Texts = { readonly [F in Field]: string };
type Props = {
  /** What the form opens with; nothing of a new player is saved yet. */
  opened: Texts;
  isNew: boolean;
  context: FieldContext;
  roundNumber: number;
  onSave: (texts: Texts) => Promise<unknown>;
  onSaved: () => void;
  onCancel: () => void;
};

/** Every field of a player in one column: who he is, his day, and contact and notes folded. */
export function PlayerForm({ opened, isNew, context, roundNumber, onSave, onSaved, onCancel }: Props) {
  const { t } = useTranslation('player');
  const form = useForm<Record<Field, string>>({
    initialValues: { ...opened },
    validate: (texts) => {
      const reading = isNew ? newPlayerOf(texts, context) : wantedOf(texts, opened, context);
      return 'problems' in reading ? wordsOf(reading.problems, (problem) => t(`problem.${problem}`)) : {};
    },
  });
  const text = (field: Field, description?: string) => (
    <TextInput label={t(`field.${field}`)} description={description} autoComplete="off" {...form.getInputProps(field)} />
  );
  const choice = (field: Field) => (
    <NativeSelect label={t(`field.${field}`)} data={[...choicesOf(t, field, context)]} {...form.getInputProps(field)} />
  );
  const flag = (field: 'member' | 'absent') => (
    <Checkbox
      label={t(`field.${field}`)}
      checked={form.values[field] !== ''}
      onChange={(event) => form.setFieldValue(field, event.currentTarget.checked ? 'yes' : '')}
    />
  );
  return (
    <FormFrame
      form={form}
      onSave={onSave}
      onSaved={onSaved}
      onCancel={onCancel}
      saveLabel={isNew ? t('add.save') : undefined}
      fieldOf={(path) => fieldOfPath(path) ?? path}
    >
      <TextInput label={t('field.name')} required data-autofocus autoComplete="off" {...form.getInputProps('name')} />
      {choice('gender')}
      {text('handicapCourse', t('help.handicap'))}
      {text('handicapIndex', t('help.handicap'))}
      {isNew ? (
        <NativeSelect
          label={t('field.division')}
          description={t('help.division')}
          data={choicesOf(t, 'division', context).map(({ value, label }) => ({ value, label: value === '' ? t('add.auto') : label }))}
          {...form.getInputProps('division')}
        />
      ) : (
        choice('division')
      )}
      {text('vga')}
      {text('birthday', t('help.birthday'))}
      {flag('member')}
      <FormSection
        title={t('section.dayRound', { number: roundNumber })}
        summary={DAY.map((field) => t(`field.${field}`)).join(', ')}
        hasError={DAY.some((field) => form.errors[field])}
      >
        {text('flight')}
        {text('teeTime', t('help.teeTime'))}
        {text('startingHole')}
        {text('bagTag')}
        {text('caddieNumber')}
        {choice('status')}
      </FormSection>
      <FormSection title={t('edit.more')} summary={t('edit.moreSummary')} hasError={FOLDED.some((field) => form.errors[field])}>
        {text('phone')}
        {text('email')}
        {text('tee')}
        <Textarea label={t('field.note')} autosize minRows={2} {...form.getInputProps('note')} />
      </FormSection>
    </FormFrame>
  );
}

const DAY: readonly Field[] = ['flight', 'teeTime', 'startingHole', 'bagTag', 'caddieNumber', 'status'];

const wordsOf = (problems: Problems, tell: (problem: NonNullable<Problems[Field]>) => string): Record<string, string> =>
  Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, tell(problem)]));
