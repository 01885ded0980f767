import { Menu } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { MenuProps } from './menu-button.tsx';

type Props = MenuProps & { position?: 'bottom-start' | 'bottom-end'; width?: number; onClose?: () => void; children: ReactNode };

/** The menu of a button; open at once, since pressing the button loaded it. Its own button replaces that one. */
export function OpenMenu({ button, position = 'bottom-end', width = 240, onClose, children }: Props) {
  const target = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    target.current?.focus();
    setOpened(true);
  }, []);
  const change = (open: boolean) => {
    setOpened(open);
    if (!open) onClose?.();
  };
  return (
    <Menu position={position} width={width} opened={opened} onChange={change}>
      <Menu.Target>
        <button type="button" ref={target} {...button} />
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
