import { SEASON } from '@fairway/api/choice/result/season';
import type { AnyTieKey, ChampionshipTieKey, EclecticTieKey, SeasonTieKey } from '@fairway/golf';
import { Button, Checkbox, Group, Input } from '@mantine/core';
import { IconPlus } from '#icon';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { OrderedList } from '../../../../ui/field/ordered-list.tsx';
import { sayTie } from '../say-season.ts';

/** What may be added of each kind. What a committee decided has its own fields. */
export const POINTS_KEYS: readonly SeasonTieKey[] = [
  { by: 'results', first: null, dropped: false },
  { by: 'next-dropped', nth: 1 },
  { by: 'last', results: 3, dropped: false },
  { by: 'events', dropped: true },
  { by: 'finishes', to: 1, dropped: true },
  { by: 'head-to-head', dropped: true },
  { by: 'handicap' },
  { by: 'older' },
];
export const ECLECTIC_KEYS: readonly EclecticTieKey[] = [
  ...[9, 6, 3, 1].map((holes) => ({ by: 'last-holes', holes }) as const),
  { by: 'handicap' },
  { by: 'older' },
];
export const CHAMPIONSHIP_KEYS: readonly ChampionshipTieKey[] = [1, 2].map((days) => ({ by: 'last-days', days }) as const);

type Props<Key> = { keys: readonly Key[]; ties: readonly Key[]; onChange: (ties: readonly Key[]) => void };

/** What separates golfers with the same total, step by step. */
export function TieFields<Key extends AnyTieKey>({ keys, ties, onChange }: Props<Key>) {
  const { t } = useTranslation('season');
  const wordOf = (key: AnyTieKey | undefined) => (key === undefined ? '' : sayTie(key, t));
  return (
    <Input.Wrapper label={t('rule.tieKeys')} labelElement="div">
      <OrderedList
        items={ties}
        keyOf={(at) => `${at} ${ties[at]?.by}`}
        nameOf={(at) => wordOf(ties[at])}
        onChange={onChange}
        below={(key, at) =>
          'dropped' in key && (
            <Checkbox
              size="xs"
              label={t('rule.withDropped')}
              checked={key.dropped}
              onChange={({ currentTarget }) => onChange(ties.with(at, { ...key, dropped: currentTarget.checked }))}
            />
          )
        }
      />
      <Group gap="xs" mt={4}>
        {keys.map((key) => (
          <Button
            key={wordOf(key)}
            variant="default"
            size="xs"
            leftSection={<IconPlus aria-hidden size={14} />}
            disabled={ties.length >= SEASON.tiesMost}
            onClick={() => onChange([...ties, key])}
          >
            {wordOf(key)}
          </Button>
        ))}
      </Group>
    </Input.Wrapper>
  );
}
