import type { FlightPlayer } from '@fairway/api';
import { ActionIcon, Button, Group, MultiSelect, Stack } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import classes from './draw.module.css';
import type { DrawChoice } from './draw-plan.ts';

type Props = { players: readonly FlightPlayer[]; choice: DrawChoice; onChange: (change: Partial<DrawChoice>) => void };

/** Who wants to be, or must not be, in one flight: their names, typed. */
export function WishFields({ players, choice, onChange }: Props) {
  const { t } = useTranslation('flight');
  const asked = choice.together.length + choice.apart.length > 0;
  return (
    <details className={classes.wishes} open={asked || undefined}>
      <summary>{t('draw.wishes')}</summary>
      <Stack gap="xs" mt="xs">
        {(['together', 'apart'] as const).map((kind) => (
          <Stack key={kind} gap="xs">
            {choice[kind].map((wish, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a wish is its place in the list
              <Group key={nth} gap={4} wrap="nowrap" align="end">
                <MultiSelect
                  label={t(`draw.${kind}`)}
                  placeholder={wish.length === 0 ? t('draw.names') : ''}
                  flex={1}
                  searchable
                  hidePickedOptions
                  data={players.map(({ playerId, name }) => ({ value: playerId, label: name }))}
                  limit={50}
                  value={[...wish]}
                  onChange={(ids) => onChange({ [kind]: choice[kind].with(nth, ids) })}
                />
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={36}
                  aria-label={t('draw.removeWish', { number: nth + 1 })}
                  onClick={() => onChange({ [kind]: choice[kind].toSpliced(nth, 1) })}
                >
                  <IconX aria-hidden size={16} />
                </ActionIcon>
              </Group>
            ))}
            <Button
              size="compact-sm"
              variant="subtle"
              leftSection={<IconPlus aria-hidden size={14} />}
              style={{ alignSelf: 'flex-start' }}
              onClick={() => onChange({ [kind]: [...choice[kind], []] })}
            >
              {t(kind === 'together' ? 'draw.addTogether' : 'draw.addApart')}
            </Button>
          </Stack>
        ))}
      </Stack>
    </details>
  );
}
