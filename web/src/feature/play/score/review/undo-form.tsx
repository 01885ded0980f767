import { REASON } from '@fairway/api/record/bound';
import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';

type Props = {
  title: string;
  action: string;
  pending: boolean;
  /** There is something to take back. */
  ready: boolean;
  onSave: (reason: string) => void;
  onClose: () => void;
  children: ReactNode;
};

/** Says what is taken back, and asks for the reason. */
export function UndoForm({ title, action, pending, ready, onSave, onClose, children }: Props) {
  const { t } = useTranslation(['desk', 'word']);
  const [reason, setReason] = useState('');
  const given = reason.trim().length >= REASON.least;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (given && ready) onSave(reason.trim());
  };
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t('word:close') }}>
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          {children}
          <TextInput
            label={t('history.reasonField')}
            required
            data-autofocus
            maxLength={REASON.most}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t('word:cancel')}
            </Button>
            <Button type="submit" loading={pending} disabled={!given || !ready}>
              {action}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
