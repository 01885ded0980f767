import type { SeasonEventShown, SeasonTableLine } from '@fairway/api';
import { formatPoints } from '@fairway/api/word/season-points';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import { formatDate } from '../../../lib/value/date.ts';
import { TextLink } from '../../../ui/page/screen-link.tsx';
import tableClasses from '../../../ui/table/table.module.css';
import { HoleTable } from './hole-table.tsx';
import { sayTie, sayWhy } from './say-season.ts';

type Props = { line: SeasonTableLine; lines: readonly SeasonTableLine[]; events: readonly SeasonEventShown[] };
type Entry = SeasonTableLine['entries'][number];

/** What a golfer's place is made of: each event with its points, what counts, and what separated them from those level with them. */
export function LineDetail({ line, lines, events }: Props) {
  const { t } = useTranslation('season');
  const language = useLanguage();
  const names = new Map(events.map((event) => [event.id, event]));
  const points = (exact: string) =>
    exact.includes('/') ? `${formatPoints(exact, language)} (${t('result.exact', { exact })})` : formatPoints(exact, language);
  const about = ({ event, round, place, because, bonuses }: Entry) =>
    [
      formatDate(names.get(event)?.date ?? ''),
      round !== undefined && t('result.round', { round }),
      place !== null && t('result.position', { position: place }),
      sayWhy(because, t),
      bonuses.length > 0 && t('result.bonus'),
    ]
      .filter(Boolean)
      .join(' · ');
  const used = (use: Entry['use']) =>
    use === 'counts' || use === 'final' ? t('result.counts') : use === 'dropped' ? t('result.dropped') : '';
  return (
    <div className="column gap-16">
      {line.golferId !== null && <TextLink to={`/golfers/${line.golferId}`} label={t('result.golfer')} />}
      {line.holes && <HoleTable holes={line.holes} events={events} />}
      <table className={tableClasses.table} aria-label={t('result.open', { name: line.name })}>
        <tbody>
          {line.entries.map((entry) => (
            <tr key={`${entry.event} ${entry.round ?? ''}`} className={entry.use === 'dropped' ? 'quiet' : undefined}>
              <th scope="row">
                <TextLink to={`/tournaments/${entry.event}/leaderboard`} label={names.get(entry.event)?.name ?? ''} />
                <span className="block small quiet">{about(entry)}</span>
              </th>
              <td>{used(entry.use)}</td>
              <td data-numeric>{entry.points !== null && points(entry.points)}</td>
            </tr>
          ))}
          {line.bonus !== '0' && (
            <tr>
              <th scope="row">{t(line.holes ? 'result.off' : 'result.bonus')}</th>
              <td />
              <td data-numeric>{points(line.bonus)}</td>
            </tr>
          )}
          <tr>
            <th scope="row">
              <strong>{t('table.total')}</strong>
            </th>
            <td />
            <td data-numeric>
              <strong>{points(line.total)}</strong>
            </td>
          </tr>
        </tbody>
      </table>
      <Outlook line={line} events={events} />
      <Ties line={line} lines={lines} />
    </div>
  );
}

/** Those with the same total, and the steps that were asked of them. */
function Ties({ line, lines }: Pick<Props, 'line' | 'lines'>) {
  const { t } = useTranslation('season');
  const language = useLanguage();
  const level = lines.filter((one) => one.person !== line.person && one.total === line.total && one.rank !== null);
  if (line.rank === null || level.length === 0) return null;
  return (
    <section className="column gap-4">
      <p>{t('table.tied', { names: level.map(({ name }) => name).join(', ') })}</p>
      <ul className="column gap-4">
        {line.ties.map(({ by, count, values, decided }, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is what stands on its line
          <li key={nth} className={decided ? 'strong' : undefined}>
            {[sayTie({ by, count }, t), values?.map((value) => formatPoints(value, language)).join(' · ')].filter(Boolean).join(': ')}
          </li>
        ))}
        {line.rank.tied && <li>{t('table.shared')}</li>}
      </ul>
    </section>
  );
}

/** What the next event can bring, and whether they can still win. */
function Outlook({ line: { canWin, next }, events }: Pick<Props, 'line' | 'events'>) {
  const { t } = useTranslation('season');
  const language = useLanguage();
  if (canWin === null && next === null) return null;
  const name = events.find(({ id }) => id === next?.event)?.name ?? '';
  return (
    <section className="column gap-4">
      {next && (
        <p>
          {next.place === null
            ? t('outlook.points', { name, points: formatPoints(next.points, language) })
            : t('outlook.place', { name, place: next.place, points: formatPoints(next.points, language) })}
        </p>
      )}
      {typeof canWin === 'boolean' && <p>{t(canWin ? 'outlook.canWin' : 'outlook.cannotWin')}</p>}
      {typeof canWin === 'string' && <p className="quiet">{t(`outlook.open.${canWin}`)}</p>}
    </section>
  );
}
