import { newId } from '../../lib/id.ts';
import { ownName } from '../../lib/prefix.ts';

const KEY = ownName('golf_marker_attempt');

/**
 * By which this browser shows the same pass again, when no answer came: kept while the page is open, also when it is loaded again. A browser without
 * storage tries by another one, and then has to be let in another way.
 */
export function attemptOf(pass: string): string {
  try {
    const [of, attempt] = (sessionStorage.getItem(KEY) ?? '').split(' ');
    if (of === pass && attempt !== undefined) return attempt;
    const made = newId();
    sessionStorage.setItem(KEY, `${pass} ${made}`);
    return made;
  } catch {
    return newId();
  }
}
