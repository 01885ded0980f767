import type { Ticket } from '@fairway/api';
import { TICKET_STATUSES } from '@fairway/api/choice/ticket';
import { Anchor, NativeSelect, Text, Textarea } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import { formatOffice } from '../../lib/date.ts';
import { textOrNull } from '../../lib/text.ts';
import { Facts } from '../../ui/record/facts.tsx';
import type { Fields } from '../../ui/record/field.ts';
import { RecordForm } from '../../ui/record/record-form.tsx';
import { useRecordForm } from '../../ui/record/use-record-form.ts';
import { changeTicket } from './query.ts';

type Answer = Pick<Ticket, 'status' | 'solution'>;
type Asked = Pick<Ticket, 'name' | 'phone' | 'email' | 'siteName' | 'createdAt' | 'answeredAt'>;
type Props = { ticket: Ticket; onSaved: (ticket: Ticket) => void; onCancel: () => void };

/** What somebody asks, and the answer. */
export function TicketForm({ ticket, onSaved, onCancel }: Props) {
  const { t } = useTranslation('ticket');
  const instant = (iso: string | null) => (iso === null ? '' : formatOffice(iso));
  const asked: Fields<Asked> = {
    name: { label: t('field.name') },
    phone: { label: t('field.phone'), shown: (phone) => <Anchor href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</Anchor> },
    email: { label: t('field.email'), shown: (email) => <Anchor href={`mailto:${email}`}>{email}</Anchor> },
    siteName: { label: t('field.siteName') },
    createdAt: { label: t('field.createdAt'), inWords: instant },
    answeredAt: { label: t('field.answeredAt'), inWords: instant },
  };
  const fields: Fields<Answer> = {
    status: { label: t('field.status'), inWords: (status) => t(`statuses.${status}`) },
    solution: { label: t('field.solution') },
  };
  const editing = useRecordForm<Answer, { status: Answer['status']; solution: string }, Ticket>({
    record: ticket,
    fields,
    valuesOf: ({ status, solution }) => ({ status, solution: solution ?? '' }),
    fieldsOf: ({ status, solution }) => ({ status, solution: textOrNull(solution) }),
    check: () => ({}),
    change: (changes) => changeTicket(ticket.id, changes),
    refreshes: ['tickets'],
  });
  const { form } = editing;
  return (
    <RecordForm editing={editing} onSaved={onSaved} onCancel={onCancel}>
      <Facts fields={asked} of={ticket} keys={['name', 'phone', 'email', 'siteName', 'createdAt', 'answeredAt']} />
      <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{ticket.description}</Text>
      <Textarea
        label={fields.solution.label}
        description={t('solutionHelp')}
        autosize
        minRows={4}
        data-autofocus
        {...form.getInputProps('solution')}
      />
      <NativeSelect
        label={fields.status.label}
        data={TICKET_STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) }))}
        {...form.getInputProps('status')}
      />
    </RecordForm>
  );
}
