import type { User } from '@fairway/api';
import { USER_STATES } from '@fairway/api/choice/account/user';
import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { IconUsers } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { isId } from '../../../lib/id.ts';
import { StatusMark } from '../../../ui/mark/status-mark.tsx';
import { LinkButton } from '../../../ui/page/screen-link.tsx';
import { StateNote } from '../../../ui/page/state-note.tsx';
import { columnOf, shownOf, wordsOf } from '../../../ui/record/field.ts';
import { ChoiceFilter } from '../../../ui/record/list/choice-filter.tsx';
import type { Column } from '../../../ui/record/list/data-table.tsx';
import { RecordList } from '../../../ui/record/list/record-list.tsx';
import { RowHead } from '../../../ui/record/list/row-detail.tsx';
import { type Rows, useList, usePagedRows } from '../../../ui/record/list/use-list.ts';
import { type UserState, useUserFacts, withState } from './fields.tsx';
import { type UserSort, userList } from './query.ts';

const DEFAULTS = { search: '', site: '', state: '', sort: 'name', order: 'asc', page: '1' } as const;
const SORTS: readonly UserSort[] = ['name', 'username', 'createdAt'];

type ListedUser = User & { state: UserState };

type SiteFilterProps = {
  readonly 'aria-label': string;
  readonly none: string;
  readonly value: string | null;
  readonly onChange: (siteId: string | null) => void;
};

/** Every user, in the order of given names. */
export function UserList({ siteFilter }: { siteFilter: (props: SiteFilterProps) => ReactNode }) {
  const { t } = useTranslation('user');
  const list = useList(DEFAULTS, SORTS);
  const state = USER_STATES.find((one) => one === list.values.state);
  const siteId = isId(list.values.site) ? list.values.site : undefined;
  const rows = usePagedRows(list, userList({ search: list.search, siteId, state, sort: list.sort, order: list.order }));
  return (
    <RecordList
      name="users"
      label={t('label')}
      searchLabel={t('search')}
      count={(count) => t('count', { count })}
      columns={useColumns()}
      list={list}
      rows={rowsWithState(rows)}
      filters={
        <>
          {siteFilter({
            ...{ 'aria-label': t('filterSite'), none: t('everySite'), value: siteId ?? null },
            onChange: (site) => list.change({ site: site ?? '' }),
          })}
          <ChoiceFilter
            label={t('filterState')}
            any={t('everyState')}
            choices={USER_STATES}
            wordOf={(value) => t(`state.${value}`)}
            value={state}
            onChange={(value) => list.change({ state: value })}
            width={220}
          />
        </>
      }
      empty={
        <StateNote
          icon={IconUsers}
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={<LinkButton to="/users/add" variant="default" label={t('add')} />}
        />
      }
    />
  );
}

const rowsWithState = ({ visible, every, ...rows }: Rows<User>): Rows<ListedUser> => ({
  ...rows,
  visible: visible?.map(withState),
  every: async () => (await every()).map(withState),
});

function useColumns(): readonly Column<ListedUser>[] {
  const { t } = useTranslation('user');
  const fields = useUserFacts();
  const name: Column<ListedUser> = {
    ...columnOf(fields, 'name'),
    wideOnly: false,
    cell: (user) => (
      <RowHead to={`/users/${user.id}`} label={user.name}>
        <span>{user.username}</span>
        <span>{user.siteName}</span>
        {user.mail !== null && <span>{t('undelivered')}</span>}
      </RowHead>
    ),
  };
  const state: Column<ListedUser> = {
    ...columnOf(fields, 'state'),
    cell: (user) => (
      <Stack gap={0}>
        {shownOf(fields, 'state', user)}
        {user.mail !== null && <StatusMark tone="attention">{t('undelivered')}</StatusMark>}
      </Stack>
    ),
    text: (user) => [wordsOf(fields, 'state', user), user.mail !== null && t('undelivered')].filter(Boolean).join(', '),
  };
  const before = (['username', 'siteName', 'right', 'email', 'position'] as const).map((key) => columnOf(fields, key));
  return [name, ...before, state, columnOf(fields, 'createdAt')];
}
