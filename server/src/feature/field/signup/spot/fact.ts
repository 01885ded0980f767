import type { SignupFactKind, SignupState } from '@fairway/api/choice/field/signup';
import { holdsSpot, keepsExtras, mayFollow, signupState, standingFacts } from '@fairway/api/rule/field/signup/state';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Principal } from '../../../../access/principal.ts';
import type { Transaction } from '../../../../db/database.ts';
import { changeRow, insertAll } from '../../../../db/row.ts';
import { signup, signupFact } from '../../../../db/schema/field/signup.ts';
import { AppError } from '../../../../error/app-error.ts';
import { isUndrawn, type SignupRow, type WholeForm } from '../store.ts';
import { moveSpots, type Queue, type SpotMoves } from './spot-store.ts';

/** One fact more about a signup. `until`: of an offer, and of a place that is held. */
export type NewFact = { id: string; kind: SignupFactKind; until?: Date | null; reason?: string | null };
/** Who said it; null: the clock. */
export type By = Pick<Principal, 'kind' | 'id'> | null;
type Saying = { whole: Pick<WholeForm, 'form' | 'ballot'>; by: By; now: Date; queue: Queue };

/**
 * Adds facts to signups of a tournament, all or none, and moves the counters with them in the same transaction: the only way in which a signup gets
 * another state. It holds the signups first and the counters after them, each in one order, so that no two wait for each other.
 *
 * @throws AppError `signup-not-now`: a fact cannot follow those that there are. SpotsTaken: there is no place.
 */
export async function addFacts(tx: Transaction, facts: readonly NewFact[], { whole, by, now, queue }: Saying): Promise<void> {
  const ids = [...new Set(facts.map(({ id }) => id))];
  const { tournamentId } = whole.form;
  const rows = await tx
    .select()
    .from(signup)
    .where(and(eq(signup.tournamentId, tournamentId), inArray(signup.id, ids)))
    .orderBy(asc(signup.id))
    .for('no key update');
  if (rows.length < ids.length) throw new AppError('not-found');
  const earlier = Map.groupBy(
    await tx.select().from(signupFact).where(inArray(signupFact.signupId, ids)).orderBy(asc(signupFact.number)),
    ({ signupId }) => signupId,
  );
  const changes = rows.map((row) => changeOfRow(row, earlier.get(row.id) ?? [], facts));
  if (queue.as !== 'drawn' && isUndrawn(whole) && changes.some(isPick)) throw new AppError('signup-not-now');
  const turns = await moveSpots(tx, whole.form, changes.reduce<SpotMoves>(withMoves, new Map()), queue);
  const said = { at: now, principalKind: by?.kind, principalId: by?.id };
  await insertAll(
    tx,
    signupFact,
    changes.flatMap(({ row, added, count }) =>
      added.map(({ kind, until, reason }, nth) => ({ signupId: row.id, number: count + nth + 1, kind, until, reason, ...said })),
    ),
  );
  const changeOf = new Map(changes.map((change) => [change.row.id, change]));
  // turns are given in the order in which the facts came
  for (const { row, after, until } of ids.flatMap((id) => changeOf.get(id) ?? [])) {
    const turn = after === 'waiting' && row.turn === null ? turns(row.kindId) : after === 'ballot' ? null : row.turn;
    await changeRow(tx, signup, row.id, { state: after, until, turn });
  }
}

/** A lot that is not drawn yet would get a place, or one on the list: nobody may pick it. */
const isPick = ({ before, after }: Change): boolean => before === 'ballot' && (holdsSpot(after) || after === 'waiting');

type Fact = { kind: SignupFactKind; until?: Date | null | undefined };
type Change = { row: SignupRow; before: SignupState | null; after: SignupState; until: Date | null; added: NewFact[]; count: number };

function changeOfRow(row: SignupRow, earlier: readonly Fact[], facts: readonly NewFact[]): Change {
  const added = facts.filter(({ id }) => id === row.id);
  const all: Fact[] = [...earlier];
  for (const fact of added) {
    if (!mayFollow(all, fact.kind)) throw new AppError('signup-not-now');
    all.push(fact);
  }
  const after = signupState(all);
  if (after === null) throw new AppError('signup-not-now');
  return { row, before: signupState(earlier), after, until: standingFacts(all).at(-1)?.until ?? null, added, count: earlier.length };
}

function withMoves(moves: SpotMoves, { row, before, after }: Change): SpotMoves {
  const add = (subjectId: string, taken: number, waiting: number, turns: number) => {
    const of = moves.get(subjectId) ?? { taken: 0, waiting: 0, turns: 0 };
    moves.set(subjectId, { taken: of.taken + taken, waiting: of.waiting + waiting, turns: of.turns + turns });
  };
  const by = (is: (state: SignupState | null) => boolean) => Number(is(after)) - Number(is(before));
  const waits = by((state) => state === 'waiting');
  add(row.kindId, by(holdsSpot), waits, Number(waits > 0 && row.turn === null));
  for (const { extraId, count } of row.extras) add(extraId, by(keepsExtras) * count, 0, 0);
  return moves;
}
