import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatOffice } from '../../../lib/value/date.ts';
import { Unread } from '../../../ui/page/state-note.tsx';
import classes from './own-tickets.module.css';
import { ownTickets } from './query.ts';
import { TicketMark } from './status.tsx';

/** One's own tickets with their answers, the newest first. */
export function OwnTickets() {
  const { t } = useTranslation('ticket');
  const read = useQuery(ownTickets());
  if (read.data === undefined) return <Unread of={[read]} height={120} />;
  const { data } = read;
  if (data.items.length === 0) return <Text c="dimmed">{t('ownEmpty')}</Text>;
  return (
    <ul className={`column gap-12 ${classes.tickets}`}>
      {data.items.map(({ id, number, status, createdAt, description, solution, answeredAt }) => (
        <li key={id}>
          <header>
            <strong>{t('ownHead', { number })}</strong>
            <TicketMark status={status} />
            <span className="tabular">{formatOffice(createdAt)}</span>
          </header>
          <p>{description}</p>
          {solution === null || solution === '' ? (
            <Text size="sm" c="dimmed">
              {t('waiting')}
            </Text>
          ) : (
            <blockquote>
              <p>{solution}</p>
              {answeredAt !== null && <footer className="tabular">{`${t('field.answeredAt')} ${formatOffice(answeredAt)}`}</footer>}
            </blockquote>
          )}
        </li>
      ))}
    </ul>
  );
}
