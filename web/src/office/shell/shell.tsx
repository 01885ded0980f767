import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration } from 'react-router';
import { signedInUser } from '../../feature/auth/query.ts';
import classes from './shell.module.css';
import { TopBar } from './top-bar.tsx';

/** The frame of every screen behind the login: top bar, then the screen. */
export function Shell() {
  const { t } = useTranslation('shell');
  useQuery(signedInUser());
  return (
    <>
      <a className={classes.skip} href="#main">
        {t('skip')}
      </a>
      <TopBar />
      <main id="main" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      <ScrollRestoration />
    </>
  );
}
