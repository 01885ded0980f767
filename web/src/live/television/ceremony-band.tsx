import type { PublicBoard } from '@fairway/api';
import { datesIn } from '@fairway/api/word/language';
import { pictureAddress } from '../request.ts';
import { useWords } from '../words.ts';

/** The head of a presentation: the club's logo, the tournament, and how far it is: 4 / 23. */
export function CeremonyBand({ board, about, count = null }: { board: PublicBoard; about: string; count?: string | null }) {
  const { language } = useWords();
  return (
    <header className="ceremony-band">
      {board.clubLogo !== null && <img className="tv-logo" src={pictureAddress(board.clubLogo)} alt="" />}
      <div>
        <h1 data-fit>{board.name}</h1>
        <p data-fit>{[board.clubName, datesIn(language, board), about].filter(Boolean).join(' · ')}</p>
      </div>
      {count !== null && <span className="ceremony-count">{count}</span>}
    </header>
  );
}
