import type { EntryFact } from '@fairway/api';
import { Drawer, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../../lib/date.ts';
import { FailedNote } from '../../../ui/state-note.tsx';
import type { CardView } from '../desk/desk-view.ts';
import { cardHistory } from '../query.ts';
import classes from './review.module.css';
import { scoreText } from './score-text.ts';

type Round = { tournamentId: string; roundId: string; timeZone: string };
type Props = Round & { view: CardView | undefined; onClose: () => void };

/** Everything that was ever entered on a card, newest first: what, by whom, when. */
export function HistoryDrawer({ view, onClose, ...round }: Props) {
  const { t } = useTranslation(['score', 'word', 'desk']);
  return (
    <Drawer
      opened={view !== undefined}
      onClose={onClose}
      title={view && t('desk:history.title', { name: view.card.name })}
      closeButtonProps={{ 'aria-label': t('word:close') }}
      size="lg"
    >
      {view !== undefined && <History {...round} playerId={view.playerId} />}
    </Drawer>
  );
}

function History({ tournamentId, roundId, timeZone, playerId }: Round & { playerId: string }) {
  const { t } = useTranslation(['score', 'desk']);
  const read = useQuery(cardHistory(tournamentId, roundId, playerId));
  if (read.isError) return <FailedNote error={read.error} onRetry={read.refetch} />;
  if (read.data === undefined) return <Skeleton height={160} />;
  if (read.data.items.length === 0) return <Text>{t('desk:history.empty')}</Text>;
  return (
    <table className={classes.history}>
      <thead>
        <tr>
          <th scope="col">{t('desk:history.hole')}</th>
          <th scope="col">{t('desk:history.score')}</th>
          <th scope="col">{t('desk:history.who')}</th>
          <th scope="col">{t('desk:history.when')}</th>
        </tr>
      </thead>
      <tbody>
        {read.data.items.toReversed().map((entry) => (
          <HistoryLine key={entry.id} entry={entry} timeZone={timeZone} />
        ))}
      </tbody>
    </table>
  );
}

function HistoryLine({ entry, timeZone }: { entry: EntryFact; timeZone: string }) {
  const { t } = useTranslation(['score', 'word', 'desk']);
  const late = Math.abs(Date.parse(entry.receivedAt) - Date.parse(entry.enteredAt)) > 60_000;
  return (
    <tr>
      <td className="tabular">{entry.hole}</td>
      <td>{scoreText(t, entry.score)}</td>
      <td>
        {entry.authorName}
        <span className={classes.dim}>
          {t(`desk:dispute.source.${entry.source}`)}
          {entry.device !== null && ` · ${entry.device}`}
        </span>
        {entry.reason !== null && <span className={classes.dim}>{t('desk:history.reason', { reason: entry.reason })}</span>}
      </td>
      <td className="tabular">
        {formatInstant(entry.enteredAt, timeZone)}
        {entry.clockWrong && <span className={classes.dim}>{t('desk:history.clockWrong')}</span>}
        {late && <span className={classes.dim}>{t('desk:history.received', { time: formatInstant(entry.receivedAt, timeZone) })}</span>}
      </td>
    </tr>
  );
}
