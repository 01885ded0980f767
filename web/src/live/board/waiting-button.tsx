import type { MouseEvent } from 'react';
import { useWords } from '../words.ts';
import type { CalmBoard } from './use-calm-board.ts';

/** New standings that wait while one reads; a press shows them where one is. The button then goes, and the part around it has the focus. */
export function WaitingButton({ waiting, showLatest }: Pick<CalmBoard, 'waiting' | 'showLatest'>) {
  const { t } = useWords();
  if (waiting === 0) return null;
  const show = ({ currentTarget: { parentElement } }: MouseEvent<HTMLElement>) => {
    showLatest();
    parentElement?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className="waiting" onClick={show}>
      {t('changes', { count: waiting })}
    </button>
  );
}
