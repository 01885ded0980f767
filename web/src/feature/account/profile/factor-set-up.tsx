import { Code, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { showToast } from '../../../ui/toast/toast.tsx';
import { type Proof, ProofForm } from './proof-form.tsx';
import { beginFactor, confirmFactor } from './query.ts';

type Props = { onOn: (recoveryCodes: readonly string[]) => void; onCancel: () => void };

/** The password, then the secret to scan or to type, then a first code of the app. */
export function FactorSetUp({ onOn, onCancel }: Props) {
  const { t } = useTranslation('profile');
  const begin = useMutation({
    mutationFn: ({ currentPassword }: Proof) => beginFactor(currentPassword),
    meta: { shows: ['wrong-password', 'validation'] },
  });
  const confirm = useMutation({
    mutationFn: ({ code }: Proof) => confirmFactor(code),
    meta: { shows: ['wrong-code', 'second-factor-unreadable', 'validation'] },
    onSuccess: ({ recoveryCodes }) => {
      showToast('success', t('factor.switchedOn'), '');
      onOn(recoveryCodes);
    },
  });
  if (begin.data === undefined)
    return (
      <ProofForm
        key="password"
        asks={['currentPassword']}
        text={t('factor.what')}
        action={t('factor.goOn')}
        error={begin.error}
        isPending={begin.isPending}
        onGiven={begin.mutate}
        onCancel={onCancel}
      />
    );
  const { qr, secret } = begin.data;
  return (
    <Stack gap="md">
      <Text size="sm">{t('factor.scan')}</Text>
      <img src={qr} alt={t('factor.qr')} width={200} height={200} />
      <Text size="sm">
        {t('factor.secret')} <Code style={{ overflowWrap: 'anywhere' }}>{secret.match(/.{4}/g)?.join(' ')}</Code>
      </Text>
      <ProofForm
        key="code"
        asks={['code']}
        action={t('factor.confirm')}
        error={confirm.error}
        isPending={confirm.isPending}
        onGiven={confirm.mutate}
        onCancel={onCancel}
      />
    </Stack>
  );
}
