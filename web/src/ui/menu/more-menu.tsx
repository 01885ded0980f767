import { ActionIcon, Menu } from '@mantine/core';
import { Link } from 'react-router';
import { type Icon, IconDots } from '#icon';

/** What is done, or where it leads: to a screen, or to a file in a window of its own. */
export type MenuAction = { readonly label: string; readonly icon?: Icon } & (
  | { readonly run: () => unknown }
  | { readonly to: string }
  | { readonly href: string }
);

type Props = {
  label: string;
  /** Beside other buttons of a toolbar; else it is quiet, in a line of a list. */
  inToolbar?: boolean;
  /** What is false is left out. */
  actions: readonly (MenuAction | false)[];
};

/** What is done now and then, behind three dots. */
export function MoreMenu({ label, inToolbar = false, actions }: Props) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon {...(inToolbar ? { variant: 'default' } : { variant: 'subtle', color: 'gray' })} size={36} aria-label={label}>
          <IconDots aria-hidden size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{actions.map((action) => action && <MenuLine key={action.label} {...action} />)}</Menu.Dropdown>
    </Menu>
  );
}

function MenuLine({ label, icon: Sign, ...does }: MenuAction) {
  const sign = Sign && <Sign aria-hidden size={16} />;
  if ('run' in does)
    return (
      <Menu.Item leftSection={sign} onClick={() => void does.run()}>
        {label}
      </Menu.Item>
    );
  if ('to' in does)
    return (
      <Menu.Item leftSection={sign} component={Link} to={does.to}>
        {label}
      </Menu.Item>
    );
  return (
    <Menu.Item leftSection={sign} component="a" href={does.href} target="_blank">
      {label}
    </Menu.Item>
  );
}
