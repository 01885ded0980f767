import type { StaffMatch } from '@fairway/api';
import { MATCH_FORMATS_NAMED } from '@fairway/api/choice/play/match';
import { MATCH_FORMATS, type MatchFormatName, type Winner } from '@fairway/golf';
import { isApiError } from '../../../../lib/api-error.ts';
import type { Meant } from '../../../../ui/field/find-golfer.ts';
import { createCellSaves } from '../../../../ui/grid/model/cell-saves.ts';
import type { MatchChange, MatchSaying } from '../change.ts';
import { typedAllowance } from '../result/typed-allowance.ts';
import { typedResult } from '../result/typed-result.ts';
import { isWhole, type MatchField, placeOf, playersOf, resultSide } from './match-cell.ts';

/** A text for a cell, and what its author saw there before. */
export type MatchCell = { readonly field: MatchField; readonly text: string; readonly before: string };

/** The sentences beside a cell; `incomplete`: of a side that lacks golfers. */
type Problem = 'unknown' | 'ambiguous' | 'unreadable' | 'allowance' | 'format' | 'changed' | 'clear' | 'waits';

type Deps = {
  readonly matchOf: (matchId: string) => StaffMatch | undefined;
  readonly textOf: (match: StaffMatch, field: MatchField) => string;
  readonly find: (text: string) => Meant;
  /** How many holes the round has. */
  readonly holes: number;
  readonly newId: () => string;
  readonly change: (matchId: string, change: MatchChange) => Promise<StaffMatch>;
  /** Answers the match, and why it was refused; null: it was not. */
  readonly say: (matchId: string, saying: MatchSaying) => Promise<{ readonly match: StaffMatch; readonly refused: string | null }>;
  readonly takeOver: (match: StaffMatch) => Promise<void>;
  readonly tell: (problem: Problem) => string;
  readonly tellIncomplete: (from: number) => string;
  readonly explain: (error: unknown) => string;
};

/**
 * Saves cells of matches, one match after the other, who plays for both sides in one request. A side that lacks a golfer, what cannot be
 * understood or is refused stays in its cell with the reason, and nothing else is lost by it.
 */
export function createMatchSaver(deps: Deps) {
  const { told, saveOf, mark, markSaved } = createCellSaves<MatchField>();
  const fail = (matchId: string, { field, text }: MatchCell, message: string) => mark(matchId, field, { text, state: 'failed', message });
  const saved = (matchId: string, { field, text }: MatchCell) => {
    if (saveOf(matchId, field)?.text === text) markSaved(matchId, field, { text, state: 'saved', message: '' });
  };

  /** The golfers of a side with these cells, and with what waits in its others. */
  const sideWith = (match: StaffMatch, side: Winner, cells: readonly MatchCell[]): string[] => {
    const stands = playersOf(match, side);
    return Array.from({ length: 4 }, (_, at): string => {
      const field: MatchField = `side.${side}.${at}`;
      const cell = cells.find((one) => one.field === field);
      const waiting = saveOf(match.id, field);
      if (cell !== undefined) return cell.text;
      return (waiting?.state === 'wrong' ? waiting.text : stands[at]) ?? '';
    }).filter((id) => id !== '');
  };

  /** What is sent of the cells, and which of them wait: a side goes once it is whole. */
  const changeWith = (match: StaffMatch, cells: readonly MatchCell[]): { change: MatchChange; waiting: MatchCell[] } => {
    const format = (cells.find(({ field }) => field === 'format')?.text ?? match.format) as MatchFormatName;
    const allowance = cells.find(({ field }) => field === 'allowance');
    const change: MatchChange = { version: match.version };
    if (format !== match.format) change.format = format;
    if (allowance) change.allowance = typedAllowance(allowance.text, format) ?? null;
    const places = cells.filter(({ field }) => placeOf(field) !== null);
    if (places.length === 0) return { change, waiting: [] };
    const waiting: MatchCell[] = [];
    const [one, other] = ([0, 1] as const).map((side): string[] | null => {
      const wanted = sideWith(match, side, cells);
      if (isWhole(format, wanted.length)) return wanted.length === 0 ? null : wanted;
      waiting.push(...places.filter(({ field }) => placeOf(field)?.side === side));
      const stands = playersOf(match, side);
      return stands.length === 0 ? null : stands;
    });
    if (waiting.length < places.length) change.sides = [one ?? null, other ?? null];
    return { change, waiting };
  };

  const writeChange = async (matchId: string, cells: readonly MatchCell[], mayRetry = true): Promise<void> => {
    const match = deps.matchOf(matchId);
    if (match === undefined) {
      for (const { field } of cells) mark(matchId, field, null); // its row is gone
      return;
    }
    if (cells.length === 0) return;
    const { change, waiting } = changeWith(match, cells);
    const { from } = MATCH_FORMATS[change.format ?? match.format].size;
    for (const { field, text } of waiting) mark(matchId, field, { text, state: 'wrong', message: deps.tellIncomplete(from) });
    const sent = cells.filter((cell) => !waiting.includes(cell));
    if (sent.length === 0) return;
    try {
      await deps.takeOver(await deps.change(matchId, change));
      for (const cell of sent) saved(matchId, cell);
      if (change.sides !== undefined) settle(matchId, change.sides);
    } catch (error) {
      if (isApiError(error, 'stale-version')) {
        const now = error.current as StaffMatch;
        await deps.takeOver(now);
        if (mayRetry && sent.every(({ field, before }) => deps.textOf(now, field) === before)) return writeChange(matchId, cells, false);
        for (const cell of sent) fail(matchId, cell, deps.tell('changed'));
        return;
      }
      refuse(matchId, sent, error);
    }
  };

  /** What waited in the cells of a side that was sent is written with it. */
  const settle = (matchId: string, sides: NonNullable<MatchChange['sides']>): void => {
    for (const [side, players] of sides.entries())
      for (let at = 0; at < 4; at++) {
        const field: MatchField = `side.${side === 0 ? 0 : 1}.${at}`;
        const waiting = saveOf(matchId, field);
        if (waiting?.state === 'wrong' && (players ?? []).includes(waiting.text)) mark(matchId, field, null);
      }
  };

  /** The sentence stands in the cell that it is of; the others wait for it. */
  const refuse = (matchId: string, cells: readonly MatchCell[], error: unknown): void => {
    const [path, sentences] = Object.entries(isApiError(error) ? error.errors : {})[0] ?? [];
    const [, side, at] = /^sides\.([01])(?:\.(\d))?/.exec(path ?? '') ?? [];
    const culprit = side === undefined ? undefined : cells.find(({ field }) => field === `side.${side}.${at ?? 0}`);
    const message = sentences?.[0] ?? deps.explain(error);
    for (const cell of cells) {
      if (culprit === undefined || cell === culprit) fail(matchId, cell, message);
      else mark(matchId, cell.field, { text: cell.text, state: 'wrong', message: deps.tell('waits') });
    }
  };

  const writeResult = async (matchId: string, cell: MatchCell, word: MatchSaying['word']): Promise<void> => {
    try {
      const { match, refused } = await deps.say(matchId, { id: deps.newId(), word, replaces: null });
      await deps.takeOver(match);
      if (refused === null) saved(matchId, cell);
      else fail(matchId, cell, refused);
    } catch (error) {
      fail(matchId, cell, deps.explain(error));
    }
  };

  /** The cell as it is written; null: it cannot be, and says why. */
  const understood = (match: StaffMatch, cell: MatchCell, format: MatchFormatName): MatchCell | null => {
    const { field, text } = cell;
    const wrong = (problem: Problem) => {
      fail(match.id, cell, deps.tell(problem));
      return null;
    };
    if (field === 'format') return MATCH_FORMATS_NAMED.some((name) => name === text) ? cell : wrong('format');
    if (field === 'allowance') return typedAllowance(text, format) === undefined ? wrong('allowance') : cell;
    const side = resultSide(field);
    if (side !== null) {
      if (text === '') return wrong('clear');
      return typedResult(text, side, deps.holes) === null ? wrong('unreadable') : cell;
    }
    if (text === '') return cell;
    const meant = deps.find(text);
    return 'golfer' in meant ? { ...cell, text: meant.golfer.id } : wrong(meant.wrong);
  };

  let queue = Promise.resolve();
  const commit = (matchId: string, typed: readonly MatchCell[]): void => {
    const match = deps.matchOf(matchId);
    if (match === undefined) return;
    const format = (typed.find(({ field }) => field === 'format')?.text ?? match.format) as MatchFormatName;
    const changes: MatchCell[] = [];
    for (const one of typed) {
      // what failed or waits was never written: the cell still builds on what the server has
      const kept = saveOf(matchId, one.field)?.state;
      const before = kept === 'failed' || kept === 'wrong' ? deps.textOf(match, one.field) : one.before;
      const cell = understood(match, { ...one, before }, format);
      if (cell === null) continue;
      const side = resultSide(cell.field);
      if (cell.text === deps.textOf(match, cell.field) && kept !== 'saving' && kept !== 'wrong') {
        mark(matchId, cell.field, null);
        continue;
      }
      mark(matchId, cell.field, { text: cell.text, state: 'saving', message: '' });
      const word = side === null ? null : typedResult(cell.text, side, deps.holes);
      if (word !== null) queue = queue.then(() => writeResult(matchId, cell, word));
      else changes.push(cell);
    }
    if (changes.length > 0) queue = queue.then(() => writeChange(matchId, changes));
  };
  return { told, commit, settled: () => queue };
}
