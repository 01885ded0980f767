import type { CardStatus } from '@fairway/api/choice/score';
import { type SQL, sql } from 'drizzle-orm';

/**
 * The status of a player in a round: the player's own status there, else the latest one of an earlier round. A player who withdrew,
 * was disqualified, returned no card or missed a cut is also out of the later rounds.
 */
export const carriedStatus = (playerId: SQL, roundNumber: SQL): SQL<CardStatus> => sql`coalesce((
  select so_far.status from card so_far join round of_it on of_it.id = so_far.round_id
  where so_far.player_id = ${playerId} and so_far.status <> 'ok' and of_it.number <= ${roundNumber}
  order by of_it.number desc limit 1), 'ok')`;
