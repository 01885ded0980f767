import type { SayOf } from '@fairway/api/word/say';
import { formatPoints } from '@fairway/api/word/season-points';
import type { SeasonCore } from '@fairway/facts';
import { placeLabel } from '../../ui/mark/sign-of.ts';
import { useWords } from '../words.ts';
import type { Shown } from './request.ts';

type Say = SayOf<'public-season'>;

/** Who may not be named is counted as they stand in this number. */
export function namesIn({ core, names }: Shown, say: Say): ReadonlyMap<string, string> {
  return new Map(core.lines.map(({ person }, nth) => [person, names[person] ?? say('nobody', { number: nth + 1 })]));
}

/** The table as it was published. */
export function SeasonLines({ season, say }: { season: Shown; say: Say }) {
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
            <td className="season-place">{placeLabel(rank)}</td>
            <th scope="row">
              <span translate="no">{names.get(person)}</span>
              {rank === null && <span className="block small quiet">{say('unranked')}</span>}
              <Opened core={season.core} opened={opened.get(person)} say={say} />
            </th>
            <td className="season-figure">{formatPoints(total, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type OpenedProps = { core: SeasonCore; opened: Shown['openings'][number]['opened'] | undefined; say: Say };

/** What a line is made of, of whoever agreed that everyone may read it. */
function Opened({ core, opened, say }: OpenedProps) {
  const { language } = useWords();
  if (opened === undefined) return null;
  const names = new Map(core.events.map(({ id, name }) => [id, name]));
  const played = opened.entries.filter(({ points }) => points !== null);
  return (
    <details>
      <summary className="small quiet">{`${say('events')}: ${played.length}`}</summary>
      <ul>
        {played.map(({ event, points, use }) => (
          <li key={event} className={use === 'dropped' ? 'quiet' : undefined}>
            <span translate="no">{names.get(event)}</span>
            <span>{use === 'dropped' ? say('dropped') : say('counts')}</span>
            <span className="season-figure">{formatPoints(points ?? '0', language)}</span>
          </li>
        ))}
        {opened.bonus !== '0' && (
          <li>
            <span>{say('bonus')}</span>
            <span className="season-figure">{formatPoints(opened.bonus, language)}</span>
          </li>
        )}
      </ul>
    </details>
  );
}
