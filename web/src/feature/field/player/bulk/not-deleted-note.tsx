import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '#icon';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { NotDeletedPlayers } from './use-removal.ts';

/** Who could not be deleted, and why. */
export function NotDeletedNote({ outcome, onClose }: { outcome: NotDeletedPlayers; onClose: () => void }) {
  const { t } = useTranslation(['player', 'word']);
  return (
    <Alert
      role="alert"
      color="amber"
      mb="sm"
      icon={<IconAlertTriangle aria-hidden size={20} />}
      title={t('delete.stayed', { count: outcome.length })}
      withCloseButton
      closeButtonLabel={t('word:close')}
      onClose={onClose}
    >
      <ul style={{ margin: 0, paddingLeft: 18 }}>
        {outcome.map(({ name, reason }) => (
          <li key={`${name} ${reason}`}>
            <strong>{name}</strong>: {reason}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
