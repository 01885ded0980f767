import type { LiveTournament } from '@fairway/api';
import { datesIn } from '@fairway/api/word/language';
import { PREFIX } from '../../lib/prefix.ts';
import { useWords } from '../words.ts';

/** One tournament of the list: its name leads to its board. */
export function TournamentCard({ tournament }: { tournament: LiveTournament }) {
  const { t, language } = useWords();
  const { id, name, time, clubName, location, playerCount } = tournament;
  return (
    <article className="tournament">
      <h3>
        <a href={`${PREFIX}/tournaments/${id}/live`} translate="no">
          {name}
        </a>
      </h3>
      <p className="tournament-about" translate="no">
        {[clubName, location].filter(Boolean).join(' · ')}
      </p>
      <p className="tournament-facts">
        <span translate="no">{[datesIn(language, tournament), time].filter(Boolean).join(' ')}</span>
        <span>{t('players', { count: playerCount })}</span>
      </p>
    </article>
  );
}
