import type { PublicBoard } from '@fairway/api';
import type { PublicLanguage } from '@fairway/api/word/language';
import { sayMean } from '@fairway/api/word/mean';
import type { SayOf } from '@fairway/api/word/say';
import { useState } from 'react';
import { ChartFrame, type ChartTable } from '../../../../ui/chart/chart-frame.tsx';
import { type StackedBar, StackedBars } from '../../../../ui/chart/stacked-bars.tsx';
import classes from './hole-chart.module.css';
import { byDifficulty, type HoleStatistics, holeStatistics, lastPlayed, RESULTS } from './hole-statistics.ts';

type Spoken = { t: SayOf<'statistics'>; language: PublicLanguage };
type Props = Spoken & { board: Pick<PublicBoard, 'lines' | 'rounds'>; divisionId: string | null };

/** What each hole was played in: the hardest and the easiest by name, a bar a hole, and the table behind it. Of several rounds one at a time. */
export function HoleChart({ board, divisionId, t, language }: Props) {
  const [chosen, choose] = useState<number | null>(null);
  const nth = chosen ?? lastPlayed(board);
  const holes = holeStatistics(board, nth, divisionId);
  const ranked = byDifficulty(holes);
  const [hardest, easiest] = [ranked[0], ranked[ranked.length - 1]];
  const several = board.rounds.length > 1;
  return (
    <>
      {several && (
        <fieldset className={`row gap-8 wrap mb-16 for-screen ${classes.rounds}`} aria-label={t('rounds')}>
          {board.rounds.map(({ number }, at) => (
            <button key={number} type="button" aria-pressed={at === nth} onClick={() => choose(at)}>
              {t('round', { round: number })}
            </button>
          ))}
        </fieldset>
      )}
      {hardest === undefined || easiest === undefined ? (
        <p>{t('none')}</p>
      ) : (
        <>
          <ul className={`row wrap mb-16 ${classes.summary}`}>
            <li>{t('hardest', { hole: hardest.hole, mean: sayMean(hardest.mean ?? 0, language) })}</li>
            <li>{t('easiest', { hole: easiest.hole, mean: sayMean(easiest.mean ?? 0, language) })}</li>
            <li>{t('scores', { count: holes.reduce((sum, { scores }) => sum + scores, 0) })}</li>
          </ul>
          <ChartFrame
            title={several ? t('byHoleOfRound', { round: nth + 1 }) : t('byHole')}
            tableLabel={t('table')}
            table={tableOf(holes, ranked, { t, language })}
          >
            <StackedBars bars={holes.map((hole) => barOf(hole, { t, language }))} legend={RESULTS.map((result) => t(`result.${result}`))} />
          </ChartFrame>
        </>
      )}
    </>
  );
}

const barOf = ({ hole, par, counts, mean }: HoleStatistics, { t, language }: Spoken): StackedBar => ({
  name: String(hole),
  about: `${t('par')} ${par}`,
  parts: RESULTS.map((result, shade) => ({ shade: shade as 0 | 1 | 2 | 3 | 4, count: counts[result] })),
  figure: mean === null ? '' : sayMean(mean, language),
  isUnder: mean !== null && mean < -0.005,
});

function tableOf(holes: readonly HoleStatistics[], ranked: readonly HoleStatistics[], { t, language }: Spoken): ChartTable {
  return {
    head: [t('hole'), t('par'), t('mean'), t('rank'), ...RESULTS.map((result) => t(`result.${result}`)), t('pickups'), t('count')],
    rows: holes.map((one) => {
      const rank = ranked.indexOf(one) + 1;
      const figures = [...RESULTS.map((result) => one.counts[result]), one.pickups, one.scores];
      return [
        String(one.hole),
        String(one.par),
        one.mean === null ? '–' : sayMean(one.mean, language),
        rank === 0 ? '–' : String(rank),
        ...figures.map(String),
      ];
    }),
  };
}
