import type { OwnSession } from '@fairway/api';
import { Button } from '@mantine/core';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatOffice } from '../../../lib/value/date.ts';
import { StatusMark } from '../../../ui/mark/status-mark.tsx';
import classes from './session-list.module.css';

type Props = {
  sessions: readonly OwnSession[];
  /** undefined: all of them, but the one that asks. */
  onEnd: (sessionId?: string) => void;
  /** They are the reader's own. */
  own?: boolean;
  isEnding: boolean;
};

/** Where somebody is logged in, and the way to log them out there. */
export function SessionList({ sessions, onEnd, own = false, isEnding }: Props) {
  const { t } = useTranslation('user');
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <>
      <div className={`row between gap-8 wrap ${classes.head}`}>
        <h2>{t('sessions.title')}</h2>
        {others.length > 1 && (
          <Button size="compact-sm" variant="default" loading={isEnding} onClick={() => onEnd()}>
            {own ? t('sessions.endOthers') : t('sessions.endAll')}
          </Button>
        )}
      </div>
      {sessions.length === 0 && <p className="mb-8">{t('sessions.empty')}</p>}
      <ul className={`ruled ${classes.list}`}>
        {sessions.map((session) => (
          <SessionLine key={session.id} session={session} onEnd={() => onEnd(session.id)} />
        ))}
      </ul>
    </>
  );
}

function SessionLine({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const { t } = useTranslation('user');
  const { browser, system, address, createdAt, usedAt, isCurrent } = session;
  const device = browser && system ? t('sessions.on', { browser, system }) : (browser ?? system ?? t('sessions.unknown'));
  return (
    <li>
      <span className={`column break ${classes.where}`}>
        <strong>{device}</strong>
        <small className="tabular">{[address, t('sessions.used', { time: formatOffice(usedAt) })].filter(Boolean).join(' · ')}</small>
        <small className="tabular">{t('sessions.since', { time: formatOffice(createdAt) })}</small>
      </span>
      {isCurrent ? (
        <StatusMark tone="active">{t('sessions.current')}</StatusMark>
      ) : (
        <Button
          size="compact-sm"
          variant="default"
          flex="none"
          aria-label={t('sessions.endOf', { device: `${device}, ${formatOffice(createdAt)}` })}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
