import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { loginWays } from '../../../feature/account/auth/link-query.ts';
import { LoginForm } from '../../../feature/account/auth/login-form.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PREFIX } from '../../../lib/prefix.ts';
import { askedFor, landingOf } from '../../login/landing.ts';
import { Entrance } from '../../shell/entrance.tsx';

export function LoginPage() {
  const { t } = useTranslation(['auth', 'shell']);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { state } = useLocation();
  const { data: ways } = useQuery(loginWays());
  return (
    <Entrance title={t('shell:product')} intro={t('intro')}>
      {state?.ended === true && <Alert color="amber">{t('ended')}</Alert>}
      <LoginForm onSignedIn={(session) => navigate(askedFor(search.get('next')) ?? landingOf(session), { replace: true })} />
      {ways?.byMail && <Link to="/forgotten-password">{t('forgotten')}</Link>}
      <a href={`${PREFIX}/live`}>{t('publicBoards')}</a>
    </Entrance>
  );
}
