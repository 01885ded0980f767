import type { Tournament } from '@fairway/api';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { IconDownload } from '#icon';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { showToast } from '../../../../ui/toast/toast.tsx';
import { fetchTournamentFile } from '../query.ts';

/** Saves everything of a tournament as one file, and says what is not in it. */
export function ExportButton({ tournament: { id } }: { tournament: Tournament }) {
  const { t } = useTranslation('tournament');
  const fetching = useMutation({
    mutationFn: () => fetchTournamentFile(id),
    onSuccess: ({ file, leftOut }) => {
      saveFile(file, file.name);
      for (const what of leftOut) showToast('warning', t('file.export'), t(`file.leftOut.${what}`));
    },
  });
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconDownload aria-hidden size={14} />}
      loading={fetching.isPending}
      onClick={() => fetching.mutate()}
    >
      {t('file.export')}
    </Button>
  );
}
