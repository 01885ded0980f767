import type { Player, PlayerCard } from '@fairway/api';
import { hasHole, lastHole } from '@fairway/api/rule/field/round-hole';
import type { Transaction } from '../../../db/database.ts';
import { putSideOut } from '../../../engine/tournament/side/partner-store.ts';
import { findRounds } from '../../../engine/tournament/store.ts';
import { AppError, fieldError } from '../../../error/app-error.ts';
import type { Input } from '../../../http/route.ts';
import { type Change, changeOf } from '../../../write/change.ts';
import { findFlight, placePlayers, type Start } from '../flight/store.ts';
import { requireRound } from '../tournament/round-store.ts';
import { type CardFields, roundsWithStrokes, takeCutBack, updateCard } from './store.ts';

type CardChange = NonNullable<Input<'POST /api/tournaments/:tournamentId/players'>['body']['card']>;

/** Changes a player's card in one round: their flight and its start, their tags and their status. null: nothing was different. */
export async function changeCard(
  tx: Transaction,
  player: Player,
  { roundId, flightVersion, ...wanted }: CardChange,
): Promise<Change | null> {
  const { cards } = player;
  const card = cards.find((of) => of.roundId === roundId);
  if (!card) throw new AppError('player-not-in-round', { errors: { 'card.roundId': [{ key: 'player-not-in-round' }] } });
  const change = changeOf(card, asWritten(wanted));
  if (!change) return null;
  const isUncut = card.status === 'cut' && 'status' in change.after;
  // A cut is one decision: taking it back in one round takes it back in all.
  const touched = cards.filter((of) => of === card || (isUncut && of.status === 'cut')).map((of) => of.roundId);
  if ('status' in change.after) await requireStatus(tx, player, touched, change.after);
  await placeCard(tx, roundId, { player, card, wanted: asWritten(wanted), seen: flightVersion }, change);
  const own = ownFields(change.after);
  if (Object.keys(own).length > 0) await updateCard(tx, player.id, roundId, own);
  // whether their side is out is asked anew
  if (own.status !== undefined) await putSideOut(tx, { roundId, playerId: player.id }, false);
  if (isUncut) await takeCutBack(tx, player.id);
  return { before: { roundId, ...change.before }, after: { roundId, ...change.after } };
}

/** A blank number is no flight; without a hole there is no side of it. */
function asWritten<Card extends Partial<PlayerCard>>(wanted: Card): Card {
  const flight = wanted.flight === '' ? { flight: null } : {};
  return { ...wanted, ...flight, ...(wanted.startingHole === null && { startingSide: null }) };
}

/** Moves the player to the flight that was asked for, and sets its time and start. */
async function placeCard(
  tx: Transaction,
  roundId: string,
  { player, card, wanted, seen }: { player: Player; card: PlayerCard; wanted: Partial<PlayerCard>; seen: SeenVersion },
  { after }: Change,
): Promise<void> {
  const moved = 'flight' in after;
  const flight = moved ? (wanted.flight ?? null) : card.flight;
  // Another flight may start at another time: then all that was asked for is set, changed or not.
  const start = startOf(moved ? wanted : after);
  if (!moved && Object.keys(start).length === 0) return;
  const field = START_FIELDS.find((name) => (start[name] ?? null) !== null);
  if (flight === null && field) throw fieldError(`card.${field}`, 'start-without-flight');
  if ((start.startingSide ?? null) !== null && (start.startingHole ?? (moved ? null : card.startingHole)) === null)
    throw fieldError('card.startingSide', 'side-without-hole');
  if (start.startingHole != null) await requireStart(tx, player.tournamentId, roundId, start.startingHole);
  if (flight !== null && moved) await requireSeenFlight(tx, { roundId, flight, start, seen });
  if (!moved) await requireOwnFlight(player, card, seen);
  await placePlayers(tx, roundId, [{ playerId: player.id, flight, start: flight === null ? {} : start }]);
}

/** The round plays the hole that a flight starts on. */
async function requireStart(tx: Transaction, tournamentId: string, roundId: string, startingHole: number): Promise<void> {
  const round = await requireRound(tx, tournamentId, roundId);
  if (hasHole(round, startingHole)) return;
  throw fieldError('card.startingHole', 'start-not-in-round', { first: round.firstHole, last: lastHole(round) });
}

type SeenVersion = CardChange['flightVersion'];

/** Time and start are also the others' in the flight: whoever changes them saw the flight as it is. */
async function requireOwnFlight(player: Player, { flightVersion }: PlayerCard, seen: SeenVersion): Promise<void> {
  if (seen === undefined) throw fieldError('card.flightVersion', 'required');
  if (seen !== flightVersion) throw new AppError('stale-version', { current: player });
}

/** Whoever joins a flight may bring what it does not say yet; to change what it says they must have seen it. */
async function requireSeenFlight(
  tx: Transaction,
  { roundId, flight, start, seen }: { roundId: string; flight: string; start: Partial<Start>; seen: SeenVersion },
): Promise<void> {
  const row = await findFlight(tx, roundId, flight);
  if (!row || row.version === seen) return;
  const field = START_FIELDS.find((name) => start[name] !== undefined && row[name] !== null && start[name] !== row[name]);
  if (field) throw fieldError(`card.${field}`, 'flight-starts-otherwise', { flight: row.number });
}

const START_FIELDS = ['teeTime', 'startingHole', 'startingSide'] as const;
const startOf = (card: Partial<PlayerCard>): Partial<Start> =>
  Object.fromEntries(START_FIELDS.filter((field) => card[field] !== undefined).map((field) => [field, card[field]]));

const ownFields = ({ bagTag, caddieNumber, status, mostLikely }: Partial<PlayerCard>): Partial<CardFields> =>
  Object.fromEntries(Object.entries({ bagTag, caddieNumber, status, mostLikely }).filter(([, value]) => value !== undefined));

/** A status in a round is final when the round is finished. A cut is made after a round. Whoever has strokes has started. */
async function requireStatus(tx: Transaction, player: Player, roundIds: readonly string[], { status }: Partial<PlayerCard>) {
  const rounds = (await findRounds(tx, player.tournamentId)).filter(({ id }) => roundIds.includes(id));
  if (rounds.some(({ finishedAt }) => finishedAt !== null)) throw new AppError('round-finished');
  if (status === 'cut' && rounds.some(({ number }) => number === 1)) throw new AppError('cut-in-first-round');
  if (status === 'DNS' && (await roundsWithStrokes(tx, player.id, roundIds)).length > 0) throw fieldError('card.status', 'started-already');
}
