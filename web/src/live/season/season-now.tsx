import type { SeasonNow } from '@fairway/api';
import type { SayOf } from '@fairway/api/word/say';
import { formatPoints } from '@fairway/api/word/season-points';
import { PREFIX } from '../../lib/prefix.ts';
import { placeLabel } from '../../ui/mark/sign-of.ts';
import { useWords } from '../words.ts';
import { SeasonLineTable } from './season-lines.tsx';

type Props = { now: SeasonNow; say: SayOf<'public-season'> };

/** The table if everything that is played ended now, or what it waits for. */
export function SeasonNowPart({ now: { events, lines, others }, say }: Props) {
  const { language } = useWords();
  const waiting = events.filter(({ waits }) => waits).map(({ name }) => name);
  return (
    <section className="season-now" aria-labelledby="season-now">
      <h2 id="season-now">{say('now.title')}</h2>
      <p className="row gap-16 wrap">
        {events.map(({ id, name }) => (
          <a key={id} href={`${PREFIX}/tournaments/${id}/live`}>
            {say('now.playing', { names: name })}
          </a>
        ))}
      </p>
      {lines === null && <p>{say('now.waits', { names: waiting.join(', ') })}</p>}
      {lines !== null && lines.length > 0 && (
        <SeasonLineTable say={say}>
          {lines.map(({ name, rank, before, total, entries }, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is who stands there
            <tr key={nth}>
              <td className="season-place">{placeLabel(rank)}</td>
              <th scope="row">
                <span translate="no">{name}</span>
                <span className="block small quiet regular">
                  {[
                    say('now.before', { place: placeLabel(before) }),
                    ...entries.flatMap(({ points }) =>
                      points === null ? [] : say('now.today', { points: formatPoints(points, language) }),
                    ),
                  ].join(' · ')}
                </span>
              </th>
              <td className="season-figure">{formatPoints(total, language)}</td>
            </tr>
          ))}
        </SeasonLineTable>
      )}
      {others > 0 && <p className="quiet small">{say('now.others', { count: others })}</p>}
    </section>
  );
}
