import type { SettingTrouble } from '@fairway/api';
import { Alert, Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { confirm } from '../../../ui/dialog/confirm.tsx';
import { Unread } from '../../../ui/page/state-note.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';
import { settingTroubles, useNewSecret } from './query.ts';

/** What is wrong with the settings of a server that runs all the same, and what to do; nothing while all is well. */
export function SettingTroubles() {
  const { t } = useTranslation('setting-trouble');
  const read = useQuery(settingTroubles());
  const items = read.data?.items ?? [];
  if (items.length === 0) return <Unread of={[read]} />;
  return (
    <Alert color="brick" variant="light" title={t('title')}>
      {items.map((trouble) => (
        <Trouble key={trouble.code + trouble.setting} {...trouble} />
      ))}
    </Alert>
  );
}

function Trouble({ code, setting, path }: SettingTrouble) {
  const { t } = useTranslation('setting-trouble');
  const isKey = code === 'other-key' || code === 'no-key';
  return (
    <>
      <Text size="sm">{t(`code.${code}`, { setting, path: path ?? '' })}</Text>
      {isKey && path !== null && (
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {t('file', { path })}
        </Text>
      )}
      {isKey && <LostSecret />}
    </>
  );
}

function LostSecret() {
  const { t } = useTranslation('setting-trouble');
  const renew = useNewSecret();
  const ask = async () => {
    if (!(await confirm({ title: t('ask'), text: t('askText'), action: t('begin'), isFinal: true }))) return;
    renew.mutate(undefined, { onSuccess: () => showToast('success', t('done'), '') });
  };
  return (
    <Button variant="default" size="xs" mt="xs" loading={renew.isPending} onClick={ask}>
      {t('lost')}
    </Button>
  );
}
