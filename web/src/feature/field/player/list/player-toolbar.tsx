import type { Division, Round } from '@fairway/api';
import { CARD_STATUSES } from '@fairway/api/choice/play/score';
import { formatCount } from '@fairway/api/word/number';
import { Button, Select } from '@mantine/core';
import { IconFileSpreadsheet, IconPlus } from '#icon';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useLanguage } from '../../../../lib/language.ts';
import { SearchBox } from '../../../../ui/field/search-box.tsx';
import { ColumnChoice } from '../../../../ui/grid/column-choice.tsx';
import { LinkButton } from '../../../../ui/page/screen-link.tsx';
import { TableToolbar } from '../../../../ui/table/table-toolbar.tsx';
import { FIELDS } from '../field/field.ts';
import { type ListAddress, NO_DIVISION } from './player-order.ts';

type Props = {
  list: ListAddress;
  onChange: (change: Partial<ListAddress>) => void;
  count: number;
  total: number;
  divisions: readonly Division[];
  rounds: readonly Round[];
  round: Round;
  /** The hidden columns; null: a phone has no columns. */
  columns: { readonly hidden: readonly string[]; readonly onChange: (hidden: readonly string[]) => void } | null;
  onAdd: (() => void) | null;
  importPath: string;
  onExport: () => void;
};

/** The name is always there. */
const CHOOSABLE = FIELDS.filter((field) => field !== 'name');

/** Search, filters, the count, and the ways to add. */
export function PlayerToolbar({
  list,
  onChange,
  count: shown,
  total,
  divisions,
  rounds,
  round,
  columns,
  onAdd,
  importPath,
  onExport,
}: Props) {
  const { t } = useTranslation(['player', 'word']);
  const language = useLanguage();
  const number = (count: number) => formatCount(count, language);
  return (
    <TableToolbar
      count={
        shown === total
          ? t('list.count', { count: total, total: number(total) })
          : t('word:shown', { shown: number(shown), total: number(total) })
      }
      search={<SearchBox label={t('list.search')} value={list.search} onChange={(search) => onChange({ search })} />}
      filters={
        <>
          {divisions.length > 0 && (
            <Select
              aria-label={t('list.divisionFilter')}
              w={150}
              data={[
                { value: '', label: t('list.anyDivision') },
                ...divisions.map(({ id, name }) => ({ value: id, label: t('word:divisionName', { name }) })),
                { value: NO_DIVISION, label: t('noDivision') },
              ]}
              value={list.division}
              onChange={(division) => onChange({ division: division ?? '' })}
            />
          )}
          <Select
            aria-label={t('list.statusFilter')}
            w={160}
            data={[
              { value: '', label: t('list.anyStatus') },
              ...CARD_STATUSES.map((value) => ({ value, label: t(`statusLong.${value}`) })),
            ]}
            value={list.status}
            onChange={(status) => onChange({ status: status ?? '' })}
          />
          {rounds.length > 1 && (
            <Select
              aria-label={t('list.round')}
              w={110}
              data={rounds.map(({ number }) => ({ value: String(number), label: t('list.roundNumber', { number }) }))}
              value={String(round.number)}
              onChange={(number) => onChange({ round: number ?? '' })}
            />
          )}
        </>
      }
    >
      {onAdd !== null && (
        <>
          <Button leftSection={<IconPlus aria-hidden size={16} />} onClick={onAdd}>
            {t('add.button')}
          </Button>
          <LinkButton to={importPath} variant="default" leftSection={<IconFileSpreadsheet aria-hidden size={16} />} label={t('import')} />
        </>
      )}
      {columns !== null && <ColumnChoice columns={CHOOSABLE.map((id) => ({ id, title: t(`field.${id}`) }))} {...columns} />}
      <Button variant="default" onClick={onExport}>
        Excel
      </Button>
    </TableToolbar>
  );
}
