import type { PublicBoard, PublicBoardLine } from '@fairway/api';
import { PREFIX } from '../../lib/prefix.ts';
import { onDemandBeside } from '../page/on-demand.tsx';
import { useWords } from '../words.ts';
import { calendarOf } from './request.ts';
import { ShareLink } from './share-link.tsx';
import { useFollowWords } from './words.ts';
import './follow.css';

const PushButton = onDemandBeside(async () => (await import('./push-button.tsx')).PushButton);

/** What one does with a golfer: keep the time of their flight while they have not begun, and send their card to somebody. */
export function GolferLinks({ board, line }: { board: PublicBoard; line: PublicBoardLine }) {
  const say = useFollowWords();
  const { language } = useWords();
  const { tournamentId } = board;
  const { playerId, name, flight, thru, status } = line;
  const isToStart = flight !== null && thru === 0 && status === 'ok' && board.phase !== 'ended';
  // a frame of another website may ask for nothing, and after the winners there is no more news
  const mayBeTold = window.top === window && board.winners === null;
  return (
    say && (
      <p className="row wrap follow-links">
        {isToStart && (
          <a className="follow-link" href={calendarOf(tournamentId, { player: playerId, language })}>
            {say('calendar')}
          </a>
        )}
        <ShareLink path={`${PREFIX}/tournaments/${tournamentId}/live?player=${playerId}`} title={[name, board.name].join(' · ')} />
        {mayBeTold && <PushButton tournamentId={tournamentId} line={line} />}
      </p>
    )
  );
}
