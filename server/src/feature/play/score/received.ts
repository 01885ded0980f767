import type { ReceivedQuarter } from '@fairway/api';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import type { CardRound } from '../../../engine/competition/entry/card-store.ts';

/** When the holes of a round came in, by the quarter of an hour of the first entry for each; a card counts with its last hole. */
export async function receivedQuarters(db: Database, { id: roundId, par }: CardRound): Promise<ReceivedQuarter[]> {
  const { rows } = await db.execute<{ seconds: number; holes: number; cards: number }>(sql`
    select floor(extract(epoch from first) / 900)::int * 900 as seconds, count(*)::int as holes,
      count(*) filter (where nth = ${par.length})::int as cards
    from (select min(received_at) as first, row_number() over (partition by player_id order by min(received_at), hole) as nth
      from entry where round_id = ${roundId} and hole > 0 and (strokes is not null or pickup) group by player_id, hole) came
    group by 1 order by 1`);
  return rows.map(({ seconds, holes, cards }) => ({ from: new Date(seconds * 1000).toISOString(), holes, cards }));
}
