import { Alert, Button, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { IconExclamationCircle, IconShieldLock } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { failureOf } from '../../../lib/api/failure.ts';
import type { Session } from '../../../lib/session.ts';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import { logIn } from './query.ts';

/** A field that comes has the focus; Preact, with which the login page is built, sets the attribute, which counts once a page. */
const focusOnce = (field: HTMLInputElement | null): void => field?.focus();

/**
 * Username or e-mail, and password; then, of whoever has a second factor, its code. The server's sentence about a refused login stays
 * until the next try.
 */
export function LoginForm({ onSignedIn }: { onSignedIn: (session: Session) => void }) {
  const { t } = useTranslation('auth');
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string | null>(null);
  const attempt = useMutation({
    mutationFn: logIn,
    meta: { shows: 'every' },
    onSuccess: onSignedIn,
    onError: (error) => isApiError(error, 'code-needed') && setCode(''),
  });
  const refused = isApiError(attempt.error) && attempt.error.code !== 'code-needed' ? attempt.error : null;
  const failure = refused?.message && refused.status !== 0 ? refused.message : failureOf(refused)?.message;
  // of both nobody is told which one is wrong
  const isWrong = refused?.code === 'wrong-credentials';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    attempt.mutate({ username, password, ...(code !== null && { code }) });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {refused !== null && (
          <Alert role="alert" color="amber" icon={<IconExclamationCircle aria-hidden />}>
            {failure}
          </Alert>
        )}
        {code === null ? (
          <>
            <TextInput
              label={t('username')}
              value={username}
              onChange={(event) => setUsername(event.currentTarget.value)}
              error={refused?.errors.username?.[0] ?? isWrong}
              aria-required
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              ref={focusOnce}
              size="md"
            />
            <PasswordField
              label={t('password')}
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
              error={refused?.errors.password?.[0] ?? isWrong}
              autoComplete="current-password"
              size="md"
            />
          </>
        ) : (
          <TextInput
            label={t('code')}
            description={t('codeHelp')}
            leftSection={<IconShieldLock aria-hidden size={18} />}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
            error={refused?.errors.code?.[0] ?? refused?.code === 'wrong-code'}
            aria-required
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            ref={focusOnce}
            size="md"
          />
        )}
        <Button type="submit" size="md" loading={attempt.isPending}>
          {t('logIn')}
        </Button>
        {code !== null && (
          <Button variant="subtle" color="gray" onClick={() => setCode(null)}>
            {t('otherAccount')}
          </Button>
        )}
      </Stack>
    </form>
  );
}
