import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ForgottenForm } from '../../../feature/auth/forgotten-form.tsx';
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
