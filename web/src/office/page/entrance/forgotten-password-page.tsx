import { Link } from 'react-router';
import { ForgottenForm } from '../../../feature/account/auth/forgotten-form.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Entrance } from '../../shell/entrance.tsx';

export function ForgottenPasswordPage() {
  const { t } = useTranslation('profile');
  return (
    <Entrance title={t('forgotten.title')} intro={t('forgotten.intro')}>
      <ForgottenForm />
      <Link to="/login">{t('link.toLogin')}</Link>
    </Entrance>
  );
}
