import { Alert } from '@mantine/core';
import { IconAlertSquare } from '#icon';
import { useTranslation } from '../../../../i18n/use-translation.ts';

/** Why a list was not read: shown where it was chosen, and announced to screen readers. */
export function RefusalNote({ text }: { text: string | null }) {
  const { t } = useTranslation('player-import');
  if (text === null) return null;
  return (
    <Alert role="alert" color="amber" icon={<IconAlertSquare aria-hidden size={20} />} title={t('refusedTitle')}>
      {text}
    </Alert>
  );
}
