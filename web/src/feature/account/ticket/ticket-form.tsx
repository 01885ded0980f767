import type { Ticket } from '@fairway/api';
import { keysOf, type ValuesOf, without } from '@fairway/api/record/kind';
import { TICKET_ANSWER, TICKET_QUESTION } from '@fairway/api/record/ticket';
import { Alert, Text, Textarea } from '@mantine/core';
import { IconMailOff } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatOffice } from '../../../lib/value/date.ts';
import { Facts } from '../../../ui/record/facts.tsx';
import type { Fields } from '../../../ui/record/field.ts';
import { useRecordFields } from '../../../ui/record/form/record-field.tsx';
import { RecordForm } from '../../../ui/record/form/record-form.tsx';
import type { TypedOf } from '../../../ui/record/form/typed.ts';
import { useInputs } from '../../../ui/record/form/use-inputs.tsx';
import { useRecordForm } from '../../../ui/record/form/use-record-form.ts';
import { useTyping } from '../../../ui/record/form/use-typing.ts';
import { changeTicket } from './query.ts';

type TicketQuestion = ValuesOf<typeof TICKET_QUESTION> & Pick<Ticket, 'siteName' | 'createdAt' | 'answeredAt'>;
type Props = { ticket: Ticket; onSaved: (ticket: Ticket) => void; onCancel: () => void };

/** What somebody asks, and the answer. */
export function TicketForm({ ticket, onSaved, onCancel }: Props) {
  const { t } = useTranslation(['ticket', 'mail']);
  const instant = (iso: string | null) => (iso === null ? '' : formatOffice(iso));
  const asked: Fields<TicketQuestion> = {
    ...useRecordFields('ticket', TICKET_QUESTION),
    siteName: { label: t('field.siteName') },
    createdAt: { label: t('field.createdAt'), inWords: instant },
    answeredAt: { label: t('field.answeredAt'), inWords: instant },
  };
  const fields = useRecordFields('ticket', TICKET_ANSWER);
  const editing = useRecordForm<ValuesOf<typeof TICKET_ANSWER>, TypedOf<typeof TICKET_ANSWER>, Ticket>({
    record: ticket,
    fields,
    ...useTyping(TICKET_ANSWER),
    change: (changes) => changeTicket(ticket.id, changes),
    refreshes: ['tickets'],
  });
  const input = useInputs(TICKET_ANSWER, fields, editing.form, { lines: Textarea });
  return (
    <RecordForm editing={editing} onSaved={onSaved} onCancel={onCancel}>
      <Facts
        fields={asked}
        of={ticket}
        keys={[...keysOf(without(TICKET_QUESTION, 'description')), 'siteName', 'createdAt', 'answeredAt']}
      />
      <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{ticket.description}</Text>
      {ticket.mail !== null && ticket.mail.state !== 'sent' && (
        <Alert role="status" color="amber" icon={<IconMailOff aria-hidden />}>
          {[t(`undelivered.${ticket.mail.state}`), ticket.mail.reason !== null && t(`mail:reason.${ticket.mail.reason}`)]
            .filter(Boolean)
            .join(' ')}
        </Alert>
      )}
      {input('solution', { description: t('solutionHelp'), minRows: 4, 'data-autofocus': true })}
      {keysOf(without(TICKET_ANSWER, 'solution')).map((key) => input(key))}
    </RecordForm>
  );
}
