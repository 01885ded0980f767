import type { WholeGolfer } from '@fairway/api';
import { Button, Checkbox, Group, Modal, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { IconDownload } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { formatOffice } from '../../../lib/value/date.ts';
import { AskForm } from '../../../ui/dialog/ask-form.tsx';
import { showFailure, showToast } from '../../../ui/toast/toast.tsx';
import { fetchOwnData, removeGolfer } from './query.ts';

type Props = { golfer: WholeGolfer; mayWrite: boolean; mayRemove: boolean };

/** All data of a golfer as a file, and their removal when they ask for it. */
export function DataPanel({ golfer, mayWrite, mayRemove }: Props) {
  const { t } = useTranslation('golfer');
  const [opened, setOpened] = useState(false);
  const { removalAskedAt, rows } = golfer;
  if (golfer.anonymisedAt !== null) return <p className="panel">{t('data.gone')}</p>;
  const download = () => fetchOwnData(golfer.id).then((file) => saveFile(file, `${golfer.name}.json`), showFailure);
  return (
    <section className="panel column gap-12">
      <Title order={2}>{t('data.title')}</Title>
      {removalAskedAt !== null && <p>{t('data.asked', { date: formatOffice(removalAskedAt), count: rows.length })}</p>}
      <Group gap="xs">
        {mayWrite && (
          <Button variant="default" leftSection={<IconDownload aria-hidden size={16} />} onClick={download}>
            {t('data.download')}
          </Button>
        )}
        {mayRemove && (
          <Button variant="subtle" color="brick" onClick={() => setOpened(true)}>
            {t(removalAskedAt === null ? 'data.remove' : 'data.goOn')}
          </Button>
        )}
      </Group>
      <Modal opened={opened} onClose={() => setOpened(false)} title={t('data.removeTitle', { name: golfer.name })}>
        <Removal golfer={golfer} onDone={() => setOpened(false)} />
      </Modal>
    </section>
  );
}

function Removal({ golfer, onDone }: { golfer: WholeGolfer; onDone: () => void }) {
  const { t } = useTranslation('golfer');
  const client = useQueryClient();
  const [keepOut, setKeepOut] = useState(false);
  const removing = useMutation({
    mutationFn: () => removeGolfer(golfer.id, keepOut),
    onSuccess: ({ removed }) => {
      showToast('success', t('data.removed', { count: removed }), '');
      onDone();
    },
    // what is done stays done, also where it stopped
    onSettled: () => client.invalidateQueries({ queryKey: ['golfers'] }),
  });
  return (
    <AskForm action={t('data.remove')} onSubmit={() => removing.mutate()} onCancel={onDone} isPending={removing.isPending} isFinal>
      <p>{t('data.removeText', { count: golfer.rows.length })}</p>
      <Checkbox
        label={t('data.keepOut')}
        description={t('data.keepOutHelp')}
        checked={keepOut}
        onChange={({ currentTarget }) => setKeepOut(currentTarget.checked)}
      />
    </AskForm>
  );
}
