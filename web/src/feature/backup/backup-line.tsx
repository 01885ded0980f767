import { isOldBackup } from '@fairway/api/rule/backup-age';
import { formatDecimal } from '@fairway/api/word/number';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ageOf } from '../../lib/age.ts';
import { formatOffice } from '../../lib/date.ts';
import { useLanguage } from '../../lib/language.ts';
import { Unread } from '../../ui/page/state-note.tsx';
import classes from './backup-line.module.css';
import { backupState } from './query.ts';

/** The newest backup with its age and size, and what to do if there is none or the last one failed. */
export function BackupLine() {
  const { t } = useTranslation('backup');
  const language = useLanguage();
  const read = useQuery(backupState());
  if (read.data === undefined) return <Unread of={[read]} />;
  const { last, failure, everyHours } = read.data;
  const now = new Date();
  return (
    <section aria-labelledby="backup">
      <h2 id="backup">{t('title')}</h2>
      {last !== null && (
        <Text size="sm">
          {t('last', {
            at: formatOffice(last.made),
            age: ageOf(last.made, now, language),
            size: formatDecimal(last.bytes / 1_000_000, language),
          })}{' '}
          {isOldBackup(read.data, now) && t('old')}
        </Text>
      )}
      {last === null && <Text size="sm">{[t('none'), everyHours === null && t('setUp')].filter(Boolean).join(' ')}</Text>}
      {last === null && everyHours === null && (
        <details>
          <summary>{t('technical')}</summary>
          <Text size="sm">{t('setUpHow')}</Text>
        </details>
      )}
      {failure !== null && (
        <Text size="sm" role="alert" className={classes.failure}>
          {t('failed', { at: formatOffice(failure.at), reason: failure.reason ?? t('seeLog') })}
        </Text>
      )}
    </section>
  );
}
