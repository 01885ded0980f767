import type { ImportPreview, ImportRow, ListReading } from '@fairway/api';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { type ApiError, isApiError } from '../../lib/api-error.ts';
import { useKeptState } from '../../ui/page/kept-typing.ts';
import {
  type Checking,
  type Edits,
  edited,
  type Filter,
  obstacleOf,
  type RowEdit,
  sendable,
  shownRows,
  type Told,
  toldOfRows,
  withEdit,
  withEdits,
} from './draft.ts';
import { AS_IT_IS, checkRows, type Reading, type RowsOfRound, type Source, useImport, useReading } from './query.ts';

/** A list between choice and import. */
type List = {
  readonly reading: Reading;
  readonly preview: ImportPreview;
  /** The rows on screen, by number: typed values show before the server has answered. */
  readonly rows: ReadonlyMap<number, ImportRow>;
  readonly edits: Edits;
  readonly filter: Filter;
  readonly shown: readonly number[];
  /** What other people changed in players of the list since it was read, in one sentence and by row; null: nothing known. */
  readonly conflict: { readonly text: string; readonly told: Told } | null;
};

const byNumber = (rows: readonly ImportRow[]): List['rows'] => new Map(rows.map((row) => [row.row, row]));

/** Reads a list, has every edit judged by the server, and imports it. */
export function usePlayerImport(tournamentId: string) {
  const [list, setList] = useKeptState<List | null>('list', null);
  const [checking, setChecking] = useState<Checking>('done');
  const latest = useRef(0);
  const saved = useRef(false);

  const check = useMutation({ mutationFn: (of: RowsOfRound) => checkRows(tournamentId, of) });
  /** Only the answer to the last edit counts: it includes all the others. */
  const judge = (of: RowsOfRound) => {
    latest.current += 1;
    const turn = latest.current;
    setChecking('running');
    check.mutateAsync(of).then(
      (answer) => {
        if (turn !== latest.current) return;
        setChecking('done');
        setList(
          (before) => before && { ...before, preview: judgedAnew(before.preview, answer), rows: byNumber(answer.rows.map(sendable)) },
        );
      },
      () => turn === latest.current && setChecking('failed'),
    );
  };

  const read = useReading(tournamentId, (preview, reading) => {
    latest.current += 1;
    saved.current = false;
    setChecking('done');
    // rows of another sheet are other rows
    const isSame = list !== null && list.reading.source === reading.source && list.preview.sheet === preview.sheet;
    const edits: Edits = isSame ? list.edits : new Map();
    const fixed = withEdits(preview, edits);
    const rows = fixed ?? preview.rows.map(sendable);
    setList({ reading, preview, rows: byNumber(rows), edits, filter: 'all', shown: shownRows(preview, 'all'), conflict: null });
    if (fixed !== null) judge({ rows: fixed, roundId: preview.roundId });
  });
  const apply = useImport(tournamentId);

  /** Edits made together are judged together. */
  const edit = (changes: readonly RowEdit[]) => {
    if (list === null) return;
    const rows = new Map(list.rows);
    let { edits } = list;
    for (const change of changes) {
      const current = rows.get(change.row);
      if (current === undefined) continue;
      rows.set(change.row, edited(current, change.edit));
      edits = withEdit(edits, change.row, change.edit);
    }
    setList({ ...list, rows, edits });
    judge({ rows: [...rows.values()], roundId: list.preview.roundId });
  };

  const ofRound = ({ rows, preview }: List): RowsOfRound => ({ rows: [...rows.values()], roundId: preview.roundId });
  const obstacle = useMemo(() => list && obstacleOf(list.preview, checking), [list, checking]);
  return {
    list,
    obstacle,
    isReading: read.isPending,
    refusal: read.error,
    isApplying: apply.isPending,
    result: apply.data ?? null,
    /** True from the moment of the import: leaving no longer asks. */
    saved,
    read: (source: Source) => read.mutate({ source, how: AS_IT_IS }),
    readAgain: (change: Partial<ListReading>) =>
      list && read.mutate({ source: list.reading.source, how: { ...list.reading.how, ...change } }),
    choose: (columns: ListReading['columns']) =>
      list &&
      read.mutate({ source: list.reading.source, how: { ...list.reading.how, columns: { ...list.reading.how.columns, ...columns } } }),
    filter: (filter: Filter) => list && setList({ ...list, filter, shown: shownRows(list.preview, filter, list.conflict?.told) }),
    edit,
    checkAgain: () => list && judge(ofRound(list)),
    apply: () =>
      list !== null &&
      obstacle === null &&
      apply.mutate(ofRound(list), {
        onSuccess: () => {
          saved.current = true;
        },
        onError: (error) => {
          if (isApiError(error, 'import-stale')) setList(inConflict(list, error));
          judge(ofRound(list));
        },
      }),
    startOver: () => {
      latest.current += 1;
      setList(null);
      read.reset();
      apply.reset();
    },
  };
}

/** The rows that other people changed come first, marked. */
function inConflict(list: List, { message, errors }: ApiError): List {
  const told = toldOfRows(errors);
  return { ...list, filter: 'all', shown: shownRows(list.preview, 'all', told), conflict: { text: message, told } };
}

export type PlayerImport = ReturnType<typeof usePlayerImport>;

/** The answer to fixed rows has nothing about the sheet. */
const judgedAnew = ({ sheet, sheets, hidden, columns, leftOut }: ImportPreview, answer: ImportPreview): ImportPreview => ({
  ...answer,
  sheet,
  sheets,
  hidden,
  columns,
  leftOut,
});
