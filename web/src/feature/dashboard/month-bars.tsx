import '@mantine/charts/styles.css';
import { BarChart } from '@mantine/charts';
import { useLanguage } from '../../lib/language.ts';
import { formatCount } from '../../lib/number.ts';

type Props = { name: string; height: number; months: readonly { readonly month: string; readonly value: number }[] };

/** A bar for each month. */
export function MonthBars({ name, height, months }: Props) {
  const language = useLanguage();
  return (
    <BarChart
      h={height}
      data={[...months]}
      dataKey="month"
      series={[{ name: 'value', label: name, color: 'fairway.6' }]}
      gridAxis="x"
      tickLine="none"
      yAxisProps={{ width: 48, allowDecimals: false }}
      valueFormatter={(value) => formatCount(value, language)}
      barChartProps={{ accessibilityLayer: false }}
      barProps={{ isAnimationActive: false }}
      tooltipAnimationDuration={0}
    />
  );
}
