import type { Shot } from '@fairway/api';
import { useQuery } from '@tanstack/react-query';
import { formatInstant } from '../../../lib/value/date.ts';
import { Unread } from '../../../ui/page/state-note.tsx';
import { measurements } from './query.ts';
import classes from './side-award.module.css';
import { type MeasuredHole, type MeasurePlace, useSpeaker } from './speaker.ts';

/** Everything that was measured of a shot, the newest first: nothing is ever overwritten. */
export function ShotHistory({ award, shot, place }: { award: MeasuredHole; shot: Shot; place: MeasurePlace }) {
  const { t, sayDistance } = useSpeaker(place.distanceUnit);
  const read = useQuery(measurements({ tournamentId: place.tournamentId, roundId: shot.roundId, playerId: shot.playerId }));
  if (read.data === undefined) return <Unread of={[read]} />;
  const own = read.data.items.filter(({ kind, hole }) => kind === award.kind && hole === award.hole).toReversed();
  return (
    <ul className={classes.history} aria-label={t('side-award:history.title', { name: shot.name })}>
      {own.map(({ id, centimetres, authorName, phone, enteredAt, reason }) => (
        <li key={id}>
          {t('side-award:history.line', {
            distance: centimetres === null ? t('side-award:history.back') : sayDistance(centimetres),
            author: authorName ?? t('side-award:history.gone'),
            time: formatInstant(enteredAt, place.timeZone),
          })}
          {phone !== null && (
            <small>
              {t('side-award:history.phone', { flight: phone.flight })}
              {[phone.browser, phone.system].some((part) => part !== null) &&
                ` (${[phone.browser, phone.system].filter((part) => part !== null).join(', ')})`}
            </small>
          )}
          {reason !== null && <small>{t('side-award:history.reason', { reason })}</small>}
        </li>
      ))}
    </ul>
  );
}
