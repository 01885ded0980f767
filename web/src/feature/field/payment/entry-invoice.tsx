import type { EntryBookings } from '@fairway/api';
import { INVOICE } from '@fairway/api/record/golfer';
import { keysOf } from '@fairway/api/record/kind';
import { TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { textOrNull } from '../../../lib/value/text.ts';
import { AskForm } from '../../../ui/dialog/ask-form.tsx';
import { noteEntry, usePaymentChange } from './query.ts';

type Props = {
  tournamentId: string;
  entryId: string;
  invoice: NonNullable<EntryBookings['invoice']>;
  mayWrite: boolean;
};
const FIELDS = keysOf(INVOICE);

/** The invoice that was asked for, and the number of the one that the club wrote. */
export function EntryInvoice({ tournamentId, entryId, invoice, mayWrite }: Props) {
  const { t } = useTranslation(['payment', 'word']);
  const [number, setNumber] = useState(invoice.number ?? '');
  const noting = usePaymentChange(tournamentId, noteEntry(tournamentId, entryId));
  return (
    <section>
      <Title order={3}>{t('invoice.title')}</Title>
      <dl className="column gap-4 mb-8">
        {FIELDS.filter((field) => invoice[field] !== null).map((field) => (
          <div key={field} className="row gap-8 wrap baseline">
            <dt>{t(`invoice.${field}`)}</dt>
            <dd className="break" translate="no">
              {invoice[field]}
            </dd>
          </div>
        ))}
        {!mayWrite && invoice.number !== null && (
          <div className="row gap-8 wrap baseline">
            <dt>{t('invoice.number')}</dt>
            <dd>{invoice.number}</dd>
          </div>
        )}
      </dl>
      {mayWrite && (
        <AskForm
          action={t('word:save')}
          onSubmit={() => noting.mutate({ invoiceNumber: textOrNull(number) })}
          ready={textOrNull(number) !== invoice.number}
          isPending={noting.isPending}
        >
          <TextInput
            label={t('invoice.number')}
            description={t('invoice.numberHelp')}
            maxLength={50}
            value={number}
            onChange={({ currentTarget }) => setNumber(currentTarget.value)}
          />
        </AskForm>
      )}
    </section>
  );
}
