import type { ApiKey } from '@fairway/api';
import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { IconPlus } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatOffice } from '../../../lib/value/date.ts';
import { confirm } from '../../../ui/dialog/confirm.tsx';
import { StatusMark } from '../../../ui/mark/status-mark.tsx';
import { ShortList } from '../../../ui/record/list/short-list.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';
import { KeyDialog } from './key-dialog.tsx';
import { apiKeys, revokeKey, useKeyChange } from './query.ts';

/** The API keys of a site: made, and revoked. */
export function KeyList({ siteId }: { siteId: string }) {
  const { t } = useTranslation('api-key');
  const read = useQuery(apiKeys(siteId));
  const [open, setOpen] = useState(false);
  return (
    <>
      <ShortList
        title={t('title')}
        read={read}
        empty={t('empty')}
        action={
          <Button variant="default" size="xs" leftSection={<IconPlus aria-hidden size={14} />} onClick={() => setOpen(true)}>
            {t('add')}
          </Button>
        }
      >
        {(key) => <KeyRow siteId={siteId} of={key} />}
      </ShortList>
      <KeyDialog siteId={siteId} opened={open} onClose={() => setOpen(false)} />
    </>
  );
}

function KeyRow({ siteId, of: key }: { siteId: string; of: ApiKey }) {
  const { t } = useTranslation('api-key');
  const revoke = useKeyChange(siteId, revokeKey(siteId));
  const { id, name, start, mayWrite, usedAt, revokedAt } = key;
  const askAndRevoke = async () => {
    if (!(await confirm({ title: t('revokeTitle', { name }), text: t('revokeText'), action: t('revoke'), isFinal: true }))) return;
    revoke.mutate(id, { onSuccess: () => showToast('success', t('revoked', { name }), '') });
  };
  return (
    <>
      <span className="column grow">
        <Text span fw={500}>
          {name}
        </Text>
        <Text span size="sm" c="dimmed">
          <code>{start}…</code> · {t(mayWrite ? 'reads.write' : 'reads.only')} ·{' '}
          {usedAt === null ? t('neverUsed') : t('used', { at: formatOffice(usedAt) })}
        </Text>
      </span>
      {revokedAt === null ? (
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          onClick={askAndRevoke}
          loading={revoke.isPending}
          aria-label={t('revokeOne', { name })}
        >
          {t('revoke')}
        </Button>
      ) : (
        <StatusMark tone="quiet">{t('isRevoked')}</StatusMark>
      )}
    </>
  );
}
