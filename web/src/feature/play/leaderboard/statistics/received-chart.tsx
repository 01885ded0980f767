import { formatCount } from '@fairway/api/word/number';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useLanguage } from '../../../../lib/language.ts';
import { formatClock } from '../../../../lib/value/date.ts';
import { Bars } from '../../../../ui/chart/bars.tsx';
import { ChartFrame } from '../../../../ui/chart/chart-frame.tsx';
import { Unread } from '../../../../ui/page/state-note.tsx';
import { received } from '../query.ts';
import { receivedSteps } from './received-steps.ts';

type Props = { tournamentId: string; roundId: string; timeZone: string };

/** When the scores of a round came in: a bar for each quarter of an hour, or longer where play goes on for long. */
export function ReceivedChart({ tournamentId, roundId, timeZone }: Props) {
  const { t } = useTranslation(['leaderboard', 'statistics']);
  const language = useLanguage();
  const read = useQuery(received(tournamentId, roundId));
  if (read.data === undefined) return <Unread of={[read]} height={160} />;
  const { minutes, steps } = receivedSteps(read.data.items);
  if (steps.length === 0) return <p>{t('received.none')}</p>;
  const clock = (from: number) => formatClock(new Date(from), timeZone);
  const every = Math.ceil(steps.length / 8);
  return (
    <ChartFrame
      title={t('received.title', { minutes })}
      tableLabel={t('statistics:table')}
      table={{
        head: [t('received.time'), t('received.holes'), t('received.cards')],
        rows: steps.map(({ from, holes, cards }) => [clock(from), formatCount(holes, language), formatCount(cards, language)]),
      }}
    >
      <Bars bars={steps.map(({ from, holes }, at) => ({ name: String(from), mark: at % every === 0 ? clock(from) : '', value: holes }))} />
    </ChartFrame>
  );
}
