import { strokesOf } from '@fairway/golf';
import { Spoken } from '../../light/spoken.tsx';
import { type CardView, scoresOf, totalsOf } from '../play/card-view.ts';
import { holeFill } from '../play/progress.ts';
import { ToPar } from '../play/to-par.tsx';
import { useWords } from '../words.ts';

type Props = {
  hole: number;
  order: readonly number[];
  cards: readonly CardView[];
  onHole: (hole: number) => void;
  onCheck: () => void;
};

/** Every hole with what is missing, and how everybody stands. */
export function AllHoles({ hole, order, cards, onHole, onCheck }: Props) {
  const { t } = useWords();
  return (
    <main className="all-holes">
      <h2>{t('move.all')}</h2>
      <ul className="hole-grid">
        {order.map((one) => {
          const fill = holeFill(cards, one);
          return (
            <li key={one}>
              <button type="button" className={`hole-cell is-${fill}`} aria-current={one === hole} onClick={() => onHole(one)}>
                <Spoken sign={one} words={t('hole', { hole: one })} />
                <small className={fill === 'empty' ? 'for-listeners' : ''}>{t(`fill.${fill}`)}</small>
              </button>
            </li>
          );
        })}
      </ul>
      <table className="totals">
        <thead>
          <tr>
            <td />
            {['OUT', 'IN', 'TOT'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">
              <Spoken sign="±" words={t('parRow')} />
            </th>
          </tr>
        </thead>
        <tbody>
          {cards.map((card) => {
            const scores = scoresOf(card);
            const { total, toPar } = totalsOf(card);
            return (
              <tr key={card.playerId}>
                <th scope="row">{card.name}</th>
                <td>{strokesOf(scores.slice(0, 9)) ?? '–'}</td>
                <td>{strokesOf(scores.slice(9)) ?? '–'}</td>
                <td>
                  <b>{total ?? '–'}</b>
                </td>
                <td>{toPar === null ? '–' : <ToPar t={t} toPar={toPar} />}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <button type="button" className="button" onClick={onCheck}>
        {t('move.check')}
      </button>
      <button type="button" className="button button-plain" onClick={() => onHole(hole)}>
        {t('check.back')}
      </button>
    </main>
  );
}
