import { type HoleScore, strokesOf, TOTAL } from '@fairway/golf';
import { NONE } from '../../feature/leaderboard/figure.ts';
import { holeMark } from '../../feature/leaderboard/hole-mark.ts';
import { type Nine, ninesOf } from '../../feature/leaderboard/nine.ts';
import { useWords } from '../words.ts';

type RoundCardProps = {
  title: string | null;
  par: readonly number[];
  scores: readonly HoleScore[];
  /** Of a card whose holes are not all known. */
  total: number | null;
  /** Holes; the total, where that is what differs. */
  disputed: readonly number[];
};

/** One round as on paper: OUT, IN and the total, par above the strokes. */
export function RoundCard({ title, par, scores, total, disputed }: RoundCardProps) {
  const { t } = useWords();
  const holes = disputed.filter((hole) => hole !== TOTAL);
  return (
    <section className="round">
      {title && <h3 translate="no">{title}</h3>}
      {(!total || scores.some(Boolean)) && (
        <div className="nines">
          {ninesOf(scores, par).map((nine) => (
            <NineTable key={nine.name} nine={nine} disputed={disputed} />
          ))}
        </div>
      )}
      {total && <p>{t('totalOnly')}</p>}
      <p className="card-total" translate="no">
        <span>TOT</span>
        <strong className={disputed.includes(TOTAL) ? 'is-disputed' : undefined}>{total ?? strokesOf(scores) ?? NONE}</strong>
        <span>
          {t('par')} {par.reduce((sum, holePar) => sum + holePar)}
        </span>
      </p>
      {holes.length > 0 && <p className="dispute-note">{t('disputedHoles', { holes: holes.join(', ') })}</p>}
      {disputed.includes(TOTAL) && <p className="dispute-note">{t('disputedTotal')}</p>}
    </section>
  );
}

function NineTable({ nine, disputed }: { nine: Nine; disputed: RoundCardProps['disputed'] }) {
  const { t } = useWords();
  return (
    <table className="nine" translate="no">
      <caption className="for-listeners">{nine.name}</caption>
      <thead>
        <tr>
          <th scope="row">{t('hole')}</th>
          {nine.holes.map(({ hole }) => (
            <th key={hole} scope="col">
              {hole}
            </th>
          ))}
          <th scope="col">{nine.name}</th>
        </tr>
      </thead>
      <tbody>
        <tr className="par">
          <th scope="row">{t('par')}</th>
          {nine.holes.map(({ hole, par }) => (
            <td key={hole}>{par}</td>
          ))}
          <td>{nine.par}</td>
        </tr>
        <tr className="strokes">
          <th scope="row">{t('strokes')}</th>
          {nine.holes.map(({ hole, par, score }) => (
            <td key={hole} className={disputed.includes(hole) ? 'is-disputed' : undefined}>
              <Score score={score} par={par} />
              {disputed.includes(hole) && <span className="for-listeners">, {t('disputed')}</span>}
            </td>
          ))}
          <td>{nine.strokes}</td>
        </tr>
      </tbody>
    </table>
  );
}

function Score({ score, par }: { score: HoleScore; par: number }) {
  const { t } = useWords();
  if (score === null) return null;
  if (score === 'pickup') {
    return (
      <>
        <span aria-hidden="true">{t('pickupShort')}</span>
        <span className="for-listeners">{t('pickup')}</span>
      </>
    );
  }
  const mark = holeMark(score, par);
  return (
    <>
      <span className={`mark mark-${mark}`}>{score}</span>
      {mark !== 'plain' && <span className="for-listeners">, {t(`mark.${mark}`)}</span>}
    </>
  );
}
