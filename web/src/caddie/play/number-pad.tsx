import { MOST_STROKES } from '@fairway/golf';
import { useState } from 'react';
import { useWords } from '../words.ts';
import { useKeyboard } from './use-keyboard.ts';

type Props = { label: string; player: string; first: string; onStrokes: (strokes: number) => void; onBack: () => void };

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Any number of strokes, 10 and more too. */
export function NumberPad({ label, player, first, onStrokes, onBack }: Props) {
  const { t } = useWords();
  const [typed, setTyped] = useState(first);
  const type = (digit: number) => {
    const next = Number(`${typed}${digit}`);
    if (next >= 1 && next <= MOST_STROKES) setTyped(String(next));
  };
  useKeyboard((key, isOnKeys) => {
    if (/^[0-9]$/.test(key)) type(Number(key));
    else if (key === 'Backspace') setTyped(typed.slice(0, -1));
    else if (key === 'Escape') onBack();
    else if (key === 'Enter' && !isOnKeys && typed !== '') onStrokes(Number(typed));
    else return false;
    return true;
  });
  return (
    <div role="toolbar" className="number-pad" data-landing aria-label={label}>
      <button type="button" className="key key-word" onClick={onBack}>
        {t('key.back')}
      </button>
      <output className="typed" aria-live="polite">
        {typed || <span className="typed-player">{player}</span>}
      </output>
      <button type="button" className="key key-word" disabled={typed === ''} onClick={() => setTyped('')}>
        {t('key.erase')}
      </button>
      {DIGITS.map((digit) => (
        <button key={digit} type="button" className="key" onClick={() => type(digit)}>
          {digit}
        </button>
      ))}
      <span />
      <button type="button" className="key" onClick={() => type(0)}>
        0
      </button>
      <button type="button" className="key key-enter" disabled={typed === ''} onClick={() => onStrokes(Number(typed))}>
        {t('key.enter')}
      </button>
    </div>
  );
}
