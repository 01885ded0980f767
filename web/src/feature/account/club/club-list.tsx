import type { Club } from '@fairway/api';
import { IconBuildingCommunity } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { LinkButton } from '../../../ui/page/screen-link.tsx';
import { StateNote } from '../../../ui/page/state-note.tsx';
import { columnOf } from '../../../ui/record/field.ts';
import type { Column } from '../../../ui/record/list/data-table.tsx';
import { RecordList } from '../../../ui/record/list/record-list.tsx';
import { RowHead } from '../../../ui/record/list/row-detail.tsx';
import { useList, usePagedRows } from '../../../ui/record/list/use-list.ts';
import { useClubFacts } from './fields.tsx';
import { type ClubSort, clubList } from './query.ts';

const DEFAULTS = { search: '', sort: 'name', order: 'asc', page: '1' } as const;
const SORTS: readonly ClubSort[] = ['name', 'city', 'siteName', 'courseCount'];

/** Every club, for super administrators. */
export function ClubList() {
  const { t } = useTranslation('club');
  const list = useList(DEFAULTS, SORTS);
  return (
    <RecordList
      name="clubs"
      label={t('label')}
      searchLabel={t('search')}
      count={(count) => t('count', { count })}
      columns={useColumns()}
      list={list}
      rows={usePagedRows(list, clubList({ search: list.search, sort: list.sort, order: list.order }))}
      empty={
        <StateNote
          icon={IconBuildingCommunity}
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={<LinkButton to="/clubs/add" variant="default" label={t('add')} />}
        />
      }
    />
  );
}

function useColumns(): readonly Column<Club>[] {
  const fields = useClubFacts();
  const name: Column<Club> = {
    ...columnOf(fields, 'name'),
    wideOnly: false,
    cell: (club) => (
      <RowHead to={`/clubs/${club.id}`} label={club.name}>
        <span>{club.city}</span>
        <span>{club.siteName}</span>
      </RowHead>
    ),
  };
  const others = (['siteName', 'city', 'phone', 'email', 'courseCount'] as const).map((key) => columnOf(fields, key));
  return [name, ...others];
}
