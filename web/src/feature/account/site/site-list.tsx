import type { Site } from '@fairway/api';
import { IconBuildings } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ValidityMark } from '../../../ui/mark/validity-mark.tsx';
import { LinkButton } from '../../../ui/page/screen-link.tsx';
import { StateNote } from '../../../ui/page/state-note.tsx';
import { columnOf } from '../../../ui/record/field.ts';
import type { Column } from '../../../ui/record/list/data-table.tsx';
import { RecordList } from '../../../ui/record/list/record-list.tsx';
import { RowHead } from '../../../ui/record/list/row-detail.tsx';
import { useList, usePagedRows } from '../../../ui/record/list/use-list.ts';
import { useSiteFacts } from './fields.tsx';
import { siteList } from './query.ts';

const DEFAULTS = { search: '', sort: 'name', order: 'asc', page: '1' } as const;
const SORTS = ['name'] as const;

/** Every site, for super administrators. */
export function SiteList() {
  const { t } = useTranslation('site');
  const list = useList(DEFAULTS, SORTS);
  return (
    <RecordList
      name="sites"
      label={t('label')}
      searchLabel={t('search')}
      count={(count) => t('count', { count })}
      columns={useColumns()}
      list={list}
      rows={usePagedRows(list, siteList({ search: list.search, order: list.order }))}
      empty={
        <StateNote
          icon={IconBuildings}
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={<LinkButton to="/sites/add" variant="default" label={t('add')} />}
        />
      }
    />
  );
}

function useColumns(): readonly Column<Site>[] {
  const { t } = useTranslation('site');
  const fields = useSiteFacts();
  const mark = ({ validity }: Site) => (validity === null ? t('noContract') : <ValidityMark validity={validity} />);
  const name: Column<Site> = {
    ...columnOf(fields, 'name'),
    wideOnly: false,
    cell: (site) => (
      <RowHead to={`/sites/${site.id}`} label={site.name}>
        <span>{t('clubs', { count: site.clubCount })}</span>
        {mark(site)}
      </RowHead>
    ),
  };
  const counts = (['clubCount', 'userCount', 'tournamentCount'] as const).map((key) => columnOf(fields, key));
  return [name, ...counts, { ...columnOf(fields, 'validity'), cell: mark }];
}
