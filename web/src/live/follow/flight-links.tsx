import { PREFIX } from '../../lib/prefix.ts';
import { useWords } from '../words.ts';
import { calendarOf } from './request.ts';
import { ShareLink } from './share-link.tsx';
import { useFollowWords } from './words.ts';
import './follow.css';

type Props = { tournamentId: string; number: string; title: string };

/** What one does with a flight: keep its time in a calendar, and send it to somebody. */
export function FlightLinks({ tournamentId, number, title }: Props) {
  const say = useFollowWords();
  const { language } = useWords();
  return (
    say && (
      <p className="row wrap follow-links">
        <a className="follow-link" href={calendarOf(tournamentId, { flight: number, language })}>
          {say('calendar')}
        </a>
        <ShareLink path={`${PREFIX}/tournaments/${tournamentId}/live/start-list?flight=${encodeURIComponent(number)}`} title={title} />
      </p>
    )
  );
}
