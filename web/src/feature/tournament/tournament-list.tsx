import type { TournamentRow } from '@fairway/api';
import { Anchor, Button, NativeSelect } from '@mantine/core';
import { IconFlag } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate } from '../../lib/date.ts';
import { useAddress } from '../../ui/address.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { Pager } from '../../ui/pager.tsx';
import { RowDetail } from '../../ui/row-detail.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { NothingFound, StateNote } from '../../ui/state-note.tsx';
import { TableToolbar } from '../../ui/table-toolbar.tsx';
import { PAGE_SIZE, type TournamentSort, type TournamentState, tournamentList } from './query.ts';
import { StateMark } from './state-mark.tsx';

const STATES: readonly TournamentState[] = ['open', 'locked', 'closed'];
const SORTS: readonly TournamentSort[] = ['name', 'date', 'state', 'playerCount'];
const DEFAULTS = { search: '', state: '', sort: 'date', order: 'desc', page: '1' };

type Props = {
  /** The current club; undefined: every club that the person may see. */
  clubId: string | undefined;
  mayAdd: boolean;
};

/** The tournaments of a club: searched, sorted, filtered and paged by the server, all of it kept in the address. */
export function TournamentList({ clubId, mayAdd }: Props) {
  const { t } = useTranslation('tournament');
  const [list, change] = useAddress(DEFAULTS);
  const columns = useColumns(clubId === undefined);
  const sort = SORTS.find((known) => known === list.sort) ?? 'date';
  const order = list.order === 'asc' ? 'asc' : 'desc';
  const state = STATES.find((known) => known === list.state);
  const page = Math.max(1, Number.parseInt(list.page, 10) || 1);
  const read = useQuery(tournamentList({ clubId, search: list.search, state, sort, order, page }));
  const total = read.data?.total;
  const filtered = list.search !== '' || state !== undefined;
  return (
    <>
      <TableToolbar count={total === undefined ? '' : t('list.count', { count: total })}>
        <SearchBox label={t('list.search')} value={list.search} onChange={(search) => change({ search })} />
        <NativeSelect
          aria-label={t('list.stateFilter')}
          w={190}
          data={[{ value: '', label: t('list.anyState') }, ...STATES.map((value) => ({ value, label: t(`state.${value}`) }))]}
          value={state ?? ''}
          onChange={(event) => change({ state: event.currentTarget.value })}
        />
      </TableToolbar>
      <DataTable
        label={t('list.label')}
        columns={columns}
        rows={read.data?.items}
        rowKey={(row) => row.id}
        sorting={{ by: sort, order }}
        onSort={(next) => change({ sort: next.by, order: next.order })}
        failure={read.isError ? { error: read.error, retry: read.refetch } : null}
        empty={filtered ? <NothingFound onClear={() => change({ search: '', state: '' })} /> : <NoTournament mayAdd={mayAdd} />}
      />
      {total !== undefined && <Pager page={page} pageSize={PAGE_SIZE} total={total} onPage={(next) => change({ page: String(next) })} />}
    </>
  );
}

function useColumns(withClub: boolean): readonly Column<TournamentRow>[] {
  const { t } = useTranslation('tournament');
  return useMemo(() => {
    const club: Column<TournamentRow> = { id: 'club', header: t('list.club'), cell: (row) => row.clubName, wideOnly: true };
    return [
      {
        id: 'name',
        header: t('list.name'),
        sort: true,
        cell: (row) => (
          <>
            <Anchor component={Link} to={`/tournaments/${row.id}`} fw={500}>
              {row.name}
            </Anchor>
            <RowDetail>
              <span className="tabular">{formatDate(row.date)}</span>
              <StateMark state={row.state} />
              <span>{t('golfers', { count: row.playerCount })}</span>
            </RowDetail>
          </>
        ),
      },
      {
        id: 'date',
        header: t('list.date'),
        sort: true,
        descendingFirst: true,
        numeric: true,
        cell: (row) => formatDate(row.date),
        wideOnly: true,
      },
      { id: 'course', header: t('list.course'), cell: (row) => row.courseName, wideOnly: true },
      ...(withClub ? [club] : []),
      { id: 'state', header: t('list.status'), sort: true, cell: (row) => <StateMark state={row.state} />, wideOnly: true },
      {
        id: 'playerCount',
        header: t('list.players'),
        sort: true,
        descendingFirst: true,
        numeric: true,
        cell: (row) => row.playerCount,
        wideOnly: true,
      },
    ];
  }, [t, withClub]);
}

function NoTournament({ mayAdd }: { mayAdd: boolean }) {
  const { t } = useTranslation('tournament');
  return (
    <StateNote
      icon={<IconFlag aria-hidden size={36} stroke={1.4} />}
      title={t('list.emptyTitle')}
      text={mayAdd ? t('list.emptyText') : t('list.emptyReaderText')}
      action={
        mayAdd && (
          <Button component={Link} to="/tournaments/add">
            {t('add')}
          </Button>
        )
      }
    />
  );
}
