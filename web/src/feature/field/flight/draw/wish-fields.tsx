import type { FlightPlayer } from '@fairway/api';
import { Button, Checkbox, Group, MultiSelect, Stack } from '@mantine/core';
import { IconPlus, IconX } from '#icon';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { IconButton } from '../../../../ui/field/icon-button.tsx';
import { useGoneLine } from '../../../../ui/field/use-gone-line.ts';
import type { DrawChoice } from './draw-plan.ts';

type Props = {
  players: readonly FlightPlayer[];
  /** Some of them entered together, or would like to play with one another. */
  hasEntered: boolean;
  choice: DrawChoice;
  onChange: (change: Partial<DrawChoice>) => void;
};

/** Who wants to be, or must not be, in one flight: by their entries, or their names, typed. */
export function WishFields({ players, hasEntered, choice, onChange }: Props) {
  const { t } = useTranslation('flight');
  const hasWishes = choice.together.length + choice.apart.length > 0;
  return (
    <>
      {hasEntered && (
        <Checkbox
          label={t('draw.asEntered')}
          checked={choice.asEntered}
          onChange={({ currentTarget }) => onChange({ asEntered: currentTarget.checked })}
        />
      )}
      <details open={hasWishes || undefined}>
        <summary>{t('draw.wishes')}</summary>
        <Stack gap="xs" mt="xs">
          {(['together', 'apart'] as const).map((kind) => (
            <WishList key={kind} kind={kind} players={players} wishes={choice[kind]} onChange={(wishes) => onChange({ [kind]: wishes })} />
          ))}
        </Stack>
      </details>
    </>
  );
}

type Wishes = DrawChoice['together'];
type ListProps = { kind: 'together' | 'apart'; players: readonly FlightPlayer[]; wishes: Wishes; onChange: (wishes: Wishes) => void };

function WishList({ kind, players, wishes, onChange }: ListProps) {
  const { t } = useTranslation('flight');
  const { list, going } = useGoneLine<HTMLDivElement>(wishes.length);
  return (
    <Stack ref={list} gap="xs">
      {wishes.map((wish, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a wish is its place in the list
        <Group key={nth} role="group" aria-label={`${t(`draw.${kind}`)} ${nth + 1}`} gap={4} wrap="nowrap" align="end">
          <MultiSelect
            label={t(`draw.${kind}`)}
            placeholder={wish.length === 0 ? t('draw.names') : ''}
            flex={1}
            searchable
            hidePickedOptions
            data={players.map(({ playerId, name }) => ({ value: playerId, label: name }))}
            limit={50}
            value={[...wish]}
            onChange={(ids) => onChange(wishes.with(nth, ids))}
          />
          <IconButton
            icon={IconX}
            label={t('draw.removeWish', { number: nth + 1 })}
            onClick={() => {
              going(nth);
              onChange(wishes.toSpliced(nth, 1));
            }}
          />
        </Group>
      ))}
      <Button
        size="compact-sm"
        variant="subtle"
        leftSection={<IconPlus aria-hidden size={14} />}
        style={{ alignSelf: 'flex-start' }}
        onClick={() => onChange([...wishes, []])}
      >
        {t(kind === 'together' ? 'draw.addTogether' : 'draw.addApart')}
      </Button>
    </Stack>
  );
}
