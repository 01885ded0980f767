import { type Nine, ninesOf } from '../../feature/leaderboard/nine.ts';
import { type CardView, scoresOf, totalsOf } from '../play/card-view.ts';
import { unusual } from '../play/progress.ts';
import { Score } from '../play/score.tsx';
import { useWords } from '../words.ts';

/** A card as on paper: OUT, IN and the total, par above the strokes. What is unusual stands out. */
export function CardTable({ card }: { card: CardView }) {
  const nines = ninesOf(
    scoresOf(card),
    card.holes.map(({ par }) => par),
  );
  return (
    <div className="card-table">
      {nines.map((nine) => (
        <NineTable key={nine.name} nine={nine} card={card} />
      ))}
      <p className="card-total">
        TOT <b>{totalsOf(card).total ?? '–'}</b>
      </p>
    </div>
  );
}

function NineTable({ nine, card }: { nine: Nine; card: CardView }) {
  const { t } = useWords();
  const classOf = (hole: number) => {
    const view = card.holes[hole - 1];
    const what = view === undefined ? null : unusual(view);
    return what === null ? undefined : `is-${what}`;
  };
  return (
    <table className="nine">
      <caption className="for-listeners">{nine.name}</caption>
      <thead>
        <tr>
          <th scope="row">{t('holes')}</th>
          {nine.holes.map(({ hole }) => (
            <th key={hole} scope="col">
              {hole}
            </th>
          ))}
          <th scope="col">{nine.name}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t('parRow')}</th>
          {nine.holes.map(({ hole, par }) => (
            <td key={hole}>{par}</td>
          ))}
          <td>{nine.par}</td>
        </tr>
        <tr className="nine-strokes">
          <th scope="row">{t('strokes')}</th>
          {nine.holes.map(({ hole, par, score }) => (
            <td key={hole} className={classOf(hole)}>
              <Score score={score} par={par} />
            </td>
          ))}
          <td>
            <b>{nine.strokes ?? '–'}</b>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
