import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';

export type CardRow = {
  playerId: string;
  roundId: string;
  flight: string;
  teeTime: string;
  startingHole: number;
  /** The order within the flight. */
  place: number;
  bagTag: string;
  caddieNumber: string;
  status: 'ok' | 'WD' | 'DNS';
};
export type ScoreRow = { playerId: string; roundId: string; hole: number; strokes: number; personId: string; enteredAt: string };

/** All flights in one statement, and all cards in another. */
export async function writeCards(tx: Transaction, rows: readonly CardRow[]): Promise<void> {
  const cards = sql`json_to_recordset(${JSON.stringify(rows)}::json) as c("playerId" uuid, "roundId" uuid, flight text, "teeTime" text,
    "startingHole" smallint, place smallint, "bagTag" text, "caddieNumber" text, status text)`;
  await tx.execute(sql`
    insert into flight (round_id, number, tee_time, starting_hole)
    select distinct "roundId", flight, "teeTime", "startingHole" from ${cards}`);
  await tx.execute(sql`
    insert into card (player_id, round_id, flight_id, place, bag_tag, caddie_number, status)
    select "playerId", "roundId", flight.id, place, "bagTag", "caddieNumber", status
    from ${cards} join flight on flight.round_id = "roundId" and flight.number = c.flight`);
}

/** All scores in one statement, received a moment after they were entered. */
export async function writeScores(tx: Transaction, rows: readonly ScoreRow[]): Promise<void> {
  const entries = rows.map((row) => ({ ...row, id: randomUUID() }));
  await tx.execute(sql`
    insert into entry (id, player_id, round_id, hole, strokes, source, principal_kind, principal_id, entered_at, received_at)
    select id, "playerId", "roundId", hole, strokes, 'desk', 'person', "personId", "enteredAt", "enteredAt" + interval '1 second'
    from json_to_recordset(${JSON.stringify(entries)}::json) as e(id uuid, "playerId" uuid, "roundId" uuid, hole smallint, strokes smallint,
      "personId" uuid, "enteredAt" timestamptz) order by "enteredAt"`);
}
