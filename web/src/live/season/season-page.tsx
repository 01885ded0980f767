import type { SayOf } from '@fairway/api/word/say';
import { useEffect } from 'react';
import { formatOffice } from '../../lib/value/date.ts';
import { hrefWith, isTelevision, useQuery } from '../address.ts';
import { tellFrameHeight } from '../board/frame-height.ts';
import { Band } from '../page/band.tsx';
import { NoticeScreen } from '../page/notice-screen.tsx';
import { onDemand } from '../page/on-demand.tsx';
import { Unavailable } from '../page/unavailable.tsx';
import { useAnswer } from '../use-answer.ts';
import { useWords } from '../words.ts';
import { fileOf, loadSeason, type Shown } from './request.ts';
import { SeasonCheckPart } from './season-check.tsx';
import { namesIn, SeasonDecisions, SeasonHow, SeasonLines } from './season-lines.tsx';
import { SeasonMoves } from './season-moves.tsx';
import { SeasonNowPart } from './season-now.tsx';
import { useSeasonNow } from './use-season-now.ts';
import { useSeasonWords } from './words.ts';
import './season.css';

const SeasonTelevision = onDemand(async () => (await import('./season-television.tsx')).SeasonTelevision);

type Say = SayOf<'public-season'>;

/** A season's table as it was published, for everyone, and as it would be if what is played ended now; names are there by consent. */
export function SeasonPage() {
  const { t } = useWords();
  const query = useQuery();
  const [seasonId, number] = [query.get('id') ?? '', query.get('number')];
  const { answer, lack, retry } = useAnswer(`${seasonId} ${number}`, () => loadSeason(seasonId, number));
  const say = useSeasonWords();
  const title = say?.('title') ?? '';
  const isEmbedded = query.has('embed');
  useEffect(() => (isEmbedded ? tellFrameHeight() : undefined), [isEmbedded]);
  useEffect(() => {
    document.title = [answer?.core.name, title, 'Fairway'].filter(Boolean).join(' · ');
  }, [answer, title]);
  if (isTelevision(query) && answer !== null && say !== null) return <OnTelevision season={answer} say={say} />;
  return (
    <>
      {!isEmbedded && (
        <Band back={t('allTournaments')}>
          <h1 translate="no">{answer?.core.name ?? title}</h1>
          {answer && say && <p className="about">{say('number', { number: answer.number, date: formatOffice(answer.at) })}</p>}
        </Band>
      )}
      <main className={isEmbedded ? 'page season embedded' : 'page season'}>
        {answer !== null && say !== null && <Published season={answer} say={say} isEmbedded={isEmbedded} />}
        {(answer === null || say === null) &&
          (lack === 'missing' && say !== null ? (
            <NoticeScreen title={say('missing')} hint={say('missingHint')} />
          ) : (
            <Unavailable phase={lack === 'failed' ? 'failed' : 'loading'} onRetry={retry} />
          ))}
      </main>
    </>
  );
}

type PublishedProps = { season: Shown; say: Say; isEmbedded: boolean };

function Published({ season, say, isEmbedded }: PublishedProps) {
  const [newest] = season.numbers;
  const isOld = newest !== undefined && newest.number > season.number;
  return (
    <>
      {isEmbedded && <h1 translate="no">{season.core.name}</h1>}
      {isOld && (
        <p>
          {say('older', { number: newest.number })} <a href={hrefWith({ number: null })}>{say('latest')}</a>
        </p>
      )}
      {!isOld && <Now seasonId={season.seasonId} say={say} />}
      <SeasonHow season={season} say={say} />
      <SeasonDecisions season={season} say={say} />
      <SeasonLines season={season} say={say} />
      {isEmbedded ? (
        <footer className="embed-foot">
          <a href={hrefWith({ embed: null })} target="_blank" rel="noopener">
            {say('number', { number: season.number, date: formatOffice(season.at) })}
          </a>
          <span>Fairway</span>
        </footer>
      ) : (
        <Proof season={season} say={say} />
      )}
    </>
  );
}

function OnTelevision({ season, say }: { season: Shown; say: Say }) {
  return <SeasonTelevision season={season} say={say} names={namesIn(season, say)} now={useSeasonNow(season.seasonId)} />;
}

function Now({ seasonId, say }: { seasonId: string; say: Say }) {
  const now = useSeasonNow(seasonId);
  return now && <SeasonNowPart now={now} say={say} />;
}

/** What changed in this number, the table as a file, its check, and the other numbers. */
function Proof({ season, say }: { season: Shown; say: Say }) {
  const { language } = useWords();
  return (
    <>
      <SeasonMoves season={season} say={say} />
      <p>
        <a href={fileOf(season, language)}>{say('csv')}</a>
      </p>
      <SeasonCheckPart season={season} say={say} />
      {season.numbers.length > 1 && (
        <section>
          <h2>{say('numbers')}</h2>
          <ul>
            {season.numbers.map(({ number, at }) => (
              <li key={number}>
                <a href={hrefWith({ number: String(number) })} aria-current={number === season.number || undefined}>
                  {say('number', { number, date: formatOffice(at) })}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
