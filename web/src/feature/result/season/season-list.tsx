import type { Season } from '@fairway/api';
import { useQuery } from '@tanstack/react-query';
import { IconTrophy } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatDate, formatOffice } from '../../../lib/value/date.ts';
import { matchesSearch } from '../../../lib/value/name.ts';
import { StateNote } from '../../../ui/page/state-note.tsx';
import type { Column } from '../../../ui/record/list/data-table.tsx';
import { RecordList } from '../../../ui/record/list/record-list.tsx';
import { RowHead } from '../../../ui/record/list/row-detail.tsx';
import { useList } from '../../../ui/record/list/use-list.ts';
import { seasons } from './query.ts';

const DEFAULTS = { search: '', site: '', sort: 'to', order: 'desc', page: '1' } as const;
/** A site has a few a year: they are one page. */
const PAGE = 1000;

/** The seasons of a site. */
export function SeasonList({ siteId }: { siteId: string }) {
  const { t } = useTranslation('season');
  const list = useList(DEFAULTS, ['to']);
  const read = useQuery(seasons(siteId));
  const found = read.data?.items.filter(({ name }) => matchesSearch(name, list.search));
  const rows = list.order === 'asc' ? found?.toReversed() : found;
  return (
    <RecordList
      name="seasons"
      label={t('label')}
      searchLabel={t('search')}
      count={(count) => t('count', { count })}
      columns={useColumns()}
      list={list}
      rows={{
        ...{ visible: rows, total: rows?.length, pageSize: PAGE, every: async () => rows ?? [] },
        failure: read.isLoadingError ? { error: read.error, retry: read.refetch } : null,
      }}
      empty={<StateNote icon={IconTrophy} title={t('emptyTitle')} text={t('emptyText')} />}
    />
  );
}

function useColumns(): readonly Column<Season>[] {
  const { t } = useTranslation('season');
  const times = ({ from, to }: Season) => t('times', { from: formatDate(from), to: formatDate(to) });
  const publishedAs = ({ published }: Season) =>
    published === null ? t('notPublished') : t('publishedAs', { number: published.number, date: formatOffice(published.at) });
  return [
    {
      ...{ id: 'name', header: t('name'), heads: true },
      cell: (season) => (
        <RowHead to={`/seasons/${season.id}`} label={season.name}>
          <span>{t(`kindOf.${season.kind}`)}</span>
          <span className="tabular">{times(season)}</span>
          <span>{publishedAs(season)}</span>
        </RowHead>
      ),
      text: ({ name }) => name,
    },
    { id: 'kind', header: t('kind'), wideOnly: true, cell: ({ kind }) => t(`kindOf.${kind}`) },
    { id: 'to', header: t('time'), wideOnly: true, descendingFirst: true, cell: times },
    { id: 'published', header: t('published'), wideOnly: true, cell: publishedAs },
  ];
}
