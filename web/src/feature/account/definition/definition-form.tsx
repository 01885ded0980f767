import type { DefinitionKind } from '@fairway/api/choice/account/definition-kind';
import { Fieldset, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import type { Fields } from '../../../ui/record/field.ts';
import { patchForm } from '../../../ui/record/form/patch-form.ts';
import { RecordForm } from '../../../ui/record/form/record-form.tsx';
import { useRecordForm } from '../../../ui/record/form/use-record-form.ts';
import { kindOf } from './kind.tsx';
import type { TieSpeaker } from './preview.tsx';
import { type Definition, type Written, writesOf } from './query.ts';

type Props = {
  kind: DefinitionKind;
  /** undefined: a new one. */
  definition: Definition | undefined;
  /** The club whose site a new one belongs to; undefined: the person's own. */
  clubId: string | undefined;
  speaker: TieSpeaker;
  onSaved: (saved: Definition) => void;
  onCancel: () => void;
  /** Below the fields: where it is used. */
  children?: ReactNode;
};

/** A definition of a site, with an example that follows what is typed. */
export function DefinitionForm({ kind, definition, clubId, speaker, children, ...frame }: Props) {
  const { t } = useTranslation(['definition', 'rule', 'choice', 'word']);
  const language = useLanguage();
  const { blank, say, Fields: RuleFields, Preview } = kindOf(kind);
  const fields: Fields<Written> = {
    name: { label: t('field.name') },
    rule: { label: t('field.rule'), inWords: (rule) => say(rule, t, language) },
  };
  const { add, change } = writesOf(kind);
  const editing = useRecordForm<Written, Written, Definition>({
    record: definition,
    blank: { name: '', rule: blank },
    fields,
    valuesOf: (of) => of,
    fieldsOf: (values) => ({ ...values, name: values.name.trim() }),
    check: ({ name }) => (name.trim() === '' ? { name: t('word:required') } : {}),
    add: (written) => add({ ...written, ...(clubId !== undefined && { clubId }) }),
    change: ({ sharedVersion: _, ...changes }) => change(definition?.id ?? '', changes),
    refreshes: ['definitions'],
  });
  const { form } = editing;
  const { rule } = form.values;
  return (
    <RecordForm editing={editing} {...frame}>
      <TextInput label={t('field.name')} withAsterisk aria-required data-autofocus {...form.getInputProps('name')} />
      <RuleFields rule={rule} onChange={(next) => patchForm(form, { rule: next })} errors={form.errors} />
      <Fieldset legend={t('example')}>
        <Preview rule={rule} speaker={speaker} />
      </Fieldset>
      {children}
    </RecordForm>
  );
}
