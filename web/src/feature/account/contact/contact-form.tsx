import type { Contact } from '@fairway/api';
import { Textarea } from '@mantine/core';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { RecordForm } from '../../../ui/record/form/record-form.tsx';
import { useRecordForm } from '../../../ui/record/form/use-record-form.ts';
import { changeContact } from './query.ts';

type Props = { contact: Contact; onSaved: () => void; onCancel: () => void };

export function ContactForm({ contact, onSaved, onCancel }: Props) {
  const { t } = useTranslation('contact');
  const editing = useRecordForm<Pick<Contact, 'text'>, { text: string }, Contact>({
    record: contact,
    fields: { text: { label: t('field.text') } },
    valuesOf: ({ text }) => ({ text }),
    fieldsOf: ({ text }) => ({ text: text.trim() }),
    check: () => ({}),
    change: ({ text = '', version }) => changeContact({ language: contact.language, text, version }),
    refreshes: ['contact'],
  });
  return (
    <RecordForm editing={editing} onSaved={onSaved} onCancel={onCancel}>
      <Textarea
        label={t('field.text')}
        lang={contact.language}
        description={t('textHelp')}
        autosize
        minRows={8}
        data-autofocus
        {...editing.form.getInputProps('text')}
      />
    </RecordForm>
  );
}
