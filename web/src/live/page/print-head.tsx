import type { PublicBoard } from '@fairway/api';
import { dateIn, datesIn } from '@fairway/api/word/language';
import { usePrintedAt } from '../../lib/page/use-print.ts';
import { formatClock, today } from '../../lib/value/date.ts';
import { useWords } from '../words.ts';

/** On paper only: of which tournament, what of it, from which version of the result, and when it was printed. */
export function PrintHead({ board, view, search }: { board: PublicBoard; view: string; search: string }) {
  const { t, language } = useWords();
  const printedAt = usePrintedAt();
  const printed = {
    version: board.boardVersion,
    time: `${dateIn(language, today(board.timeZone, printedAt))} ${formatClock(printedAt, board.timeZone)}`,
  };
  return (
    <header className="for-paper">
      <strong>{board.name}</strong>
      <p>
        {board.clubName} · {datesIn(language, board)} · {t('printed', printed)}
      </p>
      <p>{search === '' ? view : `${view} · ${t('search')}: “${search}”`}</p>
    </header>
  );
}
