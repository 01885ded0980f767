import type { PublicBoard } from '@fairway/api';
import { boardChange, foldBoard } from '@fairway/api/rule/board-change';
import type { KeptAnswer } from '../../../http/kept-answer.ts';

/** A version of a public board. */
export type BoardVersion = { readonly version: number; readonly board: KeptAnswer };

/** A larger change is not sent: whoever watches asks for the board, which is compressed. */
const MOST_BYTES = 16 * 1024;

const eventOf = (version: number, data: string): Buffer => Buffer.from(`id: ${version}\ndata: ${data}\n\n`);

/** The version alone: who has another one asks for the board. */
export const pokeFrame = (version: number): Buffer => eventOf(version, JSON.stringify({ v: version }));

/**
 * What changed from one public board to the next, for those who have the first: with it they have the second, to the byte. A change that does
 * not make the second, or is too large, is a poke alone.
 */
export function newsFrame(before: BoardVersion, after: BoardVersion): Buffer {
  const was: PublicBoard = JSON.parse(before.board.plain.toString());
  const change = boardChange(was, JSON.parse(after.board.plain.toString()));
  if (!change) return pokeFrame(after.version);
  const data = JSON.stringify({ v: after.version, from: before.board.etag, etag: after.board.etag, change });
  const isWhole = data.length <= MOST_BYTES && after.board.plain.equals(Buffer.from(JSON.stringify(foldBoard(was, change))));
  return isWhole ? eventOf(after.version, data) : pokeFrame(after.version);
}
