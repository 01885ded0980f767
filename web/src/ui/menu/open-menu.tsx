import { Menu } from '@mantine/core';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { MenuProps } from './menu-button.tsx';

type Props = MenuProps & { position?: 'bottom-start' | 'bottom-end'; width?: number; children: ReactNode };

/** The menu of a button; open at once, since pressing the button loaded it. Its own button replaces that one. */
export function OpenMenu({ button, position = 'bottom-end', width = 240, children }: Props) {
  const target = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  useLayoutEffect(() => {
    // Pressed by hand, the button before it has taken the focus away with it; opened by a key, the focus goes back to where it was.
    if (document.activeElement === document.body) target.current?.focus();
    setOpened(true);
  }, []);
  return (
    <Menu position={position} width={width} opened={opened} onChange={setOpened}>
      <Menu.Target>
        <button type="button" ref={target} {...button} />
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
