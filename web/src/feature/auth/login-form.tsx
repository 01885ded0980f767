import { Alert, Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { IconExclamationCircle } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../lib/api-error.ts';
import type { Session } from '../../lib/session.ts';
import { logIn } from './query.ts';

/** Username or e-mail, and password. The server's sentence about a refused login stays until the next try. */
export function LoginForm({ onSignedIn }: { onSignedIn: (session: Session) => void }) {
  const { t } = useTranslation('auth');
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const attempt = useMutation({
    mutationFn: logIn,
    meta: { shows: ['wrong-credentials', 'validation', 'too-many-attempts', 'csrf-mismatch'] },
    onSuccess: onSignedIn,
  });
  const refused = isApiError(attempt.error) && attempt.error.code !== 'network' ? attempt.error : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    attempt.mutate({ username, password });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {refused !== null && (
          <Alert role="alert" color="amber" icon={<IconExclamationCircle aria-hidden />}>
            {refused.message}
          </Alert>
        )}
        <TextInput
          label={t('username')}
          value={username}
          onChange={(event) => setUsername(event.currentTarget.value)}
          error={refused?.errors.username?.[0]}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          size="md"
        />
        <PasswordInput
          label={t('password')}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={refused?.errors.password?.[0]}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
          size="md"
        />
        <Button type="submit" size="md" loading={attempt.isPending}>
          {t('logIn')}
        </Button>
      </Stack>
    </form>
  );
}
