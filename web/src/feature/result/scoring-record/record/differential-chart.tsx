import type { ScoringRecordLine } from '@fairway/api';
import { formatAmount } from '@fairway/api/word/number';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useLanguage } from '../../../../lib/language.ts';
import { dayPoints } from '../../../../ui/chart/day-point.ts';
import { LineChart } from '../../../../ui/chart/line-chart.tsx';
import inks from '../../../../ui/style/ink.module.css';

/** The differentials from the oldest round to the newest: full where a round counts. Who cannot see it has the table below. */
export function DifferentialChart({ lines, index }: { lines: readonly ScoringRecordLine[]; index: number | null }) {
  const { t } = useTranslation('club-handicap');
  const language = useLanguage();
  const oldestFirst = lines.toReversed();
  return (
    <div className={inks.ink} role="img" aria-label={t('record.picture')}>
      <LineChart
        points={dayPoints(oldestFirst.map(({ day }) => day))}
        lines={[
          { name: t('record.picture'), values: oldestFirst.map(({ differential, reduction }) => differential + reduction) },
          ...(index === null ? [] : [{ name: t('record.indexLine'), values: oldestFirst.map(() => index) }]),
        ]}
        say={(value) => formatAmount(value, language)}
        isFull={(at) => oldestFirst[at]?.counts ?? false}
      />
    </div>
  );
}
