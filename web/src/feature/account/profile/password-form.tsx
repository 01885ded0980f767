import { Button, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';
import { changePassword } from './query.ts';

const BLANK = { currentPassword: '', password: '' };

/** Another password; the current one proves who asks. */
export function PasswordForm({ username, onChanged }: { username: string; onChanged: () => void }) {
  const { t } = useTranslation('profile');
  const [typed, setTyped] = useState(BLANK);
  const change = useMutation({
    mutationFn: changePassword,
    meta: { shows: ['wrong-password', 'validation'] },
    onSuccess: () => {
      setTyped(BLANK);
      showToast('success', t('password.saved'), t('password.savedText'));
      onChanged();
    },
  });
  const errors = isApiError(change.error) ? change.error.errors : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate(typed);
  };
  const input = (field: keyof typeof BLANK) => ({
    value: typed[field],
    onChange: (event: { currentTarget: { value: string } }) => setTyped({ ...typed, [field]: event.currentTarget.value }),
    error: errors[field]?.[0],
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md" align="stretch">
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordField label={t('password.current')} autoComplete="current-password" {...input('currentPassword')} />
        <PasswordField label={t('password.new')} description={t('password.help')} autoComplete="new-password" {...input('password')} />
        <Button type="submit" variant="default" loading={change.isPending} style={{ alignSelf: 'flex-start' }}>
          {t('password.save')}
        </Button>
      </Stack>
    </form>
  );
}
