import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconForms, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

type Props = { label: string; reachable: boolean; focused: boolean; onOpen: () => void; onDelete: () => void };

/** What else can be done with a player. */
export function RowMenu({ label, reachable, focused, onOpen, onDelete }: Props) {
  const { t } = useTranslation(['player', 'word']);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) button.current?.focus();
  }, [focused]);
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <ActionIcon ref={button} variant="subtle" color="gray" c="dimmed" tabIndex={reachable ? 0 : -1} aria-label={label}>
          <IconDots aria-hidden size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconForms aria-hidden size={16} />} onClick={onOpen}>
          {t('grid.openForm')}
        </Menu.Item>
        <Menu.Item leftSection={<IconTrash aria-hidden size={16} />} onClick={onDelete}>
          {t('word:delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
