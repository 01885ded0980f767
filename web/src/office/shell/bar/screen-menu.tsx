import type { MenuProps } from '../../../ui/menu/menu-button.tsx';
import { OpenMenu } from '../../../ui/menu/open-menu.tsx';
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
