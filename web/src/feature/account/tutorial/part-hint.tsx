import type { Words } from '@fairway/api/word/namespace';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { IconBulb } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import classes from './part-hint.module.css';
import { keepHintRead } from './read-hints.ts';

type Props = { part: keyof Words['tutorial']['hint']; userId: string };

/** What a part of a tournament is for, until the person has read it. */
export function PartHint({ part, userId }: Props) {
  const { t } = useTranslation('tutorial');
  const [isRead, setRead] = useState(false);
  if (isRead) return null;
  const read = () => {
    keepHintRead(userId, part);
    setRead(true);
  };
  return (
    <aside className={`row gap-8 mb-12 for-screen ${classes.hint}`} aria-label={t('hintLabel')}>
      <IconBulb aria-hidden size={20} stroke={1.6} />
      <span>{t(`hint.${part}`)}</span>
      <Button size="compact-sm" variant="subtle" onClick={read}>
        {t('hintRead')}
      </Button>
    </aside>
  );
}
