import { Drawer } from '@mantine/core';
import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import { confirmLeave } from '../../page/unsaved.ts';
import { AroundForm } from './around-form.ts';

type Props = {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** The form; `leave` closes the drawer, and asks first while there is something unsaved. */
  children: (leave: () => void) => ReactNode;
};

/** A form at the side of a list. */
export function FormDrawer({ opened, onClose, title, children }: Props) {
  const unsaved = useRef(false);
  const tell = useCallback((now: boolean) => {
    unsaved.current = now;
  }, []);
  const around = useMemo(() => ({ title, tell }), [title, tell]);
  const leave = async () => {
    if (!unsaved.current || (await confirmLeave())) onClose();
  };
  return (
    <Drawer opened={opened} onClose={leave} size="lg" title={title}>
      <AroundForm value={around}>{children(leave)}</AroundForm>
    </Drawer>
  );
}
