import type { MarkerEntry } from '@fairway/api';
import { useLayoutEffect, useState } from 'react';
import type { Outbox } from '../../outbox/outbox.ts';
import type { Phone } from '../phone/phone.ts';
import { type CardView, totalsOf } from '../play/card-view.ts';
import { isWhole, playing } from '../play/progress.ts';
import { useWords } from '../words.ts';
import { CardCheck } from './card-check.tsx';

type Props = { phone: Phone; cards: readonly CardView[]; outbox: Outbox<MarkerEntry>; onBack: () => void };

/** At the end each player looks at their own card on this phone. */
export function CheckScreen({ phone, cards, outbox, onBack }: Props) {
  const { t } = useWords();
  const [playerId, setPlayer] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another player begins at the top
  useLayoutEffect(() => scrollTo(0, 0), [playerId]);
  const card = cards.find((one) => one.playerId === playerId);
  if (card !== undefined) {
    const unsent = outbox.unsent.some(({ entry }) => entry.playerId === card.playerId);
    return <CardCheck phone={phone} card={card} hasUnsent={unsent} onBack={() => setPlayer(null)} />;
  }
  return (
    <main className="check">
      <h2>{t('check.title')}</h2>
      <p>{t('check.hint')}</p>
      <ul className="check-list">
        {playing(cards).map((one) => (
          <li key={one.playerId}>
            <button type="button" onClick={() => setPlayer(one.playerId)}>
              <b>{one.name}</b>
              <span>{stateOf(one)}</span>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="button button-plain" onClick={onBack}>
        {t('check.back')}
      </button>
    </main>
  );

  function stateOf(one: CardView): string {
    if (one.confirmedTotal !== null) return `✓ ${t('check.confirmed', { total: one.confirmedTotal })}`;
    return isWhole(one) ? t('check.open') : t('check.left', { count: one.holes.length - totalsOf(one).played });
  }
}
