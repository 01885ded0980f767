import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { EntryBody } from '../server/test/event.ts';

export type Place = { roundId: string; userId: string };

/** Rows written as plainly and as fast as the engine takes them: the same facts, one statement and one transaction a batch. */
export type Upsert = { write(place: Place, entries: readonly EntryBody[]): Promise<unknown>; close(): Promise<void> };

const STATEMENT = `
  insert into entry (id, player_id, round_id, hole, strokes, source, user_id, entered_at)
  select e.id, e."playerId", $1::uuid, e.hole, e.score, 'desk', $2::uuid, e."enteredAt"
  from json_to_recordset($3::json) as e(id uuid, "playerId" uuid, hole smallint, score smallint, "enteredAt" timestamptz)
  on conflict (id) do update set strokes = excluded.strokes, entered_at = excluded.entered_at`;

const valuesOf = ({ roundId, userId }: Place, entries: readonly EntryBody[]) => [roundId, userId, JSON.stringify(entries)];

/** On the one connection that the embedded database has. */
export const upsertOnEmbedded = (client: PGlite): Upsert => ({
  write: (place, entries) => client.query(STATEMENT, valuesOf(place, entries)),
  close: async () => {},
});

export async function upsertOnPostgres(databaseUrl: string): Promise<Upsert> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return {
    write: (place, entries) => client.query({ name: 'upsert', text: STATEMENT, values: valuesOf(place, entries) }),
    close: () => client.end(),
  };
}
