import type { SeasonTableLine, WholeSeason } from '@fairway/api';
import { formatPoints } from '@fairway/api/word/season-points';
import { Anchor, Drawer } from '@mantine/core';
import { useState } from 'react';
import { IconTrophy } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import { matchesSearch } from '../../../lib/value/name.ts';
import { placeLabel } from '../../../ui/mark/sign-of.ts';
import { StateNote } from '../../../ui/page/state-note.tsx';
import type { Column } from '../../../ui/record/list/data-table.tsx';
import { RecordList } from '../../../ui/record/list/record-list.tsx';
import { RowDetail } from '../../../ui/record/list/row-detail.tsx';
import { useList } from '../../../ui/record/list/use-list.ts';
import { LineDetail } from './line-detail.tsx';
import { sayWhy } from './say-season.ts';

type Shown = SeasonTableLine & { readonly id: string };
const DEFAULTS = { search: '', sort: 'place', order: 'asc', page: '1' } as const;
const PAGE = 1000;

/** A season's table as it is now: each line opens to what it is made of. */
export function SeasonTable({ season: { rule, table } }: { season: WholeSeason }) {
  const { t } = useTranslation('season');
  const list = useList(DEFAULTS, []);
  const [opened, open] = useState<string | null>(null);
  const all = table.lines.map((line): Shown => ({ ...line, id: line.person }));
  const rows = all.filter(({ name }) => matchesSearch(name, list.search));
  const line = all.find(({ id }) => id === opened);
  return (
    <>
      <RecordList
        name="season-table"
        label={t('table.title')}
        searchLabel={t('table.search')}
        count={(count) => t('table.count', { count })}
        columns={useColumns(rule, table.lines, open)}
        list={list}
        rows={{ visible: rows, total: rows.length, pageSize: PAGE, failure: null, every: async () => rows }}
        empty={<StateNote icon={IconTrophy} title={t('table.emptyTitle')} text={t('table.emptyText')} />}
      />
      <Drawer opened={line !== undefined} onClose={() => open(null)} size="lg" title={line?.name}>
        {line && <LineDetail line={line} lines={table.lines} events={table.events} />}
      </Drawer>
    </>
  );
}

function useColumns(
  rule: WholeSeason['rule'],
  lines: readonly SeasonTableLine[],
  open: (person: string) => void,
): readonly Column<Shown>[] {
  const { t } = useTranslation('season');
  const language = useLanguage();
  const points = ({ total }: Shown) => formatPoints(total, language);
  const used = (line: Shown, use: 'counts' | 'dropped') =>
    line.entries.filter((entry) => (use === 'counts' ? entry.use === 'counts' || entry.use === 'final' : entry.use === use));
  const listed = (line: Shown, use: 'counts' | 'dropped') =>
    line.holes && use === 'counts'
      ? line.holes.map(({ score }) => score ?? '–').join(' ')
      : used(line, use)
          .map((entry) => formatPoints(entry.points ?? '0', language))
          .join(' · ');
  const lacking = ({ canReach, entries }: Shown) => {
    if (rule.kind === 'eclectic') return t('table.lacksHoles');
    if (rule.kind === 'championship') return entries.flatMap(({ use, because }) => (use === 'none' ? (sayWhy(because, t) ?? []) : []))[0];
    return canReach ? t('table.unranked', { least: rule.least }) : t('table.outOfReach');
  };
  const holes = (lines[0]?.holes ?? []).map(({ hole }): Column<Shown> => {
    const scoreOf = (line: Shown) => line.holes?.find((one) => one.hole === hole)?.score ?? '–';
    return { id: `hole-${hole}`, header: String(hole), numeric: true, wideOnly: true, cell: scoreOf, text: scoreOf };
  });
  const results = (['counts', 'dropped'] as const)
    .filter((use) => use === 'counts' || rule.kind === 'points')
    .map(
      (use): Column<Shown> => ({
        ...{ id: use, header: t(use === 'counts' ? 'table.counted' : 'table.dropped'), wideOnly: true },
        cell: (line) => <span className={use === 'counts' ? 'tabular' : 'tabular quiet'}>{listed(line, use)}</span>,
        text: (line) => listed(line, use),
      }),
    );
  return [
    {
      ...{ id: 'name', header: t('table.golfer'), heads: true },
      cell: (line) => (
        <>
          <Anchor
            component="button"
            type="button"
            fw={500}
            aria-label={t('result.open', { name: line.name })}
            onClick={() => open(line.id)}
          >
            {line.name}
          </Anchor>
          {line.rank === null && <span className="block small quiet">{lacking(line)}</span>}
          <RowDetail>
            <span className="tabular">{listed(line, 'counts')}</span>
          </RowDetail>
        </>
      ),
      text: ({ name }) => name,
    },
    {
      ...{ id: 'place', header: t('table.place'), numeric: true },
      cell: ({ rank }) => <strong>{placeLabel(rank)}</strong>,
      text: ({ rank }) => rank?.position ?? '',
    },
    { id: 'total', header: t('table.total'), numeric: true, cell: (line) => <strong>{points(line)}</strong>, text: points },
    {
      ...{ id: 'events', header: t(rule.kind === 'points' ? 'table.events' : 'table.rounds'), numeric: true, wideOnly: true },
      cell: ({ entries }) => entries.filter(({ because, use }) => use !== 'none' && because !== 'missing').length,
    },
    ...(holes.length > 0 ? holes : results),
  ];
}
