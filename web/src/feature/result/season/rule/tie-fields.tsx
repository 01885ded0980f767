import { SEASON, SEASON_TIES } from '@fairway/api/choice/result/season';
import type { SeasonTieKey } from '@fairway/golf';
import { Button, Checkbox, Group, Input } from '@mantine/core';
import { IconPlus } from '#icon';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { OrderedList } from '../../../../ui/field/ordered-list.tsx';

/** Draws by lot name people, and are not set here. */
type Key = Exclude<SeasonTieKey, { by: 'lot' }>;
const NEW: { readonly [By in Key['by']]: Extract<Key, { by: By }> } = {
  results: { by: 'results', first: null, dropped: false },
  'next-dropped': { by: 'next-dropped', nth: 1 },
  last: { by: 'last', results: 3, dropped: false },
  events: { by: 'events', dropped: true },
  finishes: { by: 'finishes', to: 1, dropped: true },
  'head-to-head': { by: 'head-to-head', dropped: true },
  handicap: { by: 'handicap' },
  older: { by: 'older' },
};

type Props = { ties: readonly SeasonTieKey[]; onChange: (ties: readonly SeasonTieKey[]) => void };

/** What separates golfers with the same total, step by step. */
export function TieFields({ ties, onChange }: Props) {
  const { t } = useTranslation('season');
  const wordOf = (key: Key) => t(`rule.tie.${key.by}`, { count: key.by === 'last' ? key.results : 0 });
  const own = ties as readonly Key[];
  return (
    <Input.Wrapper label={t('rule.tieKeys')} labelElement="div">
      <OrderedList
        items={own}
        keyOf={(at) => `${at} ${own[at]?.by}`}
        nameOf={(at) => wordOf(own[at] as Key)}
        onChange={onChange}
        below={(key, at) =>
          'dropped' in key && (
            <Checkbox
              size="xs"
              label={t('rule.withDropped')}
              checked={key.dropped}
              onChange={({ currentTarget }) => onChange(own.with(at, { ...key, dropped: currentTarget.checked }))}
            />
          )
        }
      />
      <Group gap="xs" mt={4}>
        {SEASON_TIES.map((by) => (
          <Button
            key={by}
            variant="default"
            size="xs"
            leftSection={<IconPlus aria-hidden size={14} />}
            disabled={own.length >= SEASON.tiesMost}
            onClick={() => onChange([...own, NEW[by]])}
          >
            {wordOf(NEW[by])}
          </Button>
        ))}
      </Group>
    </Input.Wrapper>
  );
}
