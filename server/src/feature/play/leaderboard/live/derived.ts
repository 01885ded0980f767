import type { PublicBoard } from '@fairway/api';
import { type KeptAnswer, keptAnswer } from '../../../../http/kept-answer.ts';
import type { PublicAnswer } from './snapshot.ts';

/** What was made of a board, by what it is; it goes with the board. */
const cache = new WeakMap<KeptAnswer, Map<string, Promise<KeptAnswer>>>();

/**
 * Another form of a public board, such as a file, a page or a picture: made when the first one asks for it, of nothing but the board that anyone
 * may read, and kept as long as it is. So what a board hides is hidden in all of them.
 */
export function derived(board: PublicAnswer, what: string, make: (board: PublicBoard) => Buffer | Promise<Buffer>): Promise<KeptAnswer> {
  const forms = cache.get(board) ?? new Map<string, Promise<KeptAnswer>>();
  cache.set(board, forms);
  const made = forms.get(what);
  if (made) return made;
  const making = (async () => keptAnswer(await make(board.board), versionOf(board)))();
  forms.set(what, making);
  making.catch(() => forms.delete(what)); // tried again by the next one
  return making;
}

/** The tag of a board begins with its version. */
const versionOf = ({ etag }: KeptAnswer): string => /^W\/"(\d+-)/.exec(etag)?.[1] ?? '';
