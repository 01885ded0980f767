import type { ImportField, ImportRow, ImportRowPreview } from '@fairway/api';
import { IconInfoCircle } from '#icon';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import classes from './cell-value.module.css';

type Props = { field: ImportField; row: ImportRow; judged: ImportRowPreview };

/** A cell as it would be written: the new value whole, then the old one, and what the tournament supplies if the list has nothing. */
export function CellValue({ field, row, judged }: Props) {
  const { t } = useTranslation('player-import');
  const text = row.cells[field] ?? '';
  const change = judged.changes.find((one) => one.field === field);
  const note = judged.notes.find((one) => one.field === field);
  const supplied = judged.supplied[field];
  if (change && change.from !== '') {
    return (
      <>
        <ins className={classes.after}>{change.to}</ins>{' '}
        <del className="quiet">
          <span className="for-listeners">{t('was', { value: '' })}</span>
          {change.from}
        </del>
      </>
    );
  }
  return (
    <>
      {text !== '' && <span className={change ? classes.after : undefined}>{text}</span>}
      {text === '' && supplied !== undefined && <em className="quiet">{supplied}</em>}
      {note && <IconInfoCircle aria-hidden className={classes.note} size={15} stroke={1.7} />}
      {note && <span className="for-listeners">{note.message}</span>}
    </>
  );
}
