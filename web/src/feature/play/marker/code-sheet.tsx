import type { LinkedFlight, NewMarkerLink } from '@fairway/api';
import { Alert, Button, Group } from '@mantine/core';
import { useEffect } from 'react';
import { IconAlertTriangle, IconPrinter } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { CopyButton } from '../../../ui/field/copy-button.tsx';
import { confirmLeave, useUnsaved } from '../../../ui/page/unsaved.ts';
import { clearToasts } from '../../../ui/toast/toast.tsx';
import classes from './code-sheet.module.css';

type Props = { codes: readonly NewMarkerLink[]; flights: readonly LinkedFlight[]; heading: string; secure: boolean; onClose: () => void };

/** New QR codes as they go on paper. They are shown once: nobody can read them again, only make others. So leaving them asks. */
export function CodeSheet({ codes, flights, heading, secure, onClose }: Props) {
  const { t } = useTranslation('marker-link');
  const [leaveText, leaveTitle] = [t('sheet.leaveText'), t('sheet.leaveTitle')];
  useUnsaved(true, leaveText, undefined, leaveTitle);
  useEffect(clearToasts, []);
  const close = async () => {
    if (await confirmLeave(leaveText, leaveTitle)) onClose();
  };
  const byFlight = new Map(codes.map((code) => [code.flightId, code]));
  return (
    <>
      <div className={`column gap-12 mb-16 ${classes.tools}`}>
        <Alert icon={<IconAlertTriangle aria-hidden size={18} />} color="amber" title={t('sheet.title', { count: codes.length })}>
          {t('sheet.text')}
          {!secure && ` ${t('insecureText')}`}
        </Alert>
        <Group gap="xs">
          <Button leftSection={<IconPrinter aria-hidden size={16} />} onClick={() => window.print()} data-autofocus>
            {t('sheet.print')}
          </Button>
          <Button variant="default" onClick={close}>
            {t('sheet.done')}
          </Button>
        </Group>
      </div>
      <ul className={classes.sheet} aria-label={t('sheet.label')}>
        {flights.flatMap((flight) => {
          const code = byFlight.get(flight.id ?? '');
          return code ? [<Code key={code.id} code={code} flight={flight} heading={heading} />] : [];
        })}
      </ul>
    </>
  );
}

function Code({ code: { picture, code, url }, flight, heading }: { code: NewMarkerLink; flight: LinkedFlight; heading: string }) {
  const { t } = useTranslation('marker-link');
  const { number, teeTime, startingHole, startingSide, players } = flight;
  const [page = ''] = url.split('#');
  return (
    <li className={classes.code}>
      <p className={classes.heading}>{heading}</p>
      <h2>
        {t('sheet.flight', { number })}
        <small>
          {[teeTime, startingHole !== null && t('hole', { hole: `${startingHole}${startingSide ?? ''}` })].filter(Boolean).join(' · ')}
        </small>
      </h2>
      <img src={picture} alt={t('sheet.picture', { number })} />
      <p className={classes.how}>{t('sheet.how')}</p>
      <p className={classes.digits}>{`${code.slice(0, 3)} ${code.slice(3)}`}</p>
      <p className={`break ${classes.page}`}>{t('sheet.byHand', { page: page.replace(/^https?:\/\//, ''), number })}</p>
      <CopyButton value={url} label={t('copyLink')} className={classes.copy} size="compact-sm" />
      <ol className="marked">
        {players.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ol>
    </li>
  );
}
