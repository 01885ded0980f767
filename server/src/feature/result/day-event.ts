import type { DayEvent, Phase } from '@fairway/api';
import { and, desc, eq, exists, isNull, ne, not, or } from 'drizzle-orm';
import type { Principal } from '../../access/principal.ts';
import type { Database, Transaction } from '../../db/open.ts';
import { club } from '../../db/schema/club.ts';
import { entry } from '../../db/schema/player.ts';
import { round, tournament } from '../../db/schema/tournament.ts';
import type { TournamentRow } from '../../write.ts';
import { clubDate, ofPrincipal } from '../tournament/list-store.ts';
import { phaseOfRow } from '../tournament/phase.ts';
import { findRounds } from '../tournament/store.ts';
import { openAwards } from '../winner/open-award.ts';
import { roundWork } from './round-blocker.ts';

/** A club has one or two at a time; a forgotten one of last year does not push today's away. */
const MOST_EVENTS = 10;

/** The tournaments that a principal may see and that are played today, or under way, the latest first; each with how much in it needs a person. */
export function dayEvents(db: Database, principal: Principal, now: Date): Promise<DayEvent[]> {
  return db.transaction(async (tx) => {
    const events: DayEvent[] = [];
    for (const found of await findTournamentsOfDay(tx, principal, now)) events.push(await dayEvent(tx, found));
    return events;
  });
}

type OfDay = { tournament: TournamentRow; clubName: string; phase: Phase };

function findTournamentsOfDay(tx: Transaction, principal: Principal, now: Date): Promise<OfDay[]> {
  const isToday = eq(round.date, clubDate(now));
  const ofTournament = eq(round.tournamentId, tournament.id);
  const playedToday = tx.select({ id: round.id }).from(round).where(and(ofTournament, isToday));
  const scored = tx.select({ id: entry.id }).from(entry).innerJoin(round, eq(round.id, entry.roundId)).where(ofTournament);
  return tx
    .select({ tournament, clubName: club.name, phase: phaseOfRow })
    .from(tournament)
    .innerJoin(club, eq(club.id, tournament.clubId))
    .where(
      and(
        ofPrincipal(principal),
        isNull(tournament.archivedAt),
        not(tournament.rehearsal),
        or(exists(playedToday), and(ne(tournament.state, 'closed'), exists(scored))),
      ),
    )
    .orderBy(desc(tournament.date), desc(tournament.createdAt))
    .limit(MOST_EVENTS);
}

async function dayEvent(tx: Transaction, { tournament: found, clubName, phase }: OfDay): Promise<DayEvent> {
  const rounds = await findRounds(tx, found.id);
  const next = rounds.find(({ finishedAt }) => finishedAt === null);
  const shown = next ?? rounds.at(-1);
  const work = shown && (await roundWork(tx, found, shown.id));
  return {
    tournamentId: found.id,
    name: found.name,
    clubId: found.clubId,
    clubName,
    state: found.state,
    phase,
    round: shown?.number ?? 1,
    finished: next === undefined,
    cards: work?.cards.length ?? 0,
    missingCards: work?.missing.length ?? 0,
    disputedHoles: work?.disputed.flatMap(({ disputed }) => disputed).length ?? 0,
    openTies: next === undefined && found.state !== 'closed' ? (await openAwards(tx, found.id)).length : 0,
  };
}
