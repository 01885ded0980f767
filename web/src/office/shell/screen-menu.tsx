import type { MenuProps } from '../../ui/menu-button.tsx';
import { OpenMenu } from '../../ui/open-menu.tsx';
import { ScreenItems } from './screen-items.tsx';

export const HelpMenu = ({ button }: MenuProps) => (
  <OpenMenu button={button}>
    <ScreenItems menu="help" />
  </OpenMenu>
);

export const ConfigMenu = ({ button }: MenuProps) => (
  <OpenMenu button={button}>
    <ScreenItems menu="config" />
  </OpenMenu>
);
