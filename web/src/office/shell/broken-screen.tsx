import { Button } from '@mantine/core';
import { IconPlugOff } from '#icon';
import { useTranslation } from '../../i18n/use-translation.ts';
import { StateNote } from '../../ui/page/state-note.tsx';

/** Instead of a screen that could not be loaded or drawn. */
export function BrokenScreen() {
  const { t } = useTranslation(['failure', 'word']);
  return (
    <StateNote
      wholeScreen
      icon={IconPlugOff}
      title={t('screenTitle')}
      text={t('reloadText')}
      action={<Button onClick={() => window.location.reload()}>{t('word:reload')}</Button>}
    />
  );
}
