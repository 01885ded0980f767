import type { SayOf } from '@fairway/api/word/say';
import { formatPoints } from '@fairway/api/word/season-points';
import type { SeasonCore } from '@fairway/facts';
import type { AnyTieKey } from '@fairway/golf';
import type { ReactNode } from 'react';
import { placeLabel } from '../../ui/mark/sign-of.ts';
import { useWords } from '../words.ts';
import type { Shown } from './request.ts';

type Say = SayOf<'public-season'>;

/** Who may not be named is counted as they stand in this number. */
export function namesIn({ core, names }: Shown, say: Say): ReadonlyMap<string, string> {
  return new Map(core.lines.map(({ person }, nth) => [person, names[person] ?? say('nobody', { number: nth + 1 })]));
}

/** The columns of a season's table; its lines are rows of it. */
export const SeasonLineTable = ({ say, children }: { say: Say; children: ReactNode }) => (
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
    <tbody>{children}</tbody>
  </table>
);

/** The table as it was published. */
export function SeasonLines({ season, say }: { season: Shown; say: Say }) {
  const { language } = useWords();
  const names = namesIn(season, say);
  const opened = new Map(season.openings.map((one) => [one.person, one.opened]));
  if (season.core.lines.length === 0) return <p>{say('empty')}</p>;
  return (
    <SeasonLineTable say={say}>
      {season.core.lines.map(({ person, rank, total }) => (
        <tr key={person}>
          <td className="season-place">{placeLabel(rank)}</td>
          <th scope="row">
            <span translate="no">{names.get(person)}</span>
            {rank === null && <span className="block small quiet">{say(`unranked.${season.core.rule.kind ?? 'points'}`)}</span>}
            <Opened core={season.core} opened={opened.get(person)} say={say} />
          </th>
          <td className="season-figure">{formatPoints(total, language)}</td>
        </tr>
      ))}
    </SeasonLineTable>
  );
}

/** How the season counts, in a line. */
export function SeasonHow({ season: { core }, say }: { season: Shown; say: Say }) {
  const { t } = useWords();
  const { rule } = core;
  const parts = [
    say(`how.${rule.kind ?? 'points'}`),
    t(`basis.${rule.basis}`),
    'best' in rule && rule.best !== null && say('how.best', { number: rule.best }),
    'least' in rule && rule.least > 1 && say('how.least', { number: rule.least }),
  ];
  return <p>{parts.filter(Boolean).join(' · ')}</p>;
}

/** Holes that are out, play-offs and draws of lots, with why. */
export function SeasonDecisions({ season: { core }, say }: { season: Shown; say: Say }) {
  const { rule } = core;
  const holes = rule.kind === 'eclectic' ? rule.without.map((out) => say('without', out)) : [];
  const decided = (rule.ties as readonly AnyTieKey[]).flatMap((key) =>
    'reason' in key ? say(key.by === 'lot' ? 'lot' : 'playOff', { reason: key.reason }) : [],
  );
  return [...holes, ...decided].map((text) => <p key={text}>{text}</p>);
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
        {listed.map(({ event, round, points, use, because }) => (
          <li key={`${event} ${round}`} className={use === 'dropped' ? 'quiet' : undefined}>
            <span>
              <span translate="no">{names.get(event)}</span>
              {round !== undefined && `, ${say('round', { round })}`}
            </span>
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
