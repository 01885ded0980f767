import { createHash, randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { entry, flight } from '../../server/src/db/schema/field/player.ts';
import { heldEntry, markerLink } from '../../server/src/db/schema/play/marker.ts';
import { matchEntry } from '../../server/src/db/schema/play/match.ts';
import { measurement } from '../../server/src/db/schema/play/measurement.ts';
import type { TestApp } from '../../server/test/kit/app.ts';
import { seedEvent, stroke } from '../../server/test/kit/event.ts';
import { linkTokenOf } from '../../server/test/kit/marker.ts';

export type StoredStroke = {
  /** null: of a match. */
  readonly playerId: string | null;
  readonly hole: number | null;
  readonly strokes: number | null;
  readonly pickup: boolean;
  readonly source?: string;
  /** Of a measured shot. */
  readonly centimetres?: number | null;
  /** Said of a match. */
  readonly word?: unknown;
};
/** What the server has, by the id that a phone or the desk gave it: in a card, or held for the committee. */
export type Stored = { readonly applied: ReadonlyMap<string, StoredStroke>; readonly held: ReadonlyMap<string, StoredStroke> };

/** A tournament with one flight of two, who may play a match, on the real server, and what the desk may do meanwhile. */
export type Flight = {
  readonly secret: string;
  readonly playerIds: readonly string[];
  /** null: they play none. */
  readonly matchId: string | null;
  readonly board: `/api/live/tournaments/${string}`;
  readonly type: (playerId: string, hole: number, score: number) => Promise<void>;
  readonly revoke: () => Promise<void>;
  readonly lock: (isLocked: boolean) => Promise<void>;
  readonly stored: () => Promise<Stored>;
};

export async function newFlight(test: TestApp, playsMatch: boolean): Promise<Flight> {
  const event = await seedEvent(test.db, test.clubId, {
    players: 2,
    settings: { play: playsMatch ? 'match' : 'single', sideAwards: [{ kind: 'longest-drive', holes: '1' }] },
  });
  const [only] = await test.db.select({ id: flight.id }).from(flight).where(eq(flight.roundId, event.roundId));
  const desk = async (route: Parameters<TestApp['ask']>[1], body?: object) => {
    const answer = await test.ask('manager', route, body);
    if (answer.status >= 300) throw new Error(`${route} was answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const matchId = playsMatch ? await makeMatch() : null;
  const link = { id: randomUUID(), roundId: event.roundId, flightId: only?.id ?? null, flightNumber: '1' };
  const secret = linkTokenOf(link.id);
  // as a row: the digits beside the code, which nobody types here, cost more than everything else
  await test.db.insert(markerLink).values({ ...link, tokenHash: createHash('sha256').update(secret).digest('hex'), codeHash: '' });
  return {
    secret,
    playerIds: event.playerIds,
    matchId,
    board: `/api/live/tournaments/${event.id}`,
    type: (playerId, hole, score) => desk(`POST ${event.roundPath}/entries`, { entries: [stroke(playerId, hole, score)] }),
    revoke: () => desk(`DELETE ${event.roundPath}/links/${link.id}`),
    lock: (isLocked) => desk(`POST ${event.path}/${isLocked ? 'lock' : 'unlock'}`, {}),
    stored: async () => {
      const byId = (rows: readonly (StoredStroke & { id: string })[]) => new Map(rows.map((row) => [row.id, row]));
      const ids = [...event.playerIds];
      const [applied, measured, said, held] = await Promise.all([
        test.db.select().from(entry).where(inArray(entry.playerId, ids)),
        test.db.select().from(measurement).where(inArray(measurement.playerId, ids)),
        matchId === null ? [] : test.db.select().from(matchEntry).where(eq(matchEntry.matchId, matchId)),
        test.db.select().from(heldEntry).where(eq(heldEntry.roundId, event.roundId)),
      ]);
      const shots = measured.map((row) => ({ ...row, strokes: null, pickup: false }));
      const words = said.map((row) => ({ ...row, playerId: null, hole: null, strokes: null, pickup: false }));
      return { applied: byId([...applied, ...shots, ...words]), held: byId(held) };
    },
  };

  async function makeMatch(): Promise<string> {
    const rule = { kind: 'bracket', thirdPlace: false, consolation: false, seeds: 0, entrants: event.playerIds };
    const { id } = await desk(`POST ${event.path}/contests`, { name: 'Vô địch', rule });
    const { sessions } = await desk(`POST ${event.path}/contests/${id}/sessions`, { roundId: event.roundId });
    return sessions[0].matches[0].id;
  }
}
