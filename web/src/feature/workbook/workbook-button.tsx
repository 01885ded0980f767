import { ActionIcon, Tooltip } from '@mantine/core';
import { IconTableExport } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useWorkbook, type WorkbookWish } from './query.ts';

/** Saves what the screen lists as an Excel workbook. */
export function WorkbookButton(wish: WorkbookWish) {
  const { t } = useTranslation('workbook');
  const { mutate, isPending } = useWorkbook();
  const label = `${t('screen.button')}: ${t(`kind.${wish.kind}`)}`;
  return (
    <Tooltip label={label}>
      <ActionIcon variant="default" size={36} aria-label={label} loading={isPending} onClick={() => mutate(wish)}>
        <IconTableExport aria-hidden size={18} />
      </ActionIcon>
    </Tooltip>
  );
}
