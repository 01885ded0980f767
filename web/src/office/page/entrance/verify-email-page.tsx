import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { verifyEmail } from '../../../feature/account/auth/link-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Entrance } from '../../shell/entrance.tsx';
import { useLinkToken } from './use-link-token.ts';

/** Where the link of a verification leads. A press of the button uses it, so that no program that opens links in mails does. */
export function VerifyEmailPage() {
  const { t } = useTranslation('profile');
  const token = useLinkToken();
  const verify = useMutation({ mutationFn: () => verifyEmail(token), meta: { shows: ['link-invalid', 'validation'] } });
  if (verify.isError)
    return (
      <Entrance title={t('link.invalidTitle')} intro={t('link.invalidText')}>
        <Link to="/">{t('link.goOn')}</Link>
      </Entrance>
    );
  return (
    <Entrance title={t('link.verifyTitle')} intro={verify.isSuccess ? t('link.verified') : t('link.verifyIntro')}>
      {verify.isSuccess ? (
        <Link to="/">{t('link.goOn')}</Link>
      ) : (
        <Button size="md" loading={verify.isPending} onClick={() => verify.mutate()}>
          {t('link.verifyTitle')}
        </Button>
      )}
    </Entrance>
  );
}
