import { readable } from '@fairway/facts/readable';
import { Button, Checkbox, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { showToast } from '../../../ui/toast/toast.tsx';
import { useNewKey } from './query.ts';

/** Asks before a new key is taken, and whether the old one was stolen. */
export function NewKeyDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation(['site-key', 'word']);
  const [isStolen, setIsStolen] = useState(false);
  const renew = useNewKey();
  const close = () => {
    setIsStolen(false);
    onClose();
  };
  const take = () =>
    renew.mutate(isStolen, {
      onSuccess: ({ items: [newest] }) => {
        showToast('success', t('done'), newest ? readable(newest.key) : '');
        close();
      },
    });
  return (
    <Modal opened={opened} onClose={close} title={t('ask')}>
      <Stack gap="md">
        <Text>{t('keep')}</Text>
        <Checkbox
          label={t('stolen')}
          description={t(isStolen ? 'unvouched' : 'vouched')}
          checked={isStolen}
          onChange={(event) => setIsStolen(event.currentTarget.checked)}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" data-autofocus onClick={close}>
            {t('word:cancel')}
          </Button>
          <Button color="brick" loading={renew.isPending} onClick={take}>
            {t('renew')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
