import type { PayableEntry, ShownRefund } from '@fairway/api';
import { bankName } from '@fairway/api/choice/field/bank';
import { formatMoney } from '@fairway/api/word/number';
import { Anchor, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconChecks } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { newId } from '../../../lib/id.ts';
import { formatInstant } from '../../../lib/value/date.ts';
import { CopyButton } from '../../../ui/field/copy-button.tsx';
import { StatusMark } from '../../../ui/mark/status-mark.tsx';
import { StateNote, Unread } from '../../../ui/page/state-note.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';
import { askRefund, dropRefund, refunds, usePaymentChange } from './query.ts';

type Props = {
  tournamentId: string;
  timeZone: string;
  entries: readonly PayableEntry[];
  mayWrite: boolean;
  onOpen: (entryId: string) => void;
};

/** What goes back, with the way back as a VietQR code: the bank's line out closes it. */
export function RefundList({ tournamentId, ...props }: Props) {
  const { t } = useTranslation('payment');
  const read = useQuery(refunds(tournamentId));
  const dropping = usePaymentChange(tournamentId, dropRefund(tournamentId));
  if (read.data === undefined) return <Unread of={[read]} height={240} />;
  const { items } = read.data;
  return (
    <>
      {props.mayWrite && <RefundAll tournamentId={tournamentId} entries={props.entries} />}
      {items.length === 0 && props.entries.every(({ refundable }) => refundable === 0) && (
        <StateNote icon={IconChecks} title={t('refund.empty')} text={t('refund.emptyText')} />
      )}
      <ul className="column gap-8" aria-label={t('refund.list')}>
        {items.map((refund) => (
          <Refund
            key={refund.id}
            {...props}
            refund={refund}
            isDropping={dropping.isPending && dropping.variables === refund.id}
            onDrop={() => dropping.mutate(refund.id)}
          />
        ))}
      </ul>
    </>
  );
}

/** After an event is cancelled much is to go back: all of it by the rules, in one press. */
function RefundAll({ tournamentId, entries }: Pick<Props, 'tournamentId' | 'entries'>) {
  const { t, language } = useTranslation('payment');
  const due = entries.filter(({ refundable }) => refundable > 0);
  const ask = askRefund(tournamentId);
  const asking = usePaymentChange(tournamentId, async () => {
    for (const { id: entryId, refundable: amount } of due) await ask({ id: newId(), entryId, amount });
  });
  if (due.length === 0) return null;
  const amount = formatMoney(
    due.reduce((sum, { refundable }) => sum + refundable, 0),
    language,
  );
  return (
    <p className="row wrap gap-12 between mb-8">
      <span className="needs-person">{t('refund.due', { count: due.length, amount })}</span>
      <Button
        size="xs"
        loading={asking.isPending}
        onClick={() => asking.mutate(undefined, { onSuccess: () => showToast('success', t('refund.asked', { amount }), '') })}
      >
        {t('refund.all', { amount })}
      </Button>
    </p>
  );
}

type RefundProps = Omit<Props, 'tournamentId' | 'entries'> & { refund: ShownRefund; isDropping: boolean; onDrop: () => void };

function Refund({ refund, timeZone, mayWrite, onOpen, isDropping, onDrop }: RefundProps) {
  const { t, language } = useTranslation('payment');
  const { entryId, code, name, amount, at, by, account, transfer, isSent } = refund;
  const state = isSent ? 'sent' : account === null ? 'waits' : 'ready';
  return (
    <li className="panel row wrap gap-16 top">
      <div className="column gap-8" style={{ flex: '1 1 18rem' }}>
        <p className="row wrap gap-12 baseline">
          <Anchor component="button" type="button" fw={500} onClick={() => onOpen(entryId)}>
            {name ?? code}
          </Anchor>
          <strong className="tabular">{formatMoney(amount, language)}</strong>
          <StatusMark tone={state === 'sent' ? 'active' : state === 'waits' ? 'attention' : 'quiet'}>
            {t(`refund.state.${state}`)}
          </StatusMark>
        </p>
        <p className="quiet small">{[code, formatInstant(at, timeZone), by].filter(Boolean).join(' · ')}</p>
        {account === null && !isSent && <p>{t('refund.waitsText')}</p>}
        {account !== null && (
          <dl className="row wrap gap-16">
            <div>
              <dt>{t('account.bank')}</dt>
              <dd>{bankName(account.bank)}</dd>
            </div>
            <div>
              <dt>{t('account.number')}</dt>
              <dd className="tabular">{account.number}</dd>
            </div>
            <div>
              <dt>{t('account.holder')}</dt>
              <dd translate="no">{account.holder}</dd>
            </div>
            {transfer && (
              <div>
                <dt>{t('refund.note')}</dt>
                <dd>{transfer.note}</dd>
              </div>
            )}
          </dl>
        )}
        {!isSent && (
          <div className="row wrap gap-8">
            {account && <CopyButton size="xs" value={account.number} label={t('account.copy')} />}
            {transfer && <CopyButton size="xs" value={transfer.note} label={t('refund.copyNote')} />}
            {mayWrite && (
              <Button size="xs" variant="subtle" color="gray" loading={isDropping} onClick={onDrop}>
                {t('refund.drop')}
              </Button>
            )}
          </div>
        )}
      </div>
      {transfer && !isSent && <img src={transfer.picture} alt={t('refund.code', { name: name ?? code })} width={160} height={160} />}
    </li>
  );
}
