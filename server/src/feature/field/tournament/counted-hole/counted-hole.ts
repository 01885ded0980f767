import { randomInt } from 'node:crypto';
import type { CountedHolesState } from '@fairway/api';
import { cardHole, hasHole, lastHole } from '@fairway/api/rule/field/round-hole';
import { countedHolesAt, countedHolesCount } from '@fairway/golf';
import type { Database, Transaction } from '../../../../db/database.ts';
import {
  type DayHandicaps,
  type HoleList,
  holeLists,
  type ListOwner,
  ruleOn,
  sameOwner,
} from '../../../../engine/tournament/counted-hole/count.ts';
import {
  appendCountedHoles,
  findCountedHoles,
  findRevealing,
  findSealings,
  findStandingDraws,
  type HoleListState,
  markPublished,
} from '../../../../engine/tournament/counted-hole/store.ts';
import { findRounds, type RoundRow, requireTournament } from '../../../../engine/tournament/store.ts';
import { AppError } from '../../../../error/app-error.ts';
import type { Action } from '../../../../write/action.ts';
import { type Actor, type TournamentRow, type Writer, writeTournament } from '../../../../write/write.ts';
import { firstTeeTime } from '../regulation.ts';
import { roundHasScores } from '../round-store.ts';

type NewList = ListOwner & { reason: string | null };
type NewHoles = NewList & { holes: readonly number[] };

/** The lists of counted holes that a round needs, and how far they are. */
export async function countedHolesState(db: Database, tournament: DayHandicaps, roundId: string): Promise<CountedHolesState> {
  const round = await requireRound(db, tournament.id, roundId);
  const lists = await findCountedHoles(db, round, await holeLists(db, tournament));
  const sealings = await findSealings(db, [roundId]);
  const startsAt = await firstTeeTime(db, tournament.id, round.number);
  return {
    lists: lists.map((list) => ({
      ...list,
      drawable: countedHolesCount(ruleOn(list, round), round) > 0,
      seals: sealings
        .filter((one) => sameOwner(one, list))
        .map(({ seal, at, reason, drawId, by }) => ({ seal, at: at.toISOString(), reason, drawId, by })),
    })),
    startsAt: startsAt?.toISOString() ?? null,
    scored: await roundHasScores(db, roundId),
  };
}

/** Enters and seals a list that the committee names, as long as it is not published; what was entered before stays in the record. */
export const enterCountedHoles = (deps: Writer, actor: Actor, roundId: string, { holes, ...wanted }: NewHoles) =>
  appendList(deps, actor, roundId, wanted, 'counted-holes-entered', ({ count }, round) => {
    requireCount(holes, count, round);
    return holes;
  });

/** Draws and seals one of the lists that the course allows, each as likely as any other. Nobody sees which. */
export const drawList = (deps: Writer, actor: Actor, roundId: string, wanted: NewList) =>
  appendList(deps, actor, roundId, wanted, 'counted-holes-drawn', (list, round) => drawnHoles(list, round));

function drawnHoles(list: HoleListState, round: RoundRow): readonly number[] {
  const rule = ruleOn(list, round);
  const count = countedHolesCount(rule, round);
  const holes = count === 0 ? null : countedHolesAt(rule, round, randomInt(count));
  if (holes === null) throw new AppError('counted-holes-no-draw');
  return holes.map((hole) => cardHole(round, hole));
}

type HolesFor = (list: HoleListState, round: RoundRow) => readonly number[];

async function appendList(
  deps: Writer,
  actor: Actor,
  roundId: string,
  { reason, ...owner }: NewList,
  kind: Action['kind'],
  holesFor: HolesFor,
): Promise<CountedHolesState> {
  return writeTournament(deps, actor, {
    change: async (tx, tournament) => {
      const at = deps.clock();
      const { list, round, ...rest } = await requireNewList(tx, tournament, { roundId, ...owner, reason }, at);
      const holes = holesFor(list, round);
      await appendCountedHoles(tx, { tournamentId: tournament.id, roundId, ...owner, ...rest, holes, by: actor.principal, at });
      return { kind, subjectType: 'round', subjectId: roundId, ...(owner.divisionId && { after: { divisionId: owner.divisionId } }) };
    },
    answer: (tx, tournament) => countedHolesState(tx, tournament, roundId),
  });
}

/**
 * The list that is entered or drawn now, its round, and the reason that everyone reads; null: none is needed. A draw bound to public numbers
 * is abandoned before anything takes its place.
 */
export async function requireNewList(
  tx: Transaction,
  tournament: TournamentRow,
  { roundId, reason, ...owner }: NewList & { roundId: string },
  now: Date,
): Promise<{ list: HoleListState; round: RoundRow; reason: string | null }> {
  const lists = await requireUnpublished(tx, tournament, roundId);
  const list = lists.find((one) => sameOwner(one, owner));
  if (!list) throw new AppError('counted-holes-not-used', { errors: { divisionId: [{ key: 'counted-holes-not-used' }] } });
  if (list.published !== null) throw new AppError('counted-holes-published');
  if ((await findStandingDraws(tx, roundId)).some((draw) => sameOwner(draw, owner))) throw new AppError('draw-bound');
  const round = await requireRound(tx, tournament.id, roundId);
  const isLate = (await isSealed(tx, roundId, owner)) && (await hasBegun(tx, round, now));
  if (isLate && reason === null) throw new AppError('seal-needs-reason');
  return { list, round, reason: isLate ? reason : null };
}

const isSealed = async (tx: Transaction, roundId: string, owner: ListOwner): Promise<boolean> =>
  (await findSealings(tx, [roundId])).some((one) => sameOwner(one, owner));

/** By its first tee time, or by the first score: a day that is put off later has begun all the same. */
async function hasBegun(tx: Transaction, { id, number, tournamentId }: RoundRow, now: Date): Promise<boolean> {
  const startsAt = await firstTeeTime(tx, tournamentId, number);
  return (startsAt !== null && now >= startsAt) || roundHasScores(tx, id);
}

/**
 * Makes a change of settings, prizes, divisions or rounds. With it no seal goes of a round that has begun, since everyone has seen it, and the
 * list that is being revealed stays needed as it is.
 */
export async function withListsKept(tx: Transaction, tournamentId: string, now: Date, change: () => Promise<void>): Promise<void> {
  const revealed = await revealedList(tx, tournamentId);
  const begun: string[] = [];
  for (const round of await findRounds(tx, tournamentId)) if (await hasBegun(tx, round, now)) begun.push(round.id);
  const before = await findSealings(tx, begun);
  await change();
  if ((await findSealings(tx, begun)).length < before.length) throw new AppError('seal-stays');
  if (revealed && (await neededBy(tx, tournamentId, revealed))?.day !== revealed.day) throw new AppError('ceremony-running');
}

async function revealedList(tx: Transaction, tournamentId: string): Promise<HoleList | null> {
  const revealing = await findRevealing(tx, tournamentId);
  return revealing && neededBy(tx, tournamentId, revealing);
}

const neededBy = async (tx: Transaction, tournamentId: string, owner: ListOwner): Promise<HoleList | null> =>
  (await holeLists(tx, await requireTournament(tx, tournamentId))).find((list) => sameOwner(list, owner)) ?? null;

/** Publishes all lists of a round: from now on day handicaps and net places are shown. */
export async function publishCountedHoles(deps: Writer, actor: Actor, roundId: string): Promise<CountedHolesState> {
  return writeTournament(deps, actor, {
    change: async (tx, tournament) => {
      const lists = await requireUnpublished(tx, tournament, roundId);
      if (lists.some(({ entered }) => !entered)) throw new AppError('counted-holes-missing');
      const open = lists.filter(({ published }) => published === null);
      return publishLists(tx, roundId, open, deps.clock());
    },
    answer: (tx, tournament) => countedHolesState(tx, tournament, roundId),
  });
}

/** Publishes these lists, and returns what was done. */
export async function publishLists(tx: Transaction, roundId: string, lists: readonly ListOwner[], now: Date): Promise<Action> {
  await markPublished(tx, roundId, lists, now);
  return { kind: 'counted-holes-published', subjectType: 'round', subjectId: roundId };
}

/** While a list is revealed hole by hole, the lists of its round stand. */
async function requireUnpublished(tx: Transaction, tournament: TournamentRow, roundId: string): Promise<HoleListState[]> {
  const round = await requireRound(tx, tournament.id, roundId);
  const lists = await findCountedHoles(tx, round, await holeLists(tx, tournament));
  if (lists.length === 0) throw new AppError('counted-holes-not-used');
  if (lists.every(({ published }) => published !== null)) throw new AppError('counted-holes-published');
  if ((await findRevealing(tx, tournament.id))?.roundId === roundId) throw new AppError('ceremony-running');
  return lists;
}

async function requireRound(db: Database, tournamentId: string, roundId: string): Promise<RoundRow> {
  const round = (await findRounds(db, tournamentId)).find(({ id }) => id === roundId);
  if (!round) throw new AppError('not-found');
  return round;
}

function requireCount(holes: readonly number[], count: number, round: RoundRow): void {
  if (holes.length === count && new Set(holes).size === count && holes.every((hole) => hasHole(round, hole))) return;
  const params = { count, first: round.firstHole, last: lastHole(round) };
  throw new AppError('counted-holes-count', { params, errors: { holes: [{ key: 'counted-holes-count', params }] } });
}
