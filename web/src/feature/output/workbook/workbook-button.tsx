import { Button } from '@mantine/core';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useWorkbook } from './query.ts';
import type { WorkbookWish } from './save-workbook.ts';

/** Saves what the screen lists as an Excel workbook. */
export function WorkbookButton(wish: WorkbookWish) {
  const { t } = useTranslation('workbook');
  const { mutate, isPending } = useWorkbook();
  const label = `${t('screen.button')}: ${t(`kind.${wish.kind}`)}`;
  return (
    <Button variant="default" flex="none" aria-label={label} title={label} loading={isPending} onClick={() => mutate(wish)}>
      Excel
    </Button>
  );
}
