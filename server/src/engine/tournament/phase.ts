import type { Phase } from '@fairway/api';
import { sql } from 'drizzle-orm';
import { club } from '../../db/schema/account/club.ts';
import { round, tournament } from '../../db/schema/field/tournament.ts';

/** What a spectator calls the state of a tournament, by the facts: its first score or word of a match, and the end of its rounds. The date says nothing. */
export function phaseOf({ begun, over }: { begun: boolean; over: boolean }): Phase {
  if (over) return 'ended';
  return begun ? 'playing' : 'upcoming';
}

const ofTournament = sql`${round.tournamentId} = ${tournament.id}`;
// in plain names: drizzle leaves out the tables of a statement that selects from one alone
const talliedRounds = sql`round r left join round_tally on round_tally.round_id = r.id where r.tournament_id = tournament.id`;
/** Of a row of tournaments: how many scores were entered in it, how many words were said of its matches, and whether its rounds are finished. */
export const entriesOfRow = sql<number>`(select coalesce(sum(round_tally.entries), 0) from ${talliedRounds})`;
export const wordsOfRow = sql<number>`(select coalesce(sum(round_tally.words), 0) from ${talliedRounds})`;
export const isOverOfRow = sql<boolean>`(select coalesce(bool_and(r.finished_at is not null), true) from round r where r.tournament_id = tournament.id)`;
/** Its phase, with all that staff see. */
export const phaseOfRow = sql<Phase>`case when ${isOverOfRow} then 'ended' when ${entriesOfRow} + ${wordsOfRow} > 0 then 'playing' else 'upcoming' end`;
/** Its golfers. */
export const playerCount = sql<number>`coalesce((select players from tournament_tally where tournament_tally.tournament_id = tournament.id), 0)`;

/** The date at a tournament's club. */
export const clubDate = (now: Date) => sql`(${now.toISOString()}::timestamptz at time zone ${club.timeZone})::date`;

/** Of a row of tournaments with their clubs: whether one of its rounds is played today. A mark beside the phase, and no part of it. */
export const isPlayedToday = (now: Date) =>
  sql<boolean>`exists (select from ${round} where ${ofTournament} and ${round.date} = ${clubDate(now)})`;
