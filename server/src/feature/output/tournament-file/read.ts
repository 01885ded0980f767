import { type TournamentFile, tournamentFile } from '@fairway/api';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { apiKey, users } from '../../../db/schema/account/site.ts';
import { award } from '../../../db/schema/field/award.ts';
import { card, entry, flight, player, sidePartner } from '../../../db/schema/field/player.ts';
import { division, foreignAuthor, sponsor, sponsorLogo } from '../../../db/schema/field/tournament.ts';
import { cardConfirmation, markerLink } from '../../../db/schema/play/marker.ts';
import { team, teamLogo } from '../../../db/schema/play/match.ts';
import { measurement } from '../../../db/schema/play/measurement.ts';
import { awardDecision, finalResult } from '../../../db/schema/result/result.ts';
import { entryPages } from '../../../engine/competition/entry/store.ts';
import { findMatchFacts } from '../../../engine/competition/match-store.ts';
import { requireTournamentFacts } from '../../../engine/competition/store.ts';
import { findPublishedLists, hasSecretLists } from '../../../engine/tournament/counted-hole/store.ts';
import { findRounds } from '../../../engine/tournament/store.ts';
import { mapInSlices } from '../../../work/slice.ts';
import { findVersions } from '../../field/tournament/regulation.ts';
import { hasWaiting } from '../../play/marker/held/store.ts';

type List = Exclude<
  { [Name in keyof TournamentFile]: TournamentFile[Name] extends readonly object[] ? Name : never }[keyof TournamentFile],
  'regulationVersions'
>;

/** The file of a tournament, all of one moment. Entries, of which there may be many, are read after it: those of later are left out. */
export async function readTournamentFile(db: Database, tournamentId: string, now: Date): Promise<TournamentFile> {
  const moment = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
  const { facts, leftOut, final, lastSeq, ...read } = await db.transaction((tx) => readMoment(tx, tournamentId), moment);
  const inRounds = read.rounds.map(({ id }) => id);
  const pages: (typeof entry.$inferSelect)[] = [];
  for await (const page of entryPages(db, inRounds)) pages.push(...page.filter(({ seq }) => seq <= lastSeq));
  const entries = pages.sort((one, other) => one.seq - other.seq).map(withAuthor);
  return {
    fairway: 'tournament',
    format: tournamentFile.shape.format.value,
    made: now.toISOString(),
    clubName: facts.clubName,
    leftOut,
    tournament: picked(tournamentFile.shape.tournament.shape, facts) as TournamentFile['tournament'],
    rounds: await listed('rounds', read.rounds),
    divisions: await listed('divisions', read.divisions),
    sponsors: await listed('sponsors', read.sponsors),
    sponsorLogos: read.sponsorLogos.map(inBase64),
    awards: await listed('awards', read.awards),
    flights: await listed('flights', read.flights),
    players: await listed('players', read.players),
    sidePartners: await listed('sidePartners', read.sidePartners),
    cards: await listed('cards', read.cards),
    authors: await authorsOf(db, [...entries, ...read.measurements, ...read.countedHoles, ...read.decisions, ...read.matchEntries]),
    entries: await listed('entries', entries),
    measurements: await listed('measurements', read.measurements),
    confirmations: await listed('confirmations', read.confirmations),
    teams: await listed('teams', read.teams),
    teamLogos: read.teamLogos.map(inBase64),
    teamPlayers: await listed('teamPlayers', read.teamPlayers),
    contests: await listed('contests', read.contests),
    matchSessions: await listed('matchSessions', read.sessions),
    matches: await listed('matches', read.matches),
    matchEntries: await listed('matchEntries', read.matchEntries),
    countedHoles: await listed('countedHoles', read.countedHoles),
    decisions: await listed('decisions', read.decisions),
    regulationVersions: read.regulationVersions,
    finalResult: final && (picked(tournamentFile.shape.finalResult.unwrap().shape, final) as TournamentFile['finalResult']),
  };
}

/** The records but the entries, and the number of the newest entry of all. */
async function readMoment(tx: Transaction, tournamentId: string) {
  const rounds = await findRounds(tx, tournamentId);
  const inRounds = rounds.map(({ id }) => id);
  const divisions = tx.select().from(division).where(eq(division.tournamentId, tournamentId));
  const sponsors = tx.select().from(sponsor).where(eq(sponsor.tournamentId, tournamentId));
  const logos = tx
    .select({ sponsorId: sponsorLogo.sponsorId, bytes: sponsorLogo.bytes })
    .from(sponsorLogo)
    .innerJoin(sponsor, eq(sponsor.id, sponsorLogo.sponsorId))
    .where(eq(sponsor.tournamentId, tournamentId));
  const awards = tx.select().from(award).where(eq(award.tournamentId, tournamentId));
  const flights = tx.select().from(flight).where(inArray(flight.roundId, inRounds));
  const players = tx.select().from(player).where(eq(player.tournamentId, tournamentId));
  const partners = tx.select().from(sidePartner).where(inArray(sidePartner.roundId, inRounds));
  const cards = tx.select().from(card).where(inArray(card.roundId, inRounds));
  const measurements = tx.select().from(measurement).where(inArray(measurement.roundId, inRounds));
  const confirmations = tx.select().from(cardConfirmation).where(inArray(cardConfirmation.roundId, inRounds));
  const chosen = await tx.select().from(awardDecision).where(eq(awardDecision.tournamentId, tournamentId));
  const { entries: matchEntries, handedIn, ...matchPlay } = await findMatchFacts(tx, tournamentId);
  const teamLogos = tx
    .select({ teamId: teamLogo.teamId, bytes: teamLogo.bytes })
    .from(teamLogo)
    .innerJoin(team, eq(team.id, teamLogo.teamId))
    .where(eq(team.tournamentId, tournamentId));
  const [final = null] = await tx.select().from(finalResult).where(eq(finalResult.tournamentId, tournamentId));
  const [newest] = await tx.select({ seq: entry.seq }).from(entry).orderBy(desc(entry.seq)).limit(1);
  return {
    facts: await requireTournamentFacts(tx, tournamentId),
    leftOut: [
      ...((await hasSecretLists(tx, inRounds)) ? (['counted-holes'] as const) : []),
      ...((await hasWaiting(tx, inRounds)) ? (['held-entries'] as const) : []),
      ...(handedIn.some(({ openedAt }) => openedAt === null) ? (['line-ups'] as const) : []),
    ],
    rounds: rounds.map((round) => ({ ...round, ...round.card })),
    divisions: await divisions.orderBy(asc(division.position), asc(division.id)),
    sponsors: await sponsors.orderBy(asc(sponsor.position), asc(sponsor.id)),
    sponsorLogos: await logos.orderBy(asc(sponsor.position), asc(sponsor.id)),
    awards: await awards.orderBy(asc(award.position), asc(award.id)),
    flights: await flights.orderBy(asc(flight.roundId), asc(flight.number)),
    players: await players.orderBy(asc(player.createdAt), asc(player.id)),
    sidePartners: await partners.orderBy(asc(sidePartner.roundId), asc(sidePartner.sideId), asc(sidePartner.place)),
    cards: await cards.orderBy(asc(card.roundId), asc(card.playerId)),
    measurements: (await measurements.orderBy(asc(measurement.seq))).map(withAuthor),
    confirmations: await confirmations.orderBy(asc(cardConfirmation.confirmedAt), asc(cardConfirmation.id)),
    teamLogos: await teamLogos.orderBy(asc(team.position), asc(team.id)),
    countedHoles: (await findPublishedLists(tx, inRounds)).map(withAuthor),
    decisions: chosen.map((row) => ({ ...row, authorId: row.userId, principalKind: 'person' as const })),
    regulationVersions: await findVersions(tx, tournamentId),
    ...{ ...matchPlay, matchEntries: matchEntries.map(withAuthor), final, lastSeq: newest?.seq ?? 0 },
  };
}

const inBase64 = <Row extends { bytes: Buffer }>({ bytes, ...row }: Row) => ({ ...row, bytes: bytes.toString('base64') });

/** The fields that the file has of a record. */
const picked = (shape: object, row: object): object => {
  const values = new Map(Object.entries(row));
  return Object.fromEntries(Object.keys(shape).map((field) => [field, values.get(field) ?? null]));
};

/** The lists without what stands where an older file has none. */
const LISTS = {
  ...tournamentFile.shape,
  measurements: tournamentFile.shape.measurements.unwrap(),
  sidePartners: tournamentFile.shape.sidePartners.unwrap(),
  sponsors: tournamentFile.shape.sponsors.unwrap(),
  sponsorLogos: tournamentFile.shape.sponsorLogos.unwrap(),
  confirmations: tournamentFile.shape.confirmations.unwrap(),
  teams: tournamentFile.shape.teams.unwrap(),
  teamLogos: tournamentFile.shape.teamLogos.unwrap(),
  teamPlayers: tournamentFile.shape.teamPlayers.unwrap(),
  contests: tournamentFile.shape.contests.unwrap(),
  matchSessions: tournamentFile.shape.matchSessions.unwrap(),
  matches: tournamentFile.shape.matches.unwrap(),
  matchEntries: tournamentFile.shape.matchEntries.unwrap(),
};

const listed = async <Name extends List>(name: Name, rows: readonly object[]): Promise<TournamentFile[Name]> =>
  (await mapInSlices(rows, (row) => picked(LISTS[name].element.shape, row))) as TournamentFile[Name];

type Written = { principalKind: TournamentFile['authors'][number]['kind'] | null; principalId: string | null };
const withAuthor = <Row extends Written>(row: Row) => ({ ...row, authorId: row.principalId });

/** Everyone who wrote, with their names: here, or where the tournament came from. */
async function authorsOf(db: Database, writers: readonly { principalKind: Written['principalKind']; authorId: string | null }[]) {
  const kinds = new Map(
    writers.flatMap(({ principalKind: kind, authorId: id }) => (id === null || kind === null ? [] : [[id, kind] as const])),
  );
  const ids = [...kinds.keys()].sort();
  const here = await db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids));
  const keys = await db.select({ id: apiKey.id, name: apiKey.name }).from(apiKey).where(inArray(apiKey.id, ids));
  const links = await db
    .select({ id: markerLink.id, name: sql<string>`'Flight ' || ${markerLink.flightNumber}` })
    .from(markerLink)
    .where(inArray(markerLink.id, ids));
  const elsewhere = await db
    .select({ id: foreignAuthor.id, name: foreignAuthor.name })
    .from(foreignAuthor)
    .where(and(inArray(foreignAuthor.id, ids)));
  const names = new Map([...here, ...keys, ...links, ...elsewhere].map(({ id, name }) => [id, name]));
  return ids.map((id) => ({ id, kind: kinds.get(id) ?? 'person', name: names.get(id) ?? null }));
}
