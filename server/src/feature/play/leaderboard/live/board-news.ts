import { boardChange } from '@fairway/api/rule/play/board-change';
import type { PublicAnswer } from './snapshot.ts';

/** A larger change is not sent: whoever watches asks for the board, which is compressed. */
const MOST_BYTES = 16 * 1024;

const eventOf = (version: number, data: string): Buffer => Buffer.from(`id: ${version}\ndata: ${data}\n\n`);

/** The version alone: who has another one asks for the board. */
export const pokeFrame = (version: number): Buffer => eventOf(version, JSON.stringify({ v: version }));

/**
 * What changed from one public board to the next, for those who have the first: with it they have the second. A change that cannot be said, or is
 * too large, is a poke alone. Pages of another release read it too: a change of another form needs a field of another name than `change`.
 */
export function newsFrame(before: Pick<PublicAnswer, 'etag' | 'board'>, after: PublicAnswer): Buffer {
  const { boardVersion } = after.board;
  const change = boardChange(before.board, after.board);
  const news = change && eventOf(boardVersion, JSON.stringify({ v: boardVersion, from: before.etag, etag: after.etag, change }));
  return news && news.length <= MOST_BYTES ? news : pokeFrame(boardVersion);
}
