import { Alert } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { IconUsers } from '#icon';
import { useTranslation } from '../../../../i18n/use-translation.ts';

/** Other people changed players of the list after it was read: nothing was written, and the focus moves here. */
export function ConflictNote({ text }: { text: string }) {
  const { t } = useTranslation('player-import');
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'center' });
    note.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Alert ref={note} tabIndex={-1} role="alert" color="amber" icon={<IconUsers aria-hidden size={20} />} title={t('conflictTitle')}>
      {text}
    </Alert>
  );
}
