import type { PayableEntry, ShownBankLine } from '@fairway/api';
import { formatMoney } from '@fairway/api/word/number';
import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import { IconPlus } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { readMoney, typedMoney } from '../../../lib/value/money.ts';
import { AskForm } from '../../../ui/dialog/ask-form.tsx';
import { MoneyField } from '../../../ui/field/money-field.tsx';
import { chooseOnly, findOptions } from '../../../ui/field/select.ts';
import { useTellDrawer } from '../../../ui/record/form/around-form.ts';
import { nameOf, owedText } from './entry-name.ts';
import { LineHead } from './line-head.tsx';
import type { LineDecision } from './query.ts';

type Props = {
  line: ShownBankLine;
  entries: readonly PayableEntry[];
  isPending: boolean;
  onShare: (as: 'book' | 'return', shares: LineDecision['shares']) => void;
  onCancel: () => void;
};
type Row = { readonly entryId: string | null; readonly typed: string };

/** For which entries a line is, and how much of it for each: together they are the whole line. */
export function ShareForm({ line, entries, isPending, onShare, onCancel }: Props) {
  const { t, language } = useTranslation(['payment', 'word']);
  const sign = line.amount < 0 ? -1 : 1;
  const whole = Math.abs(line.amount);
  const first = line.shares.length > 0 ? line.shares : [{ entryId: null, amount: line.amount }];
  const [rows, setRows] = useState<readonly Row[]>(() =>
    first.map(({ entryId, amount }) => ({ entryId, typed: typedMoney(Math.abs(amount), language) })),
  );
  const [isTouched, setTouched] = useState(false);
  useTellDrawer(isTouched);
  const amounts = rows.map(({ typed }) => readMoney(typed) ?? 0);
  const rest = whole - amounts.reduce((sum, amount) => sum + amount, 0);
  const isReady = rest === 0 && rows.every(({ entryId }, nth) => entryId !== null && (amounts[nth] ?? 0) > 0);
  const put = (nth: number, part: Partial<Row>) => {
    setTouched(true);
    setRows(rows.map((row, at) => (at === nth ? { ...row, ...part } : row)));
  };
  const shares = rows.flatMap(({ entryId }, nth) => (entryId === null ? [] : [{ entryId, amount: sign * (amounts[nth] ?? 0) }]));
  const options = entries
    .toSorted((one, other) => Number(other.owed > 0) - Number(one.owed > 0))
    .map((entry) => ({ value: entry.id, label: `${nameOf(entry, '')} · ${entry.code} · ${owedText(entry, t, language)}` }));
  return (
    <AskForm
      action={t('share.book')}
      onSubmit={() => onShare('book', shares)}
      onCancel={onCancel}
      ready={isReady}
      lacks={rest === 0 ? t('share.who') : t('share.rest', { amount: formatMoney(rest, language) })}
      isPending={isPending}
      other={
        line.amount > 0 && (
          <Button variant="default" disabled={!isReady || isPending} onClick={() => onShare('return', shares)}>
            {t('share.return')}
          </Button>
        )
      }
    >
      <LineHead line={line} />
      {rows.map(({ entryId, typed }, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
        <div key={nth} className="column gap-8">
          <Select
            label={t('share.entry', { number: nth + 1 })}
            data={options.filter(({ value }) => value === entryId || rows.every((row) => row.entryId !== value))}
            value={entryId}
            onChange={(chosen) => put(nth, { entryId: chosen })}
            searchable
            filter={findOptions}
            limit={50}
            onKeyDown={chooseOnly}
            nothingFoundMessage={t('word:nothingFound')}
            data-autofocus={(nth === 0 && entryId === null) || undefined}
          />
          <MoneyField label={t('share.amount', { number: nth + 1 })} value={typed} onChange={(next) => put(nth, { typed: next })} />
        </div>
      ))}
      <div>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPlus aria-hidden size={14} />}
          onClick={() => setRows([...rows, { entryId: null, typed: typedMoney(Math.max(0, Number.isNaN(rest) ? 0 : rest), language) }])}
        >
          {t('share.more')}
        </Button>
      </div>
    </AskForm>
  );
}
