import { type Edition, FIRST_EDITION, LATEST_EDITION } from '@fairway/golf';
import type { TournamentRow } from '../../write.ts';

/**
 * The edition of the rules that a tournament goes by: in play the latest, unless it was opened again by the rules of then. One that was closed
 * before there were editions has none.
 */
export const editionOf = ({ edition = null, state = 'open' }: Partial<Pick<TournamentRow, 'edition' | 'state'>>): Edition =>
  edition ?? (state === 'closed' ? FIRST_EDITION : LATEST_EDITION);
