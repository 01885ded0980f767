import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { EntryBody } from '../server/test/event.ts';

export type Place = { roundId: string; userId: string };

/** Rows written as plainly as can be: the same facts, one statement and one transaction a card. */
export type Upsert = { write(place: Place, card: readonly EntryBody[]): Promise<unknown>; close(): Promise<void> };

const COLUMNS = 'id, player_id, round_id, hole, strokes, source, user_id, entered_at';
const WIDTH = COLUMNS.split(', ').length;

const statementFor = (rows: number): string => {
  const row = (nth: number) => `(${Array.from({ length: WIDTH }, (_, column) => `$${nth * WIDTH + column + 1}`).join(', ')})`;
  return `insert into entry (${COLUMNS}) values ${Array.from({ length: rows }, (_, nth) => row(nth)).join(', ')}
    on conflict (id) do update set strokes = excluded.strokes, entered_at = excluded.entered_at`;
};
const STATEMENT = statementFor(18);

const valuesOf = ({ roundId, userId }: Place, card: readonly EntryBody[]) =>
  card.flatMap(({ id, playerId, hole, score, enteredAt }) => [id, playerId, roundId, hole, score, 'desk', userId, enteredAt]);

/** On the one connection that the embedded database has. */
export const upsertOnEmbedded = (client: PGlite): Upsert => ({
  write: (place, card) => client.query(STATEMENT, valuesOf(place, card)),
  close: async () => {},
});

export async function upsertOnPostgres(databaseUrl: string): Promise<Upsert> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return {
    write: (place, card) => client.query(STATEMENT, valuesOf(place, card)),
    close: () => client.end(),
  };
}
