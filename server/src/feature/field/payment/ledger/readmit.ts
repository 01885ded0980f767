import { signupState } from '@fairway/api/rule/field/signup/state';
import type { Transaction } from '../../../../db/database.ts';
import { holdSpots } from '../../../../db/hold.ts';
import { addFacts, type NewFact } from '../../signup/spot/fact.ts';
import { findFacts, findSignups, requireForm, type SignupRow } from '../../signup/store.ts';
import type { Match } from '../matching/match.ts';
import type { Entry } from './entry.ts';
import type { By } from './settle.ts';

/**
 * Whoever paid too late has their place again, while there is one that nobody waits for; without one the money is to be given back. Who is not out
 * any more is looked at again. Each signup and each counter is changed once. Their signups are held. Returns what becomes of these matches.
 */
export async function readmit(tx: Transaction, matches: readonly Match[], entries: readonly Entry[], { by, now }: By) {
  const late = new Map(matches.flatMap((match) => (match.reason === 'readmitted' ? [[match.shares[0]?.payableId ?? '', match]] : [])));
  const outcomes = new Map<Match, Match>();
  if (late.size === 0) return outcomes;
  const rows = new Map((await findSignups(tx, [...late.keys()])).map((row) => [row.id, row]));
  const facts = Map.groupBy(await findFacts(tx, [...late.keys()]), ({ signupId }) => signupId);
  const tournamentIds = new Set(entries.filter(({ id }) => late.has(id)).map(({ tournamentId }) => tournamentId));
  const free = roomOf(await holdSpots(tx, [...tournamentIds]));
  for (const tournamentId of tournamentIds) {
    const whole = await requireForm(tx, tournamentId);
    const back: NewFact[] = [];
    for (const [id, match] of late) {
      const [row, own] = [rows.get(id), facts.get(id) ?? []];
      if (row?.tournamentId !== tournamentId) continue;
      const before = signupState([...own, { kind: 'undone' }]);
      const isIn = before === 'confirmed';
      if (signupState(own) !== 'withdrawn') outcomes.set(match, { ...match, pile: 'decide' });
      // whoever never had a place waits for the draw, and pays for none
      else if (before === 'ballot' || !free.take(row)) outcomes.set(match, { ...match, pile: 'return', reason: 'gone' });
      else {
        back.push({ id, kind: 'undone' }, ...(isIn ? [] : [{ id, kind: 'confirmed' } as const]));
      }
    }
    if (back.length > 0) await addFacts(tx, back, { whole, by, now, queue: { as: 'first' } });
  }
  return outcomes;
}

/** What is free and waited for by nobody; what has no counter has no limit. */
function roomOf(spots: Awaited<ReturnType<typeof holdSpots>>) {
  const free = new Map(spots.map(({ subjectId, places, taken, waiting }) => [subjectId, waiting > 0 ? 0 : places - taken]));
  return {
    take: ({ kindId, extras }: SignupRow): boolean => {
      const needs = [{ extraId: kindId, count: 1 }, ...extras];
      if (needs.some(({ extraId, count }) => (free.get(extraId) ?? Number.POSITIVE_INFINITY) < count)) return false;
      for (const { extraId, count } of needs) free.set(extraId, (free.get(extraId) ?? Number.POSITIVE_INFINITY) - count);
      return true;
    },
  };
}
