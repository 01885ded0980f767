import { REASON } from '@fairway/api/record/bound';
import { Modal, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { AskForm } from '../../../../ui/dialog/ask-form.tsx';

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
  const { t } = useTranslation('desk');
  const [reason, setReason] = useState('');
  const hasReason = reason.trim().length >= REASON.least;
  return (
    <Modal opened onClose={onClose} title={title}>
      <AskForm action={action} onSubmit={() => onSave(reason.trim())} onCancel={onClose} ready={hasReason && ready} isPending={pending}>
        {children}
        <TextInput
          label={t('history.reasonField')}
          required
          data-autofocus
          maxLength={REASON.most}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </AskForm>
    </Modal>
  );
}
