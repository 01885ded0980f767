import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { showToast } from '../../../ui/toast/toast.tsx';
import { sendTest } from './query.ts';

/** Sends a mail to one's own address, and says what the mail server answered. */
export function TestMail() {
  const { t } = useTranslation('mail');
  const test = useMutation({
    mutationFn: sendTest,
    onSuccess: ({ to, state, reason, code }) => {
      if (state === 'sent') return showToast('success', t('testSent', { to }), '');
      const why = reason === null ? '' : t(`reason.${reason}`);
      showToast('warning', t('testFailed'), code === null ? why : t('code', { reason: why, code }));
    },
  });
  return (
    <Button variant="default" loading={test.isPending} onClick={() => test.mutate()}>
      {t('testNow')}
    </Button>
  );
}
