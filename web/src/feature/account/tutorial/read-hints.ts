import { ownName } from '../../../lib/prefix.ts';

/** By user: several people may share the club's computer. */
type ReadHints = Readonly<Record<string, readonly string[]>>;

/** Where this browser keeps which hints each person has read. */
export const HINTS_KEY = ownName('golf_hints');

function readHints(): ReadHints {
  try {
    return JSON.parse(localStorage.getItem(HINTS_KEY) ?? '{}') as ReadHints;
  } catch {
    return {};
  }
}

/** Whether a person has read the hint of a part of a tournament. */
export const hasReadHint = (userId: string, part: string): boolean => readHints()[userId]?.includes(part) === true;

/** Keeps that they have. Where the browser keeps nothing, the hint comes again with the next visit. */
export function keepHintRead(userId: string, part: string): void {
  const read = readHints();
  try {
    localStorage.setItem(HINTS_KEY, JSON.stringify({ ...read, [userId]: [...(read[userId] ?? []), part] }));
  } catch {
    // refused, or full
  }
}
