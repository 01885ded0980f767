import type { ClubHandicap, HandicapRule } from '@fairway/api';
import { formatHandicap } from '@fairway/api/word/number';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { IconListNumbers } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useIsPrinting } from '../../../lib/page/use-print.ts';
import { today } from '../../../lib/value/date.ts';
import { matchesSearch } from '../../../lib/value/name.ts';
import { StateNote } from '../../../ui/page/state-note.tsx';
import { ChoiceFilter } from '../../../ui/record/list/choice-filter.tsx';
import type { Column } from '../../../ui/record/list/data-table.tsx';
import { RecordList } from '../../../ui/record/list/record-list.tsx';
import { RowHead } from '../../../ui/record/list/row-detail.tsx';
import { type Rows, useList } from '../../../ui/record/list/use-list.ts';
import { ChangeList } from './change-list.tsx';
import { isChanged, saySentence } from './change-sentence.ts';
import { clubHandicaps } from './query.ts';

const PAGE = 100;
const MONTHS = 24;
type Listed = ClubHandicap & { readonly id: string };

/** The last months, `2026-11`, this one first. */
function lastMonths(): string[] {
  const [year = 0, month = 1] = today('Asia/Ho_Chi_Minh').split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, ago) => new Date(Date.UTC(year, month - 1 - ago, 1)).toISOString().slice(0, 7));
}

type Props = { rule: HandicapRule; openRule: ReactNode };

/** The club's handicaps of a month: what they are, what they were, and why they changed. */
export function ClubHandicapList({ rule, openRule }: Props) {
  const { t } = useTranslation('club-handicap');
  const isPrinting = useIsPrinting();
  const months = lastMonths();
  const list = useList({ search: '', month: '', only: '', site: '', sort: 'name', order: 'asc', page: '1' }, ['name', 'figure']);
  const month = months.find((one) => one === list.values.month) ?? months[0] ?? '';
  const read = useQuery(clubHandicaps(rule.siteId, month));
  const isChangedOnly = list.values.only === 'changed';
  const found = read.data && foundIn(isChangedOnly ? read.data.items.filter(isChanged) : read.data.items, list);
  const rows: Rows<Listed> = {
    visible: isPrinting ? found : found?.slice((list.page - 1) * PAGE, list.page * PAGE),
    total: found?.length,
    pageSize: PAGE,
    failure: read.isLoadingError ? { error: read.error, retry: read.refetch } : null,
    every: async () => found ?? [],
  };
  const isOff = rule.club === null;
  return (
    <RecordList
      name="club-handicaps"
      label={`${t('label')} ${monthName(month)}`}
      searchLabel={t('list.search')}
      count={(count) => t('list.count', { count })}
      columns={useColumns()}
      list={list}
      rows={rows}
      filters={
        <>
          <NativeSelect
            aria-label={t('list.monthLabel')}
            w={170}
            data={months.map((value) => ({ value, label: t('list.month', { month: monthName(value) }) }))}
            value={month}
            onChange={({ currentTarget }) => list.change({ month: currentTarget.value === months[0] ? '' : currentTarget.value })}
          />
          <ChoiceFilter
            label={t('list.change')}
            any={t('list.everyone')}
            choices={['changed']}
            wordOf={() => t('list.changed')}
            value={isChangedOnly ? 'changed' : undefined}
            onChange={(only) => list.change({ only })}
            width={230}
          />
        </>
      }
      actions={!isOff && openRule}
      empty={
        <StateNote
          icon={IconListNumbers}
          title={t(isOff ? 'list.offTitle' : 'list.emptyTitle')}
          text={t(isOff ? 'list.offText' : 'list.emptyText')}
          action={isOff && openRule}
        />
      }
    />
  );
}

const monthName = (month: string): string => month.split('-').reverse().join('/');

/** They come by given name. */
function foundIn(items: readonly ClubHandicap[], { search, sort, order }: { search: string; sort: string; order: string }): Listed[] {
  const found = items.filter(({ name }) => matchesSearch(name, search)).map((one) => ({ ...one, id: one.golferId }));
  if (sort === 'figure') found.sort((a, b) => a.figure - b.figure);
  return order === 'desc' ? found.reverse() : found;
}

function useColumns(): readonly Column<Listed>[] {
  const { t } = useTranslation('club-handicap');
  const language = useLanguage();
  const sentences = ({ changes }: ClubHandicap) => changes.map((change) => saySentence(change, t, language));
  return [
    {
      id: 'name',
      header: t('list.name'),
      heads: true,
      cell: (one) => (
        <RowHead to={`/golfers/${one.golferId}`} label={one.name}>
          <ChangeList changes={one.changes} />
        </RowHead>
      ),
      text: ({ name }) => name,
    },
    {
      id: 'figure',
      header: t('figure'),
      numeric: true,
      cell: ({ figure }) => formatHandicap(figure, language),
      text: ({ figure }) => figure,
    },
    {
      id: 'before',
      header: t('list.before'),
      numeric: true,
      wideOnly: true,
      cell: ({ before }) => formatHandicap(before, language),
      text: ({ before }) => before ?? '',
    },
    {
      id: 'change',
      header: t('list.change'),
      wideOnly: true,
      cell: ({ changes }) => <ChangeList changes={changes} />,
      text: (one) => sentences(one).join('; '),
    },
  ];
}
