import { Alert, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { loginWays } from '../../feature/account/auth/link-query.ts';
import { LoginForm } from '../../feature/account/auth/login-form.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { switchLanguage } from '../../i18n/words.ts';
import { PREFIX } from '../../lib/prefix.ts';
import type { Session } from '../../lib/session.ts';
import classes from '../shell/entrance.module.css';
import { LanguageSwitch } from '../shell/language-switch.tsx';
import { fetchOffice } from './fetch-office.ts';
import { askedFor, landingOf } from './landing.ts';

/** The card of the login, as `Entrance` frames the office's other screens before it. */
export function LoginDoor() {
  const { t } = useTranslation(['auth', 'shell']);
  const { data: ways } = useQuery(loginWays());
  const [isUnswitched, setUnswitched] = useState(false);
  const title = t('shell:screen.login');
  useEffect(() => {
    document.title = `${title} · Fairway`;
  }, [title]);
  const enter = (session: Session) => {
    const next = askedFor(new URLSearchParams(location.search).get('next'));
    location.replace(PREFIX + (next ?? landingOf(session)));
  };
  return (
    <div className={classes.page} onInput={fetchOffice}>
      <header className={classes.bar}>
        <LanguageSwitch
          change={(language) => {
            switchLanguage(language).then(
              () => setUnswitched(false),
              () => setUnswitched(true),
            );
          }}
        />
      </header>
      <main className={classes.card}>
        <img src={`${PREFIX}/icon.svg`} alt="" width={44} height={44} />
        <Title order={1}>{t('shell:product')}</Title>
        <p>{t('intro')}</p>
        {isUnswitched && (
          <Alert role="alert" color="amber" title={t('shell:languageFailed')}>
            {t('shell:languageFailedText')}
          </Alert>
        )}
        <LoginForm onSignedIn={enter} />
        {ways?.byMail && <a href={`${PREFIX}/forgotten-password`}>{t('forgotten')}</a>}
        <a href={`${PREFIX}/live`}>{t('publicBoards')}</a>
      </main>
    </div>
  );
}
