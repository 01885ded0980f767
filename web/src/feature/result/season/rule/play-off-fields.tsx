import type { SeasonTableLine } from '@fairway/api';
import type { ChampionshipTieKey } from '@fairway/golf';
import { Button, Input, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { IconPlus } from '#icon';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { OrderedList } from '../../../../ui/field/ordered-list.tsx';

type PlayOff = Extract<ChampionshipTieKey, { by: 'play-off' }>;
export const isPlayOff = (key: ChampionshipTieKey): key is PlayOff => key.by === 'play-off';

type Props = {
  playOffs: readonly PlayOff[];
  onChange: (playOffs: readonly PlayOff[]) => void;
  lines: readonly SeasonTableLine[];
  error?: ReactNode;
};

/** What play-offs decided among those who share a place, the winner first, and why. Golfers are named by one of their rows. */
export function PlayOffFields({ playOffs, onChange, lines, error }: Props) {
  const { t } = useTranslation('season');
  const nameOf = (row: string | undefined) => lines.find(({ rows }) => rows.includes(row ?? ''))?.name ?? '';
  const shared = Map.groupBy(
    lines.filter(({ rank }) => rank?.tied),
    ({ rank }) => rank?.position ?? 0,
  );
  const isDecided = (level: readonly SeasonTableLine[]) =>
    playOffs.some(({ order }) => order.some((row) => level.some(({ rows }) => rows.includes(row))));
  const open = [...shared].filter(([, level]) => !isDecided(level));
  if (open.length + playOffs.length === 0) return null;
  return (
    <Input.Wrapper label={t('rule.playOff')} description={t('rule.playOffHelp')} error={error} labelElement="div">
      {playOffs.map((playOff, at) => {
        const put = (fields: Partial<PlayOff>) => onChange(playOffs.with(at, { ...playOff, ...fields }));
        return (
          <section key={[...playOff.order].sort().join()} className="column gap-8">
            <OrderedList
              items={playOff.order}
              keyOf={(nth) => playOff.order[nth] ?? ''}
              nameOf={(nth) => nameOf(playOff.order[nth])}
              // one golfer alone has played off against nobody
              onChange={(order) => (order.length < 2 ? onChange(playOffs.toSpliced(at, 1)) : put({ order }))}
            />
            <TextInput
              label={t('rule.playOffReason')}
              required
              value={playOff.reason}
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
          onClick={() => onChange([...playOffs, { by: 'play-off', order: level.flatMap(({ rows }) => rows[0] ?? []), reason: '' }])}
        >
          {t('rule.playOffAdd', { position, names: level.map(({ name }) => name).join(', ') })}
        </Button>
      ))}
    </Input.Wrapper>
  );
}
