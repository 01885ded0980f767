import type { PublicBoard } from '@fairway/api';
import { readable } from '@fairway/facts/readable';
import { useEffect } from 'react';
import { PREFIX } from '../../../lib/prefix.ts';
import { useWords } from '../../words.ts';
import { keepHead } from './seen-head.ts';

/** The head of the ledger, which this browser keeps as seen, and where the result is checked. */
export function HeadLine({ board }: { board: PublicBoard }) {
  const { t } = useWords();
  const { tournamentId, ledger } = board;
  useEffect(() => void keepHead({ tournamentId, ledger }, Date.now()), [tournamentId, ledger]);
  return (
    <p className="head-line">
      <a href={`${PREFIX}/tournaments/${tournamentId}/live/check`}>{t('check')}</a>
      {ledger && (
        <>
          {' '}
          · {t('ledgerHead')} <span translate="no">{readable(ledger.head)}</span>
        </>
      )}
    </p>
  );
}
