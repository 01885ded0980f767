import type { Golfer } from '@fairway/api';
import { useQuery } from '@tanstack/react-query';
import { IconUsers } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { isId } from '../../../lib/id.ts';
import { LinkButton, TextLink } from '../../../ui/page/screen-link.tsx';
import { StateNote } from '../../../ui/page/state-note.tsx';
import { columnOf, shownOf } from '../../../ui/record/field.ts';
import { ChoiceFilter } from '../../../ui/record/list/choice-filter.tsx';
import type { Column } from '../../../ui/record/list/data-table.tsx';
import { RecordList } from '../../../ui/record/list/record-list.tsx';
import { RowHead } from '../../../ui/record/list/row-detail.tsx';
import { useList, usePagedRows } from '../../../ui/record/list/use-list.ts';
import { useGolferFacts } from './fields.tsx';
import { golferList, openRows } from './query.ts';

const DEFAULTS = { search: '', club: '', site: '', sort: 'name', order: 'asc', page: '1' } as const;

type Props = { siteId: string; clubs: readonly { readonly id: string; readonly name: string }[]; mayWrite: boolean };

/** The golfers whom a site knows, and how many rows of tournaments are nobody yet. */
export function GolferList({ siteId, clubs, mayWrite }: Props) {
  const { t } = useTranslation('golfer');
  const list = useList(DEFAULTS, ['name']);
  const { search, order, values, change } = list;
  const clubId = isId(values.club) ? values.club : undefined;
  const open = useQuery(openRows(siteId)).data ?? 0;
  const toProposals = `/golfers/proposals?site=${siteId}`;
  return (
    <>
      {open > 0 && (
        <p className="alarm row gap-12 wrap mb-8">
          <span>{t('openRows', { count: open })}</span>
          {mayWrite && <TextLink to={toProposals} label={t('fromTournaments')} />}
        </p>
      )}
      <RecordList
        name="golfers"
        label={t('label')}
        searchLabel={t('search')}
        count={(count) => t('count', { count })}
        columns={useColumns()}
        list={list}
        rows={usePagedRows(list, golferList({ siteId, search, clubId, order }))}
        filters={
          clubs.length > 1 && (
            <ChoiceFilter
              label={t('clubFilter')}
              any={t('anyClub')}
              choices={clubs.map(({ id }) => id)}
              wordOf={(id) => clubs.find((one) => one.id === id)?.name ?? ''}
              value={clubId}
              onChange={(club) => change({ club })}
            />
          )
        }
        empty={
          <StateNote
            icon={IconUsers}
            title={t('emptyTitle')}
            text={t('emptyText')}
            action={mayWrite && <LinkButton to={toProposals} variant="default" label={t('fromTournaments')} />}
          />
        }
      />
    </>
  );
}

function useColumns(): readonly Column<Golfer>[] {
  const fields = useGolferFacts();
  const name: Column<Golfer> = {
    ...columnOf(fields, 'name'),
    wideOnly: false,
    cell: (golfer) => (
      <RowHead to={`/golfers/${golfer.id}`} label={golfer.name}>
        <span>{shownOf(fields, 'memberships', golfer)}</span>
        <span>{shownOf(fields, 'lastPlayed', golfer)}</span>
      </RowHead>
    ),
  };
  const others = (['gender', 'vga', 'handicapIndex', 'phone', 'memberships', 'tournaments', 'lastPlayed'] as const).map((key) =>
    columnOf(fields, key),
  );
  const room = (['birthday', 'birthYear', 'otherPhone', 'email', 'handicapDate', 'note'] as const).map((key) => ({
    ...columnOf(fields, key),
    roomOnly: true,
  }));
  return [name, ...others, ...room];
}
