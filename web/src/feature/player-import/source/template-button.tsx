import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fetchTemplate } from '../query.ts';

/** The empty entry list. It needs the session's token, so it is fetched and then handed to the browser. */
export function TemplateButton({ tournamentId }: { tournamentId: string }) {
  const { t } = useTranslation('player-import');
  const template = useMutation({ mutationFn: () => fetchTemplate(tournamentId), onSuccess: (file) => save(file, t('templateFile')) });
  return (
    <Button
      variant="default"
      leftSection={<IconDownload aria-hidden size={16} />}
      loading={template.isPending}
      onClick={() => template.mutate()}
    >
      {t('template')}
    </Button>
  );
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
