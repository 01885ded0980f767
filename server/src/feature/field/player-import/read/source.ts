import type { ListLayout, ListReading } from '@fairway/api';
import type { BySides } from '../fact.ts';
import type { PlayerList } from './list.ts';

/** A file or pasted cells, and how they are to be read. */
export type ListSource = {
  from: Uint8Array | string;
  divisionNames: readonly string[];
  /** What people of the site said of columns before. */
  layouts: readonly ListLayout[];
  reading: Omit<ListReading, 'roundId'> & {
    /** Sides play in the tournament, or teams: “Team” and “Nhóm” are theirs. */
    bySides: BySides;
  };
};

/** A file or pasted cells of which the cells alone are wanted; `headings` are folded words of the table that it may have. */
export type CellSource = { cellsOf: Uint8Array | string; headings: readonly string[] };

/** The first rows of a sheet, for a person to point at its headings; `headingRow` is the one that was pointed at. */
export type Pointing = { sheetName: string | null; rows: string[][]; headingRow: number | null };

/** What was read: the list, or rows to point at; and the names of all sheets. */
export type ReadList = { sheetNames: string[] } & (
  | { list: PlayerList & { isHeadless: boolean }; layoutKey: string | null; pointing?: never }
  | { list?: never; pointing: Pointing }
);
