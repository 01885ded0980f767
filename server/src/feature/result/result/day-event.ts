import type { DayEvent, Phase, Preparation } from '@fairway/api';
import { and, desc, eq, gt, gte, isNull, ne, not, or, sql } from 'drizzle-orm';
import type { Principal } from '../../../access/principal.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { club } from '../../../db/schema/account/club.ts';
import { award } from '../../../db/schema/field/award.ts';
import { tournament } from '../../../db/schema/field/tournament.ts';
import { findPublication } from '../../../engine/competition/result/publication-store.ts';
import { clubDate, entriesOfRow, isPlayedToday, phaseOfRow } from '../../../engine/tournament/phase.ts';
import { findRounds } from '../../../engine/tournament/store.ts';
import type { TournamentRow } from '../../../write/write.ts';
import { ofPrincipal } from '../../field/tournament/list-store.ts';
import { holesIn, preparationOf, roundShown } from '../../field/tournament/progress.ts';
import { silentPhones } from '../../play/marker/silent-phone.ts';
import { findWinners } from '../winner/winner-list.ts';
import { matchWork } from './match-blocker.ts';
import { roundWork } from './round-blocker.ts';

/** All clubs of a site have fewer at a time; those of today come first, so that forgotten ones do not push them away. */
const MOST_EVENTS = 30;
/** More than all sites of a server play on one day. */
const MOST_KEPT = 200;

/** What its own facts say of a tournament, whoever asks and whenever. */
type Work = Pick<DayEvent, 'holes' | 'cards' | 'missingCards' | 'overdueCards' | 'disputedHoles' | 'matches' | 'openTies' | 'prizes'>;
type DayEvents = (principal: Principal, now: Date) => Promise<DayEvent[]>;

/**
 * Reads the tournaments that a principal may see and that are played today, or under way, the latest first; each with how much in it needs
 * a person. Cards and prizes are read again only when the version of the boards has changed: many look at a dashboard for hours. Each tournament is
 * read by itself, so that a stroke waits for one and not for all that somebody forgot to close.
 */
export function createDayEvents(db: Database): DayEvents {
  const cache = new Map<string, { boardVersion: number; work: Work }>();

  const workOf = async ({ tournament: { id, boardVersion, ...of }, shown }: OfDay): Promise<Work | null> => {
    const cached = cache.get(id);
    if (cached?.boardVersion === boardVersion) return cached.work;
    const work = await db.transaction((tx) => readWork(tx, { id, boardVersion, ...of }, shown));
    if (work === null) return null;
    cache.delete(id);
    cache.set(id, { boardVersion, work });
    for (const oldest of [...cache.keys()].slice(0, -MOST_KEPT)) cache.delete(oldest);
    return work;
  };

  return async (principal, now) => {
    const tournaments = await findTournamentsOfDay(db, principal, now);
    const phones = await silentPhones(db, roundsUnderWay(tournaments), now);
    const events: DayEvent[] = [];
    for (const of of tournaments) {
      const work = await workOf(of);
      if (work !== null) events.push({ ...eventOf(of), ...work, silentPhones: phones.get(of.shown.id) ?? 0 });
    }
    return events;
  };
}

type OfDay = {
  tournament: Pick<TournamentRow, 'id' | 'name' | 'clubId' | 'state' | 'public' | 'boardVersion' | 'formatRule' | 'play'>;
  clubName: string;
  phase: Phase;
  playedToday: boolean;
  shown: { id: string; number: number; date: string; daysAhead: number; finished: boolean; rounds: number; firstTee: string | null };
  preparation: Preparation | null;
  awards: number;
};

function findTournamentsOfDay(db: Database, principal: Principal, now: Date): Promise<OfDay[]> {
  const { id, name, clubId, state, public: isPublic, boardVersion, formatRule, play } = tournament;
  return db
    .select({
      tournament: { id, name, clubId, state, public: isPublic, boardVersion, formatRule, play },
      clubName: club.name,
      phase: phaseOfRow,
      playedToday: isPlayedToday(now),
      shown: shownOfRow(now),
      preparation: sql<Preparation | null>`case when ${phaseOfRow} = 'upcoming' then ${preparationOf(roundShown)} end`,
      awards: db.$count(award, eq(award.tournamentId, tournament.id)),
    })
    .from(tournament)
    .innerJoin(club, eq(club.id, tournament.clubId))
    .where(
      and(
        ofPrincipal(principal),
        isNull(tournament.archivedAt),
        not(tournament.rehearsal),
        or(and(gte(tournament.lastDate, clubDate(now)), isPlayedToday(now)), and(ne(tournament.state, 'closed'), gt(entriesOfRow, 0))),
      ),
    )
    .orderBy(desc(isPlayedToday(now)), desc(tournament.date), desc(tournament.createdAt))
    .limit(MOST_EVENTS);
}

const shownOfRow = (now: Date) => sql<OfDay['shown']>`(select json_build_object(
  'id', r.id, 'number', r.number, 'date', r.date, 'daysAhead', r.date - ${clubDate(now)}, 'finished', r.finished_at is not null,
  'rounds', (select count(*) from round every where every.tournament_id = r.tournament_id),
  'firstTee', case when r.date >= ${clubDate(now)} then (select min(flight.tee_time) from flight where flight.round_id = r.id) end)
  from round r where r.id = ${roundShown})`;

/** Those whose phones are still waited for. */
const roundsUnderWay = (tournaments: readonly OfDay[]): string[] =>
  tournaments.filter(({ phase, tournament: { state } }) => phase === 'playing' && state !== 'closed').map(({ shown }) => shown.id);

function eventOf({
  tournament: of,
  clubName,
  phase,
  playedToday,
  shown,
  preparation,
  awards,
}: OfDay): Omit<DayEvent, keyof Work | 'silentPhones'> {
  const { id: tournamentId, name, clubId, state, public: isPublic } = of;
  const { id: _, number, ...round } = shown;
  return {
    tournamentId,
    name,
    clubId,
    clubName,
    state,
    public: isPublic,
    phase,
    playedToday,
    round: number,
    ...round,
    preparation,
    awards,
  };
}

/** Null: the round is gone in the meantime. */
async function readWork(
  tx: Transaction,
  of: Pick<TournamentRow, 'id' | 'boardVersion' | 'formatRule' | 'play'>,
  { id, finished }: OfDay['shown'],
): Promise<Work | null> {
  const current = (await findRounds(tx, of.id)).find((round) => round.id === id);
  if (!current) return null;
  const { cards, missing, disputed } = await roundWork(tx, of, current);
  const complete = new Set(cards.filter(({ full }) => full).map(({ flight }) => flight));
  const matches = await matchWork(tx, of, current);
  const disputedInMatches = matches?.disputed.flatMap(({ disputes }) => disputes).length ?? 0;
  const winners = finished ? await findWinners(tx, of.id) : [];
  return {
    holes: await holesIn(tx, { roundId: id, boardVersion: of.boardVersion }),
    cards: cards.filter(({ status }) => status !== 'cut').length,
    missingCards: matches === null ? missing.length : 0,
    overdueCards: matches !== null ? 0 : missing.filter(({ flight }) => flight !== null && complete.has(flight)).length,
    disputedHoles: disputed.flatMap((card) => card.disputed).length + disputedInMatches,
    matches: matches && { all: matches.all, open: matches.open.length },
    openTies: winners.filter(({ open }) => open.length > 0).length,
    prizes: finished
      ? {
          all: winners.length,
          ready: winners.filter(({ winner }) => winner !== null).length,
          published: (await findPublication(tx, of.id)) !== null,
        }
      : null,
  };
}
