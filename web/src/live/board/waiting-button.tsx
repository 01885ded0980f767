import { useWords } from '../words.ts';
import type { CalmBoard } from './use-calm-board.ts';

/** New standings that wait while one reads; a tap shows them where one is. */
export function WaitingButton({ waiting, showLatest }: Pick<CalmBoard, 'waiting' | 'showLatest'>) {
  const { t } = useWords();
  if (waiting === 0) return null;
  return (
    <button type="button" className="waiting" onClick={showLatest}>
      {t('changes', { count: waiting })}
    </button>
  );
}
