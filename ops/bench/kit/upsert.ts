import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { entry } from '../../../server/src/db/schema/field/player.ts';
import type { EntryBody } from '../../../server/test/kit/event.ts';

export type CardTarget = { roundId: string; userId: string };

/** The same facts as plain rows: one statement and one transaction a card. */
export type Upsert = { write(target: CardTarget, card: readonly EntryBody[]): Promise<unknown>; close(): Promise<void> };

const FIELDS = [
  'id',
  'playerId',
  'roundId',
  'hole',
  'strokes',
  'source',
  'principalKind',
  'principalId',
  'enteredAt',
] as const satisfies readonly (keyof typeof entry.$inferInsert)[];
const COLUMNS = FIELDS.map((field) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)).join(', ');
const WIDTH = FIELDS.length;

const statementFor = (rows: number): string => {
  const row = (nth: number) => `(${Array.from({ length: WIDTH }, (_, column) => `$${nth * WIDTH + column + 1}`).join(', ')})`;
  return `insert into entry (${COLUMNS}) values ${Array.from({ length: rows }, (_, nth) => row(nth)).join(', ')}
    on conflict (id) do update set strokes = excluded.strokes, entered_at = excluded.entered_at`;
};
const [OF_CARD, OF_STROKE] = [statementFor(18), statementFor(1)];
const statementOf = (card: readonly EntryBody[]) =>
  card.length === 18 ? OF_CARD : card.length === 1 ? OF_STROKE : statementFor(card.length);

const valuesOf = ({ roundId, userId }: CardTarget, card: readonly EntryBody[]) =>
  card.flatMap(({ id, playerId, hole, score, enteredAt }) => [id, playerId, roundId, hole, score, 'desk', 'person', userId, enteredAt]);

/** The embedded database has only one connection. */
export const upsertOnEmbedded = (client: PGlite): Upsert => ({
  write: (target, card) => client.query(statementOf(card), valuesOf(target, card)),
  close: async () => {},
});

export async function upsertOnPostgres(databaseUrl: string): Promise<Upsert> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return {
    write: (target, card) => client.query(statementOf(card), valuesOf(target, card)),
    close: () => client.end(),
  };
}
