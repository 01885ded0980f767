import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

export type ScoreRow = { playerId: string; roundId: string; hole: number; strokes: number; personId: string; enteredAt: string };

/** All scores in one statement, received a moment after they were entered. */
export async function writeScores(db: Database, rows: readonly ScoreRow[]): Promise<void> {
  const entries = rows.map((row) => ({ ...row, id: randomUUID() }));
  await db.execute(sql`
    insert into entry (id, player_id, round_id, hole, strokes, source, principal_kind, principal_id, entered_at, received_at)
    select id, "playerId", "roundId", hole, strokes, 'desk', 'person', "personId", "enteredAt", "enteredAt" + interval '1 second'
    from json_to_recordset(${JSON.stringify(entries)}::json) as e(id uuid, "playerId" uuid, "roundId" uuid, hole smallint, strokes smallint,
      "personId" uuid, "enteredAt" timestamptz) order by "enteredAt"`);
}
