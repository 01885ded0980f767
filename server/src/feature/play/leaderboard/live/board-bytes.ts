import { hash } from 'node:crypto';
import type { PublicBoard, StaffBoard } from '@fairway/api';
import { type KeptAnswer, keptAnswer } from '../../../../http/kept-answer.ts';
import { previousPlaces } from '../previous-place.ts';

/** A board as it goes over the wire: its lines begin at `starts`, the last of which is their end, and have digests of their own. */
export type BoardBytes = KeptAnswer & { readonly lines: readonly object[]; readonly starts: Uint32Array; readonly digests: Buffer };

const LINES = Buffer.from('{"lines":[');
const DIGEST = 12;
const digestOf = (bytes: Buffer): Buffer => hash('sha256', bytes, 'buffer').subarray(0, DIGEST);

/**
 * The bytes of a board. Lines that the board before had keep theirs, and are copied many at a time; the tag goes by the digests of the lines. So a
 * stroke costs a few lines, however many there are.
 */
export function boardBytes({ lines, ...board }: PublicBoard | StaffBoard, before?: BoardBytes): BoardBytes {
  const rest = Buffer.from(`],${JSON.stringify(board).slice(1)}`);
  const places = previousPlaces(lines, before?.lines ?? []);
  const made = lines.map((line, at) => (places[at] === -1 ? Buffer.from(`,${JSON.stringify(line)}`) : null));
  const starts = new Uint32Array(lines.length + 1);
  const lengthAt = (at: number): number => {
    const place = places[at] as number;
    return made[at]?.length ?? (before?.starts[place + 1] as number) - (before?.starts[place] as number);
  };
  starts[0] = LINES.length - 1; // each line begins with a comma, the first one with the bracket
  for (let at = 0; at < lines.length; at++) starts[at + 1] = (starts[at] as number) + lengthAt(at);
  const end = lines.length === 0 ? LINES.length : (starts[lines.length] as number);
  const plain = Buffer.allocUnsafe(end + rest.length);
  const digests = Buffer.allocUnsafe(lines.length * DIGEST);
  for (let from = 0, to = 0; from < lines.length; from = to) {
    const [own, place, start] = [made[from], places[from] as number, starts[from] as number];
    for (to = from + 1; !own && to < lines.length && places[to] === place + to - from; ) to++;
    if (own) {
      own.copy(plain, start);
      digestOf(own).copy(digests, from * DIGEST);
    } else if (before) {
      before.plain.copy(plain, start, before.starts[place], before.starts[place + to - from]);
      before.digests.copy(digests, from * DIGEST, place * DIGEST, (place + to - from) * DIGEST);
      plain[start] = COMMA;
    }
  }
  LINES.copy(plain);
  rest.copy(plain, end);
  return Object.assign(keptAnswer(plain, `${board.boardVersion}-`, [digests, rest]), { lines, starts, digests });
}
const [COMMA] = Buffer.from(',') as unknown as [number];
