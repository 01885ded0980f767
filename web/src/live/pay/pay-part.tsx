import type { OwnPayment, ShownTransfer } from '@fairway/api';
import { bankName } from '@fairway/api/choice/field/bank';
import { formatMoney } from '@fairway/api/word/number';
import { useState } from 'react';
import { formatDate } from '../../lib/value/date.ts';
import type { OwnProps } from '../enter/own/own-props.ts';
import { loadPayment } from '../enter/request.ts';
import type { Spoken } from '../enter/words.ts';
import { useAnswer } from '../use-answer.ts';
import { InvoicePart } from './invoice-part.tsx';
import { ReceiptPart } from './receipt-part.tsx';
import { RefundAccount } from './refund-account.tsx';

/** What is still to pay and how, what came in, and where money goes back to. */
export function PayPart({ page, own, say, language }: OwnProps) {
  const state = page.own?.state ?? '';
  const { answer } = useAnswer(`payment ${state} ${page.own?.total}`, () => loadPayment(own));
  const [newer, setNewer] = useState<{ of: OwnPayment | null; payment: OwnPayment } | null>(null);
  const payment = newer !== null && newer.of === answer ? newer.payment : answer;
  if (payment === null) return null;
  const { owed, received, transfer, group, refund, refundAccount, payBy } = payment;
  if (owed === 0 && received === 0 && refund === 0 && group === null && refundAccount === null) return null;
  const spoken = { say, language };
  const renew = (next: OwnPayment) => setNewer({ of: answer, payment: next });
  return (
    <section className="enter-part" aria-labelledby="own-pay">
      <h3 id="own-pay">{say('pay.title')}</h3>
      <dl className="row wrap gap-16">
        <div>
          <dt className="quiet">{say('pay.owed')}</dt>
          <dd className="strong">{formatMoney(owed, language)}</dd>
        </div>
        <div>
          <dt className="quiet">{say('pay.received')}</dt>
          <dd className="strong">{formatMoney(received, language)}</dd>
        </div>
      </dl>
      {owed > 0 && payBy !== null && <p className="strong">{say('pay.by', { date: formatDate(payBy) })}</p>}
      {owed > 0 && transfer === null && group === null && <p>{say('pay.otherwise')}</p>}
      {transfer && <Transfer {...spoken} transfer={transfer} />}
      {group && transfer === null && <Transfer {...spoken} transfer={group} />}
      {group && transfer && (
        <details>
          <summary>{say('pay.group', { amount: formatMoney(group.amount, language) })}</summary>
          <Transfer {...spoken} transfer={group} />
        </details>
      )}
      {(refund > 0 || refundAccount !== null) && <RefundAccount {...spoken} own={own} payment={payment} onAnswer={renew} />}
      {received > 0 && <ReceiptPart {...spoken} page={page} received={received} />}
      <InvoicePart {...spoken} own={own} payment={payment} onAnswer={renew} />
    </section>
  );
}

/** A VietQR code, and what is copied where nobody can read one: the phone that shows it is the one that pays. */
function Transfer({ transfer, say, language }: Spoken & { transfer: ShownTransfer }) {
  const { bank, number, holder, amount, note, picture } = transfer;
  return (
    <>
      <p>{say('pay.how')}</p>
      <img className="enter-code" src={picture} alt={say('pay.code', { amount: formatMoney(amount, language), note })} />
      <dl className="enter-copies">
        <div>
          <dt className="quiet">{say('pay.bank')}</dt>
          <dd translate="no">{bankName(bank)}</dd>
        </div>
        <div>
          <dt className="quiet">{say('pay.holder')}</dt>
          <dd translate="no">{holder}</dd>
        </div>
        <Copied name={say('pay.number')} shown={number} value={number} say={say} />
        <Copied name={say('pay.amount')} shown={formatMoney(amount, language)} value={String(amount)} say={say} />
        <Copied name={say('pay.note')} shown={note} value={note} say={say} />
      </dl>
      <p className="quiet">{say('pay.after')}</p>
    </>
  );
}

/** Without a clipboard the text is there to be marked. */
function Copied({ name, shown, value, say }: Pick<Spoken, 'say'> & { name: string; shown: string; value: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <div>
      <dt className="quiet">{name}</dt>
      <dd className="row between gap-12">
        <strong translate="no">{shown}</strong>
        {navigator.clipboard && (
          <button type="button" className="enter-plain" aria-label={say('pay.copyOf', { name })} onClick={() => void copy()}>
            {say(isCopied ? 'pay.copied' : 'pay.copy')}
          </button>
        )}
      </dd>
    </div>
  );
}
