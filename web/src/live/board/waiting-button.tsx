import type { MouseEvent } from 'react';
import { useWords } from '../words.ts';
import type { CalmBoard } from './use-calm-board.ts';

/** New standings that wait while one reads; a tap shows them where one is. The button goes then, and the page around it has the focus. */
export function WaitingButton({ waiting, showLatest }: Pick<CalmBoard, 'waiting' | 'showLatest'>) {
  const { t } = useWords();
  if (waiting === 0) return null;
  const show = ({ currentTarget }: MouseEvent) => {
    currentTarget.closest('main')?.focus({ preventScroll: true });
    showLatest();
  };
  return (
    <button type="button" className="waiting" onClick={show}>
      {t('changes', { count: waiting })}
    </button>
  );
}
