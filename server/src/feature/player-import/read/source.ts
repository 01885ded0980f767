import type { ListReading } from '@fairway/api';
import type { PlayerList } from './list.ts';

/** A file or pasted cells, and how they are to be read. */
export type ListSource = {
  from: Uint8Array | string;
  divisionNames: readonly string[];
  reading: Pick<ListReading, 'columns' | 'sheet' | 'withHidden'>;
};

/** What was read: the list of one sheet, and the names of all sheets. */
export type ReadList = { list: PlayerList; sheetNames: string[] };
