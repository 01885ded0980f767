import { Modal, Stack, Title } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import { COMMAND_KEY } from '../../lib/page/keyboard.ts';
import { oneKeysWork } from '../../lib/session.ts';
import { Keys } from '../../ui/page/key-list.tsx';
import { useShownKeys } from '../../ui/page/screen-keys.ts';
import classes from './key-dialog.module.css';

export type OverProps = { readonly onClose: () => void };

const EVERYWHERE = [
  { keys: [COMMAND_KEY, 'K'], text: 'palette' },
  { keys: [COMMAND_KEY, 'Enter'], text: 'save' },
  { keys: ['Esc'], text: 'close' },
  { keys: ['?'], text: 'help' },
] as const;

/** The keys of the open screen, part by part, then those of every screen. */
export function KeyDialog({ onClose }: OverProps) {
  const { t } = useTranslation('palette');
  const groups = [
    ...useShownKeys().filter(({ keys }) => keys.length > 0),
    {
      label: t('keys.everywhere'),
      keys: EVERYWHERE.filter(({ text }) => text !== 'help' || oneKeysWork()).map(({ keys, text }) => ({ keys, text: t(`keys.${text}`) })),
    },
  ];
  return (
    <Modal opened onClose={onClose} title={t('keys.title')} closeButtonProps={{ 'aria-label': t('keys.close') }} size="md">
      <Stack gap="lg">
        {groups.map(({ label, keys }) => (
          <section key={label} aria-label={label}>
            {label !== t('keys.title') && (
              <Title order={3} size="h4" mb={4}>
                {label}
              </Title>
            )}
            <dl className={classes.keys}>
              {keys.map((key) => (
                <div key={key.keys.join(' ')}>
                  <dt>
                    <Keys of={key} />
                  </dt>
                  <dd>{key.text || label}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </Stack>
    </Modal>
  );
}
