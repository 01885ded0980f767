import { randomUUID } from 'node:crypto';
import type { BodyOf, Division, Player, Routes, Tournament } from '@fairway/api';
import { entry } from '../../src/db/schema/field/player.ts';
import type { TestApp } from './app.ts';

/** Records made through the API by the manager, with only the required fields. */

export const PARS = [4, 4, 3, 5, 4, 4, 5, 4, 3, 4, 5, 3, 4, 4, 3, 4, 5, 4];
export const STROKE_INDEX = [7, 5, 15, 9, 1, 3, 17, 11, 13, 6, 14, 12, 18, 8, 16, 10, 2, 4];
export const COURSE = { courseName: 'Champion', par: PARS, strokeIndex: STROKE_INDEX };

type Given<K extends keyof Routes> = Partial<BodyOf<Routes[K]>>;
const usual = ({ clubId }: TestApp) => ({ name: 'Giải Mùa Xuân', date: '2026-04-25', clubId, course: COURSE });

export async function createTournament(test: TestApp, overrides: Given<'POST /api/tournaments'> = {}): Promise<Tournament> {
  const who = overrides.clubId === test.strangersClubId ? 'stranger' : 'manager';
  return made(await test.ask(who, 'POST /api/tournaments', { ...usual(test), ...overrides }));
}

export async function createDivision(test: TestApp, tournamentId: string, overrides: Given<'POST /api/divisions'> = {}): Promise<Division> {
  return made(await test.ask('admin', 'POST /api/divisions', { name: 'All', gender: 'a', ...overrides, tournamentId }));
}

type NewPlayer = Given<'POST /api/tournaments/:tournamentId/players'>;
export async function createPlayer(test: TestApp, tournamentId: string, overrides: NewPlayer = {}): Promise<Player> {
  return made(
    await test.ask('admin', `POST /api/tournaments/${tournamentId}/players`, { name: 'Nguyễn Văn An', gender: 'm', ...overrides }),
  );
}

/** Sends a request as somebody who may, and returns its answer. */
// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
export type Send = (route: `POST /${string}`, body: object) => Promise<any>;
type SentScene = {
  settings: object;
  divisions: readonly Given<'POST /api/divisions'>[];
  /** `flight`: of the round; left out or null: none. */
  golfers: readonly (NewPlayer & { flight?: string | null })[];
};

/** The same plain list as of `src/scene`, made by people: a tournament of one round through the routes. */
export async function sendScene(
  send: Send,
  { settings, divisions, golfers }: SentScene,
): Promise<{ tournament: Tournament; roundId: string; players: Player[]; divisions: Division[] }> {
  const tournament: Tournament = await send('POST /api/tournaments', settings);
  const [{ id: roundId } = { id: '' }] = tournament.rounds;
  const made = { tournament, roundId, players: [] as Player[], divisions: [] as Division[] };
  for (const division of divisions)
    made.divisions.push(await send('POST /api/divisions', { gender: 'a', ...division, tournamentId: tournament.id }));
  for (const { flight = null, ...golfer } of golfers) {
    const card = flight === null ? {} : { card: { roundId, flight } };
    made.players.push(await send(`POST /api/tournaments/${tournament.id}/players`, { gender: 'm', ...golfer, ...card }));
  }
  return made;
}

/** A tournament with the division "All" and these players. */
export async function createField(
  test: TestApp,
  names: readonly string[],
  overrides: Given<'POST /api/tournaments'> = {},
): Promise<{ tournament: Tournament; roundId: string; players: Player[]; division: Division }> {
  const { divisions, ...field } = await sendScene(async (route, body) => made(await test.ask('manager', route, body)), {
    settings: { ...usual(test), ...overrides },
    divisions: [{ name: 'All' }],
    golfers: names.map((name) => ({ name, handicapCourse: 18, handicapIndex: 17.5 })),
  });
  return { ...field, division: divisions[0] as Division };
}

/** Scores straight into the database: 18 pars, or the given strokes from a hole on. */
export async function enterScores(
  test: TestApp,
  roundId: string,
  playerId: string,
  scores: readonly number[] = PARS,
  from = 1,
): Promise<void> {
  const rows = scores.map((strokes, at) => ({
    id: randomUUID(),
    playerId,
    roundId,
    hole: at + from,
    strokes,
    source: 'desk' as const,
    enteredAt: new Date(),
  }));
  await test.db.insert(entry).values(rows);
}

function made<T>({ status, body }: { status: number; body: T }): T {
  if (status !== 200) throw new Error(`not made: ${status} ${JSON.stringify(body)}`);
  return body;
}
