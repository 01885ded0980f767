import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { IconAlertTriangle, IconCheck, IconCloudOff, IconCloudUp, IconExclamationCircle } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatClockSeconds } from '../../../lib/value/date.ts';
import { type Outbox, refusedOnes, toSend } from '../../../outbox/outbox.ts';
import { type Author, unsentOfOthers } from './outbox/author.ts';
import classes from './score-desk.module.css';

type Props = {
  outbox: Outbox;
  roundId: string;
  author: Author;
  timeZone: string;
  outdated: boolean;
  onSendNow: () => void;
  onRefused: () => void;
};

/** How much has arrived at the server and how much has not. */
export function SavingLine({ outbox, roundId, author, timeZone, outdated, onSendNow, onRefused }: Props) {
  const { t } = useTranslation('score');
  const waiting = toSend(outbox).length;
  const refused = refusedOnes(outbox);
  const stuck = waiting > 0 && outbox.failures > 0;
  return (
    <div className="row gap-16 wrap">
      {!stuck && <Progress waiting={waiting} savedAt={outbox.savedAt} timeZone={timeZone} quiet={refused.length > 0} />}
      {refused.length > 0 && (
        // said as it comes, with its hole
        <Alarm icon={<IconExclamationCircle aria-hidden size={16} />} action={t('saving.show')} onAction={onRefused}>
          {t('saving.refused', { count: refused.length, reason: refused[0]?.refused ?? '' })}
        </Alarm>
      )}
      <div role="status" className={classes.alarms}>
        {stuck && (
          <Alarm icon={<IconCloudUp aria-hidden size={16} />} action={t('saving.sendNow')} onAction={onSendNow}>
            {t('saving.unsent', { count: waiting })}
          </Alarm>
        )}
        {outdated && <Alarm icon={<IconCloudOff aria-hidden size={16} />}>{t('saving.outdated')}</Alarm>}
        {unsentOfOthers(localStorage, roundId, author.id).map(({ id, name, count }) => (
          <Alarm key={id} icon={<IconAlertTriangle aria-hidden size={16} />}>
            {t('saving.ofOther', { author: name, count })}
          </Alarm>
        ))}
      </div>
    </div>
  );
}

type ProgressProps = { waiting: number; savedAt: number | null; timeZone: string; quiet: boolean };

function Progress({ waiting, savedAt, timeZone, quiet }: ProgressProps) {
  const { t } = useTranslation('score');
  if (waiting > 0) return <span className="inline-row wrap gap-6">{t('saving.sending', { count: waiting })}</span>;
  if (quiet) return null;
  if (savedAt === null) return <span className="inline-row wrap gap-6">{t('saving.ready')}</span>;
  return (
    <span className="inline-row wrap gap-6">
      <IconCheck aria-hidden size={16} /> {t('saving.saved', { time: formatClockSeconds(savedAt, timeZone) })}
    </span>
  );
}

type AlarmProps = { icon: ReactNode; action?: string; onAction?: () => void; children: ReactNode };

function Alarm({ icon, action, onAction, children }: AlarmProps) {
  return (
    <span className={`alarm inline-row wrap gap-6 ${classes.alarm}`}>
      {icon}
      <span>{children}</span>
      {action !== undefined && (
        <Button size="compact-sm" variant="default" onClick={onAction}>
          {action}
        </Button>
      )}
    </span>
  );
}
