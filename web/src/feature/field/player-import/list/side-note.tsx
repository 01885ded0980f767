import type { ImportPreview } from '@fairway/api';
import { Button, Group, Text } from '@mantine/core';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { RowEdit } from '../draft.ts';
import classes from './missing-list.module.css';
import { fitting, sideFill } from './side-fill.ts';

type Props = {
  preview: ImportPreview;
  /** The most golfers of a side; null: single players compete. */
  sideSize: number | null;
  onEdit: (edits: readonly RowEdit[]) => void;
};

/** Where sides play and no column names them: the rows that may be one, filled in with one press and taken back with another. */
export function SideNote({ preview, sideSize, onEdit }: Props) {
  const { t } = useTranslation('player-import');
  if (sideSize === null || preview.columns.some(({ field }) => field === 'side')) return null;
  const filled = preview.rows.filter(({ cells }) => cells.side);
  const fills = fitting(preview, sideSize);
  if (filled.length === 0 && fills.length === 0) return null;
  const text = filled.length === 0 ? t('sidesNone') : t('sidesFilled', { count: new Set(filled.map(({ cells }) => cells.side)).size });
  const clear = () => onEdit(filled.map(({ row }) => ({ row, edit: { cells: { side: '' } } })));
  return (
    <section className={`warning ${classes.missing}`} aria-label={text}>
      <Text fw={500}>{text}</Text>
      <Group gap="xs">
        {filled.length > 0 ? (
          <Button size="xs" variant="default" onClick={clear}>
            {t('sidesClear')}
          </Button>
        ) : (
          fills.map((fill) => (
            <Button key={fill} size="xs" variant="default" onClick={() => onEdit(sideFill(preview, fill, sideSize))}>
              {t(`sidesFill.${fill}`, { size: sideSize })}
            </Button>
          ))
        )}
      </Group>
    </section>
  );
}
