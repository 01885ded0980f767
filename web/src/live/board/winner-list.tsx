import type { PublicBoard } from '@fairway/api';
import { useText } from '../use-text.ts';
import { type Prize, prizesOf } from './prize.ts';

/** Who won what, once the result is final. */
export function WinnerList({ board, winners }: { board: PublicBoard; winners: NonNullable<PublicBoard['winners']> }) {
  const { text, language } = useText();
  const groups = prizesOf(board, winners, text, language);
  if (groups.length === 0) return null;
  return (
    <section className="winners" aria-labelledby="winners">
      <h2 id="winners">{text.winners}</h2>
      <div className="prize-groups">
        {groups.map(({ title, prizes }) => (
          <div key={title ?? ''} className="prize-group">
            <h3>{title ?? text.wholeField}</h3>
            <dl>
              {prizes.map((prize) => (
                <PrizeLine key={prize.key} prize={prize} />
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}

function PrizeLine({ prize }: { prize: Prize }) {
  const { text } = useText();
  return (
    <div className="prize">
      <dt>{prize.award}</dt>
      <dd>
        <span className="prize-name">{prize.name ?? text.undecided}</span>
        {prize.figure !== null && <span className="prize-figure">{prize.figure}</span>}
      </dd>
    </div>
  );
}
