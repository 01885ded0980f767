import { Spoken } from '../../light/spoken.tsx';
import { type CardView, ninesOfView, totalsOf } from '../play/card-view.ts';
import type { HolesShown } from '../play/hole-strip.tsx';
import { ToPar } from '../play/to-par.tsx';
import { useWords } from '../words.ts';

type Props = {
  hole: number;
  holes: HolesShown;
  cards: readonly CardView[];
  onHole: (hole: number) => void;
  onCheck: () => void;
};

/** Every hole with what is missing, and how everybody stands. */
export function AllHoles({ hole, holes, cards, onHole, onCheck }: Props) {
  const { t } = useWords();
  return (
    <main className="all-holes">
      <h2>{t('move.all')}</h2>
      <ul className="hole-grid">
        {holes.order.map((one) => {
          const fill = holes.fillOf(one);
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
      {holes.lines}
      <table className="totals">
        <thead>
          <tr>
            <td />
            {[...Object.keys(cards[0] ? ninesOfView(cards[0]) : {}), 'TOT'].map((name) => (
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
            const { total, toPar } = totalsOf(card);
            return (
              <tr key={card.playerId}>
                <th scope="row">{card.name}</th>
                {Object.entries(ninesOfView(card)).map(([name, strokes]) => (
                  <td key={name}>{strokes ?? '–'}</td>
                ))}
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
