import type { CardStatus } from '@fairway/api/choice';
import { type SQL, sql } from 'drizzle-orm';

/**
 * How a player stands in the round of a number: by his own status there, else by the latest one that he has of an earlier round. Who
 * withdrew, was disqualified, returned no card or missed a cut is out of the rounds after it as well.
 */
export const carriedStatus = (playerId: SQL, roundNumber: SQL): SQL<CardStatus> => sql`coalesce((
  select so_far.status from card so_far join round of_it on of_it.id = so_far.round_id
  where so_far.player_id = ${playerId} and so_far.status <> 'ok' and of_it.number <= ${roundNumber}
  order by of_it.number desc limit 1), 'ok')`;
