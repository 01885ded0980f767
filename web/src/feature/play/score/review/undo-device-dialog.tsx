import type { HistoryEntry } from '@fairway/api';
import { Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { readTime } from '../../../../lib/value/date.ts';
import { Unread } from '../../../../ui/page/state-note.tsx';
import { showToast } from '../../../../ui/toast/toast.tsx';
import { type RoundIds, undoDevice, undoPreview, useUndo } from '../query.ts';
import { UndoForm } from './undo-form.tsx';

type Props = {
  of: RoundIds;
  /** One of the entries of the device. */
  entry: HistoryEntry;
  onClose: () => void;
};

/** Takes back what came from one device since a time, after saying how much that is. */
export function UndoDeviceDialog({ of, entry: { deviceKey, device }, onClose }: Props) {
  const { t } = useTranslation('desk');
  const [typed, setTyped] = useState('');
  const since = typed.trim() === '' ? null : readTime(typed);
  const isWrong = typed.trim() !== '' && since === null;
  const question = { device: deviceKey ?? '', since };
  const read = useQuery({ ...undoPreview(of, question), enabled: !isWrong });
  const preview = read.data;
  const undo = useUndo(of, undoDevice(of));
  const save = (reason: string) =>
    undo.mutate(
      { ...question, reason },
      {
        onSuccess: (undone) => {
          showToast('success', t('history.undone', undone), '');
          onClose();
        },
      },
    );
  return (
    <UndoForm
      title={t('history.deviceTitle', { device: device ?? '…' })}
      action={t('history.deviceAction')}
      pending={undo.isPending}
      ready={!isWrong && (preview?.holes ?? 0) > 0}
      onSave={save}
      onClose={onClose}
    >
      <Text>{t('history.deviceText')}</Text>
      <TextInput
        label={t('history.since')}
        value={typed}
        maxLength={8}
        error={isWrong ? t('history.wrongTime') : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Unread of={[read]} />
      <Text role="status" fw={500}>
        {!isWrong && preview && (preview.holes === 0 ? t('history.nothing') : t('history.preview', preview))}
      </Text>
    </UndoForm>
  );
}
