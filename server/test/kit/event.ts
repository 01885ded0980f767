import { randomUUID } from 'node:crypto';
import { type NewMeasurement, TOURNAMENT_DEFAULTS, usualAwards } from '@fairway/api';
import { AWARD_KINDS, type AwardKind } from '@fairway/api/choice/field/award';
import type { Database } from '../../src/db/database.ts';
import { card, player } from '../../src/db/schema/field/player.ts';
import { division, round, tournament } from '../../src/db/schema/field/tournament.ts';
import { countedHole } from '../../src/db/schema/result/counted-hole.ts';
import { findAwards, writeAwards } from '../../src/engine/tournament/award-store.ts';
import { requireCopies } from '../../src/feature/account/definition/copy.ts';
import { placePlayers } from '../../src/feature/field/flight/store.ts';
import type { TestApp } from './app.ts';

/** A par 72 with its stroke index. */
export const PAR = [4, 4, 3, 5, 4, 4, 3, 5, 4, 4, 4, 3, 5, 4, 4, 3, 5, 4];
export const STROKE_INDEX = [7, 3, 15, 1, 11, 5, 17, 9, 13, 8, 4, 16, 2, 12, 6, 18, 10, 14];

/** The settings of a new tournament, by their built-in definitions; a copy of a definition may be given in its place. */
type Settings = Partial<typeof tournament.$inferInsert> & Parameters<typeof writeAwards>[2];
type CardFields = Partial<Pick<typeof card.$inferInsert, 'status'>> & { flight?: string | null };
type PlayerFields = Partial<typeof player.$inferInsert> & CardFields;

export type Event = {
  id: string;
  roundId: string;
  roundIds: string[];
  playerIds: string[];
  divisionIds: string[];
  /** By kind; '' where the settings have no award of the kind. */
  awardIds: Record<AwardKind, string>;
  /** The path of the tournament, and of its first round. */
  path: `/${string}`;
  roundPath: `/${string}`;
};

/** Ten fictional names; the eleventh player has the first one and a number. */
const NAMES = ['An', 'Bình', 'Chi', 'Dũng', 'Giang', 'Hà', 'Khánh', 'Lan', 'Minh', 'Đức'];
export const nameOf = (nth: number) =>
  `Nguyễn ${NAMES[nth % NAMES.length]}${nth < NAMES.length ? '' : ` ${Math.floor(nth / NAMES.length) + 1}`}`;

/**
 * Writes a tournament with its rounds, divisions and players as rows, for tests of what comes after them. Handicaps are tenths;
 * player n has handicap n by default.
 */
export async function seedEvent(
  db: Database,
  clubId: string,
  given: {
    settings?: Settings;
    players?: number | PlayerFields[];
    rounds?: number;
    divisions?: string[];
    strokeIndex?: number[] | null;
    womenPar?: number[] | null;
  } = {},
): Promise<Event> {
  const { settings = {}, players = 4, rounds = 1, divisions = [], strokeIndex = STROKE_INDEX, womenPar = null } = given;
  const { awards, sideAwards, ...chosen } = {
    ...TOURNAMENT_DEFAULTS,
    awards: usualAwards(settings.play ?? TOURNAMENT_DEFAULTS.play),
    ...settings,
  };
  const id = randomUUID();
  const own = { id, clubId, name: 'Giải mùa xuân', public: true };
  const copies = await requireCopies(db, null, chosen);
  const { date = '2026-04-25' } = settings;
  await db.insert(tournament).values({ ...chosen, ...own, date, lastDate: date, ...copies, ...settings });
  await db.transaction((tx) => writeAwards(tx, id, { awards, sideAwards }));
  const made = (await findAwards(db, id)).awards;
  const awardIds = Object.fromEntries(
    AWARD_KINDS.map((kind) => [kind, made.find((award) => award.kind === kind)?.id ?? '']),
  ) as Event['awardIds'];
  const roundIds = Array.from({ length: rounds }, () => randomUUID());
  const roundRows = roundIds.map((roundId, at) => ({
    id: roundId,
    tournamentId: id,
    number: at + 1,
    date,
    courseName: 'Champion',
    par: PAR,
    strokeIndex,
    womenPar,
    womenStrokeIndex: womenPar && strokeIndex,
  }));
  if (rounds > 0) await db.insert(round).values(roundRows);
  const divisionIds = divisions.map(() => randomUUID());
  if (divisions.length > 0)
    await db
      .insert(division)
      .values(divisions.map((name, at) => ({ id: divisionIds[at], tournamentId: id, position: at + 1, name, gender: 'a' as const })));
  const fields: PlayerFields[] = typeof players === 'number' ? Array.from({ length: players }, () => ({})) : players;
  const rows = fields.map(({ flight: _, status: __, ...own }, nth) => ({
    id: randomUUID(),
    tournamentId: id,
    name: nameOf(nth),
    gender: 'm' as const,
    handicapCourse: nth * 10,
    handicapIndex: nth * 10,
    divisionId: divisionIds[nth % Math.max(1, divisions.length)] ?? null,
    ...own,
  }));
  if (rows.length > 0) {
    await db.insert(player).values(rows);
    const cards = rows.flatMap((row, nth) =>
      roundIds.map((roundId) => ({
        playerId: row.id,
        roundId,
        status: fields[nth]?.status ?? ('ok' as const),
      })),
    );
    if (rounds > 0) await db.insert(card).values(cards);
    const placements = rows.map(({ id: playerId }, nth) => {
      const own = fields[nth]?.flight;
      return { playerId, flight: own === undefined ? String(Math.floor(nth / 4) + 1) : own, start: {} };
    });
    for (const roundId of roundIds) await db.transaction((tx) => placePlayers(tx, roundId, placements));
  }
  const [roundId = ''] = roundIds;
  const path = `/api/tournaments/${id}` as const;
  return {
    id,
    roundId,
    roundIds,
    playerIds: rows.map((row) => row.id),
    divisionIds,
    awardIds,
    path,
    roundPath: `${path}/rounds/${roundId}`,
  };
}

export type EntryBody = {
  id: string;
  playerId: string;
  hole: number;
  score: number | 'pickup' | null;
  replaces: string | null;
  enteredAt: string;
  device?: string | null;
  check?: true;
};

/** An entry as a desk sends it. */
export const stroke = (playerId: string, hole: number, score: EntryBody['score'], given: Partial<EntryBody> = {}): EntryBody => ({
  id: randomUUID(),
  playerId,
  hole,
  score,
  replaces: null,
  // Long past: a time that is ahead of the server’s would be replaced by that of receipt.
  enteredAt: '2020-04-25T00:30:00.000Z',
  ...given,
});

/** A whole card, hole 1 first. */
export const wholeCard = (playerId: string, scores: readonly EntryBody['score'][]): EntryBody[] =>
  scores.map((score, at) => stroke(playerId, at + 1, score));

/** The pars of the course with something added on some holes: `cardOver({ 1: 2, 18: -1 })`. */
export const cardOver = (over: Readonly<Record<number, number>> = {}): number[] => PAR.map((par, at) => par + (over[at + 1] ?? 0));

/** Counted holes of a round as rows: entered, and published if a time is given; `awardId`: of a prize's own Peoria. */
export async function seedCountedHoles(
  db: Database,
  roundId: string,
  holes: number[],
  publishedAt: Date | null = null,
  awardId: string | null = null,
): Promise<void> {
  const sealed = { salt: 'a'.repeat(64), seal: 'b'.repeat(64) };
  await db.insert(countedHole).values({ roundId, awardId, holes, ...sealed, enteredAt: new Date(), publishedAt });
}

/** A measured shot as a desk sends it: of the first measurement of a player, on the target, unless it says otherwise. */
export const measurementOf = (
  playerId: string,
  given: Pick<NewMeasurement, 'kind' | 'hole' | 'centimetres'> & Partial<NewMeasurement>,
): NewMeasurement => ({ id: randomUUID(), playerId, onTarget: true, replaces: null, enteredAt: '2026-04-25T01:00:00Z', ...given });

type Start = { teeTime?: string | null; startingHole?: number | null; startingSide?: 'A' | 'B' | null };

/** Gives a flight of the first round another start, as the office does. */
export async function moveFlight(ask: TestApp['ask'], { roundPath }: Event, number: string, start: Start): Promise<void> {
  const { body } = await ask('editor', `GET ${roundPath}/flights`);
  const flight = body.flights.find((one: { number: string }) => one.number === number);
  const playerIds = flight.players.map(({ playerId }: { playerId: string }) => playerId);
  const { id, version, teeTime, startingHole, startingSide, cart, note } = flight;
  const wanted = { id, seen: { version, playerIds }, number, teeTime, startingHole, startingSide, cart, note, playerIds, ...start };
  const answer = await ask('editor', `PUT ${roundPath}/flights`, { flights: [wanted], removed: [] });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
}
