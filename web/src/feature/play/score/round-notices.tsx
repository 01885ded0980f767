import type { Tournament } from '@fairway/api';
import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle, IconClockPause, IconLock } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { NEXT } from '../../../lib/show-next.ts';
import { TextLink } from '../../../ui/page/screen-link.tsx';
import { shutOf } from './desk/desk-view.ts';
import classes from './score-desk.module.css';
import type { OpenWindow } from './use-windows.ts';

type Props = {
  tournament: Tournament;
  finished: boolean;
  suspended: boolean;
  /** Sides for which too few holes are left for the tee shots that their partners owe: `Sông Hồng (2)`. */
  shortOfDrives: readonly string[];
  refusal: string | null;
  onOpen: OpenWindow;
  onForget: (() => void) | undefined;
};

/** What blocks writing or finishing the round, in words; that it is archived is said around every screen of the tournament. */
export function RoundNotices({ tournament, finished, suspended, shortOfDrives, refusal, onOpen, onForget }: Props) {
  const { t } = useTranslation(['score', 'word']);
  const closed = shutOf(tournament) ?? (finished ? 'finished' : tournament.state === 'locked' ? 'locked' : null);
  return (
    <>
      {closed !== null && closed !== 'archived' && (
        <Alert {...NEXT} color="sand" icon={<IconLock aria-hidden size={18} />} mb="sm" className={classes.notice}>
          {t(`closed.${closed}`)}{' '}
          {closed === 'finished' && tournament.rounds.every((round) => round.finished) && (
            <TextLink to={`/tournaments/${tournament.id}/winners`} fw={600} label={t('finish.toWinners')} />
          )}
        </Alert>
      )}
      {suspended && (
        <Alert color="amber" icon={<IconClockPause aria-hidden size={18} />} mb="sm" className={classes.notice}>
          {t('suspended')}
        </Alert>
      )}
      {shortOfDrives.length > 0 && !finished && (
        <Alert color="amber" icon={<IconAlertTriangle aria-hidden size={18} />} mb="sm" className={classes.notice}>
          {t('drive.sides', { names: shortOfDrives.join(', ') })}
        </Alert>
      )}
      {refusal !== null && (
        <Alert
          role="alert"
          color="amber"
          title={t('finish.refused')}
          icon={<IconAlertTriangle aria-hidden size={18} />}
          mb="sm"
          withCloseButton
          closeButtonLabel={t('word:close')}
          onClose={onForget}
        >
          <p className="mb-8">{refusal}</p>
          <Button size="compact-sm" variant="default" onClick={() => onOpen({ what: 'missing' })}>
            {t('missing.title')}
          </Button>
        </Alert>
      )}
    </>
  );
}
