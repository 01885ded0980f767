import type { Ticket } from '@fairway/api';
import { TICKET_STATUSES } from '@fairway/api/choice/account/ticket';
import { Anchor, Stack } from '@mantine/core';
import { IconLifebuoy } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatOffice } from '../../../lib/value/date.ts';
import { StatusMark } from '../../../ui/mark/status-mark.tsx';
import { useKeptState } from '../../../ui/page/kept-typing.ts';
import { StateNote } from '../../../ui/page/state-note.tsx';
import { FormDrawer } from '../../../ui/record/form/form-drawer.tsx';
import { ChoiceFilter } from '../../../ui/record/list/choice-filter.tsx';
import type { Column } from '../../../ui/record/list/data-table.tsx';
import { RecordList } from '../../../ui/record/list/record-list.tsx';
import { RowDetail } from '../../../ui/record/list/row-detail.tsx';
import { useList, usePagedRows } from '../../../ui/record/list/use-list.ts';
import { showToast } from '../../../ui/toast/toast.tsx';
import { type TicketSort, ticketList } from './query.ts';
import { TicketMark } from './status.tsx';
import { TicketForm } from './ticket-form.tsx';

const DEFAULTS = { search: '', status: '', sort: 'createdAt', order: 'desc', page: '1' } as const;
const SORTS: readonly TicketSort[] = ['createdAt', 'answeredAt'];

/** Every ticket, for super administrators; one is answered at the side. */
export function TicketList() {
  const { t } = useTranslation('ticket');
  const [opened, setOpened] = useKeptState<Ticket | null>('opened', null);
  const list = useList(DEFAULTS, SORTS);
  const { search, sort, order } = list;
  const status = TICKET_STATUSES.find((one) => one === list.values.status);
  return (
    <>
      <RecordList
        name="tickets"
        label={t('label')}
        searchLabel={t('search')}
        count={(count) => t('count', { count })}
        columns={useColumns(setOpened)}
        list={list}
        rows={usePagedRows(list, ticketList({ search, status, sort, order }))}
        filters={
          <ChoiceFilter
            label={t('statusFilter')}
            any={t('anyStatus')}
            choices={TICKET_STATUSES}
            wordOf={(value) => t(`status.${value}`)}
            value={status}
            onChange={(value) => list.change({ status: value })}
          />
        }
        empty={<StateNote icon={IconLifebuoy} title={t('emptyTitle')} text={t('emptyText')} />}
      />
      <FormDrawer
        opened={opened !== null}
        onClose={() => setOpened(null)}
        title={opened === null ? '' : t('open', { number: opened.number })}
      >
        {(leave) =>
          opened !== null && (
            <TicketForm
              ticket={opened}
              onSaved={({ number, mail }) => {
                setOpened(null);
                if (mail === null || mail.state === 'sent') showToast('success', t('saved', { number }), mail === null ? '' : t('mailed'));
                else showToast('warning', t('saved', { number }), t(`undelivered.${mail.state}`));
              }}
              onCancel={leave}
            />
          )
        }
      </FormDrawer>
    </>
  );
}

/** Its answer has not reached who asked. */
const isUndelivered = ({ mail }: Ticket): boolean => mail !== null && mail.state !== 'sent';

function useColumns(onOpen: (ticket: Ticket) => void): readonly Column<Ticket>[] {
  const { t } = useTranslation('ticket');
  const instant = (iso: string | null) => (iso === null ? '' : formatOffice(iso));
  const nameOf = (ticket: Ticket) => `#${ticket.number} ${ticket.name}`;
  return [
    {
      id: 'name',
      header: t('field.name'),
      text: nameOf,
      cell: (ticket) => (
        <>
          <Anchor component="button" type="button" fw={500} ta="left" onClick={() => onOpen(ticket)}>
            {nameOf(ticket)}
          </Anchor>
          <RowDetail>
            <span>{t(`status.${ticket.status}`)}</span>
            {isUndelivered(ticket) && <span>{t('undeliveredMark')}</span>}
            <span>{instant(ticket.createdAt)}</span>
          </RowDetail>
        </>
      ),
    },
    {
      id: 'description',
      header: t('field.description'),
      cell: ({ description }) => (description.length > 80 ? `${description.slice(0, 79)}…` : description),
      text: ({ description }) => description,
      wideOnly: true,
    },
    { id: 'siteName', header: t('field.siteName'), cell: ({ siteName }) => siteName ?? '', wideOnly: true, roomOnly: true },
    {
      id: 'status',
      header: t('field.status'),
      cell: (ticket) => (
        <Stack gap={0}>
          <TicketMark status={ticket.status} />
          {isUndelivered(ticket) && <StatusMark tone="attention">{t('undeliveredMark')}</StatusMark>}
        </Stack>
      ),
      text: (ticket) => [t(`status.${ticket.status}`), isUndelivered(ticket) && t('undeliveredMark')].filter(Boolean).join(', '),
      wideOnly: true,
    },
    {
      id: 'createdAt',
      header: t('field.createdAt'),
      cell: ({ createdAt }) => instant(createdAt),
      numeric: true,
      descendingFirst: true,
      wideOnly: true,
    },
    {
      id: 'answeredAt',
      header: t('field.answeredAt'),
      cell: ({ answeredAt }) => instant(answeredAt),
      numeric: true,
      descendingFirst: true,
      wideOnly: true,
      roomOnly: true,
    },
  ];
}
