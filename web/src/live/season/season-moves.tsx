import type { SayOf } from '@fairway/api/word/say';
import { formatPoints } from '@fairway/api/word/season-points';
import { placeLabel } from '../../ui/mark/sign-of.ts';
import { useWords } from '../words.ts';
import type { Shown } from './request.ts';
import { namesIn } from './season-lines.tsx';

/** What a correction changed, and which golfers it moved. */
export function SeasonMoves({ season, say }: { season: Shown; say: SayOf<'public-season'> }) {
  const { language } = useWords();
  const { number, moves, othersMoved } = season;
  if (number === 1) return null;
  const names = namesIn(season, say);
  const points = (exact: string | null) => (exact === null ? '–' : formatPoints(exact, language));
  return (
    <section>
      <h2>{say('moved', { number: number - 1 })}</h2>
      {moves.changes.map(({ code, names: of }) => (
        <p key={code}>{[say(`change.${code}`), of.join(', ')].filter(Boolean).join(': ')}</p>
      ))}
      {moves.moved.length + othersMoved === 0 && <p>{say('movedNobody')}</p>}
      <ul>
        {moves.moved
          .filter(({ person }) => names.has(person))
          .map(({ person, from, to, fromTotal, toTotal }) => (
            <li key={person}>
              <span translate="no">{names.get(person)}</span>
              {`: ${placeLabel(from)} → ${placeLabel(to)} (${points(fromTotal)} → ${points(toTotal)})`}
            </li>
          ))}
      </ul>
      {othersMoved > 0 && <p className="quiet small">{say('movedOthers', { count: othersMoved })}</p>}
    </section>
  );
}
