import { Button, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import { setPassword } from './link-query.ts';

type Props = { token: string; username: string; onSaved: () => void };

/** A password, typed twice: nobody is logged in yet who could correct it. */
export function NewPasswordForm({ token, username, onSaved }: Props) {
  const { t } = useTranslation('profile');
  const [password, choose] = useState('');
  const [again, repeat] = useState('');
  const [differs, setDiffers] = useState(false);
  const save = useMutation({ mutationFn: setPassword, meta: { shows: ['validation'] }, onSuccess: onSaved });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setDiffers(password !== again);
    if (password === again) save.mutate({ token, password });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          label={t('link.password')}
          description={t('link.help')}
          value={password}
          onChange={(event) => choose(event.currentTarget.value)}
          error={isApiError(save.error) ? save.error.errors.password?.[0] : undefined}
          autoComplete="new-password"
          autoFocus
          size="md"
        />
        <PasswordField
          label={t('link.again')}
          value={again}
          onChange={(event) => repeat(event.currentTarget.value)}
          error={differs ? t('link.differs') : undefined}
          autoComplete="new-password"
          size="md"
        />
        <Button type="submit" size="md" loading={save.isPending}>
          {t('link.save')}
        </Button>
      </Stack>
    </form>
  );
}
