import { ninesOf } from '../../feature/play/leaderboard/nine.ts';
import { NineTable } from '../../light/nine-table.tsx';
import { type CardView, holeOn, scoresOf, totalsOf } from '../play/card-view.ts';
import { unusual } from '../play/progress.ts';
import { Score } from '../play/score.tsx';
import { useWords } from '../words.ts';

/** A card as on paper: OUT, IN and the total, par above the strokes. What is unusual stands out. */
export function CardTable({ card }: { card: CardView }) {
  const { t } = useWords();
  const nines = ninesOf(
    scoresOf(card),
    card.holes.map(({ par }) => par),
    card.holes[0]?.hole,
  );
  const classOf = (hole: number) => {
    const view = holeOn(card, hole);
    const what = view === undefined ? null : unusual(view);
    return what === null ? undefined : `is-${what}`;
  };
  return (
    <div className="column gap-12">
      {nines.map((nine) => (
        <NineTable
          key={nine.name}
          nine={nine}
          label={{ hole: t('holes'), par: t('parRow'), strokes: t('strokes') }}
          classOf={classOf}
          score={(_, score, par) => <Score score={score} par={par} />}
          none="–"
        />
      ))}
      <p className="card-total">
        TOT <b>{totalsOf(card).total ?? '–'}</b>
      </p>
    </div>
  );
}
