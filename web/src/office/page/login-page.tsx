import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { LoginForm } from '../../feature/auth/login-form.tsx';
import { useTabTitle } from '../../ui/screen-name.ts';
import { askedFor, landingOf } from '../guard.ts';
import { LanguageSwitch } from '../shell/language-switch.tsx';
import classes from './login-page.module.css';

export function LoginPage() {
  const { t } = useTranslation(['auth', 'shell']);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  useTabTitle();
  return (
    <div className={classes.page}>
      <header className={classes.bar}>
        <LanguageSwitch />
      </header>
      <main className={classes.card}>
        <img src="/icon.svg" alt="" width={44} height={44} />
        <h1>{t('shell:product')}</h1>
        <p>{t('intro')}</p>
        <LoginForm onSignedIn={(session) => navigate(askedFor(search.get('next')) ?? landingOf(session), { replace: true })} />
        <a href="/live">{t('publicBoards')}</a>
      </main>
    </div>
  );
}
