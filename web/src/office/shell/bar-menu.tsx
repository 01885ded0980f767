import { type ComponentType, type ReactNode, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { showFailure } from '../../ui/toast.tsx';
import classes from './shell.module.css';

/** What the menu of a button is given: the button, which it draws itself from then on. */
export type BarMenuProps = { readonly button: { className?: string | undefined; 'aria-label': string; children: ReactNode } };

type Props = {
  label: string;
  /** Comes when it is asked for first: the first screen is shown without anything that menus are made of. */
  load: () => Promise<ComponentType<BarMenuProps>>;
  /** What the button shows. */
  children: ReactNode;
};

/** A button of the top bar that opens a menu. */
export function BarMenu({ label, load, children }: Props) {
  const [Menu, setMenu] = useState<ComponentType<BarMenuProps> | null>(null);
  const button = { className: classes.control, 'aria-label': label, children };
  if (Menu !== null) return <Menu button={button} />;
  const open = () =>
    load().then(
      (loaded) => setMenu(() => loaded),
      () => showFailure(new ApiError(0, 'network', '')),
    );
  return <button type="button" aria-haspopup="menu" aria-expanded={false} onClick={open} {...button} />;
}
