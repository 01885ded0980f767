import type { Undelivered } from '@fairway/api';
import { MAIL_STATES } from '@fairway/api/choice/account/mail';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { IconMailCheck } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatOffice } from '../../../lib/value/date.ts';
import { StatusMark } from '../../../ui/mark/status-mark.tsx';
import { TextLink } from '../../../ui/page/screen-link.tsx';
import { StateNote } from '../../../ui/page/state-note.tsx';
import { ChoiceFilter } from '../../../ui/record/list/choice-filter.tsx';
import type { Column } from '../../../ui/record/list/data-table.tsx';
import { RecordList } from '../../../ui/record/list/record-list.tsx';
import { RowDetail } from '../../../ui/record/list/row-detail.tsx';
import { useList, usePagedRows } from '../../../ui/record/list/use-list.ts';
import { showToast } from '../../../ui/toast/toast.tsx';
import { type MailSort, mailList, sendAgain } from './query.ts';

const DEFAULTS = { search: '', state: '', sort: 'createdAt', order: 'desc', page: '1' } as const;
const SORTS: readonly MailSort[] = ['createdAt'];

/** The mails that wait and those that could not be sent, with the reason; each can be sent again. */
export function MailList() {
  const { t } = useTranslation('mail');
  const list = useList(DEFAULTS, SORTS);
  const { search, sort, order } = list;
  const state = MAIL_STATES.find((one) => one === list.values.state);
  return (
    <RecordList
      name="mails"
      label={t('label')}
      searchLabel={t('search')}
      count={(count) => t('count', { count })}
      columns={useColumns()}
      list={list}
      rows={usePagedRows(list, mailList({ search, state, sort, order }))}
      filters={
        <ChoiceFilter
          label={t('stateFilter')}
          any={t('anyState')}
          choices={MAIL_STATES}
          wordOf={(value) => t(`state.${value}`)}
          value={state}
          onChange={(value) => list.change({ state: value })}
        />
      }
      empty={<StateNote icon={IconMailCheck} title={t('emptyTitle')} text={t('emptyText')} />}
    />
  );
}

function useColumns(): readonly Column<Undelivered>[] {
  const { t } = useTranslation('mail');
  const kind = (mail: Undelivered) => {
    const word = t(`kind.${mail.kind}`);
    return mail.ticketNumber === null ? word : t('ofTicket', { kind: word, number: mail.ticketNumber });
  };
  const reason = ({ reason: why, code }: Undelivered) => {
    if (why === null) return '';
    return code === null ? t(`reason.${why}`) : t('code', { reason: t(`reason.${why}`), code });
  };
  const instant = (iso: string | null) => (iso === null ? '' : formatOffice(iso));
  const timed = (id: 'createdAt' | 'triedAt' | 'dueAt') =>
    ({
      id,
      header: t(`field.${id}`),
      cell: (mail) => instant(mail[id]),
      numeric: true,
      descendingFirst: true,
      wideOnly: true,
    }) satisfies Column<Undelivered>;
  return [
    {
      id: 'name',
      header: t('field.name'),
      text: ({ name }) => name,
      cell: (mail) => (
        <>
          <Recipient mail={mail} />
          <RowDetail>
            <span>{kind(mail)}</span>
            <span>{t(`state.${mail.state}`)}</span>
            <span>{instant(mail.createdAt)}</span>
            <span>{reason(mail)}</span>
          </RowDetail>
        </>
      ),
    },
    { id: 'kind', header: t('field.kind'), cell: kind, wideOnly: true },
    {
      id: 'state',
      header: t('field.state'),
      cell: ({ state }) => <StatusMark tone={state === 'waiting' ? 'attention' : 'lapsed'}>{t(`state.${state}`)}</StatusMark>,
      text: ({ state }) => t(`state.${state}`),
      wideOnly: true,
    },
    { id: 'reason', header: t('field.reason'), cell: reason, wideOnly: true },
    timed('createdAt'),
    { ...timed('triedAt'), roomOnly: true },
    { ...timed('dueAt'), roomOnly: true },
    { id: 'tries', header: t('field.tries'), cell: ({ tries }) => tries, numeric: true, wideOnly: true, roomOnly: true },
    { id: 'again', header: t('field.again'), cell: (mail) => <Again mail={mail} />, text: () => '' },
  ];
}

/** The person, or the list of tickets with the one that is answered. */
function Recipient({ mail: { name, userId, ticketNumber } }: { mail: Undelivered }) {
  const to = ticketNumber === null ? `/users/${userId}` : `/help/list-supports?search=%23${ticketNumber}`;
  return <TextLink to={to} fw={500} label={name} />;
}

function Again({ mail: { id, name } }: { mail: Undelivered }) {
  const { t } = useTranslation('mail');
  const client = useQueryClient();
  const again = useMutation({
    mutationFn: () => sendAgain(id),
    onSuccess: async ({ state, reason }) => {
      if (state === 'sent') showToast('success', t('sent', { name }), '');
      else showToast('warning', t('stillNot', { name }), reason === null ? '' : t(`reason.${reason}`));
      await client.invalidateQueries({ queryKey: ['mails'] });
    },
  });
  return (
    <Button
      size="compact-sm"
      variant="default"
      aria-label={t('againTo', { name })}
      loading={again.isPending}
      onClick={() => again.mutate()}
    >
      {t('again')}
    </Button>
  );
}
