import type { OwnPayment } from '@fairway/api';
import { accountNumber, bankChoices, bankName } from '@fairway/api/choice/field/bank';
import { formatMoney } from '@fairway/api/word/number';
import { type FormEvent, useState } from 'react';
import { SelectField, TextField } from '../enter/form/field.tsx';
import { isRefusal, type Own, sayRefundAccount } from '../enter/request.ts';
import type { Spoken } from '../enter/words.ts';

type Props = Spoken & { own: Own; payment: OwnPayment; onAnswer: (payment: OwnPayment) => void };

/** To which account money goes back: it is asked for, never guessed. */
export function RefundAccount({ own, payment: { refund, refundAccount }, onAnswer, say, language }: Props) {
  const [typed, setTyped] = useState(refundAccount ?? { bank: '', number: '', holder: '' });
  const [isOpen, setOpen] = useState(refundAccount === null);
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [note, setNote] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const account = { bank: typed.bank, number: accountNumber(typed.number), holder: typed.holder.trim() };
    const answer = await sayRefundAccount(own, account).catch(() => null);
    if (answer === null) return setNote(say('failed'));
    if (isRefusal(answer)) {
      setProblems(new Map(Object.entries(answer.errors)));
      return setNote(Object.keys(answer.errors).length === 0 ? answer.message : '');
    }
    setProblems(new Map());
    setNote('');
    setOpen(false);
    onAnswer(answer);
  };
  const field = (key: 'number' | 'holder') => ({
    ...{ path: `account.${key}`, label: say(`pay.${key}`), problems, value: typed[key], required: true, maxLength: 200 },
    onType: (text: string) => setTyped({ ...typed, [key]: text }),
  });
  return (
    <>
      <h4>{refund > 0 ? say('refund.due', { amount: formatMoney(refund, language) }) : say('refund.account')}</h4>
      {refundAccount && !isOpen ? (
        <p>
          <span translate="no">{`${bankName(refundAccount.bank)} · ${refundAccount.number} · ${refundAccount.holder}`}</span>{' '}
          <button type="button" className="enter-plain" onClick={() => setOpen(true)}>
            {say('refund.change')}
          </button>
        </p>
      ) : (
        <form onSubmit={(event) => void submit(event)} noValidate>
          <p>{say('refund.ask')}</p>
          <SelectField
            path="account.bank"
            label={say('pay.bank')}
            problems={problems}
            none={say('choose')}
            choices={bankChoices()}
            value={typed.bank}
            onChoose={(bank) => setTyped({ ...typed, bank })}
          />
          <TextField {...field('number')} autoComplete="off" />
          <TextField {...field('holder')} autoComplete="name" />
          <button type="submit" className="enter-send">
            {say('own.save')}
          </button>
        </form>
      )}
      <p role="alert">{note}</p>
    </>
  );
}
