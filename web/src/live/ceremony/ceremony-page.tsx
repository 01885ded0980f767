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
