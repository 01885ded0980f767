import type { Tournament } from '@fairway/api';
import { UPLOAD_BYTES } from '@fairway/api/rule/upload-limit';
import { Button, FileButton } from '@mantine/core';
import { IconUpload } from '#icon';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { showToast } from '../../../../ui/toast/toast.tsx';
import { useTournamentImport } from '../query.ts';

/** Makes a tournament of a club from a file that this or another installation exported. */
export function ImportButton({ clubId, onMade }: { clubId: string; onMade: (made: Tournament) => void }) {
  const { t } = useTranslation('tournament');
  const importing = useTournamentImport(clubId);
  const read = (file: File | null) => {
    if (file === null) return;
    if (file.size > UPLOAD_BYTES.tournamentFile) return showToast('danger', t('file.import'), t('file.tooLarge'));
    importing.mutate(file, {
      onSuccess: ({ tournament, leftOut }) => {
        showToast('success', t('file.imported'), t('file.notPublic', { name: tournament.name }));
        for (const what of leftOut) showToast('warning', t('file.imported'), t(`file.leftOut.${what}`));
        onMade(tournament);
      },
    });
  };
  return (
    <FileButton accept=".json,application/json" onChange={read}>
      {(props) => (
        <Button variant="default" leftSection={<IconUpload aria-hidden size={16} />} loading={importing.isPending} {...props}>
          {t('file.import')}
        </Button>
      )}
    </FileButton>
  );
}
