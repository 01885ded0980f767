import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from '../../lib/store.ts';
import type { GridEdit } from './model/grid-column.ts';
import { createSheetSaver, type Sheet } from './model/sheet-saver.ts';

/** Saves the cells of a sheet, and keeps the result of each. It lives as long as its screen, whatever is read again. */
export function useSheetSaver<Row extends { readonly id: string; readonly version: number }, Field extends string, Value>(
  sheet: Sheet<Row, Field, Value>,
) {
  const client = useQueryClient();
  const latest = useRef(sheet);
  useEffect(() => {
    latest.current = sheet;
  });
  const [saver] = useState(() =>
    createSheetSaver(() => ({
      ...latest.current,
      send: (row, cells) =>
        client
          .getMutationCache()
          .build(client, { mutationFn: () => latest.current.send(row, cells), meta: { shows: 'every' } })
          .execute(undefined),
    })),
  );
  const onEdit = useCallback(
    (edits: readonly GridEdit[]) => {
      for (const [rowId, own] of Map.groupBy(edits, (edit) => edit.rowId))
        saver.commit(
          rowId,
          own.map(({ columnId, before, after }) => ({ field: columnId as Field, text: after, before })),
        );
    },
    [saver],
  );
  return { saver, onEdit, ...useStore(saver.told), progress: useStore(saver.progress) };
}
