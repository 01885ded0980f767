import { formatToPar } from '@fairway/api/word/number';
import type { HoleScore } from '@fairway/golf';
import { useState } from 'react';
import { useWords } from '../words.ts';
import { type CardView, holeOn } from './card-view.ts';
import { NumberPad } from './number-pad.tsx';
import { quickKeys } from './playing-order.ts';
import { useKeyboard } from './use-keyboard.ts';

type Props = { card: CardView; hole: number; onScore: (score: HoleScore) => void };

/**
 * The keys for one player on one hole: the usual scores around par, and what is rarer. They stay the same keys from player to player, so that
 * who types by keyboard stays on the key that was pressed. A tool bar lets digits through while a screen reader reads.
 */
export function KeyPad({ card, hole, onScore }: Props) {
  const { t } = useWords();
  const [pad, setPad] = useState<{ for: string; typed: string } | null>(null);
  const { par, score } = holeOn(card, hole) ?? { par: 4, score: null };
  const label = t('key.of', { hole, player: card.name });
  const closePad = () => setPad(null);
  const openPad = (typed = '') => setPad({ for: card.playerId, typed });
  const isPad = pad?.for === card.playerId;
  const enter = (strokes: number) => {
    closePad();
    onScore(strokes);
  };
  useKeyboard((key) => {
    if (isPad || !/^[1-9]$/.test(key)) return false;
    // a 1 may be the first digit of 10
    if (key === '1') openPad(key);
    else onScore(Number(key));
    return true;
  });
  if (isPad) return <NumberPad label={label} player={card.name} first={pad.typed} onStrokes={enter} onBack={closePad} />;
  return (
    <div role="toolbar" className="key-pad" data-landing aria-label={label}>
      <b className="key-player" aria-hidden="true">
        {card.name}
      </b>
      <div className="quick-keys">
        {quickKeys(par).map((strokes) => (
          <button
            key={strokes}
            type="button"
            className={strokes === par ? 'key key-par' : 'key'}
            aria-pressed={score === strokes}
            onClick={() => onScore(strokes)}
          >
            <span aria-hidden="true">{strokes}</span>
            <small aria-hidden="true">{strokes === par ? 'par' : formatToPar(strokes - par, 'en')}</small>
            <span className="for-listeners">{t('key.strokes', { count: strokes })}</span>
          </button>
        ))}
      </div>
      <div className="column gap-8 rare-keys">
        <button type="button" className="key key-word" onClick={() => openPad()}>
          {t('key.more')}
        </button>
        <button type="button" className="key key-word" aria-pressed={score === 'pickup'} onClick={() => onScore('pickup')}>
          {t('key.pickup')}
        </button>
        <button type="button" className="key key-word" disabled={score === null} onClick={() => onScore(null)}>
          {t('key.clear')}
        </button>
      </div>
    </div>
  );
}
