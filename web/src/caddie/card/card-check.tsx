import { figures } from '@fairway/api/rule/figures';
import { type FormEvent, useState } from 'react';
import { newId } from '../../lib/id.ts';
import type { Phone } from '../phone/phone.ts';
import { type CardView, scoresOf } from '../play/card-view.ts';
import { isWhole, unusual } from '../play/progress.ts';
import { NoAnswer, Refusal } from '../request.ts';
import { type Say, useWords } from '../words.ts';
import { CardTable } from './card-table.tsx';

type Props = { phone: Phone; card: CardView; hasUnsent: boolean; onBack: () => void };

/** A player's whole card: they look at it, type their own total and confirm. */
export function CardCheck({ phone, card, hasUnsent, onBack }: Props) {
  const { t } = useWords();
  const { problem, isSending, confirm } = useConfirmation(phone, card.playerId, t);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void confirm(Number(figures(String(new FormData(event.currentTarget).get('total')))));
  };
  const holes = (what: ReturnType<typeof unusual>) =>
    card.holes
      .filter((hole) => unusual(hole) === what)
      .map(({ hole }) => hole)
      .join(', ');
  return (
    <main className="check">
      <h2>{card.name}</h2>
      <CardTable card={card} />
      <ul className="look">
        {(['missing', 'disputed', 'high'] as const).map(
          (what) => holes(what) !== '' && <li key={what}>{t(`check.${what}`, { holes: holes(what) })}</li>,
        )}
      </ul>
      <p role="status" className="confirmed">
        {card.confirmedTotal !== null && `✓ ${t('check.confirmed', { total: card.confirmedTotal })}`}
      </p>
      {card.confirmedTotal === null && isWhole(card) && (
        <form onSubmit={submit}>
          <label>
            {t('check.total')}
            <input
              name="total"
              required
              inputMode="numeric"
              pattern="[0-9０-９]{1,3}"
              maxLength={3}
              autoComplete="off"
              aria-invalid={problem !== null}
              aria-describedby={problem === null ? undefined : 'total-problem'}
            />
          </label>
          {scoresOf(card).includes('pickup') && <p>{t('check.pickups')}</p>}
          {hasUnsent && <p role="status">{t('check.unsent')}</p>}
          {problem !== null && (
            <p role="alert" id="total-problem" className="notice">
              {problem}
            </p>
          )}
          <button type="submit" className="button" disabled={isSending || hasUnsent}>
            {t('check.confirm', { player: card.name })}
          </button>
        </form>
      )}
      <button type="button" className="button button-plain" onClick={onBack}>
        {t('key.back')}
      </button>
    </main>
  );
}

/** Confirms a card. A confirmation whose answer was lost is sent again under the same id. */
function useConfirmation(phone: Phone, playerId: string, t: Say) {
  const [id] = useState(newId);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const confirm = async (total: number) => {
    setSending(true);
    setProblem(null);
    try {
      await phone.confirm({ id, playerId, total });
    } catch (error) {
      setProblem(error instanceof Refusal ? error.message : t(error instanceof NoAnswer ? 'check.noNetwork' : 'door.fault'));
    } finally {
      setSending(false);
    }
  };
  return { problem, isSending, confirm };
}
