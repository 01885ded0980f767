import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { IconDownload } from '#icon';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { fetchTemplate } from '../query.ts';

/** The empty entry list. It needs the session's token, so it is fetched and then handed to the browser. */
export function TemplateButton({ tournamentId }: { tournamentId: string }) {
  const { t } = useTranslation('player-import');
  const template = useMutation({ mutationFn: () => fetchTemplate(tournamentId), onSuccess: (file) => saveFile(file, t('templateFile')) });
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
