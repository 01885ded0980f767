import type { CardStatus } from '@fairway/api/choice/play/score';
import { type SQL, sql } from 'drizzle-orm';

/**
 * The status of a player in a round: the player's own status there, else the latest one of an earlier round. A player who withdrew,
 * was disqualified, returned no card or missed a cut is also out of the later rounds. Not so who plays for a side in this round, and did
 * not in that one, or not on all of its holes: a substitute, or who is back after one.
 */
export const carriedStatus = (playerId: SQL, roundNumber: SQL): SQL<CardStatus> => sql`coalesce((
  select so_far.status from card so_far join round of_it on of_it.id = so_far.round_id
  where so_far.player_id = ${playerId} and so_far.status <> 'ok' and of_it.number <= ${roundNumber}
    and (so_far.status in ('DQ', 'cut') or of_it.number = ${roundNumber}
      or not exists (select from side_partner p join round now on now.id = p.round_id
        where p.player_id = so_far.player_id and now.number = ${roundNumber} and now.tournament_id = of_it.tournament_id)
      or exists (select from side_partner p where p.player_id = so_far.player_id and p.round_id = so_far.round_id
        and p.from_hole is null and p.until_hole is null))
  order by of_it.number desc limit 1), 'ok')`;
