import type { MouseEvent } from 'react';
import { useWords } from '../words.ts';
import type { CalmBoard } from './use-calm-board.ts';

/** New standings that wait while one reads; a press shows them where one is. The button then goes, and the player whose card is open has the focus, else the page. */
export function WaitingButton({ waiting, showLatest }: Pick<CalmBoard, 'waiting' | 'showLatest'>) {
  const { t } = useWords();
  if (waiting === 0) return null;
  const show = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const row = currentTarget.closest('.opened')?.previousElementSibling;
    const place = row?.querySelector<HTMLElement>('.name') ?? currentTarget.closest('main');
    showLatest();
    // the list may have moved its row
    requestAnimationFrame(() => place?.focus({ preventScroll: true }));
  };
  return (
    <button type="button" className="waiting" onClick={show}>
      {t('changes', { count: waiting })}
    </button>
  );
}
