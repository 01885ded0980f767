import type { PublicBoard, PublicContest, PublicMatch, PublicSession } from '@fairway/api';
import { type SayMatch, sessionProgress } from '@fairway/api/word/match-text';
import { useEffect, useMemo } from 'react';
import { inReadingOrder, matchesOf, matchTitle, sessionPoints, sessionTitle } from '../../feature/play/match/picture/contest-words.ts';
import { MatchLine } from '../../feature/play/match/picture/match-line.tsx';
import { golfersOf, namesIn, type Teams } from '../../feature/play/match/picture/side-name.ts';
import { matchesSearch } from '../../lib/value/name.ts';
import { go, goBack } from '../address.ts';
import { useFollowed } from '../follow/follow.ts';
import { FollowStar } from '../follow/follow-star.tsx';
import { onDemand } from '../page/on-demand.tsx';
import { useWords } from '../words.ts';
import classes from './contest.module.css';
import { Standing } from './standing.tsx';

export { picturesReady } from './standing.tsx';

const MatchCard = onDemand(async () => (await import('../../feature/play/match/picture/match-card.tsx')).MatchCard);

type Props = {
  board: PublicBoard;
  contest: PublicContest;
  teams: Teams;
  t: SayMatch;
  search: string;
  /** The match whose card is open. */
  openId: string | null;
};

/** Where a cup, a knock-out or groups stand, the matches that one follows, and then all of them, session by session. */
export function ContestView({ board, contest, teams, t, search, openId }: Props) {
  const { language } = useWords();
  const followed = useFollowed(board.tournamentId);
  const matches = useMemo(() => matchesOf(contest), [contest]);
  useOpenMatch(openId);
  const isFollowed = (match: PublicMatch) => golfersOf(match).some((golfer) => followed.has(golfer));
  const isFound = (match: PublicMatch) => matchesSearch(namesIn(match, teams), search);
  const mine = search === '' ? matches.filter(isFollowed) : [];
  const count = matches.filter(isFound).length;

  const line = (match: PublicMatch, session: PublicSession, isCopy: boolean) => {
    const isOpen = match.id === openId && isCopy === mine.includes(match);
    const title = matchTitle(contest, match, t);
    const golfers = golfersOf(match);
    return (
      <MatchLine
        key={match.id}
        {...{ match, teams, t, title, isOpen, isCopy }}
        onToggle={() => toggle(match.id, openId)}
        action={
          golfers.length > 0 && (
            <FollowStar
              tournamentId={board.tournamentId}
              playerIds={golfers}
              isFollowed={golfers.every((golfer) => followed.has(golfer))}
              label={t('followMatch', { match: title })}
            />
          )
        }
      >
        <MatchCard match={match} teams={teams} t={t} round={board.rounds.find(({ number }) => number === session.round)} />
      </MatchLine>
    );
  };

  return (
    <section className={classes.contest} aria-label={contest.name}>
      <p className={search === '' ? 'for-listeners' : 'found'} role="status">
        {search !== '' && t('found', { count })}
      </p>
      {search === '' && <Standing contest={contest} teams={teams} t={t} language={language} />}
      {mine.length > 0 && (
        <section>
          <h2 className={classes.head}>{t('mine')}</h2>
          <ul className={`column ${classes.list}`}>
            {contest.sessions.flatMap((session) =>
              session.matches.filter((match) => mine.includes(match)).map((match) => line(match, session, true)),
            )}
          </ul>
        </section>
      )}
      {inReadingOrder(contest.sessions).map((session) => {
        const visible = session.matches.filter(isFound);
        if (visible.length === 0) return null;
        return (
          <section key={session.id}>
            <h2 className={classes.head} translate="no">
              {sessionTitle(contest, session, t)}
              <span className="quiet regular small">
                {[
                  contest.standing.kind === 'cup' && sessionPoints(contest.standing, contest.sessions.indexOf(session), teams, language),
                  sessionProgress(session, t),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </h2>
            <ul className={`column ${classes.list}`}>{visible.map((match) => line(match, session, false))}</ul>
          </section>
        );
      })}
    </section>
  );
}

const toggle = (matchId: string, openId: string | null): void => {
  if (matchId === openId) goBack({ match: null });
  else go({ match: matchId }, openId === null ? 'push' : 'replace');
};

/** A match that was opened elsewhere, in the picture or by a link, comes into sight. */
function useOpenMatch(openId: string | null): void {
  useEffect(() => {
    if (openId === null) return;
    const line = document.querySelector(`[data-match="${CSS.escape(openId)}"]`);
    const place = line?.getBoundingClientRect();
    if (place && (place.top < 0 || place.top > window.innerHeight * 0.8)) line?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [openId]);
}
