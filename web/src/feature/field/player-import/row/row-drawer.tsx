import type { ImportField, ImportRow, ImportRowPreview } from '@fairway/api';
import { rowText } from '@fairway/api/rule/field/import-row';
import { Button, Drawer, Stack } from '@mantine/core';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { Edit } from '../draft.ts';
import { CellField } from './cell-field.tsx';

type Props = {
  row: ImportRow;
  judged: ImportRowPreview;
  fields: readonly ImportField[];
  options: ReadonlyMap<ImportField, readonly string[]>;
  onEdit: (row: number, edit: Edit) => void;
  onClose: () => void;
};

/** Every field of one row, one under the other. */
export function RowDrawer({ row, judged, fields, options, onEdit, onClose }: Props) {
  const { t } = useTranslation('player-import');
  return (
    <Drawer opened onClose={onClose} title={t('rowNumber', { row: rowText(row.row) })}>
      <Stack gap="sm">
        {fields.map((field) => (
          <CellField key={field} field={field} row={row} judged={judged} options={options.get(field)} onEdit={onEdit} />
        ))}
        <Button
          variant="default"
          onClick={() => {
            onEdit(row.row, { skip: true });
            onClose();
          }}
        >
          {t('skip')}
        </Button>
      </Stack>
    </Drawer>
  );
}
