import type { MarkerDevice } from '@fairway/api';
import { Button, Popover } from '@mantine/core';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import { ageOf } from '../../../lib/value/age.ts';
import { formatClock } from '../../../lib/value/date.ts';
import { StatusMark, type Tone } from '../../../ui/mark/status-mark.tsx';
import classes from './link-list.module.css';
import type { LinkRow } from './link-row.ts';
import { hasCode, hasSeveralPhones, isCodeGuarded, type PhoneState, phoneState } from './phone.ts';
import { usePhoneName } from './use-let-in.ts';

const TONES: Readonly<Record<PhoneState, Tone>> = { 'shut-out': 'quiet', unsent: 'attention', silent: 'quiet', heard: 'active' };

type Props = {
  row: LinkRow;
  timeZone: string;
  now: number;
  /** Absent: the person may only look. */
  onShutOut: ((device: MarkerDevice) => void) | undefined;
};

/** How many phones a flight has; a press lists them, those of earlier codes and those that were blocked too. */
export function FlightPhones({ row: { flight, phones }, timeZone, now, onShutOut }: Props) {
  const { t } = useTranslation('marker-link');
  const devices = flight.links.flatMap(({ devices, revokedAt }) =>
    devices.filter(({ waitingSince }) => waitingSince === null).map((device) => ({ device, isRevoked: revokedAt !== null })),
  );
  const isGuarded = hasCode(flight) && isCodeGuarded(flight);
  if (devices.length === 0 && !isGuarded) return hasCode(flight) ? <span className="quiet small">{t('noPhone')}</span> : null;
  return (
    <Popover position="bottom-start" width={420} withinPortal shadow="md">
      <div className="row wrap gap-8 tight">
        <Popover.Target>
          <button type="button" className={classes.open} aria-label={t('phonesOf', { count: phones.length, number: flight.number })}>
            {t('phoneCount', { count: phones.length })}
          </button>
        </Popover.Target>
        {hasSeveralPhones(flight) && <StatusMark tone="attention">{t('several')}</StatusMark>}
      </div>
      <Popover.Dropdown maw="calc(100vw - 24px)">
        {isGuarded && <p className="mb-8">{t('codeGuarded')}</p>}
        <ul className="ruled">
          {devices.map(({ device, isRevoked }) => (
            <PhoneLine
              key={device.id}
              {...{ device, isRevoked, timeZone, now }}
              flight={flight.number}
              onShutOut={device.shutOutAt === null && onShutOut ? () => onShutOut(device) : undefined}
            />
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  );
}

type LineProps = Pick<Props, 'timeZone' | 'now'> & {
  device: MarkerDevice;
  flight: string;
  isRevoked: boolean;
  onShutOut: (() => void) | undefined;
};

/** A phone: what it is, when it came and was last heard, what it has entered and what it still keeps. */
function PhoneLine({ device, flight, isRevoked, timeZone, now, onShutOut }: LineProps) {
  const { t } = useTranslation('marker-link');
  const language = useLanguage();
  const name = usePhoneName()(device);
  const state = phoneState(device, now);
  const at = formatClock(new Date(device.heardAt), timeZone);
  return (
    <li className={`row between gap-12 ${classes.phone}`}>
      <div>
        <strong>{name}</strong>
        <StatusMark tone={isRevoked ? 'quiet' : TONES[state]}>
          {isRevoked
            ? t('code.revoked')
            : t(`phone.${state}`, { count: device.unsent, at, age: ageOf(device.heardAt, new Date(now), language) })}
        </StatusMark>
        {device.shutOutAt === null &&
          device.elsewhere.map(({ browser, unsent, saidAt }) => (
            <StatusMark key={saidAt} tone="attention">
              {t('phone.elsewhere', {
                count: unsent,
                browser: browser ?? t('phone.otherBrowser'),
                at: formatClock(new Date(saidAt), timeZone),
              })}
            </StatusMark>
          ))}
        <span className="quiet small">
          {t('phone.since', { at: formatClock(new Date(device.admittedAt), timeZone), count: device.entries })}
        </span>
      </div>
      {onShutOut && (
        <Button size="compact-sm" variant="default" onClick={onShutOut} aria-label={t('shutOut.one', { name, flight })}>
          {t('shutOut.action')}
        </Button>
      )}
    </li>
  );
}
