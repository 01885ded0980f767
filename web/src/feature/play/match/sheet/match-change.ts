import type { StaffMatch } from '@fairway/api';
import { MATCH_FORMATS_NAMED } from '@fairway/api/choice/play/match';
import { MATCH_FORMATS, type MatchFormatName, type Winner } from '@fairway/golf';
import { ApiError } from '../../../../lib/api/api-error.ts';
import type { FindGolfer } from '../../../../ui/field/find-golfer.ts';
import { refusals } from '../../../../ui/grid/model/refusal.ts';
import type { Sheet, SheetCell } from '../../../../ui/grid/model/sheet-saver.ts';
import type { MatchChange, MatchSaying } from '../change.ts';
import { typedAllowance } from '../result/typed-allowance.ts';
import { typedResult } from '../result/typed-result.ts';
import { isWhole, type MatchField, placeOf, playersOf, resultSide } from './match-cell.ts';

/** A result is said in its own word. */
type Word = MatchSaying['word'] | null;
type MatchCell = SheetCell<MatchField, Word>;
export type MatchSheet = Sheet<StaffMatch, MatchField, Word>;

type Deps = {
  readonly find: FindGolfer;
  /** How many holes the round has. */
  readonly holes: number;
  readonly change: (matchId: string, change: MatchChange) => Promise<StaffMatch>;
  /** Answers the match, and why it was refused; null: it was not. */
  readonly say: (matchId: string, word: MatchSaying['word']) => Promise<{ readonly match: StaffMatch; readonly refused: string | null }>;
  readonly takeOver: (match: StaffMatch) => Promise<void>;
  /** The sentence beside a cell. */
  readonly tell: (problem: 'unknown' | 'ambiguous' | 'unreadable' | 'allowance' | 'format' | 'clear') => string;
  readonly tellIncomplete: (from: number) => string;
};

/** What the cells of a match mean: who plays for both sides goes in one request, each side once it is whole; a result goes alone. */
export const matchCells = ({ find, holes, change, say, takeOver, tell, tellIncomplete }: Deps) =>
  ({
    takeOver,
    read: ({ field, text }, match, typed) => {
      if (field === 'format') return MATCH_FORMATS_NAMED.some((name) => name === text) ? { value: null } : { problem: tell('format') };
      if (field === 'allowance')
        return typedAllowance(text, formatWith(match, typed)) === undefined ? { problem: tell('allowance') } : { value: null };
      const side = resultSide(field);
      if (side !== null) {
        if (text === '') return { problem: tell('clear') };
        const value = typedResult(text, side, holes);
        return value === null ? { problem: tell('unreadable') } : { value };
      }
      if (text === '') return { value: null };
      const meant = find(text);
      return 'golfer' in meant ? { value: null, text: meant.golfer.id } : { problem: tell(meant.wrong) };
    },
    goesAlone: (field) => resultSide(field) !== null,
    lacking: (match, cells) => {
      const format = formatWith(match, cells);
      return cells.flatMap(({ field }) => {
        const place = placeOf(field);
        const isLacking = place !== null && !isWhole(format, sideWith(match, place.side, cells).length);
        return isLacking ? [[field, tellIncomplete(MATCH_FORMATS[format].size.from)] as const] : [];
      });
    },
    send: async (match, cells) => {
      const word = cells[0]?.value ?? null;
      if (word === null) return change(match.id, matchChange(match, cells));
      const { match: answer, refused } = await say(match.id, word);
      if (refused === null) return answer;
      await takeOver(answer);
      throw new ApiError(422, 'validation', refused);
    },
    ...refusals((path, field: MatchField) => fieldOfPath(path) === field),
  }) satisfies Partial<MatchSheet>;

/** Of a side as a whole its first cell. */
const fieldOfPath = (path: string): string => {
  const [, side, at] = /^sides\.([01])(?:\.(\d))?/.exec(path) ?? [];
  return side === undefined ? path : `side.${side}.${at ?? 0}`;
};

type Typed = readonly { readonly field: MatchField; readonly text: string }[];
const formatWith = ({ format }: StaffMatch, cells: Typed) =>
  (cells.find(({ field }) => field === 'format')?.text ?? format) as MatchFormatName;

/** The golfers of a side with these cells. */
const sideWith = (match: StaffMatch, side: Winner, cells: readonly MatchCell[]): string[] => {
  const stands = playersOf(match, side);
  return Array.from({ length: 4 }, (_, at) => cells.find(({ field }) => field === `side.${side}.${at}`)?.text ?? stands[at] ?? '').filter(
    (id) => id !== '',
  );
};

function matchChange(match: StaffMatch, cells: readonly MatchCell[]): MatchChange {
  const format = formatWith(match, cells);
  const allowance = cells.find(({ field }) => field === 'allowance');
  const side = (of: Winner) => {
    const players = sideWith(match, of, cells);
    return players.length === 0 ? null : players;
  };
  return {
    version: match.version,
    ...(format !== match.format && { format }),
    ...(allowance && { allowance: typedAllowance(allowance.text, format) ?? null }),
    ...(cells.some(({ field }) => placeOf(field) !== null) && { sides: [side(0), side(1)] }),
  };
}
