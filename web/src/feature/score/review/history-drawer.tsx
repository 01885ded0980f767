import type { EntryFact } from '@fairway/contract';
import { Drawer, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../../lib/date.ts';
import { FailedNote } from '../../../ui/state-note.tsx';
import type { CardView } from '../desk/desk-view.ts';
import { cardHistory } from '../query.ts';
import classes from './review.module.css';
import { scoreText } from './score-text.ts';

type Props = { tournamentId: string; roundId: string; view: CardView | undefined; onClose: () => void };

/** Everything that was ever entered on a card, newest first: what, by whom, when. */
export function HistoryDrawer({ tournamentId, roundId, view, onClose }: Props) {
  const { t } = useTranslation(['score', 'word']);
  return (
    <Drawer
      opened={view !== undefined}
      onClose={onClose}
      title={view && t('historyDrawer.title', { name: view.card.name })}
      closeButtonProps={{ 'aria-label': t('word:close') }}
      size="lg"
    >
      {view !== undefined && <History tournamentId={tournamentId} roundId={roundId} playerId={view.playerId} />}
    </Drawer>
  );
}

function History({ tournamentId, roundId, playerId }: { tournamentId: string; roundId: string; playerId: string }) {
  const { t } = useTranslation('score');
  const read = useQuery(cardHistory(tournamentId, roundId, playerId));
  if (read.isError) return <FailedNote error={read.error} onRetry={read.refetch} />;
  if (read.data === undefined) return <Skeleton height={160} />;
  if (read.data.items.length === 0) return <Text>{t('historyDrawer.empty')}</Text>;
  return (
    <table className={classes.history}>
      <thead>
        <tr>
          <th scope="col">{t('historyDrawer.hole')}</th>
          <th scope="col">{t('historyDrawer.score')}</th>
          <th scope="col">{t('historyDrawer.who')}</th>
          <th scope="col">{t('historyDrawer.when')}</th>
        </tr>
      </thead>
      <tbody>
        {read.data.items.toReversed().map((entry) => (
          <HistoryLine key={entry.id} entry={entry} />
        ))}
      </tbody>
    </table>
  );
}

function HistoryLine({ entry }: { entry: EntryFact }) {
  const { t } = useTranslation(['score', 'word']);
  const late = Math.abs(Date.parse(entry.receivedAt) - Date.parse(entry.enteredAt)) > 60_000;
  return (
    <tr>
      <td className="tabular">{entry.hole}</td>
      <td>{scoreText(t, entry.score)}</td>
      <td>
        {entry.authorName}
        <span className={classes.dim}>
          {t(`dispute.source.${entry.source}`)}
          {entry.device !== null && ` · ${entry.device}`}
        </span>
        {entry.reason !== null && <span className={classes.dim}>{t('historyDrawer.reason', { reason: entry.reason })}</span>}
      </td>
      <td className="tabular">
        {formatInstant(entry.enteredAt)}
        {late && <span className={classes.dim}>{t('historyDrawer.received', { time: formatInstant(entry.receivedAt) })}</span>}
      </td>
    </tr>
  );
}
