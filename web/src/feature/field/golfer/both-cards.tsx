import type { GolferRow } from '@fairway/api';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { ApiError } from '../../../lib/api/api-error.ts';
import { failureOf } from '../../../lib/api/failure.ts';
import { formatDate } from '../../../lib/value/date.ts';
import { TextLink } from '../../../ui/page/screen-link.tsx';
import { PersonLine } from './person-line.tsx';

/** Two rows of one tournament, which are two people: why a join was refused. */
export function BothCards({ error }: { error: ApiError }) {
  const { t } = useTranslation('golfer');
  const rows = error.current as readonly GolferRow[];
  return (
    <section className="panel warning column gap-8" role="alert">
      <p>{failureOf(error)?.message}</p>
      <ul className="row gap-16 wrap top" aria-label={t('both')}>
        {rows.map((row) => (
          <li key={row.playerId} className="panel column gap-4">
            <PersonLine person={row} />
            <TextLink to={`/tournaments/${row.tournamentId}/players`} label={`${row.tournamentName} · ${formatDate(row.date)}`} />
          </li>
        ))}
      </ul>
    </section>
  );
}
