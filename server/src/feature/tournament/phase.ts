import type { Phase } from '@fairway/api';
import { sql } from 'drizzle-orm';
import { club } from '../../db/schema/club.ts';
import { match, matchEntry, matchSession } from '../../db/schema/match.ts';
import { entry } from '../../db/schema/player.ts';
import { round, tournament } from '../../db/schema/tournament.ts';

/** What a spectator calls the state of a tournament, by the facts: its first score or word of a match, and the end of its rounds. The date says nothing. */
export function phaseOf({ begun, over }: { begun: boolean; over: boolean }): Phase {
  if (over) return 'ended';
  return begun ? 'playing' : 'upcoming';
}

const ofTournament = sql`${round.tournamentId} = ${tournament.id}`;
/** The same of a row of tournaments, with all that staff see. */
export const phaseOfRow = sql<Phase>`case
  when not exists (select from ${round} where ${ofTournament} and ${round.finishedAt} is null) then 'ended'
  when exists (select from ${entry} join ${round} on ${round.id} = ${entry.roundId} where ${ofTournament}) then 'playing'
  when exists (select from ${matchEntry} join ${match} on ${match.id} = ${matchEntry.matchId} join ${matchSession} on ${matchSession.id} = ${match.sessionId}
    join ${round} on ${round.id} = ${matchSession.roundId} where ${ofTournament}) then 'playing'
  else 'upcoming' end`;

/** The date at a tournament's club. */
export const clubDate = (now: Date) => sql`(${now.toISOString()}::timestamptz at time zone ${club.timeZone})::date`;

/** Of a row of tournaments with their clubs: whether one of its rounds is played today. A mark beside the phase, and no part of it. */
export const isPlayedToday = (now: Date) =>
  sql<boolean>`exists (select from ${round} where ${ofTournament} and ${round.date} = ${clubDate(now)})`;
