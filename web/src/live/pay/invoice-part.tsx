import type { Invoice, OwnPayment } from '@fairway/api';
import { type FormEvent, useState } from 'react';
import { TextField } from '../enter/form/field.tsx';
import { isRefusal, type Own, sayInvoice } from '../enter/request.ts';
import type { Spoken } from '../enter/words.ts';

type Props = Spoken & { own: Own; payment: OwnPayment; onAnswer: (payment: OwnPayment) => void };
const NOTHING = { buyer: '', taxCode: '', address: '', email: '' };
const typedOf = (invoice: Invoice | null) =>
  invoice === null ? NOTHING : { ...invoice, taxCode: invoice.taxCode ?? '', email: invoice.email ?? '' };
const AUTO = { buyer: 'organization', taxCode: 'off', address: 'street-address', email: 'email' } as const;
const FIELDS = ['buyer', 'taxCode', 'address', 'email'] as const;

/** Asks for an invoice: the fields open only for someone who wants one. */
export function InvoicePart({ own, payment: { invoice }, onAnswer, say }: Props) {
  const [typed, setTyped] = useState(() => typedOf(invoice));
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [note, setNote] = useState('');
  const send = async (wanted: Invoice | null) => {
    const answer = await sayInvoice(own, wanted).catch(() => null);
    if (answer === null) return setNote(say('failed'));
    if (isRefusal(answer)) {
      setProblems(new Map(Object.entries(answer.errors)));
      return setNote(Object.keys(answer.errors).length === 0 ? answer.message : '');
    }
    setProblems(new Map());
    setTyped(typedOf(answer.invoice));
    setNote(say(answer.invoice === null ? 'invoice.dropped' : 'own.saved'));
    onAnswer(answer);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [taxCode, email] = [typed.taxCode.trim(), typed.email.trim()];
    void send({ buyer: typed.buyer.trim(), taxCode: taxCode || null, address: typed.address.trim(), email: email || null });
  };
  return (
    <details>
      <summary>{say(invoice === null ? 'invoice.title' : 'invoice.asked')}</summary>
      <form onSubmit={submit} noValidate>
        <p>{say('invoice.about')}</p>
        {FIELDS.map((field) => (
          <TextField
            key={field}
            path={`invoice.${field}`}
            label={say(`invoice.${field}`)}
            hint={field === 'taxCode' && say('invoice.taxHint')}
            problems={problems}
            autoComplete={AUTO[field]}
            maxLength={300}
            required={field === 'buyer' || field === 'address'}
            {...(field === 'email' && { type: 'email' })}
            value={typed[field]}
            onType={(text) => setTyped({ ...typed, [field]: text })}
          />
        ))}
        <button type="submit" className="enter-send">
          {say('own.save')}
        </button>
        {invoice !== null && (
          <button type="button" className="enter-plain" onClick={() => void send(null)}>
            {say('invoice.drop')}
          </button>
        )}
      </form>
      <p role="status">{note}</p>
    </details>
  );
}
