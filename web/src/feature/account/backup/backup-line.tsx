import type { BackupState } from '@fairway/api';
import { isOldBackup } from '@fairway/api/rule/account/backup-age';
import { formatDecimal } from '@fairway/api/word/number';
import { Button, Loader, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import { ageOf } from '../../../lib/value/age.ts';
import { formatOffice } from '../../../lib/value/date.ts';
import { Unread } from '../../../ui/page/state-note.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';
import classes from './backup-line.module.css';
import { backupState, useBackupNow } from './query.ts';

/** The newest backup with its age, size and place, what to do if there is none or the last one failed, and a button that makes one. */
export function BackupLine({ mayMake }: { mayMake: boolean }) {
  const { t } = useTranslation('backup');
  const read = useQuery(backupState());
  const now = useBackupNow();
  useDoneToast(read.data);
  if (read.data === undefined) return <Unread of={[read]} />;
  const { last, failure, running, everyHours } = read.data;
  return (
    <section aria-labelledby="backup">
      <h2 id="backup">{t('title')}</h2>
      {last !== null && <Last state={read.data} last={last} />}
      {last === null && <Text size="sm">{[t('none'), everyHours === null && t('setUp')].filter(Boolean).join(' ')}</Text>}
      {last === null && everyHours === null && (
        <details>
          <summary>{t('technical')}</summary>
          <Text size="sm">{t('setUpHow')}</Text>
        </details>
      )}
      {failure !== null && running === null && (
        <Text size="sm" role="alert" className={classes.failure}>
          {t('failed', { at: formatOffice(failure.at), reason: failure.reason ?? t('seeLog') })}
        </Text>
      )}
      <KeyLine secret={read.data.secret} />
      <div role="status">
        {running !== null && (
          <Text size="sm" className="row gap-8">
            <Loader size={16} aria-hidden />
            {t('running', { at: formatOffice(running.since) })}
          </Text>
        )}
      </div>
      {mayMake && running === null && (
        <Button variant="default" size="xs" mt="xs" loading={now.isPending} onClick={() => now.mutate()}>
          {t('now')}
        </Button>
      )}
    </section>
  );
}

/** What no backup has, and what to do where it is missing. */
function KeyLine({ secret: { from, file, unreadable } }: Pick<BackupState, 'secret'>) {
  const { t } = useTranslation('backup');
  return (
    <>
      {unreadable > 0 && (
        <Text size="sm" role="alert" className={classes.failure}>
          {t('unreadable', { count: unreadable })}
        </Text>
      )}
      {file !== null && (
        <Text size="sm" c="dimmed" className="break">
          {t('keyFile', { file })}
        </Text>
      )}
      {from === null && (
        <>
          <Text size="sm">{t('noKey')}</Text>
          <details>
            <summary>{t('technical')}</summary>
            <Text size="sm">{t('noKeyHow')}</Text>
          </details>
        </>
      )}
    </>
  );
}

type LastProps = { state: BackupState; last: NonNullable<BackupState['last']> };

function Last({ state, last }: LastProps) {
  const { t } = useTranslation('backup');
  const language = useLanguage();
  const now = new Date();
  return (
    <>
      <Text size="sm">
        {t('last', {
          at: formatOffice(last.made),
          age: ageOf(last.made, now, language),
          size: formatDecimal(last.bytes / 1_000_000, language),
        })}{' '}
        {isOldBackup(state, now) && t('old')}
      </Text>
      <Text size="sm" c="dimmed" className="break">
        {t('place', { name: last.name, folder: state.folder, keep: state.keep })}
      </Text>
    </>
  );
}

/** Whoever waited for a backup hears that it is made, and where; a failure stands on the screen. */
function useDoneToast(state: BackupState | undefined): void {
  const { t } = useTranslation('backup');
  const language = useLanguage();
  const wasRunning = useRef(false);
  useEffect(() => {
    if (state === undefined) return;
    const { running, failure, last, folder } = state;
    if (wasRunning.current && running === null && failure === null && last !== null) {
      const size = formatDecimal(last.bytes / 1_000_000, language);
      showToast('success', t('done'), t('doneText', { name: last.name, size, folder }));
    }
    wasRunning.current = running !== null;
  }, [state, t, language]);
}
