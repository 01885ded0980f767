import { type HoleScore, strokesOf, TOTAL } from '@fairway/golf';
import { NONE } from '../../feature/play/leaderboard/figure.ts';
import { holeMark } from '../../feature/play/leaderboard/hole-mark.ts';
import { ninesOf } from '../../feature/play/leaderboard/nine.ts';
import { NineTable } from '../../light/nine-table.tsx';
import { Spoken } from '../../light/spoken.tsx';
import { Sign } from '../page/sign.tsx';
import { useWords } from '../words.ts';

type RoundCardProps = {
  title: string | null;
  par: readonly number[];
  firstHole: number;
  scores: readonly HoleScore[];
  /** Of a card whose holes are not all known. */
  total: number | null;
  /** Holes; the total, where that is what differs. */
  disputed: readonly number[];
};

/** One round as on paper: OUT, IN and the total, par above the strokes. */
export function RoundCard({ title, par, firstHole, scores, total, disputed }: RoundCardProps) {
  const { t } = useWords();
  const holes = disputed.filter((hole) => hole !== TOTAL);
  return (
    <section className="round">
      {title && <h3 translate="no">{title}</h3>}
      {(!total || scores.some(Boolean)) && (
        <div className="column gap-12 nines">
          {ninesOf(scores, par, firstHole).map((nine) => (
            <NineTable
              key={nine.name}
              nine={nine}
              label={{ hole: t('hole'), par: t('par'), strokes: t('strokes') }}
              classOf={(hole) => (disputed.includes(hole) ? 'is-disputed' : undefined)}
              score={(hole, score, holePar) => (
                <>
                  <Score score={score} par={holePar} />
                  {disputed.includes(hole) && <span className="for-listeners">, {t('disputed')}</span>}
                </>
              )}
            />
          ))}
        </div>
      )}
      {total && <p>{t('totalOnly')}</p>}
      <p className="card-total" translate="no">
        <span>TOT</span>
        <strong className={disputed.includes(TOTAL) ? 'is-disputed' : undefined}>
          <Sign t={t} text={String(total ?? strokesOf(scores) ?? NONE)} />
        </strong>
        <span>
          {t('par')} {par.reduce((sum, holePar) => sum + holePar)}
        </span>
      </p>
      {holes.length > 0 && <p className="dispute-note">{t('disputedHoles', { holes: holes.join(', ') })}</p>}
      {disputed.includes(TOTAL) && <p className="dispute-note">{t('disputedTotal')}</p>}
    </section>
  );
}

function Score({ score, par }: { score: HoleScore; par: number }) {
  const { t } = useWords();
  if (score === null) return null;
  if (score === 'pickup') {
    return <Spoken sign={t('pickupShort')} words={t('pickup')} />;
  }
  const mark = holeMark(score, par);
  return (
    <>
      <span className={`mark mark-${mark}`}>{score}</span>
      {mark !== 'plain' && <span className="for-listeners">, {t(`mark.${mark}`)}</span>}
    </>
  );
}
