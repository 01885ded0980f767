import type { LiveTournament } from '@fairway/api';
import { datesIn } from '@fairway/api/word/language';
import { PREFIX } from '../../lib/prefix.ts';
import { sayAward } from '../board/winner/award-words.ts';
import { placesOf } from '../course-line.ts';
import { useWords } from '../words.ts';

type Props = { tournament: LiveTournament; isHero: boolean };

/** One tournament of the list: its name leads to its board. Below it, who leads, or who has won what; the one that is played stands large. */
export function TournamentCard({ tournament, isHero }: Props) {
  const { t, language } = useWords();
  const { id, name, time, clubName, playerCount, enters } = tournament;
  return (
    <article className={isHero ? 'tournament is-hero' : 'tournament'}>
      <div>
        <h3>
          <a href={`${PREFIX}/tournaments/${id}/live`} translate="no">
            {name}
          </a>
        </h3>
        <p className="quiet tournament-about" translate="no">
          {[clubName, ...placesOf(tournament, t)].join(' · ')}
        </p>
        <p className="row gap-16 wrap tournament-facts">
          <span translate="no">{[datesIn(language, tournament), time].filter(Boolean).join(' ')}</span>
          <span>{t('players', { count: playerCount })}</span>
          {enters && <a href={`${PREFIX}/tournaments/${id}/live/enter`}>{t('enter')}</a>}
        </p>
      </div>
      <Honours tournament={tournament} />
    </article>
  );
}

/** The first three, or the winners of the first awards. */
function Honours({ tournament: { leaders, winners } }: { tournament: LiveTournament }) {
  const { t, language } = useWords();
  if (winners.length > 0) {
    return (
      <dl className="honours" translate="no">
        {winners.map((won) => {
          const whose = won.contest ?? (won.divisionName === null ? null : t('divisionName', { name: won.divisionName }));
          const award = [sayAward(won, t, language), ...(whose === null ? [] : [whose])].join(' · ');
          return (
            <div key={`${award} ${won.name}`} className="won">
              <dt>{award}</dt>
              <dd>{won.name}</dd>
            </div>
          );
        })}
      </dl>
    );
  }
  if (leaders.length === 0) return null;
  return (
    <ol className="honours" translate="no">
      {leaders.map(({ place, name, score }) => (
        <li key={`${place} ${name}`} className="leader">
          <span className="leader-place">{place}</span>
          <span className="leader-name">{name}</span>
          <span className={score.startsWith('−') ? 'fixed strong is-under' : 'fixed strong'}>{score}</span>
        </li>
      ))}
    </ol>
  );
}
