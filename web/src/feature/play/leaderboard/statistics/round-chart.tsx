import type { PublicBoard, PublicBoardLine } from '@fairway/api';
import type { PublicLanguage } from '@fairway/api/word/language';
import { sayMean } from '@fairway/api/word/mean';
import { formatToPar } from '@fairway/api/word/number';
import type { SayOf } from '@fairway/api/word/say';
import { ChartFrame } from '../../../../ui/chart/chart-frame.tsx';
import { LineChart } from '../../../../ui/chart/line-chart.tsx';
import { lastRoundOf } from '../last-round.ts';

import { roundAgainstField } from './hole-statistics.ts';

type Props = { board: Pick<PublicBoard, 'lines' | 'rounds'>; line: PublicBoardLine; t: SayOf<'statistics'>; language: PublicLanguage };

/** A player’s last round beside the field’s mean: to par from hole to hole. Nothing before their second hole. */
export function RoundChart({ board, line, t, language }: Props) {
  const holes = roundAgainstField(board, lastRoundOf(line), line);
  if (holes.length < 2) return null;
  const name = line.name;
  return (
    <ChartFrame
      title={t('against')}
      tableLabel={t('table')}
      table={{
        head: [t('hole'), t('own', { name }), t('field'), t('ownSoFar', { name }), t('fieldSoFar')],
        rows: holes.map(({ hole, own, field, ownSoFar, fieldSoFar }) => [
          String(hole),
          formatToPar(own, language),
          sayMean(field, language),
          formatToPar(ownSoFar, language),
          sayMean(fieldSoFar, language),
        ]),
      }}
    >
      <LineChart
        points={holes.map(({ hole }) => String(hole))}
        lines={[
          { name: t('ownSoFar', { name }), values: holes.map(({ ownSoFar }) => ownSoFar) },
          { name: t('fieldSoFar'), values: holes.map(({ fieldSoFar }) => fieldSoFar) },
        ]}
        say={(value) => formatToPar(value, language)}
      />
    </ChartFrame>
  );
}
