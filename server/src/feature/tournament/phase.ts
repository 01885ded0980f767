import type { Phase } from '@fairway/api';
import { sql } from 'drizzle-orm';
import { entry } from '../../db/schema/player.ts';
import { round, tournament } from '../../db/schema/tournament.ts';

/** What a spectator calls the state of a tournament, by the facts: its first score, and the end of its rounds. The date says nothing. */
export function phaseOf({ begun, over }: { begun: boolean; over: boolean }): Phase {
  if (over) return 'ended';
  return begun ? 'playing' : 'upcoming';
}

const ofTournament = sql`${round.tournamentId} = ${tournament.id}`;
/** The same of a row of tournaments, with all that staff see. */
export const phaseOfRow = sql<Phase>`case
  when not exists (select from ${round} where ${ofTournament} and ${round.finishedAt} is null) then 'ended'
  when exists (select from ${entry} join ${round} on ${round.id} = ${entry.roundId} where ${ofTournament}) then 'playing'
  else 'upcoming' end`;
