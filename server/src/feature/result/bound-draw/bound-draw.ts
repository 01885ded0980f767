import { BEACON_MINUTES, type BoundDraw, type BoundDrawState, GUEST_COUNT, NAMED_AHEAD, OPENING_SECONDS } from '@fairway/api';
import { instantAt } from '@fairway/api/rule/clock';
import { type DrawSource, type DrawSubject, isDrawnByLine, orderBySeed, roundAt, seedOf, timeOfRound } from '@fairway/facts/draw';
import { countedHolesCount } from '@fairway/golf';
import QRCode from 'qrcode';
import type { Database, Transaction } from '../../../db/database.ts';
import { markToSign } from '../../../engine/competition/result/final-result-store.ts';
import { requireTournamentFacts } from '../../../engine/competition/store.ts';
import { type ListOwner, ruleOn, sameOwner } from '../../../engine/tournament/counted-hole/count.ts';
import { findRevealing } from '../../../engine/tournament/counted-hole/store.ts';
import { AppError } from '../../../error/app-error.ts';
import type { Deps } from '../../../http/route.ts';
import type { Action } from '../../../write/action.ts';
import { type Actor, requireOpen, type TournamentRow, type Writer, writeTournament } from '../../../write/write.ts';
import { findArrangement } from '../../field/flight/arrangement-store.ts';
import { lotsToSeal, takeLotsBack } from '../../field/signup/spot/ballot.ts';
import { requireNewList } from '../../field/tournament/counted-hole/counted-hole.ts';
import { boardAddress } from '../../play/leaderboard/live/page/address.ts';
import { knownIn } from '../../play/leaderboard/live/start-list.ts';
import { requireLines, type WantedLines } from './match-subject.ts';
import { drawnThings, publicDrawOf } from './public-draw.ts';
import {
  type DrawRow,
  deleteGuest,
  findDraws,
  insertDraw,
  isLuckyDrawBegun,
  isPresented,
  linesShown,
  newCode,
  phaseOf,
  updateDraw,
} from './store.ts';
import { takeLines } from './take-lines.ts';

type Parts = Writer & Pick<Deps, 'config'>;
type WantedSource = { kind: 'beacon'; date: string; time: string } | { kind: 'hall' };
type WantedDraw = { source: WantedSource } & (
  | ({ kind: 'counted-holes'; roundId: string; reason: string | null } & ListOwner)
  | { kind: 'lucky-draw' }
  | { kind: 'ballot' }
  | { kind: 'flights'; roundId: string }
  | WantedLines
);

/** The draws as staff see them. */
export async function boundDrawState(
  db: Database,
  { beaconRelays, publicUrl }: Deps['config'],
  tournamentId: string,
): Promise<BoundDrawState> {
  const rows = await findDraws(db, tournamentId);
  const seenOf = await drawnThings(db, tournamentId, rows);
  const draws = rows.map(async (row) => ({
    ...publicDrawOf(row, await seenOf(row)),
    by: row.by,
    order: drawnOrder(row),
    hall: phaseOf(row) === 'hall' ? await hallOf(row, publicUrl) : null,
  }));
  return { draws: await Promise.all(draws), beacon: beaconRelays.length > 0 };
}

/** The golfers in the order of the seed; null: it is not shown, or something else is drawn. */
function drawnOrder(row: DrawRow): string[] | null {
  const { subject, secret, numbers } = row;
  if (subject.kind !== 'flights' || phaseOf(row) !== 'shown' || secret === null || numbers === null) return null;
  return [...orderBySeed(subject.playerIds, seedOf({ ...row, secret }, numbers))];
}

async function hallOf({ tournamentId, code }: DrawRow, publicUrl: string): Promise<BoundDraw['hall']> {
  const address = `${boardAddress(publicUrl, tournamentId)}/draw?code=${code}`;
  const svg = await QRCode.toString(address, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 });
  return { address, picture: `data:image/svg+xml,${encodeURIComponent(svg)}`, code };
}

/** Seals a secret, and fixes once and for all what the draw is for and where its numbers come from. */
export const beginDraw = (deps: Parts, actor: Actor, wanted: WantedDraw): Promise<BoundDrawState> =>
  writeDraw(deps, actor, async (tx, held) => {
    const now = deps.clock();
    const source = sourceOf(wanted.source, actor.tournament.timeZone, deps);
    const { subject, reason } = await requireSubject(tx, held, wanted, now);
    await insertDraw(tx, { tournamentId: held.id, subject, source, reason, by: actor.principal, at: now });
    return { kind: 'draw-bound', subjectType: 'tournament', subjectId: held.id };
  });

function sourceOf(wanted: WantedSource, timeZone: string, { config, clock }: Pick<Parts, 'config' | 'clock'>): DrawSource {
  if (wanted.kind === 'hall') return wanted;
  if (config.beaconRelays.length === 0) throw new AppError('draw-no-beacon');
  return beaconFrom(instantAt(wanted.date, wanted.time, timeZone), clock());
}

/**
 * The first round of the beacon from a moment on.
 *
 * @throws AppError `draw-time`: it is out, or too far ahead.
 */
export function beaconFrom(moment: Date, now: Date): DrawSource {
  const round = roundAt(moment);
  const seconds = (timeOfRound(round).getTime() - now.getTime()) / 1000;
  if (seconds < NAMED_AHEAD.leastSeconds || seconds > NAMED_AHEAD.mostDays * 86_400) throw new AppError('draw-time');
  return { kind: 'beacon', round, hallFrom: new Date(timeOfRound(round).getTime() + BEACON_MINUTES * 60_000).toISOString() };
}

type Fixed = { subject: DrawSubject; reason: string | null };
async function requireSubject(tx: Transaction, held: TournamentRow, wanted: WantedDraw, now: Date): Promise<Fixed> {
  if (wanted.kind === 'lucky-draw') {
    if (await isLuckyDrawBegun(tx, held.id)) throw new AppError('lucky-draw-begun');
    const draws = await findDraws(tx, held.id);
    if (draws.some(({ subject, abandonedAt }) => subject.kind === 'lucky-draw' && abandonedAt === null)) throw new AppError('draw-bound');
    return { subject: { kind: 'lucky-draw' }, reason: null };
  }
  requireOpen(held); // the result is final
  if (wanted.kind === 'ballot') return { subject: await lotsToSeal(tx, held.id, now), reason: null };
  if (wanted.kind === 'flights') return { subject: await requireGolfers(tx, held, wanted.roundId), reason: null };
  if (wanted.kind !== 'counted-holes') return { subject: await requireLines(tx, held, wanted), reason: null };
  const { kind, roundId, divisionId, awardId } = wanted;
  const { list, round, reason } = await requireNewList(tx, held, wanted, now);
  const { par, strokeIndex, firstHole } = round;
  if (countedHolesCount(ruleOn(list, round), round) === 0) throw new AppError('counted-holes-no-draw');
  return { subject: { kind, roundId, divisionId, awardId, day: list.day, par, strokeIndex, ...(firstHole > 1 && { firstHole }) }, reason };
}

/** Everybody of the round who can play now, as a draw of flights takes them. */
async function requireGolfers(tx: Transaction, held: TournamentRow, roundId: string): Promise<DrawSubject> {
  const { flights, unassigned } = await findArrangement(tx, held, roundId);
  const draws = await findDraws(tx, held.id);
  if (draws.some(({ subject, abandonedAt }) => subject.kind === 'flights' && subject.roundId === roundId && abandonedAt === null))
    throw new AppError('draw-bound');
  const golfers = [...flights.flatMap(({ players }) => players), ...unassigned].filter(({ status }) => status === 'ok');
  if (golfers.length < 2) throw new AppError('more-players');
  if (!golfers.every(await knownIn(tx, await requireTournamentFacts(tx, held.id), roundId))) throw new AppError('draw-golfers-hidden');
  return { kind: 'flights', roundId, playerIds: golfers.map(({ playerId }) => playerId).toSorted() };
}

/** Three guests have sealed their numbers: from now on their phones open them. */
export const beginOpening = (deps: Parts, actor: Actor, drawId: string): Promise<BoundDrawState> =>
  changeDraw(deps, actor, drawId, async (tx, row) => {
    if (phaseOf(row) !== 'hall') throw new AppError('draw-not-waiting');
    if (row.guests.length < GUEST_COUNT) throw new AppError('draw-guests-first');
    await updateDraw(tx, row.id, { openingAt: deps.clock() });
    return 'draw-opening';
  });

/**
 * The seat is free again, for who reads the new code: the phone that was sent away would come back by itself with the old one. Nothing of a number is
 * known before all are opened, so a free seat tells nobody anything.
 */
export const sendGuestAway = (deps: Parts, actor: Actor, drawId: string, seal: string): Promise<BoundDrawState> =>
  changeDraw(deps, actor, drawId, async (tx, row) => {
    if (phaseOf(row) !== 'hall') throw new AppError('draw-not-waiting');
    const guest = row.guests.find((one) => one.seal === seal);
    if (guest === undefined) throw new AppError('not-found');
    await deleteGuest(tx, guest);
    await updateDraw(tx, row.id, { code: newCode() });
    return 'draw-guest-sent-away';
  });

/** Somebody did not open their number in time: the draw stays in the record with their name, and a new one begins with a new secret. */
export const beginAnew = (deps: Parts, actor: Actor, drawId: string): Promise<BoundDrawState> =>
  changeDraw(deps, actor, drawId, async (tx, row) => {
    if (phaseOf(row) !== 'opening' || row.openingAt === null) throw new AppError('draw-not-waiting');
    const now = deps.clock();
    const seconds = Math.ceil(OPENING_SECONDS - (now.getTime() - row.openingAt.getTime()) / 1000);
    if (seconds > 0) throw new AppError('draw-too-soon', { params: { seconds } });
    await updateDraw(tx, row.id, { abandonedAt: now });
    const { tournamentId, subject, reason } = row;
    await insertDraw(tx, { tournamentId, subject, source: { kind: 'hall' }, reason, by: actor.principal, at: now });
    return 'draw-anew';
  });

/** Everyone reads what was drawn at once, staff too: from then on nothing takes its place without a reason that everyone reads. */
export const showDrawn = (deps: Parts, actor: Actor, drawId: string): Promise<BoundDrawState> =>
  changeDraw(deps, actor, drawId, async (tx, row, held) => {
    requireOpen(held);
    if (!isShownByItself(row.subject)) throw new AppError('not-found');
    if (row.isShown) return null; // of two who press at once, one shows it
    await requireNotPresented(tx, row);
    requireDecided(row);
    await show(tx, row, deps.clock());
    return 'draw-shown';
  });

/** Flights, matches and ballots have no other moment at which what was drawn is public. */
const isShownByItself = (subject: DrawSubject): boolean =>
  subject.kind === 'flights' || subject.kind === 'ballot' || isDrawnByLine(subject);

export function requireDecided(row: DrawRow): void {
  if (phaseOf(row) !== 'decided') throw new AppError('draw-undecided');
}

/** What was drawn is public, and is where it was drawn for. */
export async function show(tx: Transaction, { id, tournamentId, subject }: DrawRow, now: Date): Promise<void> {
  const lines = await linesShown(tx, { id }, Number.POSITIVE_INFINITY);
  await updateDraw(tx, id, { shownAt: now });
  if (lines !== null && isDrawnByLine(subject)) await takeLines(tx, tournamentId, subject, lines);
}

async function requireNotPresented(tx: Transaction, { id }: DrawRow): Promise<void> {
  if (await isPresented(tx, id)) throw new AppError('ceremony-running');
}

/**
 * Everyone reads why, and the secret with it; nothing that it gave or would have given stays hidden. What was drawn of flights, for matches or by
 * ballot may be given up after it was shown too, as when half the field cannot come: it stays to be read, with the reason.
 */
export const abandonDraw = (deps: Parts, actor: Actor, drawId: string, { reason }: { reason: string }): Promise<BoundDrawState> =>
  changeDraw(deps, actor, drawId, async (tx, row, held) => {
    const { subject, tournamentId } = row;
    if (row.abandonedAt !== null) throw new AppError('draw-not-waiting');
    if (isShownByItself(subject)) requireOpen(held);
    else if (row.isShown) throw new AppError('draw-shown');
    await requireNotPresented(tx, row);
    if (subject.kind === 'lucky-draw' && (await isLuckyDrawBegun(tx, tournamentId))) throw new AppError('draw-used');
    if (subject.kind === 'counted-holes') await requireNotRevealing(tx, tournamentId, subject);
    await updateDraw(tx, row.id, { abandonedAt: deps.clock(), abandonReason: reason });
    if (subject.kind === 'ballot' && row.isShown) await takeLotsBack(tx, tournamentId, actor.principal, deps.clock());
    return 'draw-abandoned';
  });

async function requireNotRevealing(tx: Transaction, tournamentId: string, list: ListOwner & { roundId: string }): Promise<void> {
  const revealing = await findRevealing(tx, tournamentId);
  if (revealing?.roundId === list.roundId && sameOwner(revealing, list)) throw new AppError('ceremony-running');
}

function changeDraw(
  deps: Parts,
  actor: Actor,
  drawId: string,
  work: (tx: Transaction, row: DrawRow, held: TournamentRow) => Promise<Action['kind'] | null>,
): Promise<BoundDrawState> {
  return writeDraw(deps, actor, async (tx, held) => {
    const kind = await work(tx, await requireDraw(tx, held.id, drawId), held);
    return kind && { kind, subjectType: 'tournament', subjectId: held.id };
  });
}

export async function requireDraw(db: Database, tournamentId: string, drawId: string): Promise<DrawRow> {
  const row = (await findDraws(db, tournamentId)).find(({ id }) => id === drawId);
  if (!row) throw new AppError('not-found');
  return row;
}

/** A lucky draw may come after the result is final. */
const writeDraw = (
  deps: Parts,
  actor: Actor,
  change: (tx: Transaction, held: TournamentRow) => Promise<Action | null>,
): Promise<BoundDrawState> =>
  writeTournament(deps, actor, {
    evenClosed: true,
    change: async (tx, held) => {
      const done = await change(tx, held);
      if (done !== null) await markToSign(tx, held.id);
      return done;
    },
    answer: (tx, { id }) => boundDrawState(tx, deps.config, id),
  });
