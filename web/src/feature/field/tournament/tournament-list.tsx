import type { ListedTournament } from '@fairway/api';
import { datesOf } from '@fairway/api/rule/field/play-dates';
import { useMemo } from 'react';
import { IconFlag } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatDate } from '../../../lib/value/date.ts';
import { StatusMark } from '../../../ui/mark/status-mark.tsx';
import { LinkButton, TextLink } from '../../../ui/page/screen-link.tsx';
import { StateNote } from '../../../ui/page/state-note.tsx';
import { ChoiceFilter } from '../../../ui/record/list/choice-filter.tsx';
import type { Column } from '../../../ui/record/list/data-table.tsx';
import { RecordList } from '../../../ui/record/list/record-list.tsx';
import { RowDetail } from '../../../ui/record/list/row-detail.tsx';
import { useList, usePagedRows } from '../../../ui/record/list/use-list.ts';
import { HolesBar } from './holes-bar.tsx';
import { type TournamentSort, tournamentList } from './query.ts';
import { STANDS, standOf } from './stand.ts';
import { StateMark } from './state-mark.tsx';

const DEFAULTS = { search: '', state: '', sort: 'date', order: 'desc', page: '1' } as const;
const SORTS: readonly TournamentSort[] = ['name', 'date', 'state', 'playerCount'];
const STATES = [...STANDS, 'locked', 'archived'] as const;

type Props = {
  /** The current club; undefined: every club that the person may see. */
  clubId: string | undefined;
  mayAdd: boolean;
};

/** The tournaments of a club. */
export function TournamentList({ clubId, mayAdd }: Props) {
  const { t } = useTranslation('tournament');
  const list = useList(DEFAULTS, SORTS);
  const columns = useColumns(clubId === undefined);
  const state = STATES.find((one) => one === list.values.state);
  const { search, sort, order } = list;
  const rows = usePagedRows(list, tournamentList({ clubId, search, state, sort, order }));
  return (
    <RecordList
      name="tournaments"
      label={t('list.label')}
      searchLabel={t('list.search')}
      count={(count) => t('list.count', { count })}
      columns={columns}
      list={list}
      rows={rows}
      filters={
        <ChoiceFilter
          label={t('list.stateFilter')}
          any={t('list.anyState')}
          choices={STATES}
          wordOf={(value) => (value === 'archived' ? t('archive.mark') : t(`stand.${value}`))}
          value={state}
          onChange={(value) => list.change({ state: value })}
        />
      }
      empty={<NoTournament mayAdd={mayAdd} />}
    />
  );
}

function useColumns(withClub: boolean): readonly Column<ListedTournament>[] {
  const { t } = useTranslation('tournament');
  return useMemo(() => {
    const club: Column<ListedTournament> = { id: 'club', header: t('list.club'), cell: (row) => row.clubName, wideOnly: true };
    return [
      {
        id: 'name',
        header: t('list.name'),
        text: (row) => row.name,
        cell: (row) => (
          <>
            <TextLink to={`/tournaments/${row.id}`} fw={500} label={row.name} />{' '}
            {row.rehearsal && <StatusMark tone="attention">{t('rehearsal.mark')}</StatusMark>}
            <RowDetail>
              <span className="tabular">{datesOf(row, formatDate)}</span>
              <StateMark of={row} today={row.playedToday} />
              {row.holes !== null && <HolesBar holes={row.holes} />}
              <span>{t('golfers', { count: row.playerCount })}</span>
            </RowDetail>
          </>
        ),
      },
      {
        id: 'date',
        header: t('list.date'),
        descendingFirst: true,
        numeric: true,
        cell: (row) => datesOf(row, formatDate),
        wideOnly: true,
      },
      { id: 'course', header: t('list.course'), cell: (row) => row.courseName, wideOnly: true },
      ...(withClub ? [club] : []),
      {
        id: 'state',
        header: t('list.status'),
        cell: (row) => <StateMark of={row} today={row.playedToday} />,
        text: (row) => t(`stand.${standOf(row)}`),
        wideOnly: true,
      },
      {
        id: 'holes',
        header: t('list.holes'),
        cell: (row) => <HolesBar {...row} />,
        text: (row) => (row.holes === null ? '' : `${row.holes.scored}/${row.holes.expected}`),
        wideOnly: true,
      },
      {
        id: 'playerCount',
        header: t('list.players'),
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
      icon={IconFlag}
      title={t('list.emptyTitle')}
      text={mayAdd ? t('list.emptyText') : t('list.emptyReaderText')}
      action={mayAdd && <LinkButton to="/tournaments/add" variant="default" label={t('add')} />}
    />
  );
}
