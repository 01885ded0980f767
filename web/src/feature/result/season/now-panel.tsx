import { formatPoints } from '@fairway/api/word/season-points';
import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import { placeLabel } from '../../../ui/mark/sign-of.ts';
import tableClasses from '../../../ui/table/table.module.css';
import { seasonNow } from './query.ts';

/** The season's own table stays in sight below, in pixels. */
const HEIGHT = 440;

/** The table if what is played ended now; nothing where nothing is played. */
export function NowPanel({ seasonId }: { seasonId: string }) {
  const { t } = useTranslation('season');
  const language = useLanguage();
  const { data } = useQuery(seasonNow(seasonId));
  if (data === undefined || data.events.length === 0) return null;
  const { events, lines } = data;
  const named = (all: typeof events) => all.map(({ name }) => name).join(', ');
  return (
    <section className="panel column gap-8">
      <Title order={2}>{t('now.title')}</Title>
      <p className="quiet">
        {lines === null
          ? t('now.waits', { names: named(events.filter(({ waits }) => waits)) })
          : t('now.playing', { names: named(events) })}
      </p>
      {lines !== null && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        <section className={tableClasses.scroll} style={{ maxHeight: HEIGHT }} tabIndex={0} aria-label={t('now.title')}>
          <table className={tableClasses.table}>
            <thead>
              <tr>
                <th scope="col">{t('table.place')}</th>
                <th scope="col">{t('table.golfer')}</th>
                <th scope="col" data-numeric>
                  {t('now.today')}
                </th>
                <th scope="col" data-numeric>
                  {t('table.total')}
                </th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ name, rank, before, total, entries }, nth) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line is who stands there
                <tr key={nth}>
                  <td>
                    <strong>{placeLabel(rank)}</strong>
                  </td>
                  <th scope="row">
                    {name}
                    <span className="block small quiet">{t('now.before', { place: placeLabel(before) })}</span>
                  </th>
                  <td data-numeric>
                    {entries.flatMap(({ points }) => (points === null ? [] : formatPoints(points, language))).join(' + ')}
                  </td>
                  <td data-numeric>
                    <strong>{formatPoints(total, language)}</strong>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
}
