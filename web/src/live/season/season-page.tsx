import type { SayOf } from '@fairway/api/word/say';
import { formatPoints } from '@fairway/api/word/season-points';
import type { SeasonCore } from '@fairway/facts';
import { useEffect } from 'react';
import { formatOffice } from '../../lib/value/date.ts';
import { hrefWith, useQuery } from '../address.ts';
import { Band } from '../page/band.tsx';
import { NoticeScreen } from '../page/notice-screen.tsx';
import { Unavailable } from '../page/unavailable.tsx';
import { useAnswer } from '../use-answer.ts';
import { useWords } from '../words.ts';
import { fileOf, loadSeason, type Shown } from './request.ts';
import { SeasonCheckPart } from './season-check.tsx';
import { useSeasonWords } from './words.ts';
import './season.css';

type Say = SayOf<'public-season'>;
/** A season's table as it was published, for everyone; names are there by consent. */
export function SeasonPage() {
  const { t } = useWords();
  const query = useQuery();
  const [seasonId, number] = [query.get('id') ?? '', query.get('number')];
  const { answer, lack, retry } = useAnswer(`${seasonId} ${number}`, () => loadSeason(seasonId, number));
  const say = useSeasonWords();
  const title = say?.('title') ?? '';
  useEffect(() => {
    document.title = [answer?.core.name, title, 'Fairway'].filter(Boolean).join(' · ');
  }, [answer, title]);
  return (
    <>
      <Band back={t('allTournaments')}>
        <h1 translate="no">{answer?.core.name ?? title}</h1>
        {answer && say && <p className="about">{say('number', { number: answer.number, date: formatOffice(answer.at) })}</p>}
      </Band>
      <main className="page season">
        {answer !== null && say !== null && <Published season={answer} say={say} />}
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

function Published({ season, say }: { season: Shown; say: Say }) {
  const { language } = useWords();
  const [newest] = season.numbers;
  const isOld = newest !== undefined && newest.number > season.number;
  return (
    <>
      {isOld && (
        <p>
          {say('older', { number: newest.number })} <a href={hrefWith({ number: null })}>{say('latest')}</a>
        </p>
      )}
      <Decisions season={season} say={say} />
      <Lines season={season} say={say} />
      <Moved season={season} say={say} />
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

const placeOf = (rank: SeasonCore['lines'][number]['rank']): string => (rank === null ? '–' : `${rank.tied ? 'T' : ''}${rank.position}`);

/** Who may not be named is counted as they stand in this number. */
function namesIn({ core, names }: Shown, say: Say): ReadonlyMap<string, string> {
  return new Map(core.lines.map(({ person }, nth) => [person, names[person] ?? say('nobody', { number: nth + 1 })]));
}

function Lines({ season, say }: { season: Shown; say: Say }) {
  const { language } = useWords();
  const names = namesIn(season, say);
  const opened = new Map(season.openings.map((one) => [one.person, one.opened]));
  if (season.core.lines.length === 0) return <p>{say('empty')}</p>;
  return (
    <table className="season-lines">
      <thead>
        <tr>
          <th scope="col">{say('place')}</th>
          <th scope="col">{say('golfer')}</th>
          <th scope="col" className="season-figure">
            {say('total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {season.core.lines.map(({ person, rank, total }) => (
          <tr key={person}>
            <td className="season-place">{placeOf(rank)}</td>
            <th scope="row">
              <span translate="no">{names.get(person)}</span>
              {rank === null && <span className="block small quiet">{say(`unranked.${season.core.rule.kind ?? 'points'}`)}</span>}
              <Opened core={season.core} opened={opened.get(person)} say={say} />
            </th>
            <td className="season-figure">{formatPoints(total, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Holes that are out, and play-offs, with why. */
function Decisions({ season: { core }, say }: { season: Shown; say: Say }) {
  const { rule } = core;
  const holes = rule.kind === 'eclectic' ? rule.without.map((out) => say('without', out)) : [];
  const playOffs = rule.kind === 'championship' ? rule.ties.flatMap((key) => (key.by === 'play-off' ? say('playOff', key) : [])) : [];
  return [...holes, ...playOffs].map((text) => <p key={text}>{text}</p>);
}

type OpenedProps = { core: SeasonCore; opened: Shown['openings'][number]['opened'] | undefined; say: Say };

/** What a line is made of, of whoever agreed that everyone may read it. */
function Opened({ core, opened, say }: OpenedProps) {
  const { language } = useWords();
  if (opened === undefined) return null;
  const { entries, holes = [], bonus } = opened;
  const names = new Map(core.events.map(({ id, name }) => [id, name]));
  const isOfDays = core.rule.kind === 'championship';
  const listed = holes.length > 0 ? [] : entries.filter(({ points }) => isOfDays || points !== null);
  const played = entries.filter(({ use }) => use !== 'none').length;
  return (
    <details>
      <summary className="small quiet">{holes.length > 0 ? say('holes') : `${say('events')}: ${played}`}</summary>
      <ul>
        {holes.map(({ hole, score, from: [first] }) => (
          <li key={hole}>
            <span>{say('hole', { number: hole })}</span>
            <span className="quiet" translate="no">
              {names.get(first?.event ?? '')}
            </span>
            <span className="season-figure">{score ?? '–'}</span>
          </li>
        ))}
        {listed.map(({ event, points, use, because }) => (
          <li key={event} className={use === 'dropped' ? 'quiet' : undefined}>
            <span translate="no">{names.get(event)}</span>
            <span>{points === null ? sayDay(because, say) : use === 'dropped' ? say('dropped') : say('counts')}</span>
            <span className="season-figure">{points === null ? '–' : formatPoints(points, language)}</span>
          </li>
        ))}
        {bonus !== '0' && (
          <li>
            <span>{say(holes.length > 0 ? 'off' : 'bonus')}</span>
            <span className="season-figure">{formatPoints(bonus, language)}</span>
          </li>
        )}
      </ul>
    </details>
  );
}

const DAYS = ['missing', 'cut', 'NR', 'WD', 'DQ', 'no-score'] as const;
/** Why a day of a championship counts for nothing. */
const sayDay = (because: string, say: Say): string => DAYS.flatMap((day) => (day === because ? say(`day.${day}`) : [])).join('');

/** What a correction changed, and whom it moved. */
function Moved({ season, say }: { season: Shown; say: Say }) {
  const { language } = useWords();
  const { number, moves } = season;
  if (number === 1) return null;
  const names = namesIn(season, say);
  const points = (exact: string | null) => (exact === null ? '–' : formatPoints(exact, language));
  return (
    <section>
      <h2>{say('moved', { number: number - 1 })}</h2>
      {moves.changes.map(({ code, names: of }) => (
        <p key={code}>{[say(`change.${code}`), of.join(', ')].filter(Boolean).join(': ')}</p>
      ))}
      {moves.moved.length === 0 && <p>{say('movedNobody')}</p>}
      <ul>
        {moves.moved
          .filter(({ person }) => names.has(person))
          .map(({ person, from, to, fromTotal, toTotal }) => (
            <li key={person}>
              <span translate="no">{names.get(person)}</span>
              {`: ${placeOf(from)} → ${placeOf(to)} (${points(fromTotal)} → ${points(toTotal)})`}
            </li>
          ))}
      </ul>
    </section>
  );
}
