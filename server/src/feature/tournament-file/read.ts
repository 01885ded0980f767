import { setImmediate as others } from 'node:timers/promises';
import { type TournamentFile, tournamentFile } from '@fairway/api';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/open.ts';
import { cardConfirmation, markerLink } from '../../db/schema/marker.ts';
import { team, teamLogo } from '../../db/schema/match.ts';
import { measurement } from '../../db/schema/measurement.ts';
import { card, entry, flight, player, sidePartner } from '../../db/schema/player.ts';
import { awardDecision, finalResult } from '../../db/schema/result.ts';
import { apiKey, users } from '../../db/schema/site.ts';
import { award, division, foreignAuthor, sponsor, sponsorLogo } from '../../db/schema/tournament.ts';
import { mapInSlices } from '../../work/slice.ts';
import { findMatchFacts } from '../competition/match-store.ts';
import { requireTournamentFacts } from '../competition/store.ts';
import { hasWaiting } from '../marker/held-store.ts';
import { findPublishedLists, hasSecretLists } from '../tournament/counted-hole/store.ts';
import { findVersions } from '../tournament/regulation.ts';
import { findRounds } from '../tournament/store.ts';

type List = Exclude<
  { [Name in keyof TournamentFile]: TournamentFile[Name] extends readonly object[] ? Name : never }[keyof TournamentFile],
  'regulationVersions'
>;

/** Everything of a tournament that its file has. */
export async function readTournamentFile(tx: Transaction, tournamentId: string, now: Date): Promise<TournamentFile> {
  const facts = await requireTournamentFacts(tx, tournamentId);
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
  const entries = await inPages((after) =>
    tx
      .select()
      .from(entry)
      .where(and(inArray(entry.roundId, inRounds), gt(entry.seq, after)))
      .orderBy(asc(entry.seq))
      .limit(ROWS_AT_ONCE),
  );
  const measurements = await inPages((after) =>
    tx
      .select()
      .from(measurement)
      .where(and(inArray(measurement.roundId, inRounds), gt(measurement.seq, after)))
      .orderBy(asc(measurement.seq))
      .limit(ROWS_AT_ONCE),
  );
  const confirmations = tx.select().from(cardConfirmation).where(inArray(cardConfirmation.roundId, inRounds));
  const lists = (await findPublishedLists(tx, inRounds)).map(withAuthor);
  const chosen = await tx.select().from(awardDecision).where(eq(awardDecision.tournamentId, tournamentId));
  const decisions = chosen.map((row) => ({ ...row, authorId: row.userId, principalKind: 'person' as const }));
  const matchPlay = await findMatchFacts(tx, tournamentId);
  const matchEntries = matchPlay.entries.map(withAuthor);
  const teamLogos = tx
    .select({ teamId: teamLogo.teamId, bytes: teamLogo.bytes })
    .from(teamLogo)
    .innerJoin(team, eq(team.id, teamLogo.teamId))
    .where(eq(team.tournamentId, tournamentId));
  const [final = null] = await tx.select().from(finalResult).where(eq(finalResult.tournamentId, tournamentId));
  return {
    fairway: 'tournament',
    format: tournamentFile.shape.format.value,
    made: now.toISOString(),
    clubName: facts.clubName,
    leftOut: [
      ...((await hasSecretLists(tx, inRounds)) ? (['counted-holes'] as const) : []),
      ...((await hasWaiting(tx, inRounds)) ? (['held-entries'] as const) : []),
      ...(matchPlay.handedIn.some(({ openedAt }) => openedAt === null) ? (['line-ups'] as const) : []),
    ],
    tournament: picked(tournamentFile.shape.tournament.shape, facts) as TournamentFile['tournament'],
    rounds: await listed(
      'rounds',
      rounds.map((round) => ({ ...round, ...round.card })),
    ),
    divisions: await listed('divisions', await divisions.orderBy(asc(division.position), asc(division.id))),
    sponsors: await listed('sponsors', await sponsors.orderBy(asc(sponsor.position), asc(sponsor.id))),
    sponsorLogos: (await logos.orderBy(asc(sponsor.position), asc(sponsor.id))).map(inBase64),
    awards: await listed('awards', await awards.orderBy(asc(award.position), asc(award.id))),
    flights: await listed('flights', await flights.orderBy(asc(flight.roundId), asc(flight.number))),
    players: await listed('players', await players.orderBy(asc(player.createdAt), asc(player.id))),
    sidePartners: await listed(
      'sidePartners',
      await partners.orderBy(asc(sidePartner.roundId), asc(sidePartner.sideId), asc(sidePartner.place)),
    ),
    cards: await listed('cards', await cards.orderBy(asc(card.roundId), asc(card.playerId))),
    authors: await authorsOf(tx, [...entries, ...measurements, ...lists, ...decisions, ...matchEntries]),
    entries: await listed('entries', entries),
    measurements: await listed('measurements', measurements),
    confirmations: await listed('confirmations', await confirmations.orderBy(asc(cardConfirmation.confirmedAt), asc(cardConfirmation.id))),
    teams: await listed('teams', matchPlay.teams),
    teamLogos: (await teamLogos.orderBy(asc(team.position), asc(team.id))).map(inBase64),
    teamPlayers: await listed('teamPlayers', matchPlay.teamPlayers),
    contests: await listed('contests', matchPlay.contests),
    matchSessions: await listed('matchSessions', matchPlay.sessions),
    matches: await listed('matches', matchPlay.matches),
    matchEntries: await listed('matchEntries', matchEntries),
    countedHoles: await listed('countedHoles', lists),
    decisions: await listed('decisions', decisions),
    regulationVersions: await findVersions(tx, tournamentId),
    finalResult: final && (picked(tournamentFile.shape.finalResult.unwrap().shape, final) as TournamentFile['finalResult']),
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

const ROWS_AT_ONCE = 1000;

/** All rows of a list that may be long, in the order of receiving: others are answered between two pages. */
async function inPages<Row extends Written & { seq: number }>(page: (after: number) => Promise<Row[]>) {
  const all: (Row & { authorId: string | null })[] = [];
  for (let rows = await page(0); rows.length > 0; rows = await page(rows.at(-1)?.seq ?? 0)) {
    all.push(...rows.map(withAuthor));
    await others();
  }
  return all;
}

type Written = { principalKind: TournamentFile['authors'][number]['kind'] | null; principalId: string | null };
const withAuthor = <Row extends Written>(row: Row) => ({ ...row, authorId: row.principalId });

/** Everyone who wrote, with their names: here, or where the tournament came from. */
async function authorsOf(tx: Transaction, writers: readonly { principalKind: Written['principalKind']; authorId: string | null }[]) {
  const kinds = new Map(
    writers.flatMap(({ principalKind: kind, authorId: id }) => (id === null || kind === null ? [] : [[id, kind] as const])),
  );
  const ids = [...kinds.keys()].sort();
  const here = await tx.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids));
  const keys = await tx.select({ id: apiKey.id, name: apiKey.name }).from(apiKey).where(inArray(apiKey.id, ids));
  const links = await tx
    .select({ id: markerLink.id, name: sql<string>`'Flight ' || ${markerLink.flightNumber}` })
    .from(markerLink)
    .where(inArray(markerLink.id, ids));
  const elsewhere = await tx
    .select({ id: foreignAuthor.id, name: foreignAuthor.name })
    .from(foreignAuthor)
    .where(and(inArray(foreignAuthor.id, ids)));
  const names = new Map([...here, ...keys, ...links, ...elsewhere].map(({ id, name }) => [id, name]));
  return ids.map((id) => ({ id, kind: kinds.get(id) ?? 'person', name: names.get(id) ?? null }));
}
