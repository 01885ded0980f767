import type { ImportField, ImportRow, ImportRowPreview } from '@fairway/api';
import { useMemo } from 'react';
import type { Filter, RowEdit, Told } from '../draft.ts';

/** What both the grid and the cards show. */
export type RowsProps = {
  shown: readonly number[];
  rows: ReadonlyMap<number, ImportRow>;
  judged: ReadonlyMap<number, ImportRowPreview>;
  fields: readonly ImportField[];
  /** The usual values of a field. */
  options: ReadonlyMap<ImportField, readonly string[]>;
  /** The rows are those of a filter: with one of remarks each row has its own. */
  filter: Filter;
  /** What other people changed since the list was read, by row. */
  told: Told;
  onEdit: (edits: readonly RowEdit[]) => void;
};

/** A row as it is now, its result, and what other people changed in its player since the list was read. */
export type ListRow = { readonly row: ImportRow; readonly judged: ImportRowPreview; readonly told: readonly string[] | undefined };

/** The rows on screen, in their order. */
export function useListRows({ shown, rows, judged, told }: Pick<RowsProps, 'shown' | 'rows' | 'judged' | 'told'>): readonly ListRow[] {
  return useMemo(
    () =>
      shown.flatMap((number) => {
        const [row, verdict] = [rows.get(number), judged.get(number)];
        return row === undefined || verdict === undefined ? [] : [{ row, judged: verdict, told: told.get(number) }];
      }),
    [shown, rows, judged, told],
  );
}
