import { Group, Title } from '@mantine/core';
import { createContext, type ReactNode, use, useState } from 'react';
import { createPortal } from 'react-dom';
import classes from './page-frame.module.css';
import { ScreenHeading } from './screen-heading.tsx';
import { useTabTitle } from './screen-name.ts';

type Props = {
  /** The thing that the screen shows; by default the screen's own name. */
  title?: string;
  /** Beside the title: where, when, how many. */
  detail?: ReactNode;
  /** Leads from the thing to others like it. */
  others?: ReactNode;
  actions?: ReactNode;
  /** Narrow: a form in one column. */
  width?: 'narrow' | 'wide';
  /** Of a thing with several screens: what leads to them. Below it the open one begins, under its own name. */
  tabs?: ReactNode;
  /** Not the screen yet: what takes its place begins it. */
  isWaiting?: boolean;
  children: ReactNode;
};

const NoticeSlot = createContext<HTMLElement | null>(null);

/** What needs a person now, in the head of the screen, whoever finds it out. */
export function PageNotices({ children }: { children: ReactNode }) {
  const slot = use(NoticeSlot);
  return slot && createPortal(children, slot);
}

/** A screen: its title, which the browser's tab has too, its actions, its content. */
export function PageFrame({ title, detail, others, actions, width = 'wide', tabs, isWaiting = false, children }: Props) {
  useTabTitle(title);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <div className={classes.page} data-width={width}>
      <header className={classes.head}>
        <div className={`row gap-16 grow ${classes.title}`}>
          {tabs === undefined && !isWaiting ? (
            <ScreenHeading order={1} text={title} />
          ) : (
            <Title order={1} title={title}>
              {title}
            </Title>
          )}
          {others}
          {detail !== undefined && <div className={`fixed quiet ${classes.detail}`}>{detail}</div>}
        </div>
        <div ref={setSlot} data-notices className={`row gap-8 wrap ${classes.notices}`} />
        {actions !== undefined && <Group gap="xs">{actions}</Group>}
      </header>
      <NoticeSlot value={slot}>
        {tabs}
        {tabs !== undefined && <ScreenHeading order={2} isSpokenOnly />}
        {children}
      </NoticeSlot>
    </div>
  );
}
