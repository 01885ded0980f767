import { isApiError } from '../../../lib/api/api-error.ts';
import { same } from './stale.ts';

/**
 * Writes what a person decided over what they saw. When others have changed something else of it meanwhile, it is written over the newer
 * state; when they have changed the `part` that the decision is about, the refusal is thrown, and `onNewer` has got the newer state.
 */
export async function writeAsSeen<Seen>(
  seen: Seen,
  part: (of: Seen) => unknown,
  write: (seen: Seen) => Promise<Seen>,
  onNewer: (newer: Seen) => void,
): Promise<Seen> {
  try {
    return await write(seen);
  } catch (error) {
    if (!isApiError(error, 'stale-version')) throw error;
    const newer = error.current as Seen;
    onNewer(newer);
    if (!same(part(seen), part(newer))) throw error;
    return writeAsSeen(newer, part, write, onNewer);
  }
}
