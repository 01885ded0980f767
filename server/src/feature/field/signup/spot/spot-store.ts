import { and, eq, lte, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../db/database.ts';
import { signupSpot } from '../../../../db/schema/field/signup.ts';
import type { FormRow } from '../store.ts';

/** How much more is taken of what, and how many more wait. */
export type SpotMoves = Map<string, { taken: number; waiting: number; turns: number }>;
/**
 * Whose turn it is. `behind`: whoever comes now goes behind those who wait; `passes`: unless what is free is too little for the smallest group of
 * them, by kind. `first`: those who wait themselves, and whomever the office puts there. `drawn`: whom the draw of a ballot gives theirs.
 */
export type Queue = { as: 'first' | 'drawn' } | { as: 'behind'; passes: ReadonlyMap<string, number> };

/** There is no place of this kind, in the list neither; or no such extra. */
export class SpotsTaken extends Error {
  override name = 'SpotsTaken';
  readonly subjectId: string;
  constructor(subjectId: string) {
    super(subjectId);
    this.subjectId = subjectId;
  }
}

/**
 * Moves the counters, each by the one statement that also checks it, in the order of their ids. Returns who gives the turns of those who come into
 * a list, the first one first.
 */
export async function moveSpots(
  tx: Transaction,
  { tournamentId, form }: Pick<FormRow, 'tournamentId' | 'form'>,
  moves: SpotMoves,
  queue: Queue,
): Promise<(kindId: string) => number> {
  const limited = new Set([...form.kinds, ...form.extras.filter(({ places }) => places !== null)].map(({ id }) => id));
  const next = new Map<string, number>();
  for (const [subjectId, { taken, waiting, turns }] of [...moves].sort(([one], [other]) => (one < other ? -1 : 1))) {
    if (!limited.has(subjectId) || (taken === 0 && waiting === 0)) continue;
    const { places, waitingPlaces } = signupSpot;
    const isFirst = queue.as !== 'behind' ? undefined : or(eq(signupSpot.waiting, 0), passes(queue.passes.get(subjectId)));
    const [row] = await tx
      .update(signupSpot)
      .set({
        taken: sql`${signupSpot.taken} + ${taken}`,
        waiting: sql`${signupSpot.waiting} + ${waiting}`,
        turns: sql`${signupSpot.turns} + ${turns}`,
      })
      .where(
        and(
          eq(signupSpot.tournamentId, tournamentId),
          eq(signupSpot.subjectId, subjectId),
          taken > 0 ? and(lte(sql`${signupSpot.taken} + ${taken}`, places), isFirst) : undefined,
          waiting > 0 ? lte(sql`${signupSpot.waiting} + ${waiting}`, waitingPlaces) : undefined,
        ),
      )
      .returning({ turns: signupSpot.turns });
    if (!row) throw new SpotsTaken(subjectId);
    next.set(subjectId, row.turns - turns);
  }
  return (kindId) => {
    const turn = (next.get(kindId) ?? 0) + 1;
    next.set(kindId, turn);
    return turn;
  };
}

const passes = (smallest: number | undefined) =>
  smallest === undefined ? undefined : sql`${signupSpot.places} - ${signupSpot.taken} < ${smallest}`;

export const findSpots = (db: Database, tournamentId: string) =>
  db.select().from(signupSpot).where(eq(signupSpot.tournamentId, tournamentId));
export type SpotRow = Awaited<ReturnType<typeof findSpots>>[number];
