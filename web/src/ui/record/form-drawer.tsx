import { Drawer } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { confirm } from '../confirm.tsx';
import { TellDrawer } from './tell-drawer.ts';

type Props = {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** The form; `leave` closes the drawer, and asks first while there is something unsaved. */
  children: (leave: () => void) => ReactNode;
};

/** A form at the side of a list. */
export function FormDrawer({ opened, onClose, title, children }: Props) {
  const { t } = useTranslation();
  const unsaved = useRef(false);
  const tell = useRef((now: boolean) => {
    unsaved.current = now;
  });
  const leave = async () => {
    const question = { title: t('leaveTitle'), text: t('leaveText'), action: t('leave'), cancel: t('stay') };
    if (!unsaved.current || (await confirm(question))) onClose();
  };
  return (
    <Drawer opened={opened} onClose={leave} size="lg" title={title} closeButtonProps={{ 'aria-label': t('close') }}>
      <TellDrawer value={tell.current}>{children(leave)}</TellDrawer>
    </Drawer>
  );
}
