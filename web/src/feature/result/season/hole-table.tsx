import type { SeasonEventShown, SeasonTableLine } from '@fairway/api';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { TextLink } from '../../../ui/page/screen-link.tsx';
import tableClasses from '../../../ui/table/table.module.css';

type Props = { holes: NonNullable<SeasonTableLine['holes']>; events: readonly SeasonEventShown[] };

/** The best of each hole of an eclectic, and the rounds that it came from. */
export function HoleTable({ holes, events }: Props) {
  const { t } = useTranslation('season');
  const names = new Map(events.map(({ id, name }) => [id, name]));
  return (
    <table className={tableClasses.table} aria-label={t('result.holes')}>
      <tbody>
        {holes.map(({ hole, score, from }) => (
          <tr key={hole}>
            <th scope="row">{t('result.hole', { number: hole })}</th>
            <td>
              {from.slice(0, 1).map(({ event, round }) => (
                <TextLink
                  key={event}
                  to={`/tournaments/${event}/leaderboard`}
                  label={[names.get(event), round > 1 && t('result.round', { round })].filter(Boolean).join(', ')}
                />
              ))}
              {from.length > 1 && <span className="quiet">{` +${from.length - 1}`}</span>}
            </td>
            <td data-numeric>{score ?? t('result.noHole')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
