import { randomUUID } from 'node:crypto';
import type { NewMeasurement } from '@fairway/api';
import { AWARD_KINDS, type AwardKind } from '@fairway/api/choice/field/award';
import type { Database } from '../../src/db/database.ts';
import { countedHole } from '../../src/db/schema/result/counted-hole.ts';
import { type FlightStart, type Golfer, type Scene, writeGolfers, writeScene } from '../../src/scene/scene.ts';
import type { TestApp } from './app.ts';

/** A par 72 with its stroke index. */
export const PAR = [4, 4, 3, 5, 4, 4, 3, 5, 4, 4, 4, 3, 5, 4, 4, 3, 5, 4];
export const STROKE_INDEX = [7, 3, 15, 1, 11, 5, 17, 9, 13, 8, 4, 16, 2, 12, 6, 18, 10, 14];

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
  overrides: {
    settings?: Partial<Scene['settings']>;
    players?: number | Partial<Golfer>[];
    rounds?: number;
    divisions?: string[];
    flights?: FlightStart[];
    strokeIndex?: number[] | null;
    womenPar?: number[] | null;
  } = {},
): Promise<Event> {
  const { settings = {}, players = 4, rounds = 1, divisions = [], flights, strokeIndex = STROKE_INDEX, womenPar = null } = overrides;
  const course = { courseName: 'Champion', par: PAR, strokeIndex, womenPar, womenStrokeIndex: womenPar && strokeIndex };
  const written = await writeScene(db, clubId, {
    settings: { name: 'Giải mùa xuân', date: '2026-04-25', public: true, ...settings },
    rounds: Array(rounds).fill(course),
    divisions: divisions.map((name) => ({ name })),
  });
  const { id, roundIds, divisionIds, prizes } = written;
  const golfers = typeof players === 'number' ? Array<Partial<Golfer>>(players).fill({}) : players;
  const playerIds = await writeGolfers(
    db,
    written,
    golfers.map((own, nth) => ({
      ...{ name: nameOf(nth), handicapCourse: nth * 10, handicapIndex: nth * 10, flight: String(Math.floor(nth / 4) + 1) },
      ...{ divisionId: divisionIds[nth % divisionIds.length] ?? null, ...own },
    })),
    flights,
  );
  const awardIds = Object.fromEntries(AWARD_KINDS.map((of) => [of, prizes.find(({ kind }) => kind === of)?.id ?? ''])) as Event['awardIds'];
  const [roundId = ''] = roundIds;
  const path = `/api/tournaments/${id}` as const;
  return { id, roundId, roundIds, playerIds, divisionIds, awardIds, path, roundPath: `${path}/rounds/${roundId}` };
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
export const stroke = (playerId: string, hole: number, score: EntryBody['score'], overrides: Partial<EntryBody> = {}): EntryBody => ({
  id: randomUUID(),
  playerId,
  hole,
  score,
  replaces: null,
  // Long past: a time that is ahead of the server’s would be replaced by that of receipt.
  enteredAt: '2020-04-25T00:30:00.000Z',
  ...overrides,
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
  overrides: Pick<NewMeasurement, 'kind' | 'hole' | 'centimetres'> & Partial<NewMeasurement>,
): NewMeasurement => ({ id: randomUUID(), playerId, onTarget: true, replaces: null, enteredAt: '2026-04-25T01:00:00Z', ...overrides });

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
