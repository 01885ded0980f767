import { useSession } from '../lib/session.ts';
import { guardOf } from './guard.ts';

/** Whether a path may be opened: a button that leads where the guard turns people away is not shown. */
export function useMayOpen(): (path: string) => boolean {
  const session = useSession();
  return (path) => guardOf(path, session) === 'stay';
}
