import { type ComponentType, type ReactNode, useState } from 'react';
import { showUnopened } from '../toast/toast.tsx';

/** What the menu of a button gets: the button, which the menu draws from then on. */
export type MenuProps = { readonly button: { className?: string | undefined; 'aria-label': string; children: ReactNode } };

type Props = {
  label: string;
  /** Loaded on first use: the first screen does without the code of menus. */
  load: () => Promise<ComponentType<MenuProps>>;
  className?: string | undefined;
  /** What the button shows. */
  children: ReactNode;
};

/** A button that opens a menu. */
export function MenuButton({ label, load, className, children }: Props) {
  const [Menu, setMenu] = useState<ComponentType<MenuProps> | null>(null);
  const button = { className, 'aria-label': label, children };
  if (Menu !== null) return <Menu button={button} />;
  const open = () => load().then((loaded) => setMenu(() => loaded), showUnopened);
  return <button type="button" aria-haspopup="menu" aria-expanded={false} onClick={open} {...button} />;
}
