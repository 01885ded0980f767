import type { CaptainPage as Page } from '@fairway/api';
import { useEffect, useState } from 'react';
import { PREFIX } from '../../lib/prefix.ts';
import { useMatchWords } from '../match/words.ts';
import { Band } from '../page/band.tsx';
import { NoticeScreen } from '../page/notice-screen.tsx';
import { Unavailable } from '../page/unavailable.tsx';
import { pictureAddress } from '../request.ts';
import { useAnswer } from '../use-answer.ts';
import { useWords } from '../words.ts';
import { loadCaptain, tokenOf } from './request.ts';
import { SessionPart } from './session-part.tsx';
import { useCaptainWords } from './words.ts';
import './captain.css';

/** The page of a team's captain: who plays in which match, handed in without knowing the other team's order. */
export function CaptainPage() {
  const { t, language } = useWords();
  const say = useCaptainWords();
  const sayMatch = useMatchWords();
  const [token] = useState(() => tokenOf(location.hash));
  const { answer, lack, retry } = useAnswer(`captain ${language}`, () => loadCaptain(token, language));
  const [newer, setNewer] = useState<{ of: Page | 'ended' | null; page: Page } | null>(null);
  // what a hand-in answered stands until the next answer
  const page = newer !== null && newer.of === answer ? newer.page : answer;
  const title = page === null || page === 'ended' ? (say?.('title') ?? '') : page.team.name;
  useEffect(() => {
    document.title = [title, 'Fairway'].filter(Boolean).join(' · ');
  }, [title]);
  if (page === null || say === null || sayMatch === null)
    return (
      <>
        <Band>
          <h1>{title}</h1>
        </Band>
        <main className="page">
          <Unavailable phase={lack} onRetry={retry} />
        </main>
      </>
    );
  if (page === 'ended')
    return (
      <>
        <Band>
          <h1>{title}</h1>
        </Band>
        <main className="page">
          <NoticeScreen title={say('ended')} hint={say('endedHint')} />
        </main>
      </>
    );
  const { team, tournament, tournamentId, isPublic, sessions } = page;
  return (
    <>
      <Band
        actions={
          isPublic && (
            <a className="band-action" href={`${PREFIX}/tournaments/${tournamentId}/live`}>
              {t('leaderboard')}
            </a>
          )
        }
      >
        <div className="row gap-12 captain-head">
          {team.logo === null ? (
            <span className="captain-short" style={{ background: team.colour }} aria-hidden="true">
              {team.short}
            </span>
          ) : (
            <img src={pictureAddress(team.logo)} alt="" height="44" />
          )}
          <h1 translate="no">{team.name}</h1>
        </div>
        <p className="about">{[say('title'), tournament].join(' · ')}</p>
      </Band>
      <main className="page captain">
        <p className="captain-about">{say('about')}</p>
        {sessions.length === 0 && <NoticeScreen title={say('none')} hint={say('noneHint')} />}
        {sessions.map((session) => (
          <SessionPart
            // another order is asked for: what was chosen before is left
            key={`${session.id} ${session.askedAgainAt}`}
            {...{ token, language, team, session, say, sayMatch }}
            onAnswer={(next) => setNewer({ of: answer, page: next })}
          />
        ))}
        <Golfers players={team.players} say={say} />
      </main>
    </>
  );
}

type GolfersProps = { players: Page['team']['players']; say: NonNullable<ReturnType<typeof useCaptainWords>> };

function Golfers({ players, say }: GolfersProps) {
  return (
    <section className="captain-team">
      <h2>{say('team', { count: players.length })}</h2>
      <ul>
        {players.map(({ playerId, name, group, reserve, handicap }) => (
          <li key={playerId}>
            <span translate="no">{name}</span>{' '}
            <small>
              {[handicap !== null && say('handicap', { handicap }), group, reserve && say('reserve')].filter(Boolean).join(' · ')}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
