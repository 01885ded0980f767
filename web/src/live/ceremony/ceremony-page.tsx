import type { PublicBoard } from '@fairway/api';
import { QueryLink } from '../query-link.tsx';
import { useWords } from '../words.ts';
import { CeremonyView } from './ceremony-view.tsx';
import { useCeremony } from './use-ceremony.ts';

/** The running presentation on a phone, below the head of the board. */
export function CeremonyPage({ board }: { board: PublicBoard }) {
  const { t } = useWords();
  const ceremony = useCeremony(board.tournamentId, board.boardVersion);
  return (
    <>
      <QueryLink className="ceremony-back" change={{ ceremony: null }} step="replace">
        {`‹ ${t('leaderboard')}`}
      </QueryLink>
      <section className="ceremony">{ceremony && <CeremonyView ceremony={ceremony} />}</section>
    </>
  );
}

/** Above the board, while a presentation is running: where to watch it. */
export function CeremonyLink({ board }: { board: PublicBoard }) {
  const { t } = useWords();
  if (board.ceremony === null) return null;
  return (
    <QueryLink className="ceremony-link" change={{ ceremony: '1', player: null }} step="push">
      {t('ceremonyWatch')}
    </QueryLink>
  );
}
