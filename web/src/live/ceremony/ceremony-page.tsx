import type { PublicBoard } from '@fairway/api';
import { QueryLink } from '../page/query-link.tsx';
import { useAnswer } from '../use-answer.ts';
import { useWords } from '../words.ts';
import { CeremonyView } from './ceremony-view.tsx';
import { loadCeremony } from './request.ts';

/** The running presentation on a phone, below the head of the board. */
export function CeremonyPage({ board }: { board: PublicBoard }) {
  const { t } = useWords();
  const { tournamentId, boardVersion } = board;
  const { answer: ceremony } = useAnswer(`${tournamentId} ${boardVersion}`, () => loadCeremony(tournamentId));
  return (
    <>
      <QueryLink className="ceremony-back" change={{ ceremony: null }} step="replace">
        {`‹ ${t('leaderboard')}`}
      </QueryLink>
      <section className="ceremony">{ceremony && <CeremonyView ceremony={ceremony} sponsors={board.sponsors} />}</section>
    </>
  );
}
