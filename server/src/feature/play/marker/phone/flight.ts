import type { MarkerFlight, MarkerHole } from '@fairway/api';
import { cardHole, hasHole } from '@fairway/api/rule/field/round-hole';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Marker } from '../../../../access/principal.ts';
import type { Database } from '../../../../db/database.ts';
import { type PlayedRound, playedRound } from '../../../../db/played-round.ts';
import { club } from '../../../../db/schema/account/club.ts';
import { card, entry, flight, player } from '../../../../db/schema/field/player.ts';
import { division, round, tournament } from '../../../../db/schema/field/tournament.ts';
import { cardConfirmation, markerBrowser, markerDevice } from '../../../../db/schema/play/marker.ts';
import { cardSides } from '../../../../engine/competition/card-side.ts';
import { blankCard, type CardState, cardKey, cardStates } from '../../../../engine/competition/entry/card-store.ts';
import { findShots } from '../../../../engine/competition/shot-store.ts';
import { carriedStatus } from '../../../../engine/tournament/carried-status.ts';
import { AppError } from '../../../../error/app-error.ts';
import type { Deps } from '../../../../http/route.ts';
import { measuredHoles } from '../../side-award/measured-hole.ts';
import { countPhones } from '../admission.ts';
import { findWaitingOf } from '../held/store.ts';
import { totalOf } from './confirmation.ts';
import { findFlightMatches } from './flight-match.ts';

/** What a phone shows: its flight with the cards, read at one moment. */
export async function readFlight(db: Database, marker: Marker, now: Date): Promise<MarkerFlight> {
  const [row] = await db
    .select({ tournament, club: club.name, round, flight })
    .from(flight)
    .innerJoin(round, eq(round.id, flight.roundId))
    .innerJoin(tournament, eq(tournament.id, round.tournamentId))
    .innerJoin(club, eq(club.id, tournament.clubId))
    .where(eq(flight.id, marker.flightId ?? ''));
  if (!row) throw new AppError('marker-link-ended');
  const played = playedRound(row.round);
  const { id, number, finishedAt, firstHole, par, strokeIndex, women } = played;
  return {
    tournament: row.tournament.name,
    club: row.club,
    state: row.tournament.state,
    version: row.tournament.boardVersion,
    round: { id, number, finished: finishedAt !== null, firstHole, par, strokeIndex, women },
    flight: { number: row.flight.number, teeTime: row.flight.teeTime, startingHole: row.flight.startingHole },
    ...(await readCourse(db, marker, row.flight.id, played)),
    matches: await findFlightMatches(db, row.tournament, { roundId: id, number: row.flight.number }, marker),
    waiting: await findWaitingOf(db, marker.deviceId, now),
    distanceUnit: row.tournament.distanceUnit,
    others: await countPhones(db, row.flight.id, { but: marker.deviceId }),
  };
}

/** The cards of the flight, and what its players may win by a measured shot. */
async function readCourse(
  db: Database,
  marker: Marker,
  flightId: string,
  round: PlayedRound,
): Promise<Pick<MarkerFlight, 'cards' | 'sides' | 'sideAwards' | 'shots'>> {
  const { sides, of: sideOf } = await cardSides(db, round.id);
  const cards = (await readCards(db, marker, flightId, round)).map((card) => ({ ...card, side: sideOf(card.playerId) }));
  const holes = (await measuredHoles(db, round.tournamentId)).filter(({ hole }) => hasHole(round, hole));
  if (holes.length === 0) return { cards, sides, sideAwards: [], shots: [] };
  // of a side that plays one ball each partner is measured
  const people = cards.flatMap(({ playerId, side }) => (side?.partners.length ? side.partners.map((one) => one.playerId) : playerId));
  const genders = await gendersOf(db, people);
  const sideAwards = holes.map(({ leader, gender, ...hole }) => ({
    ...{ ...hole, gender },
    playerIds: genders.filter((of) => gender === null || of.gender === gender).map(({ id }) => id),
    leader: leader && { centimetres: leader.centimetres, driveCentimetres: leader.driveCentimetres },
  }));
  const shots = (await findShots(db, [marker.roundId]))
    .filter(({ playerId }) => genders.some(({ id }) => id === playerId))
    .map(({ id, playerId, kind, hole, centimetres, driveCentimetres, onTarget }) => ({
      ...{ id, playerId, kind, hole, centimetres, driveCentimetres, onTarget },
    }));
  return { cards, sides, sideAwards, shots };
}

const gendersOf = (db: Database, ids: readonly string[]) =>
  db
    .select({ id: player.id, gender: player.gender })
    .from(player)
    .where(inArray(player.id, [...ids]));

async function readCards(
  db: Database,
  { roundId, deviceId }: Marker,
  flightId: string,
  played: PlayedRound,
): Promise<MarkerFlight['cards']> {
  const rows = await db
    .select({
      playerId: player.id,
      name: player.name,
      division: division.name,
      status: carriedStatus(sql`${card.playerId}`, sql`${round.number}`),
      women: sql<boolean>`${player.gender} = 'f' and ${round.womenPar} is not null`,
      confirmedTotal: lastConfirmation(db),
    })
    .from(card)
    .innerJoin(player, eq(player.id, card.playerId))
    .innerJoin(round, eq(round.id, card.roundId))
    .leftJoin(division, eq(division.id, player.divisionId))
    .where(eq(card.flightId, flightId))
    .orderBy(card.place, player.name);
  const playerIds = rows.map(({ playerId }) => playerId);
  if (playerIds.length === 0) return [];
  const states = await cardStates(db, [played], playerIds);
  const own = new Set(await entriesOfDevice(db, { roundId, deviceId, playerIds }));
  return rows.map((row) => {
    const state = states.get(cardKey(row.playerId, roundId)) ?? blankCard(played);
    // a card that was corrected since is to be confirmed again
    const confirmedTotal = row.confirmedTotal === totalOf(state) ? row.confirmedTotal : null;
    return { ...row, confirmedTotal, holes: holesOf(state, played, own) };
  });
}

/** The total that the player of `card` confirmed last; what a phone said that was shut out is nobody's word. */
const lastConfirmation = (db: Database) =>
  sql<number | null>`(${db
    .select({ total: cardConfirmation.total })
    .from(cardConfirmation)
    .leftJoin(markerDevice, eq(markerDevice.id, cardConfirmation.deviceId))
    .where(
      sql`${cardConfirmation.playerId} = ${card.playerId} and ${cardConfirmation.roundId} = ${card.roundId} and ${markerDevice.shutOutAt} is null`,
    )
    .orderBy(desc(cardConfirmation.confirmedAt))
    .limit(1)})`;

async function entriesOfDevice(db: Database, of: { roundId: string; deviceId: string; playerIds: string[] }): Promise<string[]> {
  const rows = await db
    .select({ id: entry.id })
    .from(entry)
    .where(and(eq(entry.roundId, of.roundId), inArray(entry.playerId, of.playerIds), eq(entry.device, of.deviceId)));
  return rows.map(({ id }) => id);
}

function holesOf({ scores, shownIds, confirmed, disputes }: CardState, played: PlayedRound, own: ReadonlySet<string>): MarkerHole[] {
  const rivalsOn = new Map(disputes.map(({ hole, rivals }) => [hole, rivals]));
  return scores.map((score, at) => ({
    score,
    entry: shownIds[at] ?? null,
    own: own.has(shownIds[at] ?? ''),
    confirmed: confirmed.includes(cardHole(played, at + 1)),
    rivals: (rivalsOn.get(cardHole(played, at + 1)) ?? []).map((rival) => ({ score: rival.score, own: own.has(rival.id) })),
  }));
}

/** The browser of a phone was heard; of `unsent` holes something is still in it. Undefined: it does not say. */
export async function noteUnsent(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { deviceId, leftBrowser }: Marker,
  unsent?: number,
): Promise<void> {
  if (unsent === undefined) return;
  if (leftBrowser !== null) {
    await db.update(markerBrowser).set({ unsent, saidAt: clock() }).where(eq(markerBrowser.tokenHash, leftBrowser));
  } else {
    await db.update(markerDevice).set({ unsent }).where(sql`${markerDevice.id} = ${deviceId} and ${markerDevice.unsent} <> ${unsent}`);
  }
}
