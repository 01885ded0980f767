import { Menu } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { IconDots } from '#icon';
import classes from '../grid.module.css';
import type { GridAction } from '../model/grid-column.ts';

type Props<Row> = { row: Row; label: string; actions: readonly GridAction<Row>[]; reachable: boolean; focused: boolean };

/** More actions for a row. The menu is made when it is opened, since every row of a grid has one. */
export function RowMenu<Row>({ row, label, actions, reachable, focused }: Props<Row>) {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (focused) button.current?.focus({ preventScroll: true });
  }, [focused]);
  const target = (
    <button
      ref={button}
      type="button"
      className={classes.dots}
      data-control
      data-landing={reachable || undefined}
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
        {actions.map(({ id, label: text, icon, run }) => (
          <Menu.Item key={id} leftSection={icon} onClick={() => run(row)}>
            {text}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
