import type { MarkerDevice } from '@fairway/api';
import { REASON } from '@fairway/api/record/bound';
import { Checkbox, Modal, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { AskForm } from '../../../ui/dialog/ask-form.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';
import { type RoundRef, shutOut, useMarkerChange } from './query.ts';

type Props = { of: RoundRef; flight: string; name: string; device: MarkerDevice; onClose: () => void };

/** Asks why a phone is shut out, and whether what it entered is taken back. */
export function ShutOutDialog({ of, flight, name, device, onClose }: Props) {
  const { t } = useTranslation(['marker-link', 'word']);
  const shut = useMarkerChange(of, shutOut(of));
  const form = useForm({
    initialValues: { reason: '', undo: false },
    validate: { reason: (reason) => (reason.trim().length < REASON.least ? t('word:required') : null) },
  });
  const save = (values: typeof form.values) =>
    shut.mutate(
      { deviceId: device.id, ...values },
      {
        onSuccess: ({ undone }) => {
          showToast('success', t('shutOut.done', { name }), values.undo ? t('shutOut.undone', { count: undone }) : '');
          onClose();
        },
      },
    );
  return (
    <Modal opened onClose={onClose} title={t('shutOut.title', { name, flight })}>
      <AskForm action={t('shutOut.action')} onSubmit={form.onSubmit(save)} onCancel={onClose} isPending={shut.isPending}>
        <Text>{t('shutOut.text')}</Text>
        <TextInput
          label={t('shutOut.reason')}
          withAsterisk
          aria-required
          data-autofocus
          maxLength={REASON.most}
          {...form.getInputProps('reason')}
        />
        {device.entries > 0 && (
          <Checkbox label={t('shutOut.undo', { count: device.entries })} {...form.getInputProps('undo', { type: 'checkbox' })} />
        )}
      </AskForm>
    </Modal>
  );
}
