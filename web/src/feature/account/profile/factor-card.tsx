import type { Profile } from '@fairway/api';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { IconShieldLock } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatOffice } from '../../../lib/value/date.ts';
import { showToast } from '../../../ui/toast/toast.tsx';
import { FactorSetUp } from './factor-set-up.tsx';
import { type Proof, ProofForm } from './proof-form.tsx';
import { renewRecoveryCodes, switchFactorOff } from './query.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

type Step = 'rest' | 'set-up' | 'renew' | 'off';
type Props = { profile: Profile; onChanged: () => void };

/** The second factor: on or off, its recovery codes, and how to change that. */
export function FactorCard({ profile, onChanged }: Props) {
  const { t } = useTranslation('profile');
  const [step, setStep] = useState<Step>('rest');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { totpSince, totpRequired, recoveryCodesLeft } = profile;
  const rest = () => setStep('rest');
  const got = (recoveryCodes: readonly string[]) => {
    rest();
    setCodes(recoveryCodes);
  };
  if (codes !== null)
    return (
      <RecoveryCodes
        codes={codes}
        onKept={() => {
          setCodes(null);
          onChanged();
        }}
      />
    );
  if (step === 'set-up') return <FactorSetUp onOn={got} onCancel={rest} />;
  if (step === 'renew') return <Renew onMade={got} onCancel={rest} />;
  if (step === 'off')
    return (
      <SwitchOff
        onOff={() => {
          rest();
          onChanged();
        }}
        onCancel={rest}
      />
    );
  return (
    <Stack gap="sm" align="flex-start">
      {totpRequired && totpSince === null && (
        <Alert role="status" color="amber" icon={<IconShieldLock aria-hidden />}>
          {t('factor.owed')}
        </Alert>
      )}
      <Text size="sm">
        {totpSince === null ? t('factor.what') : t('factor.on', { date: formatOffice(totpSince), count: recoveryCodesLeft ?? 0 })}
      </Text>
      {totpSince === null ? (
        <Button variant={totpRequired ? 'filled' : 'default'} onClick={() => setStep('set-up')}>
          {t('factor.begin')}
        </Button>
      ) : (
        <Group gap="xs">
          <Button variant="default" onClick={() => setStep('renew')}>
            {t('factor.renew')}
          </Button>
          {!totpRequired && (
            <Button variant="default" onClick={() => setStep('off')}>
              {t('factor.off')}
            </Button>
          )}
        </Group>
      )}
      {totpRequired && totpSince !== null && (
        <Text size="sm" c="dimmed">
          {t('factor.required')}
        </Text>
      )}
    </Stack>
  );
}

function Renew({ onMade, onCancel }: { onMade: (codes: readonly string[]) => void; onCancel: () => void }) {
  const { t } = useTranslation('profile');
  const renew = useMutation({
    mutationFn: ({ currentPassword }: Proof) => renewRecoveryCodes(currentPassword),
    meta: { shows: ['wrong-password', 'validation'] },
    onSuccess: ({ recoveryCodes }) => onMade(recoveryCodes),
  });
  return (
    <ProofForm
      asks={['currentPassword']}
      text={t('factor.renewText')}
      action={t('factor.renew')}
      error={renew.error}
      isPending={renew.isPending}
      onGiven={renew.mutate}
      onCancel={onCancel}
    />
  );
}

function SwitchOff({ onOff, onCancel }: { onOff: () => void; onCancel: () => void }) {
  const { t } = useTranslation('profile');
  const off = useMutation({
    mutationFn: switchFactorOff,
    meta: { shows: ['wrong-password', 'wrong-code', 'second-factor-unreadable', 'validation'] },
    onSuccess: () => {
      showToast('success', t('factor.switchedOff'), '');
      onOff();
    },
  });
  return (
    <ProofForm
      asks={['currentPassword', 'code']}
      codeLabel={t('factor.codeOrRecovery')}
      action={t('factor.off')}
      error={off.error}
      isPending={off.isPending}
      onGiven={off.mutate}
      onCancel={onCancel}
    />
  );
}
