import { formatMoney } from '@fairway/api/word/number';
import { useState } from 'react';
import { isRefusal, withdraw } from '../request.ts';
import type { OwnProps } from './own-props.ts';

/** Gives the place back, after it is said what of the money is given back. */
export function WithdrawPart({ page, own, onAnswer, say, language }: OwnProps) {
  const [note, setNote] = useState('');
  const isFree = page.own?.total === 0;
  const leave = async () => {
    const answer = await withdraw(own).catch(() => null);
    if (answer === null) return setNote(say('failed'));
    if (isRefusal(answer)) return setNote(answer.message);
    onAnswer(answer);
  };
  return (
    <details className="enter-part">
      <summary>{say('withdraw.title')}</summary>
      <p>{say('withdraw.about')}</p>
      {!isFree && <p className="strong">{say('withdraw.refund', { amount: formatMoney(page.refund, language) })}</p>}
      {page.refundFilled > page.refund && <p>{say('withdraw.filled', { amount: formatMoney(page.refundFilled, language) })}</p>}
      <button type="button" className="enter-plain wrong" onClick={() => void leave()}>
        {say('withdraw.action')}
      </button>
      <p role="alert">{note}</p>
    </details>
  );
}
