import type { HistoryEntry } from '@fairway/api';
import { TOTAL } from '@fairway/golf';
import { Button, Drawer, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { formatInstant } from '../../../../lib/value/date.ts';
import { Unread } from '../../../../ui/page/state-note.tsx';
import type { CardView } from '../desk/desk-view.ts';
import { cardHistory } from '../query.ts';
import classes from './review.module.css';
import { holeText, scoreText } from './score-text.ts';
import { UndoChangeDialog } from './undo-change-dialog.tsx';
import { UndoDeviceDialog } from './undo-device-dialog.tsx';

type Round = { tournamentId: string; roundId: string; timeZone: string };
type Props = Round & { view: CardView | undefined; mayUndo: boolean; onClose: () => void };

/** Everything that was ever entered on a card, newest first: what, by whom, when. */
export function HistoryDrawer({ view, mayUndo, onClose, ...round }: Props) {
  const { t } = useTranslation(['score', 'word', 'desk']);
  return (
    <Drawer opened={view !== undefined} onClose={onClose} title={view && t('desk:history.title', { name: view.card.name })} size="lg">
      {view !== undefined && <History {...round} view={view} mayUndo={mayUndo && view.closed === null} />}
    </Drawer>
  );
}

function History({ tournamentId, roundId, timeZone, view, mayUndo }: Round & { view: CardView; mayUndo: boolean }) {
  const { playerId, card } = view;
  const nameOf = (id: string) => card.side?.partners.find((one) => one.playerId === id)?.name ?? '–';
  const { t } = useTranslation(['score', 'desk']);
  const [change, setChange] = useState<HistoryEntry | null>(null);
  const [device, setDevice] = useState<HistoryEntry | null>(null);
  const read = useQuery(cardHistory(tournamentId, roundId, playerId));
  if (read.data === undefined) return <Unread of={[read]} height={160} />;
  if (read.data.items.length === 0) return <Text>{t('desk:history.empty')}</Text>;
  const devices = new Map(read.data.items.flatMap((entry) => (entry.deviceKey === null ? [] : [[entry.deviceKey, entry] as const])));
  const of = { tournamentId, roundId };
  return (
    <>
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
            <HistoryLine key={entry.id} entry={entry} nameOf={nameOf} timeZone={timeZone} onUndo={mayUndo ? setChange : null} />
          ))}
        </tbody>
      </table>
      {mayUndo && devices.size > 0 && (
        <section aria-label={t('desk:history.devices')}>
          <Text fw={600} mt="md" mb="xs">
            {t('desk:history.devices')}
          </Text>
          <Group gap="xs">
            {[...devices.values()].map((entry) => (
              <Button key={entry.deviceKey} size="compact-sm" variant="default" onClick={() => setDevice(entry)}>
                {t('desk:history.device', { device: entry.device ?? '…', author: entry.authorName })}
              </Button>
            ))}
          </Group>
        </section>
      )}
      {change !== null && <UndoChangeDialog of={of} playerId={playerId} entry={change} onClose={() => setChange(null)} />}
      {device !== null && <UndoDeviceDialog of={of} entry={device} onClose={() => setDevice(null)} />}
    </>
  );
}

type LineProps = {
  entry: HistoryEntry;
  nameOf: (playerId: string) => string;
  timeZone: string;
  onUndo: ((entry: HistoryEntry) => void) | null;
};

function HistoryLine({ entry, nameOf, timeZone, onUndo }: LineProps) {
  const { t } = useTranslation(['score', 'word', 'desk']);
  const late = Math.abs(Date.parse(entry.receivedAt) - Date.parse(entry.enteredAt)) > 60_000;
  return (
    <tr>
      <td className="tabular">{entry.hole === TOTAL ? t('total') : entry.hole}</td>
      <td>
        <Effect entry={entry} />
        {entry.driveBy !== null && <span className="block quiet small">{t('drive.of', { name: nameOf(entry.driveBy) })}</span>}
        {onUndo !== null && entry.stands && entry.before !== entry.score && (
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={t('desk:history.undoOf', { where: holeText(t, entry.hole), before: scoreText(t, entry.before) })}
            onClick={() => onUndo(entry)}
          >
            {t('desk:history.undo')}
          </Button>
        )}
      </td>
      <td>
        {entry.authorName}
        <span className="block quiet small">
          {t(`desk:dispute.source.${entry.source}`)}
          {entry.device !== null && ` · ${entry.device}`}
        </span>
        {entry.reason !== null && <span className="block quiet small">{t('desk:history.reason', { reason: entry.reason })}</span>}
      </td>
      <td className="tabular">
        {formatInstant(entry.enteredAt, timeZone)}
        {entry.clockWrong && <span className="block quiet small">{t('desk:history.clockWrong')}</span>}
        {late && (
          <span className="block quiet small">{t('desk:history.received', { time: formatInstant(entry.receivedAt, timeZone) })}</span>
        )}
      </td>
    </tr>
  );
}

/** Old → new; or that it agreed with what stood, or differed from it. */
function Effect({ entry: { score, before, effect } }: { entry: HistoryEntry }) {
  const { t } = useTranslation(['score', 'word', 'desk']);
  const after = scoreText(t, score);
  if (effect !== 'changed') return t(`desk:history.${effect}`, { after });
  return before === null ? after : t('desk:history.change', { before: scoreText(t, before), after });
}
