import type { ImportPreview, ImportRow, ImportRowPreview, ListReading, MissingAction } from '@fairway/api';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { type ApiError, isApiError } from '../../../lib/api/api-error.ts';
import { useKeptState } from '../../../ui/page/kept-typing.ts';
import { type Decisions, decidedEdits, decisionsOf } from './decision.ts';
import {
  type Checking,
  type Edits,
  edited,
  type Filter,
  type MissingActions,
  missingChoices,
  obstacleOf,
  proposedActions,
  type RowEdit,
  sendable,
  shownRows,
  type Told,
  toldOfRows,
  withEdit,
  withEdits,
} from './draft.ts';
import {
  AS_IT_IS,
  checkRows,
  type Import,
  type ImportTarget,
  type Reading,
  type RowsOfRound,
  type Source,
  useImport,
  useReading,
} from './query.ts';

/** A list between choice and import. */
type List = {
  readonly reading: Reading;
  readonly preview: ImportPreview;
  /** The rows on screen, by number: typed values show before the server has answered. */
  readonly rows: ReadonlyMap<number, ImportRow>;
  readonly edits: Edits;
  /** The rows as they were read, which the edits are about. */
  readonly asRead: readonly ImportRowPreview[];
  /** What comes back from the last list, until the person takes it back. */
  readonly decided: Edits;
  readonly missing: MissingActions;
  readonly filter: Filter;
  readonly shown: readonly number[];
  /** What other people changed in players of the list since it was read, in one sentence and by row; null: nothing known. */
  readonly conflict: { readonly text: string; readonly told: Told } | null;
};

const isWithoutDivision = ({ state, cells, supplied }: ImportRowPreview): boolean =>
  state !== 'skipped' && !cells.division && !supplied.division && state === 'new';

const byNumber = (rows: readonly ImportRow[]): List['rows'] => new Map(rows.map((row) => [row.row, row]));

const NOBODY: MissingActions = new Map();
/** What was decided in the lists of each tournament and register, as long as the page is open. */
const decisions = new Map<string, Decisions>();

/** Reads a list, has every edit judged by the server, and imports it. */
export function usePlayerImport(target: ImportTarget, hasDivisions: boolean) {
  const key = 'siteId' in target ? target.siteId : target.tournamentId;
  const [list, setList] = useKeptState<List | null>('list', null);
  const [checking, setChecking] = useState<Checking>('done');
  const latest = useRef(0);
  const saved = useRef(false);

  const check = useMutation({ mutationFn: (of: RowsOfRound) => checkRows(target, of) });
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

  const read = useReading(target, (preview, reading) => {
    latest.current += 1;
    saved.current = false;
    setChecking('done');
    // rows of another sheet are other rows
    const isSame = list !== null && list.reading.source === reading.source && list.preview.sheet === preview.sheet;
    const decided = isSame ? list.decided : decidedEdits(decisions.get(key) ?? new Map(), preview);
    const edits = isSame ? list.edits : decided;
    const missing = proposedActions(preview, isSame ? list.missing : NOBODY);
    const asRead = preview.rows;
    const fixed = withEdits(preview, edits);
    const rows = fixed ?? preview.rows.map(sendable);
    const shown = shownRows(preview, 'all');
    setList({ reading, preview, rows: byNumber(rows), edits, asRead, decided, missing, filter: 'all', shown, conflict: null });
    if (fixed !== null) judge({ rows: fixed, roundId: preview.roundId });
  });
  const apply = useImport(target);

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
  const obstacle = useMemo(
    () => list && obstacleOf(list.preview, checking, { hasDivisions, isLeft: missingChoices(list.preview, list.missing).length > 0 }),
    [list, checking, hasDivisions],
  );
  return {
    list,
    obstacle,
    isReading: read.isPending,
    refusal: read.error,
    isApplying: apply.isPending,
    result: apply.data ?? null,
    /** New golfers of the list who are in no division. */
    withoutDivision: ('tournamentId' in target && list?.preview.rows.filter(isWithoutDivision).length) || 0,
    /** True from the moment of the import: leaving no longer asks. */
    saved,
    read: (source: Source) => read.mutate({ source, how: AS_IT_IS }),
    readAgain: (change: Partial<ListReading>) =>
      list && read.mutate({ source: list.reading.source, how: { ...list.reading.how, ...change } }),
    order: (orders: ListReading['orders']) =>
      list && read.mutate({ source: list.reading.source, how: { ...list.reading.how, orders: { ...list.reading.how.orders, ...orders } } }),
    choose: (columns: ListReading['columns']) =>
      list &&
      read.mutate({ source: list.reading.source, how: { ...list.reading.how, columns: { ...list.reading.how.columns, ...columns } } }),
    filter: (filter: Filter) => list && setList({ ...list, filter, shown: shownRows(list.preview, filter, list.conflict?.told) }),
    edit,
    /** A player who is not in the list stays, unless a person says otherwise. */
    leave: (playerId: string, action: MissingAction | 'stay') => {
      if (list === null) return;
      const missing = new Map(list.missing);
      missing.set(playerId, action);
      setList({ ...list, missing });
    },
    /** The rows as this list has them, without what comes back from the last one. */
    forgetDecided: () => {
      if (list === null) return;
      decisions.delete(key);
      const rows = list.asRead.map(sendable);
      setList({ ...list, rows: byNumber(rows), edits: new Map(), decided: new Map() });
      judge({ rows, roundId: list.preview.roundId });
    },
    checkAgain: () => list && judge(ofRound(list)),
    apply: () =>
      list !== null &&
      obstacle === null &&
      apply.mutate(importOf(list), {
        onSuccess: () => {
          saved.current = true;
          decisions.set(key, decisionsOf(decisions.get(key) ?? new Map(), list.asRead, list.edits));
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

/** The rows of a list, what becomes of others, and what the person said of its columns. */
function importOf({ rows, preview, missing, reading: { source, how } }: List): Import {
  const said = Object.keys(how.columns).length > 0 && preview.layoutKey !== null;
  return {
    ...{ rows: [...rows.values()], roundId: preview.roundId, missing: missingChoices(preview, missing) },
    layout: said ? { key: preview.layoutKey ?? '', columns: how.columns } : null,
    isOfRegister: 'text' in source && source.isOfRegister === true,
  };
}

/** The rows that other people changed come first, marked. */
function inConflict(list: List, { message, errors }: ApiError): List {
  const told = toldOfRows(errors);
  return { ...list, filter: 'all', shown: shownRows(list.preview, 'all', told), conflict: { text: message, told } };
}

export type PlayerImport = ReturnType<typeof usePlayerImport>;

/** The answer to fixed rows has nothing about the sheet, nor about the texts that it has. */
function judgedAnew(before: ImportPreview, answer: ImportPreview): ImportPreview {
  const { sheet, sheets, hidden, others, several, isHeadless, signs, columns, leftOut, layoutKey } = before;
  const proposed = new Map(before.missing.map((player) => [player.playerId, player.proposed]));
  const missing = answer.missing.map((player) => ({ ...player, proposed: proposed.get(player.playerId) ?? null }));
  const rowsBefore = new Map(before.rows.map((row) => [row.row, row]));
  const rows = answer.rows.map((row) => withNotesOfText(row, rowsBefore.get(row.row)));
  const ofSheet = { sheet, sheets, hidden, others, several, isHeadless, signs, columns, leftOut, layoutKey };
  return {
    ...answer,
    ...ofSheet,
    rows,
    missing: missing.length > 0 ? missing : before.missing.filter((player) => player.proposed !== null),
  };
}

/** What was said of a cell's text holds until the cell is another. */
function withNotesOfText(row: ImportRowPreview, before: ImportRowPreview | undefined): ImportRowPreview {
  const notes = before?.notes.filter(({ field, isOfText }) => isOfText && field !== null && row.cells[field] === before.cells[field]) ?? [];
  return notes.length === 0 ? row : { ...row, notes: [...notes, ...row.notes.filter(({ isOfText }) => !isOfText)] };
}
