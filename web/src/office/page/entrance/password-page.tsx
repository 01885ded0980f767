import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { passwordLink } from '../../../feature/account/auth/link-query.ts';
import { NewPasswordForm } from '../../../feature/account/auth/new-password-form.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { clearSession } from '../../../lib/session.ts';
import { showToast } from '../../../ui/toast/toast.tsx';
import { Entrance } from '../../shell/entrance.tsx';
import { useLinkToken } from './use-link-token.ts';

/** Where a one-time link leads: its person chooses a password, then logs in with it. */
export function PasswordPage() {
  const { t } = useTranslation('profile');
  const navigate = useNavigate();
  const token = useLinkToken();
  const link = useQuery(passwordLink(token));
  if (link.isError)
    return (
      <Entrance title={t('link.invalidTitle')} intro={t('link.invalidText')}>
        <Link to="/login">{t('link.toLogin')}</Link>
      </Entrance>
    );
  if (link.data === undefined)
    return (
      <Entrance title={t('link.title')} intro="">
        <Skeleton height={180} />
      </Entrance>
    );
  const saved = async () => {
    showToast('success', t('link.saved'), t('link.savedText'));
    clearSession();
    await navigate('/login', { replace: true });
  };
  return (
    <Entrance title={t('link.title')} intro={t('link.intro', { username: link.data.username })}>
      <NewPasswordForm token={token} username={link.data.username} onSaved={saved} />
    </Entrance>
  );
}
