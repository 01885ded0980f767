import type { SeasonTableLine } from '@fairway/api';
import type { AnyTieKey, EclecticTieKey, SeasonTieKey } from '@fairway/golf';
import { Button, Input, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { IconPlus } from '#icon';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { OrderedList } from '../../../../ui/field/ordered-list.tsx';
import { TieFields } from './tie-fields.tsx';

type DecidedKey = Extract<AnyTieKey, { readonly order: readonly string[] }>;
/** Who came in what order, and why. */
type Decided = Pick<DecidedKey, 'order' | 'reason'>;
export const isDecided = <Key extends AnyTieKey>(key: Key): key is Extract<Key, DecidedKey> => 'order' in key;

type Props = {
  /** A play-off of a championship, a draw of lots of other seasons. */
  by: DecidedKey['by'];
  decided: readonly Decided[];
  onChange: (decided: readonly Decided[]) => void;
  /** The table as it is now; empty of a new season. */
  lines: readonly SeasonTableLine[];
  error?: ReactNode;
};

/** What a committee decided among those who share a place, the winner first, and why. Golfers are named by one of their rows. */
export function DecidedFields({ by, decided, onChange, lines, error }: Props) {
  const { t } = useTranslation('season');
  const nameOf = (row: string | undefined) => lines.find(({ rows }) => rows.includes(row ?? ''))?.name ?? '';
  const shared = Map.groupBy(
    lines.filter(({ rank }) => rank?.tied),
    ({ rank }) => rank?.position ?? 0,
  );
  const isOver = (level: readonly SeasonTableLine[]) =>
    decided.some(({ order }) => order.some((row) => level.some(({ rows }) => rows.includes(row))));
  const open = [...shared].filter(([, level]) => !isOver(level));
  if (open.length + decided.length === 0) return null;
  return (
    <Input.Wrapper label={t(`rule.decided.${by}`)} description={t('rule.playOffHelp')} error={error} labelElement="div">
      {decided.map((one, at) => {
        const put = (fields: Partial<Decided>) => onChange(decided.with(at, { ...one, ...fields }));
        return (
          <section key={[...one.order].sort().join()} className="column gap-8">
            <OrderedList
              items={one.order}
              keyOf={(nth) => one.order[nth] ?? ''}
              nameOf={(nth) => nameOf(one.order[nth])}
              // one golfer alone has played off against nobody
              onChange={(order) => (order.length < 2 ? onChange(decided.toSpliced(at, 1)) : put({ order }))}
            />
            <TextInput
              label={t('rule.playOffReason')}
              required
              value={one.reason}
              onChange={({ currentTarget }) => put({ reason: currentTarget.value })}
            />
          </section>
        );
      })}
      {open.map(([position, level]) => (
        <Button
          key={position}
          mt={4}
          variant="default"
          size="xs"
          leftSection={<IconPlus aria-hidden size={14} />}
          onClick={() => onChange([...decided, { order: level.flatMap(({ rows }) => rows[0] ?? []), reason: '' }])}
        >
          {t(`rule.decidedAdd.${by}`, { position, names: level.map(({ name }) => name).join(', ') })}
        </Button>
      ))}
    </Input.Wrapper>
  );
}

type LotsProps<Key> = Pick<Props, 'lines' | 'error'> & {
  keys: readonly Key[];
  ties: readonly Key[];
  onChange: (ties: readonly Key[]) => void;
};

/** What separates golfers with the same total, and after that the lots that a committee drew. */
export function TiesAndLots<Key extends SeasonTieKey | EclecticTieKey>({ keys, ties, onChange, lines, error }: LotsProps<Key>) {
  const lots = ties.filter(isDecided);
  const others = ties.filter((key) => !isDecided(key));
  return (
    <>
      <TieFields keys={keys} ties={others} onChange={(next) => onChange([...next, ...lots])} />
      <DecidedFields
        by="lot"
        decided={lots}
        onChange={(decided) => onChange([...others, ...decided.map((one) => ({ ...one, by: 'lot' }) as Key)])}
        lines={lines}
        error={error}
      />
    </>
  );
}
