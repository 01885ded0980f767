import { Menu } from '@mantine/core';
import { IconDots, IconForms, IconTrash } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useEffect, useRef, useState } from 'react';
import classes from '../grid.module.css';

type Props = {
  t: TFunction<readonly ['player', 'word']>;
  label: string;
  reachable: boolean;
  focused: boolean;
  onOpen: () => void;
  onDelete: () => void;
};

/** What else can be done with a player. The menu is made when it is opened: a sheet has one in each of its rows. */
export function RowMenu({ t, label, reachable, focused, onOpen, onDelete }: Props) {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) button.current?.focus();
  }, [focused]);
  const target = (
    <button
      ref={button}
      type="button"
      className={classes.dots}
      tabIndex={reachable ? 0 : -1}
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={opened}
      onClick={() => setOpened(true)}
    >
      <IconDots aria-hidden size={18} />
    </button>
  );
  if (!opened) return target;
  return (
    <Menu opened onChange={setOpened} position="bottom-start" transitionProps={{ duration: 0 }}>
      <Menu.Target>{target}</Menu.Target>
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
