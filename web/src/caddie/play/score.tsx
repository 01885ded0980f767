import type { HoleScore } from '@fairway/golf';
import { holeMark } from '../../feature/play/leaderboard/hole-mark.ts';
import { Spoken } from '../../light/spoken.tsx';
import { useWords } from '../words.ts';

/** A score as golfers draw it: circles under par, squares over it. */
export function Score({ score, par }: { score: HoleScore; par: number }) {
  const { t } = useWords();
  if (score === null) return <span className="mark mark-none">–</span>;
  if (score === 'pickup') {
    return (
      <span className="mark">
        <Spoken sign={t('key.pickupShort')} words={t('key.pickup')} />
      </span>
    );
  }
  const mark = holeMark(score, par);
  return (
    <>
      <span className={`mark mark-${mark}`}>{score}</span>
      {mark !== 'plain' && <span className="for-listeners">{t(`mark.${mark}`)}</span>}
    </>
  );
}
