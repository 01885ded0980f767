import { type BoardWinner, boardWinner, readKept, type ShownSponsor } from '@fairway/api';
import { DIVISION } from '@fairway/api/record/division';
import { type DecidingKey, deciding } from '@fairway/api/record/kind';
import type { Course } from '@fairway/golf';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { type PlayedRound, playedRound } from '../../db/played-round.ts';
import { club, clubLogo } from '../../db/schema/account/club.ts';
import { type card, player } from '../../db/schema/field/player.ts';
import { division, round, sponsor, sponsorLogo, tournament } from '../../db/schema/field/tournament.ts';
import { ceremony } from '../../db/schema/result/ceremony.ts';
import { luckyDraw } from '../../db/schema/result/lucky-draw.ts';
import { winnerPublication } from '../../db/schema/result/result.ts';
import { AppError } from '../../error/app-error.ts';
import { logoAddress } from '../../file/logo-address.ts';

/** The settings of a tournament that a result depends on, and what the public sees of it. */
export type TournamentFacts = typeof tournament.$inferSelect & {
  clubName: string;
  clubLogo: string | null;
  timeZone: string;
  /** In their order. */
  sponsors: SponsorFacts[];
  /** The presentation that is running. */
  ceremony: Pick<typeof ceremony.$inferSelect, 'id' | 'kind' | 'divisionId'> | null;
  /** A lucky draw has begun and has not ended. */
  luckyDraw: boolean;
  /** As they were published; null: they are not. */
  publishedWinners: BoardWinner[] | null;
};
type SponsorFacts = ShownSponsor & { id: string };
/** Whose card is read is said: `courseCard`; the whole one is in `card`. */
export type RoundFacts = Omit<PlayedRound, 'par' | 'strokeIndex' | 'women'> & Required<Pick<Course, 'par' | 'strokeIndex' | 'women'>>;
export type DivisionFacts = Pick<typeof division.$inferSelect, 'id' | 'name' | 'frozenAt' | 'revealedAt' | DivisionRule>;
type DivisionRule = DecidingKey<typeof DIVISION>;
const DIVISION_RULES = deciding(DIVISION);
export type CardFacts = Pick<typeof card.$inferSelect, 'roundId' | 'status'> & {
  flight: string | null;
  teeTime: string | null;
  startingHole: number | null;
};
type PlayerColumns =
  | 'id'
  | 'kind'
  | 'name'
  | 'gender'
  | 'divisionId'
  | 'handicapCourse'
  | 'handicapIndex'
  | 'tee'
  | 'birthday'
  | 'birthYear'
  | 'member'
  | 'absent'
  | 'initials';
export type PlayerFacts = Pick<typeof player.$inferSelect, PlayerColumns> & { cards: CardFacts[] };

export async function findTournamentFacts(db: Database, tournamentId: string): Promise<TournamentFacts | null> {
  const [found] = await db
    .select({
      tournament,
      clubName: club.name,
      logoHash: clubLogo.hash,
      timeZone: club.timeZone,
      sponsors: sponsorsOf(tournament.id),
      ceremony: { id: ceremony.id, kind: ceremony.kind, divisionId: ceremony.divisionId },
      luckyDraw: sql<boolean>`${luckyDraw.tournamentId} is not null`,
      publishedWinners: winnerPublication.winners,
    })
    .from(tournament)
    .innerJoin(club, eq(club.id, tournament.clubId))
    .leftJoin(clubLogo, eq(clubLogo.clubId, club.id))
    .leftJoin(ceremony, and(eq(ceremony.tournamentId, tournament.id), isNull(ceremony.endedAt)))
    .leftJoin(luckyDraw, and(eq(luckyDraw.tournamentId, tournament.id), isNull(luckyDraw.endedAt)))
    .leftJoin(winnerPublication, eq(winnerPublication.tournamentId, tournament.id))
    .where(eq(tournament.id, tournamentId));
  if (!found) return null;
  const { tournament: row, logoHash, sponsors, publishedWinners, ...ofClub } = found;
  return {
    ...row,
    ...ofClub,
    clubLogo: logoAddress('club', row.clubId, logoHash),
    publishedWinners: publishedWinners?.map((one) => readKept(boardWinner, one)) ?? null,
    sponsors: sponsors.map(({ hash, ...of }) => ({ ...of, logo: logoAddress('sponsor', of.id, hash) })),
  };
}

type SponsorRow = Omit<SponsorFacts, 'logo'> & { hash: string | null };
const sponsorsOf = (tournamentId: AnyPgColumn) => sql<SponsorRow[]>`(select coalesce(json_agg(json_build_object(
  'id', ${sponsor.id}, 'name', ${sponsor.name}, 'website', ${sponsor.website}, 'hash', ${sponsorLogo.hash})
  order by ${sponsor.position}, ${sponsor.id}), '[]') from ${sponsor} left join ${sponsorLogo} on ${sponsorLogo.sponsorId} = ${sponsor.id}
  where ${sponsor.tournamentId} = ${tournamentId})`;

/** For a tournament that the tenant scope or a lock has already found. */
export async function requireTournamentFacts(db: Database, tournamentId: string): Promise<TournamentFacts> {
  const facts = await findTournamentFacts(db, tournamentId);
  if (!facts) throw new AppError('tournament-not-found');
  return facts;
}

export async function roundFacts(db: Database, tournamentId: string): Promise<RoundFacts[]> {
  return (await db.select().from(round).where(eq(round.tournamentId, tournamentId)).orderBy(asc(round.number))).map(playedRound);
}

export async function divisionFacts(db: Database, tournamentId: string): Promise<DivisionFacts[]> {
  const { id, name, frozenAt, revealedAt } = division;
  const rules = Object.fromEntries(DIVISION_RULES.map((key) => [key, division[key]])) as Pick<typeof division, DivisionRule>;
  return db
    .select({ id, name, frozenAt, revealedAt, ...rules })
    .from(division)
    .where(eq(division.tournamentId, tournamentId))
    .orderBy(asc(division.position), asc(division.id));
}

/** Every player with their cards, one row each: only what a board may show and what results depend on. */
export async function playerFacts(db: Database, tournamentId: string): Promise<PlayerFacts[]> {
  // by the player: a join of all of them reads every card that there is, where nothing tells the planner how few they are
  const cards = sql<
    CardFacts[]
  >`(select coalesce(json_agg(json_build_object('roundId', c.round_id, 'flight', f.number, 'teeTime', f.tee_time,
    'startingHole', f.starting_hole, 'status', c.status)), '[]') from card c left join flight f on f.id = c.flight_id where c.player_id = player.id)`;
  return db
    .select({
      id: player.id,
      kind: player.kind,
      name: player.name,
      gender: player.gender,
      divisionId: player.divisionId,
      handicapCourse: player.handicapCourse,
      handicapIndex: player.handicapIndex,
      tee: player.tee,
      birthday: player.birthday,
      birthYear: player.birthYear,
      member: player.member,
      absent: player.absent,
      initials: player.initials,
      cards,
    })
    .from(player)
    .where(eq(player.tournamentId, tournamentId));
}
