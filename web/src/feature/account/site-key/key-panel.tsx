import { readable } from '@fairway/facts/readable';
import { Anchor, Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PREFIX } from '../../../lib/prefix.ts';
import { formatOffice } from '../../../lib/value/date.ts';
import { Unread } from '../../../ui/page/state-note.tsx';
import classes from './key-panel.module.css';
import { NewKeyDialog } from './new-key-dialog.tsx';
import { siteKeys } from './query.ts';

/** The key by which Fairway signs results, and a button that takes a new one. */
export function KeyPanel() {
  const { t } = useTranslation('site-key');
  const [isAsking, setIsAsking] = useState(false);
  const read = useQuery(siteKeys());
  if (read.data === undefined) return <Unread of={[read]} />;
  const [newest] = read.data.items;
  return (
    <section className={`panel ${classes.panel}`} aria-labelledby="site-key">
      <h2 id="site-key">{t('title')}</h2>
      {newest === undefined ? (
        <p>{t('none')}</p>
      ) : (
        <>
          <p>{t('about')}</p>
          <p>
            <code translate="no">{readable(newest.key)}</code> {t('since', { time: formatOffice(newest.createdAt) })}
          </p>
          <Group gap="md">
            <Button variant="default" onClick={() => setIsAsking(true)}>
              {t('renew')}
            </Button>
            <Anchor href={`${PREFIX}/live/keys`} target="_blank">
              {t('all')}
            </Anchor>
          </Group>
          <NewKeyDialog opened={isAsking} onClose={() => setIsAsking(false)} />
        </>
      )}
    </section>
  );
}
