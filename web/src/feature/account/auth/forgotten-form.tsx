import { Alert, Button, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { IconMail } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { askForLink } from './link-query.ts';

/** Asks for a link by mail; what it answers says nothing about who has an account. */
export function ForgottenForm() {
  const { t } = useTranslation(['profile', 'auth']);
  const [username, setUsername] = useState('');
  const ask = useMutation({ mutationFn: () => askForLink(username), meta: { shows: ['validation'] } });
  if (ask.isSuccess)
    return (
      <Alert role="status" color="fairway" icon={<IconMail aria-hidden />}>
        {t('forgotten.sent')}
      </Alert>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask.mutate();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          label={t('auth:username')}
          value={username}
          onChange={(event) => setUsername(event.currentTarget.value)}
          error={isApiError(ask.error) ? ask.error.errors.username?.[0] : undefined}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          size="md"
        />
        <Button type="submit" size="md" loading={ask.isPending}>
          {t('forgotten.send')}
        </Button>
      </Stack>
    </form>
  );
}
