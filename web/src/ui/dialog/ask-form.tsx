import { Button, Group, Stack, Text } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';

type Props = {
  /** What its button says. */
  action: string;
  /** Gets what was given, once it is `ready`. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
  /** Without it there is nothing to close. */
  onCancel?: () => void;
  ready?: boolean;
  /** Why it is not ready. */
  lacks?: string;
  isPending?: boolean;
  /** Nobody can take it back. */
  isFinal?: boolean;
  label?: string;
  /** What else can be done. */
  other?: ReactNode;
  children: ReactNode;
};

/** What is asked before something is done, in a dialog, a drawer or a panel. The fields of a record have `RecordForm`. */
export function AskForm({
  action,
  onSubmit,
  onCancel,
  ready = true,
  lacks,
  isPending = false,
  isFinal = false,
  label,
  other,
  children,
}: Props) {
  const { t } = useTranslation();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation(); // it may have been opened within another form
    if (ready) onSubmit(event);
  };
  return (
    <form onSubmit={submit} aria-label={label} noValidate>
      <Stack gap="md">
        {children}
        <Group justify="flex-end" gap="xs">
          {!ready && lacks !== undefined && (
            <Text size="sm" c="dimmed">
              {lacks}
            </Text>
          )}
          {onCancel && (
            <Button variant="default" onClick={onCancel}>
              {t('cancel')}
            </Button>
          )}
          {other}
          <Button type="submit" color={isFinal ? 'brick' : undefined} loading={isPending} disabled={!ready}>
            {action}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
