import './course.css';
import type { PublicBoard, PublicBoardLine } from '@fairway/api';
import { scoreLabel, toParOf } from '../../feature/play/leaderboard/figure.ts';
import type { Ranking } from '../../feature/play/leaderboard/ranking.ts';
import { matchesSearch } from '../../lib/value/name.ts';
import { useFollowed } from '../follow/follow.ts';
import { FollowStar } from '../follow/follow-star.tsx';
import { NoticeScreen } from '../page/notice-screen.tsx';
import { QueryLink } from '../page/query-link.tsx';
import { Sign } from '../page/sign.tsx';
import { loadStartList } from '../request.ts';
import { useAnswer } from '../use-answer.ts';
import { useWords } from '../words.ts';
import { type FlightSpot, flightSpots } from './flight-spot.ts';

type Props = { board: PublicBoard; ranking: Ranking; search: string };

/** Where every flight is on the course. */
export function CourseView({ board, ranking, search }: Props) {
  const { t } = useWords();
  const { tournamentId, boardVersion } = board;
  const { answer: list } = useAnswer(`${tournamentId} ${boardVersion}`, () => loadStartList(tournamentId));
  const followed = useFollowed(board.tournamentId);
  const spots = flightSpots(board, list?.flights ?? []).filter(({ lines }) => lines.some(({ name }) => matchesSearch(name, search)));
  if (spots.length === 0) {
    return search === '' ? <NoticeScreen title={t('noStartList')} hint={t('noStartListHint')} /> : null;
  }
  return (
    <ol className="course" translate="no">
      {spots.map((spot) => (
        <FlightItem key={spot.number} spot={spot} board={board} ranking={ranking} followed={followed} />
      ))}
    </ol>
  );
}

type ItemProps = { spot: FlightSpot; board: PublicBoard; ranking: Ranking; followed: ReadonlySet<string> };

function FlightItem({ spot: { number, state, hole, teeTime, lines }, board, ranking, followed }: ItemProps) {
  const { t } = useWords();
  const flight = t('flight', { flight: number });
  const ids = lines.map(({ playerId }) => playerId);
  const thru = new Set(lines.map((line) => line.thru));
  const start = teeTime === null ? t('notBegun') : t('startsAt', { time: teeTime });
  return (
    <li className={`spot spot-${state}`}>
      <p className="column quiet center spot-hole">
        {hole === null ? (
          t('flightIn')
        ) : (
          <>
            <span>{t('hole')}</span> <strong>{hole}</strong>
          </>
        )}
      </p>
      <div className="spot-body">
        <header>
          <h3>{flight}</h3>
          {state === 'waiting' && <span className="quiet">{start}</span>}
          {state === 'playing' && thru.size === 1 && (
            <span className="quiet">
              {t('column.thru')} {[...thru]}
            </span>
          )}
          <FollowStar
            tournamentId={board.tournamentId}
            playerIds={ids}
            isFollowed={ids.every((id) => followed.has(id))}
            label={t('followFlight', { flight })}
          />
        </header>
        <ul>
          {lines.map((line) => (
            <PlayerItem key={line.playerId} line={line} ranking={ranking} hasThru={state === 'playing' && thru.size > 1} />
          ))}
        </ul>
      </div>
    </li>
  );
}

function PlayerItem({ line, ranking: { basis }, hasThru }: { line: PublicBoardLine; ranking: Ranking; hasThru: boolean }) {
  const { t, language } = useWords();
  return (
    <li>
      <QueryLink className="spot-name" change={{ view: null, player: line.playerId }} step="push">
        {line.name}
      </QueryLink>
      {hasThru && (
        <span className="quiet one-line">
          {t('column.thru')} {line.thru}
        </span>
      )}
      <span className={(toParOf(line, basis) ?? 0) < 0 && basis !== 'points' ? 'spot-score is-under' : 'spot-score'}>
        <Sign t={t} text={scoreLabel(line, basis, language)} />
      </span>
    </li>
  );
}
