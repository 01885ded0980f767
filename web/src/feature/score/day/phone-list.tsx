import type { DeskDay } from '@fairway/api';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.ts';
import classes from './day.module.css';

/** Caddies' phones that keep strokes or were not heard lately. */
export function PhoneList({ day, links }: { day: DeskDay; links: string }) {
  const { t } = useTranslation('desk');
  const minutesSince = (heardAt: string) => Math.max(0, Math.round((Date.parse(day.at) - Date.parse(heardAt)) / 60_000));
  return (
    <section aria-label={t('phone.title')}>
      <h3 className={classes.heading}>{t('phone.title')}</h3>
      {day.phones.length === 0 && <Text>{t('phone.none')}</Text>}
      <ul className={classes.list}>
        {day.phones.map(({ id, flight, browser, system, unsent, heardAt }) => (
          <li key={id} className={classes.row}>
            <strong>{t('flight.name', { number: flight })}</strong>
            <span>{[browser, system].filter(Boolean).join(', ') || t('phone.unknown')}</span>
            <span className={classes.about}>
              {[...(unsent > 0 ? [t('phone.unsent', { count: unsent })] : []), t('phone.heard', { count: minutesSince(heardAt) })].join(
                ' · ',
              )}
            </span>
          </li>
        ))}
      </ul>
      <Anchor component={Link} to={links}>
        {t('phone.links')}
      </Anchor>
    </section>
  );
}
