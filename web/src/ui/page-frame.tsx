import { Group, Title } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import classes from './page-frame.module.css';

type Props = {
  title: string;
  /** What the browser's tab says before the title, where a screen is one of several below it. */
  tabTitle?: string | undefined;
  /** One line under the title: where, when, how many. */
  detail?: ReactNode;
  actions?: ReactNode;
  /** Narrow: a form in one column. */
  width?: 'narrow' | 'wide';
  children: ReactNode;
};

/** A screen: its title, which is also the tab's, its actions, its content. */
export function PageFrame({ title, tabTitle, detail, actions, width = 'wide', children }: Props) {
  useEffect(() => {
    document.title = [tabTitle, title, 'Fairway'].filter(Boolean).join(' · ');
  }, [title, tabTitle]);
  return (
    <div className={classes.page} data-width={width}>
      <header className={classes.head}>
        <div className={classes.title}>
          <Title order={1}>{title}</Title>
          {detail !== undefined && <div className={classes.detail}>{detail}</div>}
        </div>
        {actions !== undefined && <Group gap="xs">{actions}</Group>}
      </header>
      {children}
    </div>
  );
}
