import type { PlayerScore } from '../score/player-score.ts';
import type { TieHole } from './countback.ts';
import { CELLS_OF_ROUND, holesRead, NO_VALUE, readSameCells, sumOfHoles, writeHoles } from './countback.ts';
import { higherWins, tieFigure } from './tie-rule.ts';
import type { TieStep } from './tie-step.ts';

/**
 * What the steps of some lists compare, a row of whole numbers a player. Cards lie scattered in memory: here each is read once, when
 * its row is written, and players are compared by the rows alone.
 */
export type TieSheet = {
  /** The steps of each list. */
  readonly lists: readonly (readonly Column[])[];
  /** One column for each of the cells: several steps, also of other lists, read the same holes. */
  readonly written: readonly Column[];
  readonly size: number;
  readonly width: number;
  readonly cells: Int32Array;
};

/** A step, and the first of the cells that it reads in a row. */
export type Column = { readonly step: TieStep; readonly from: number; readonly higherWins: boolean };

/** Behind any value that cards can add up to. */
const BEHIND_ALL = 2 ** 30;

/** An empty sheet of `size` rows for the steps of some lists. */
export function tieSheet(lists: readonly (readonly TieStep[])[], size: number): TieSheet {
  const written: Column[] = [];
  let width = 0;
  const columnOf = (step: TieStep): Column => {
    const twin = written.find((column) => column.step.by === 'countback' && step.by === 'countback' && readSameCells(column.step, step));
    const column = { step, from: twin?.from ?? width, higherWins: higherWins(step) };
    if (twin !== undefined) return column;
    width += step.by === 'countback' ? CELLS_OF_ROUND : 1;
    written.push(column);
    return column;
  };
  const columns = lists.map((steps) => steps.map(columnOf));
  return { lists: columns, written, size, width, cells: new Int32Array(size * width) };
}

/** Writes a player's row. */
export function writeRow({ written, width, cells }: TieSheet, row: number, player: PlayerScore): void {
  for (let nth = 0; nth < written.length; nth++) {
    const { step, from } = written[nth] as Column;
    if (step.by === 'countback') writeHoles(step, player, cells, row * width + from);
    else cells[row * width + from] = tieFigure(step, player) ?? NO_VALUE;
  }
}

/** What a step compares of a row, turned so that the smaller is the better; a row without the value comes behind. */
export function keyAt({ cells, width }: TieSheet, { step, from, higherWins }: Column, row: number): number {
  const first = row * width + from;
  const value = step.by === 'countback' ? sumOfHoles(step, cells, first) : (cells[first] as number);
  if (value === NO_VALUE) return BEHIND_ALL;
  return higherWins ? 0 - value : value;
}

/** What a step compares of one player, in the unit of `tieUnit`; null where the player has no such value. */
export function tieValue(step: TieStep, player: PlayerScore): number | null {
  const key = tieKey(step, player);
  if (key === BEHIND_ALL) return null;
  return higherWins(step) ? 0 - key : key;
}

/** The same turned so that the smaller is the better; a player without the value comes behind. */
export function tieKey(step: TieStep, player: PlayerScore): number {
  const sheet = tieSheet([[step]], 1);
  writeRow(sheet, 0, player);
  return keyAt(sheet, sheet.written[0] as Column, 0);
}

/** The first step that separates two tied players; null when none does. */
export function decidingStep(steps: readonly TieStep[], one: PlayerScore, other: PlayerScore): TieStep | null {
  return steps.find((step) => tieKey(step, one) !== tieKey(step, other)) ?? null;
}

/** What the handicaps take off the strokes of two players that a countback by net adds up, in 180ths of a stroke. */
export type TieShares = { readonly own: number; readonly other: number };

/** Of a countback by net its shares; nothing of another step, or where one of the two has no net. */
export function tieShares(step: TieStep, own: PlayerScore, other: PlayerScore): { readonly shares?: TieShares } {
  if (step.by !== 'countback' || step.score !== 'net') return {};
  const share = (player: PlayerScore): number | null => {
    const net = tieValue(step, player);
    return net === null ? null : 180 * (tieValue({ ...step, score: 'gross' }, player) ?? 0) - net;
  };
  const [ofOwn, ofOther] = [share(own), share(other)];
  return ofOwn === null || ofOther === null ? {} : { shares: { own: ofOwn, other: ofOther } };
}

/** What the higher par of their cards takes off what two players have on a step, in its unit. */
export type TiePars = { readonly own: number; readonly other: number };

/** Nothing where neither plays another par than the course's own on what is compared. */
export function tiePars(step: TieStep, own: PlayerScore, other: PlayerScore): { readonly pars?: TiePars } {
  const pars = { own: takenForPar(step, own), other: takenForPar(step, other) };
  return pars.own === 0 && pars.other === 0 ? {} : { pars };
}

function takenForPar(step: TieStep, player: PlayerScore): number {
  if (player.rounds.every(({ round }) => round.parAbove === null)) return 0;
  const rounds = player.rounds.map((of) => ({ ...of, round: { ...of.round, parAbove: null } }));
  return (tieValue(step, { ...player, rounds }) ?? 0) - (tieValue(step, player) ?? 0);
}

/** The holes that a countback adds up on two cards: they differ where it goes by the order of play. */
export type TieHoles = { readonly own: readonly TieHole[]; readonly other: readonly TieHole[] };

/** Of a countback its holes; nothing of another step. */
export function tieHoles(step: TieStep, own: PlayerScore, other: PlayerScore): { readonly holes?: TieHoles } {
  return step.by === 'countback' ? { holes: { own: holesRead(step, own), other: holesRead(step, other) } } : {};
}
