import { Button, Group, Modal, Text } from '@mantine/core';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { refusedOnes } from '../../../../outbox/outbox.ts';
import { viewOf } from '../desk/desk-view.ts';
import type { DeskState } from '../desk/use-desk.ts';
import classes from './review.module.css';
import { holeText, scoreText } from './score-text.ts';

type Props = { opened: boolean; onClose: () => void; desk: DeskState };

/** The entries that the server refused, each with its reason: to send again, or to discard. */
export function RefusedDialog({ opened, onClose, desk: { outbox, store, views } }: Props) {
  const { t } = useTranslation('score');
  const refused = refusedOnes(outbox);
  const nameOf = (playerId: string) => viewOf(views, playerId)?.card.name ?? t('refused.unknownPlayer');
  return (
    <Modal opened={opened && refused.length > 0} onClose={onClose} title={t('refused.title')} size="lg">
      <Text mb="md">{t('refused.text')}</Text>
      <ul className={classes.list}>
        {refused.map(({ entry, refused: reason }) => (
          <li key={entry.id} className={classes.card}>
            <strong>
              {nameOf(entry.playerId)} · {holeText(t, entry.hole)} · {scoreText(t, entry.score)}
            </strong>
            <Text size="sm">{reason}</Text>
            <Group gap="xs" mt="xs">
              <Button size="xs" onClick={() => store.retry([entry.id])}>
                {t('refused.retry')}
              </Button>
              <Button size="xs" variant="default" onClick={() => store.drop([entry.id])}>
                {t('refused.discard')}
              </Button>
            </Group>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
