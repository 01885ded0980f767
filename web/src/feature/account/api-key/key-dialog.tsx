import type { NewApiKey } from '@fairway/api';
import { KEY_NAME_MOST } from '@fairway/api/record/bound';
import { Button, Group, Modal, Radio, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { AskForm } from '../../../ui/dialog/ask-form.tsx';
import { CopyButton } from '../../../ui/field/copy-button.tsx';
import { addKey, useKeyChange } from './query.ts';

type Props = { siteId: string; opened: boolean; onClose: () => void };

/** Asks for a new key, and shows it once. */
export function KeyDialog({ siteId, opened, onClose }: Props) {
  const { t } = useTranslation(['api-key', 'word']);
  const [made, setMade] = useState<NewApiKey | null>(null);
  const close = () => {
    setMade(null);
    onClose();
  };
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={t(made === null ? 'add' : 'madeTitle')}
      // the key is gone when it closes: a click beside it is no decision
      closeOnClickOutside={made === null}
      size="lg"
    >
      {made === null ? <KeyForm siteId={siteId} onMade={setMade} onCancel={close} /> : <MadeKey made={made} onClose={close} />}
    </Modal>
  );
}

function KeyForm({ siteId, onMade, onCancel }: { siteId: string; onMade: (key: NewApiKey) => void; onCancel: () => void }) {
  const { t } = useTranslation(['api-key', 'word']);
  const add = useKeyChange(siteId, addKey(siteId));
  const form = useForm({
    initialValues: { name: '', access: 'read' },
    validate: { name: (name) => (name.trim() === '' ? t('word:required') : null) },
  });
  const save = ({ name, access }: typeof form.values) =>
    add.mutate(
      { name, mayWrite: access === 'write' },
      {
        onSuccess: onMade,
        onError: (error) => isApiError(error) && form.setErrors({ name: error.errors.name?.[0] }),
      },
    );
  return (
    <AskForm action={t('make')} onSubmit={form.onSubmit(save)} onCancel={onCancel} isPending={add.isPending}>
      <TextInput
        label={t('name')}
        description={t('nameHelp')}
        withAsterisk
        aria-required
        data-autofocus
        maxLength={KEY_NAME_MOST}
        {...form.getInputProps('name')}
      />
      <Radio.Group label={t('access')} {...form.getInputProps('access')}>
        <Stack gap={8} mt={4}>
          <Radio value="read" label={t('reads.only')} description={t('readHelp')} />
          <Radio value="write" label={t('reads.write')} description={t('writeHelp')} />
        </Stack>
      </Radio.Group>
    </AskForm>
  );
}

function MadeKey({ made: { key }, onClose }: { made: NewApiKey; onClose: () => void }) {
  const { t } = useTranslation(['api-key', 'word']);
  return (
    <Stack gap="md">
      <Text>{t('madeText')}</Text>
      <TextInput
        label={t('key')}
        value={key}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
        styles={{ input: { fontFamily: 'monospace' } }}
      />
      <Text size="sm" c="dimmed">
        {t('madeHow')}
      </Text>
      <Group justify="flex-end" gap="xs">
        <CopyButton value={key} label={t('word:copy')} data-autofocus />
        <Button variant="default" onClick={onClose}>
          {t('done')}
        </Button>
      </Group>
    </Stack>
  );
}
