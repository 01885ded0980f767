import type { PublicBoard } from '@fairway/api';
import { useEffect, useState } from 'react';
import { formatDate, formatInstant } from '../lib/date.ts';
import { useWords } from './words.ts';

/** On paper only: of which tournament, from which version of the result, and when it was printed. */
export function PrintHead({ board }: { board: PublicBoard }) {
  const { t } = useWords();
  const [printedAt, setPrintedAt] = useState(() => new Date());
  useEffect(() => {
    const onPrint = () => setPrintedAt(new Date());
    window.addEventListener('beforeprint', onPrint);
    return () => window.removeEventListener('beforeprint', onPrint);
  }, []);
  const printed = { version: board.boardVersion, time: formatInstant(printedAt.toISOString(), board.timeZone) };
  return (
    <header className="for-paper">
      <strong>{board.name}</strong>
      <p>
        {board.clubName} · {formatDate(board.date)} · {t('printed', printed)}
      </p>
    </header>
  );
}
