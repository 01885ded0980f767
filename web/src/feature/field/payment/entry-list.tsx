import type { PayableEntry } from '@fairway/api';
import { formatMoney } from '@fairway/api/word/number';
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { matchesSearch } from '../../../lib/value/name.ts';
import { ChoiceFilter } from '../../../ui/record/list/choice-filter.tsx';
import type { Column } from '../../../ui/record/list/data-table.tsx';
import { RecordList } from '../../../ui/record/list/record-list.tsx';
import { RowDetail } from '../../../ui/record/list/row-detail.tsx';
import { useList } from '../../../ui/record/list/use-list.ts';
import { nameOf, reminderText } from './entry-name.ts';

const DEFAULTS = { search: '', view: '', money: '', sort: 'name', order: 'asc', page: '1' } as const;
const PAGE_SIZE = 25;
const MONEY = ['owed', 'received', 'refundable', 'refund'] as const;
const SORTS = ['name', ...MONEY] as const;
const FILTERS = [...MONEY, 'call', 'invoice'] as const;
const isWith = (entry: PayableEntry, filter: (typeof FILTERS)[number]): boolean => {
  if (filter === 'call') return entry.reminder?.at === null;
  return filter === 'invoice' ? entry.wantsInvoice : entry[filter] !== 0;
};

type Props = { entries: readonly PayableEntry[]; timeZone: string; onOpen: (entryId: string) => void; empty: ReactNode };

/** What each entry owes and paid. */
export function EntryList({ entries, timeZone, onOpen, empty }: Props) {
  const { t } = useTranslation('payment');
  const list = useList(DEFAULTS, SORTS);
  const filter = FILTERS.find((one) => one === list.values.money);
  const found = entries
    .filter((entry) => (filter === undefined || isWith(entry, filter)) && matchesSearch(`${entry.name ?? ''} ${entry.code}`, list.search))
    .toSorted(comparing(list.sort, list.order));
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const begin = (Math.min(list.page, pages) - 1) * PAGE_SIZE;
  return (
    <RecordList
      name="payments"
      label={t('entry.label')}
      searchLabel={t('entry.search')}
      count={(count) => t('entry.count', { count })}
      columns={useColumns(timeZone, onOpen)}
      // which of the lists is open is no filter of this one
      list={{ ...list, isFiltered: list.search !== '' || filter !== undefined, clear: () => list.change({ search: '', money: '' }) }}
      rows={{
        ...{ visible: found.slice(begin, begin + PAGE_SIZE), total: found.length, pageSize: PAGE_SIZE, failure: null },
        every: async () => found,
      }}
      filters={
        <ChoiceFilter
          label={t('entry.filter')}
          any={t('entry.any')}
          choices={FILTERS}
          wordOf={(one) => t(`entry.with.${one}`)}
          value={filter}
          onChange={(one) => list.change({ money: one })}
        />
      }
      empty={empty}
    />
  );
}

const collator = new Intl.Collator('vi');
function comparing(sort: (typeof SORTS)[number], order: 'asc' | 'desc') {
  const turn = order === 'desc' ? -1 : 1;
  return (one: PayableEntry, other: PayableEntry): number =>
    turn * (sort === 'name' ? collator.compare(nameOf(one, ''), nameOf(other, '')) : one[sort] - other[sort]);
}

function useColumns(timeZone: string, onOpen: (entryId: string) => void): readonly Column<PayableEntry>[] {
  const { t, language } = useTranslation(['payment', 'signup']);
  const money = (amount: number) => (amount === 0 ? '' : formatMoney(amount, language));
  const stateOf = ({ state }: PayableEntry) => (state === null ? t('entry.package') : t(`signup:state.${state}`));
  const column = (id: (typeof MONEY)[number], more: Partial<Column<PayableEntry>> = {}): Column<PayableEntry> => ({
    ...{ id, header: t(`sums.${id}`), numeric: true, descendingFirst: true, text: (row) => row[id], cell: (row) => money(row[id]) },
    ...more,
  });
  return [
    {
      id: 'name',
      header: t('entry.name'),
      heads: true,
      text: (row) => nameOf(row, ''),
      cell: (row) => (
        <span>
          <Anchor component="button" type="button" fw={500} ta="start" onClick={() => onOpen(row.id)}>
            {nameOf(row, '')}
          </Anchor>
          <RowDetail>
            <span className="one-line">{[row.code, stateOf(row), reminderText(row, t, timeZone)].filter(Boolean).join(' · ')}</span>
          </RowDetail>
        </span>
      ),
    },
    { id: 'code', header: t('entry.code'), wideOnly: true, cell: ({ code }) => code },
    { id: 'state', header: t('entry.state'), wideOnly: true, cell: stateOf },
    { id: 'price', header: t('sums.price'), numeric: true, wideOnly: true, text: ({ price }) => price, cell: ({ price }) => money(price) },
    column('received', { wideOnly: true }),
    column('owed'),
    column('refundable', { wideOnly: true }),
    column('refund', { roomOnly: true }),
    { id: 'reminder', header: t('reminder.title'), wideOnly: true, cell: (row) => reminderText(row, t, timeZone) },
  ];
}
