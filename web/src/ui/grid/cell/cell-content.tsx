import type { SayOf } from '@fairway/api/word/say';
import classes from '../grid.module.css';
import { type GridColumn, type GridMark, labelOf } from '../model/grid-column.ts';

export type GridWords = SayOf<['grid', 'word']>;
type Props<Row> = {
  /** From the row, so that hundreds of cells do not each watch the language. */
  t: GridWords;
  column: GridColumn<Row>;
  row: Row;
};

/** A read-only cell. */
export function CellContent<Row>({ t, column, row }: Props<Row>) {
  const text = column.text(row);
  const mark = column.mark?.(row);
  if (column.editor === 'check') {
    return (
      <>
        <span className={classes.box} data-box data-checked={text !== '' || undefined} aria-hidden>
          {text !== '' && '✓'}
        </span>
        <span className="for-listeners">{text !== '' ? t('word:yes') : t('word:no')}</span>
        <MarkSign t={t} mark={mark} />
      </>
    );
  }
  return (
    <>
      <span className={`block one-line ${classes.text}`}>{column.show === undefined ? labelOf(column, text) : column.show(row)}</span>
      <MarkSign t={t} mark={mark} />
    </>
  );
}

const SIGNS: Readonly<Record<GridMark['state'], string>> = { saving: '…', saved: '✓', failed: '!', stale: '≠', wrong: '!' };

/** The save state of a cell, in its corner. */
export function MarkSign({ t, mark }: { t: GridWords; mark: GridMark | undefined }) {
  if (mark === undefined) return null;
  const words = [mark.state === 'wrong' ? '' : t(`mark.${mark.state}`), mark.message].filter(Boolean).join(': ');
  return (
    <span className={classes.mark} data-state={mark.state} title={words}>
      <span aria-hidden>{SIGNS[mark.state]}</span>
      <span className="for-listeners">{words}</span>
    </span>
  );
}
