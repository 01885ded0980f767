import type { PayableEntry, ShownBooking } from '@fairway/api';
import { formatMoney } from '@fairway/api/word/number';
import { Button, Drawer, Stack, TextInput, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { newId } from '../../../lib/id.ts';
import { formatDate, formatInstant } from '../../../lib/value/date.ts';
import { readMoney, typedMoney } from '../../../lib/value/money.ts';
import { textOrNull } from '../../../lib/value/text.ts';
import { AskForm } from '../../../ui/dialog/ask-form.tsx';
import { MoneyField } from '../../../ui/field/money-field.tsx';
import { TextLink } from '../../../ui/page/screen-link.tsx';
import { Unread } from '../../../ui/page/state-note.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';
import { EntryInvoice } from './entry-invoice.tsx';
import { nameOf, reminderText } from './entry-name.ts';
import { payerText } from './line-head.tsx';
import { askRefund, bookCash, entryBookings, noteEntry, undoCash, usePaymentChange } from './query.ts';

type Props = { tournamentId: string; timeZone: string; mayWrite: boolean };

/** The lines of one entry: what the bank says, what the desk took; cash, and what goes back. */
export function EntryDrawer({ entryId, onClose, ...props }: Props & { entryId: string | null; onClose: () => void }) {
  const { t } = useTranslation('payment');
  return (
    <Drawer opened={entryId !== null} onClose={onClose} size="lg" title={t('entry.title')}>
      {entryId !== null && <Loaded key={entryId} entryId={entryId} {...props} />}
    </Drawer>
  );
}

function Loaded({ entryId, ...props }: Props & { entryId: string }) {
  const { t, language } = useTranslation('payment');
  const read = useQuery(entryBookings(props.tournamentId, entryId));
  if (read.data === undefined) return <Unread of={[read]} height={320} />;
  const { entry, items, invoice } = read.data;
  return (
    <Stack gap="md">
      <div>
        <Title order={2}>{nameOf(entry, '')}</Title>
        <p className="row gap-12 wrap">
          <span className="quiet">{entry.code}</span>
          {!entry.isPackage && <TextLink to={`/tournaments/${props.tournamentId}/signup?signup=${entryId}`} label={t('entry.toEntry')} />}
        </p>
      </div>
      <dl className="row wrap gap-16">
        {(['price', 'received', 'owed', 'refundable', 'refund'] as const)
          .filter((key) => entry[key] !== 0 || key === 'owed')
          .map((key) => (
            <div key={key}>
              <dt>{t(`sums.${key}`)}</dt>
              <dd className="tabular strong">{formatMoney(entry[key], language)}</dd>
            </div>
          ))}
      </dl>
      <Reminder {...props} entry={entry} />
      <section>
        <Title order={3}>{t('booking.title')}</Title>
        {items.length === 0 && <p className="quiet">{t('booking.none')}</p>}
        <ol className="column gap-8">
          {items.map((item) => (
            <Booking key={item.id} {...props} entryId={entryId} booking={item} />
          ))}
        </ol>
      </section>
      {props.mayWrite && entry.refundable > 0 && <RefundForm {...props} entry={entry} />}
      {props.mayWrite && <CashForm {...props} entry={entry} />}
      {invoice && <EntryInvoice {...props} key={invoice.number} entryId={entryId} invoice={invoice} />}
    </Stack>
  );
}

/** That they were reminded, or are to be called: whoever has called says so. */
function Reminder({ tournamentId, timeZone, mayWrite, entry }: Props & { entry: PayableEntry }) {
  const { t } = useTranslation('payment');
  const noting = usePaymentChange(tournamentId, noteEntry(tournamentId, entry.id));
  if (entry.reminder === null) return null;
  const isDue = entry.reminder.at === null;
  return (
    <p className={isDue ? 'needs-person row gap-12 wrap between' : 'quiet'}>
      <span>{isDue ? t('reminder.due') : reminderText(entry, t, timeZone)}</span>
      {isDue && mayWrite && (
        <Button size="xs" variant="default" loading={noting.isPending} onClick={() => noting.mutate({ called: true })}>
          {t('reminder.done')}
        </Button>
      )}
    </p>
  );
}

function Booking({ tournamentId, timeZone, mayWrite, entryId, booking }: Props & { entryId: string; booking: ShownBooking }) {
  const { t, language } = useTranslation(['payment', 'word']);
  const undoing = usePaymentChange(tournamentId, undoCash(tournamentId, entryId));
  const { id, amount, at, source, by, line, undoes, isUndone, note } = booking;
  const about = [
    undoes === null ? t(`source.${source}`) : t('booking.undoes'),
    line && [formatDate(line.day), payerText(line.payer)].filter(Boolean).join(' '),
    note,
    by ?? t('booking.itself'),
    isUndone && t('booking.undone'),
  ];
  return (
    <li className="row between gap-16 wrap">
      <span className="column">
        <span className={isUndone ? 'quiet' : ''}>{about.filter(Boolean).join(' · ')}</span>
        <span className="tabular quiet small">{formatInstant(at, timeZone)}</span>
      </span>
      <span className="row gap-8">
        {mayWrite && source === 'hand' && undoes === null && !isUndone && (
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            loading={undoing.isPending}
            onClick={() => undoing.mutate({ bookingId: id, reason: t('booking.undoes') })}
            aria-label={t('booking.undo', { amount: formatMoney(amount, language) })}
          >
            {t('word:undo')}
          </Button>
        )}
        <span className="tabular one-line">{formatMoney(amount, language)}</span>
      </span>
    </li>
  );
}

type FormProps = Pick<Props, 'tournamentId'> & { entry: PayableEntry };

/** Cash at the desk, or given back there: below nought. */
function CashForm({ tournamentId, entry }: FormProps) {
  const { t, language } = useTranslation('payment');
  const blank = { typed: entry.owed > 0 ? typedMoney(entry.owed, language) : '', note: '' };
  const [{ typed, note }, setTyped] = useState(blank);
  const [isBack, setBack] = useState(false);
  const booking = usePaymentChange(tournamentId, bookCash(tournamentId, entry.id));
  const amount = readMoney(typed) ?? 0;
  const isReady = amount > 0;
  const shown = formatMoney(isReady ? amount : null, language);
  const book = () =>
    booking.mutate(
      { id: newId(), amount: isBack ? -amount : amount, note: textOrNull(note) },
      {
        onSuccess: () => {
          setTyped({ typed: '', note: '' });
          showToast('success', t(isBack ? 'cash.given' : 'cash.taken', { amount: shown }), '');
        },
      },
    );
  return (
    <section>
      <Title order={3}>{t('cash.title')}</Title>
      <AskForm
        action={t(isBack ? 'cash.give' : 'cash.take', { amount: shown })}
        onSubmit={book}
        ready={isReady}
        isPending={booking.isPending}
        other={
          entry.received > 0 && (
            <Button variant="subtle" onClick={() => setBack(!isBack)}>
              {t(isBack ? 'cash.isTaken' : 'cash.isGiven')}
            </Button>
          )
        }
      >
        <MoneyField label={t('cash.amount')} value={typed} onChange={(next) => setTyped({ typed: next, note })} />
        <TextInput
          label={t('cash.note')}
          maxLength={200}
          value={note}
          onChange={({ currentTarget }) => setTyped({ typed, note: currentTarget.value })}
        />
      </AskForm>
    </section>
  );
}

/** What goes back: the amount stands on the button. */
function RefundForm({ tournamentId, entry }: FormProps) {
  const { t, language } = useTranslation('payment');
  const [typed, setTyped] = useState(typedMoney(entry.refundable, language));
  const asking = usePaymentChange(tournamentId, askRefund(tournamentId));
  const amount = readMoney(typed) ?? 0;
  const isReady = amount > 0;
  const shown = formatMoney(isReady ? amount : null, language);
  const ask = () =>
    asking.mutate(
      { id: newId(), entryId: entry.id, amount },
      { onSuccess: () => showToast('success', t('refund.asked', { amount: shown }), t('refund.askedText')) },
    );
  return (
    <section className="panel">
      <Title order={3}>{t('refund.title')}</Title>
      <AskForm action={t('refund.ask', { amount: shown })} onSubmit={ask} ready={isReady} isPending={asking.isPending}>
        <p>{t('refund.about', { amount: formatMoney(entry.refundable, language) })}</p>
        <MoneyField label={t('refund.amount')} value={typed} onChange={setTyped} />
      </AskForm>
    </section>
  );
}
