import type { Side } from '@fairway/api';
import { isApiError } from '../../../../lib/api-error.ts';
import type { Meant } from '../../../../ui/field/find-golfer.ts';
import { createCellSaves } from '../../../../ui/grid/model/cell-saves.ts';
import type { SideChange } from '../query.ts';
import { isPlace, PLACES, partnersIn, type SideField } from './place.ts';

/** A text for a cell, and what its author saw there before. */
export type SideCell = { readonly field: SideField; readonly text: string; readonly before: string };

type Deps = {
  readonly roundId: string;
  readonly sideOf: (sideId: string) => Side | undefined;
  readonly textOf: (side: Side, field: SideField) => string;
  readonly find: (text: string) => Meant;
  readonly send: (sideId: string, change: SideChange) => Promise<Side>;
  readonly takeOver: (side: Side) => Promise<void>;
  /** The sentences beside a cell. */
  readonly tell: (problem: 'unknown' | 'ambiguous' | 'nobody' | 'division') => string;
  readonly explain: (error: unknown) => string;
  /** Another person has written in the cell meanwhile. */
  readonly tellChanged: (stands: string, field: SideField) => string;
  readonly isDivision: (text: string) => boolean;
};

/** Of a place that was empty: whoever stands there now has moved up, and moves down again. */
const isInserted = ({ field, before }: SideCell): boolean => isPlace(field) && before === '';

/**
 * Saves cells of sides, one side after the other, all its cells in one request. What cannot be understood, is refused, or was changed by
 * another person meanwhile stays in its cell with the reason, and nothing else is lost by it.
 */
export function createSideSaver(deps: Deps) {
  const { told, saveOf, mark, markSaved } = createCellSaves<SideField>();
  const fail = (sideId: string, { field, text }: SideCell, message: string) => mark(sideId, field, { text, state: 'failed', message });
  const saved = (sideId: string, { field, text }: SideCell) => {
    if (saveOf(sideId, field)?.text === text) markSaved(sideId, field, { text, state: 'saved', message: '' });
  };

  /** The partners with these cells; null: nobody would be left. */
  const partnersWith = (side: Side, cells: readonly SideCell[]): string[] | null => {
    const own = partnersIn(side, deps.roundId);
    const ids = PLACES.flatMap((place, nth) => {
      const stands = own[nth] ?? '';
      const cell = cells.find(({ field }) => field === place);
      return cell === undefined ? [stands] : isInserted(cell) ? [cell.text, stands] : [cell.text];
    }).filter((id) => id !== '');
    return ids.length === 0 ? null : ids;
  };

  const write = async (sideId: string, all: readonly SideCell[], mayRetry = true): Promise<void> => {
    const side = deps.sideOf(sideId);
    if (side === undefined) {
      for (const { field } of all) mark(sideId, field, null); // its row is gone
      return;
    }
    const cells = all.filter((cell) => {
      const stands = deps.textOf(side, cell.field);
      if (stands === cell.text) saved(sideId, cell);
      else if (stands === cell.before || isInserted(cell)) return true;
      else fail(sideId, cell, deps.tellChanged(stands, cell.field));
      return false;
    });
    if (cells.length === 0) return;
    const change: SideChange = { version: side.version };
    const [name, division] = (['name', 'division'] as const).map((of) => cells.find(({ field }) => field === of));
    if (name) change.name = name.text === '' ? null : name.text;
    if (division) change.divisionId = division.text === '' ? null : division.text;
    const places = cells.filter(({ field }) => isPlace(field));
    if (places.length > 0) {
      const partners = partnersWith(side, places);
      if (partners === null) {
        for (const cell of places) fail(sideId, cell, deps.tell('nobody'));
        return write(
          sideId,
          cells.filter((cell) => !places.includes(cell)),
        );
      }
      Object.assign(change, { partners, fromRoundId: deps.roundId });
    }
    try {
      await deps.takeOver(await deps.send(sideId, change));
      for (const cell of cells) saved(sideId, cell);
    } catch (error) {
      if (isApiError(error, 'stale-version')) {
        await deps.takeOver(error.current as Side);
        if (mayRetry) return write(sideId, cells, false);
      }
      for (const cell of cells) fail(sideId, cell, deps.explain(error));
    }
  };

  /** A partner by their id; a cell that names nobody in particular stays as it is typed. */
  const understood = (sideId: string, cell: SideCell): SideCell | null => {
    const { field, text } = cell;
    if (field === 'division' && text !== '' && !deps.isDivision(text)) {
      fail(sideId, cell, deps.tell('division'));
      return null;
    }
    if (!isPlace(field) || text === '') return cell;
    const meant = deps.find(text);
    if ('golfer' in meant) return { ...cell, text: meant.golfer.id };
    fail(sideId, cell, deps.tell(meant.wrong));
    return null;
  };

  let queue = Promise.resolve();
  const commit = (sideId: string, typed: readonly SideCell[]): void => {
    const side = deps.sideOf(sideId);
    if (side === undefined) return;
    const cells: SideCell[] = [];
    for (const one of typed) {
      // what failed before was never written: the cell still builds on what the server has
      const before = saveOf(sideId, one.field)?.state === 'failed' ? deps.textOf(side, one.field) : one.before;
      const cell = understood(sideId, { ...one, before });
      if (cell === null) continue;
      if (cell.text === deps.textOf(side, cell.field) && saveOf(sideId, cell.field)?.state !== 'saving') mark(sideId, cell.field, null);
      else {
        mark(sideId, cell.field, { text: cell.text, state: 'saving', message: '' });
        cells.push(cell);
      }
    }
    if (cells.length > 0) queue = queue.then(() => write(sideId, cells));
  };
  return { told, commit, settled: () => queue };
}
