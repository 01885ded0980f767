import type { PublicBoard } from '@fairway/api';
import { formatDate } from '../../lib/date.ts';
import { Band } from '../band.tsx';
import type { TournamentPhase } from '../phase.ts';
import { QueryLink } from '../query-link.tsx';
import { useText } from '../use-text.ts';

/** The head of the page: which tournament, whose, when, and how far it is. */
export function BoardBand({ board, phase }: { board: PublicBoard; phase: TournamentPhase }) {
  const { text } = useText();
  const place = [board.rounds[0]?.courseName, board.location].filter(Boolean);
  return (
    <Band
      back={text.allTournaments}
      actions={
        <QueryLink className="band-action for-desk" change={{ tv: '1', q: null, player: null }} step="push">
          {text.television}
        </QueryLink>
      }
    >
      <h1>{board.name}</h1>
      <p className="about">
        {board.clubName} · {formatDate(board.date)} {board.time}
        <span className="for-desk"> · {place.join(' · ')}</span>
      </p>
      <p className="phase">
        {text.phase[phase]}
        {phase === 'ended' && ` · ${text.official}`}
      </p>
    </Band>
  );
}
