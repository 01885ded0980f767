import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { signedInUser } from '../../feature/account/auth/query.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ownName } from '../../lib/prefix.ts';
import { HEADING } from '../../ui/page/screen-heading.tsx';
import { TopBar } from './bar/top-bar.tsx';
import classes from './shell.module.css';
import { ShellKeys } from './shell-keys.tsx';

/** The frame of every screen behind the login: top bar, then the screen. A new screen takes the focus, as soon as it is there its heading. */
export function Shell() {
  const { t } = useTranslation('shell');
  useQuery(signedInUser());
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);
  useLayoutEffect(() => {
    if (lastPath.current !== pathname) main.current?.focus({ preventScroll: true });
    lastPath.current = pathname;
  }, [pathname]);
  return (
    <>
      <a className={classes.skip} href={`#${HEADING}`}>
        {t('skip')}
      </a>
      <TopBar />
      <ShellKeys />
      <main ref={main} id="main" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      <ScrollRestoration storageKey={ownName('golf_scroll')} />
    </>
  );
}
