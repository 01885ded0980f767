import { WORKBOOK_KINDS, workbookName } from '@fairway/api/choice/output/workbook';
import { Button, Stack, Text, Title } from '@mantine/core';
import { IconFileSpreadsheet } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useWorkbook } from './query.ts';
import classes from './workbook-list.module.css';

/** Every Excel workbook of a tournament. */
export function WorkbookList({ tournamentId, play }: { tournamentId: string; play: string }) {
  const { t } = useTranslation('workbook');
  const { mutate, isPending, variables } = useWorkbook();
  return (
    <section aria-labelledby="workbooks" className={classes.part}>
      <Title order={2} size="h4" id="workbooks">
        {t('screen.title')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('screen.text')}
      </Text>
      <ul className={classes.list}>
        {WORKBOOK_KINDS.map((kind) => ({ kind, name: workbookName(kind, play) })).map(({ kind, name }) => (
          <li key={kind} className={`row between gap-12 ${classes.line}`}>
            <Stack gap={0}>
              <Text size="sm" fw={600}>
                {t(`kind.${name}`)}
              </Text>
              <Text size="xs" c="dimmed">
                {t(`about.${name}`)}
              </Text>
            </Stack>
            <Button
              variant="default"
              flex="none"
              leftSection={<IconFileSpreadsheet aria-hidden size={16} />}
              aria-label={`Excel: ${t(`kind.${name}`)}`}
              loading={isPending && variables.kind === kind}
              onClick={() => mutate({ tournamentId, kind })}
            >
              Excel
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
