import type { PublicBoard } from '@fairway/api';

/** Whether there are winners to show: they are published, or the result is final, and nothing is hidden. */
export const hasResult = ({ winners, state, hidden }: PublicBoard): boolean =>
  (winners !== null || state === 'closed') && hidden.length === 0;
