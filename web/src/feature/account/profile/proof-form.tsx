import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { PasswordField } from '../../../ui/field/password-field.tsx';

export type Proof = { currentPassword: string; code: string };

type Props = {
  asks: readonly (keyof Proof)[];
  text?: string | undefined;
  codeLabel?: string;
  action: string;
  error: unknown;
  isPending: boolean;
  onGiven: (proof: Proof) => void;
  onCancel: () => void;
};

/** The password once more, a code, or both. */
export function ProofForm({ asks, text, codeLabel, action, error, isPending, onGiven, onCancel }: Props) {
  const { t } = useTranslation('profile');
  const [typed, setTyped] = useState<Proof>({ currentPassword: '', code: '' });
  const errors = isApiError(error) ? error.errors : {};
  const input = (field: keyof Proof) => ({
    value: typed[field],
    onChange: (event: { currentTarget: { value: string } }) => setTyped({ ...typed, [field]: event.currentTarget.value }),
    error: errors[field]?.[0],
    'data-autofocus': asks[0] === field || undefined,
    autoFocus: asks[0] === field,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onGiven(typed);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {text !== undefined && <Text size="sm">{text}</Text>}
        {asks.includes('currentPassword') && (
          <PasswordField label={t('factor.password')} autoComplete="current-password" {...input('currentPassword')} />
        )}
        {asks.includes('code') && (
          <TextInput
            aria-required
            label={codeLabel ?? t('factor.code')}
            autoComplete="one-time-code"
            autoCapitalize="none"
            {...input('code')}
          />
        )}
        <Group gap="xs">
          <Button type="submit" loading={isPending}>
            {action}
          </Button>
          <Button variant="default" onClick={onCancel}>
            {t('factor.cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
