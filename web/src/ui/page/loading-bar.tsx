import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import classes from './loading-bar.module.css';

/**
 * One thin bar at the top while any request is under way. Only for who sees: Orca looks at the beginning of a page for its place in it, and says
 * nothing of the next focus if what it finds there goes away.
 */
export function LoadingBar() {
  const pending = useIsFetching() + useIsMutating();
  return pending === 0 ? null : <div className={classes.bar} aria-hidden />;
}
