import { PLAYER_DEFAULTS, type Player, type PlayerCard } from '@fairway/api';
import type { Transaction } from '../../db/open.ts';
import { AppError, fieldError } from '../../errors.ts';
import type { Input } from '../../route.ts';
import { type Actor, type TournamentRow, type Writer, writeTournament } from '../../write.ts';
import { type Change, changeOf, requireVersion } from '../activity/change.ts';
import { PRIVATE_FIELDS } from '../activity/redact.ts';
import { eligibilityOf } from '../division/eligibility.ts';
import { findDivisions } from '../division/store.ts';
import { findFlight, placePlayers, removeEmptyFlights, type Start } from '../flight/store.ts';
import { giveCards } from '../tournament/round-store.ts';
import { requireCutPlayers } from '../tournament/standing-cut.ts';
import { findRounds } from '../tournament/store.ts';
import { type Placing, placed } from './placement.ts';
import {
  type CardFields,
  insertPlayers,
  removePlayer,
  requireWirePlayer,
  roundsWithStrokes,
  takeCutBack,
  updateCard,
  updatePlayer,
} from './store.ts';
import { columnsOf, type PlayerFields } from './wire.ts';

type NewPlayer = Input<'POST /api/tournaments/:tournamentId/players'>['body'];
type PlayerChange = Input<'PATCH /api/tournaments/:tournamentId/players/:playerId'>['body'];
type CardChange = NonNullable<NewPlayer['card']>;

const subjectType = 'player';
const PLACED_BY = ['divisionId', 'gender', 'handicapCourse', 'handicapIndex', 'tee'] as const;

/** Adds a player with a card in every round. A missing course handicap is not refused here: finishing a round requires it. */
export async function addPlayer(deps: Writer, actor: Actor, { card, ...given }: NewPlayer): Promise<Player> {
  return writeTournament(deps, actor, {
    change: async (tx, tournament) => {
      const placing = await placingOf(tx, tournament);
      if (placing.divisions.length === 0) throw new AppError('no-division');
      const fields = { ...PLAYER_DEFAULTS, ...given };
      const divisionId = placed(fields, { asked: given.divisionId, current: null }, placing);
      const divisionPinned = given.divisionId != null;
      const [playerId = ''] = await insertPlayers(tx, tournament.id, [{ ...fields, divisionId, divisionPinned }]);
      await giveCards(tx, tournament.id);
      if (card) await changeCard(tx, tournament, playerId, card);
      return { kind: 'created', subjectType, subjectId: playerId, after: { ...given, divisionId, ...(card && { card }) } };
    },
    answer: (tx, tournament, done) => requireWirePlayer(tx, tournament, done?.subjectId ?? ''),
  });
}

/** Changes the given fields of a player and of one of their cards, as the caller saw them. */
export async function changePlayer(
  deps: Writer,
  actor: Actor,
  playerId: string,
  { version, card, ...wanted }: PlayerChange,
): Promise<Player> {
  return writeTournament(deps, actor, {
    ...(isAboutPrivacy({ ...wanted, card }) && { evenClosed: true }),
    change: async (tx, tournament) => {
      const current = await requireWirePlayer(tx, tournament, playerId);
      await requireVersion(current, version);
      const change = changeOf(current, await withDivision(tx, tournament, current, wanted));
      requireStillAnonymous(current, change);
      const cardChange = card ? await changeCard(tx, tournament, playerId, card, current) : null;
      if (!change && !cardChange) return null;
      const after = { ...current, ...change?.after };
      await requireCutPlayers(tx, tournament, [{ playerId, name: current.name, before: columnsOf(current), after: columnsOf(after) }]);
      await updatePlayer(tx, playerId, after);
      return { kind: 'updated', subjectType, subjectId: playerId, ...both(change, cardChange) };
    },
    answer: (tx, tournament) => requireWirePlayer(tx, tournament, playerId),
  });
}

/** Whoever asks for it after the prize giving is shown as initials too: no result depends on it. */
const isAboutPrivacy = (wanted: object): boolean =>
  Object.entries(wanted).every(([field, value]) => field === 'initials' || value === undefined);

/** Who has been anonymised stays so. */
function requireStillAnonymous({ anonymisedAt }: Player, change: Change | null): void {
  const field = ['name', ...PRIVATE_FIELDS].find((one) => change && one in change.after);
  if (anonymisedAt !== null && field) throw fieldError(field, 'player-anonymised');
}

/** The log keeps their name, and nothing private. */
export async function deletePlayer(deps: Writer, actor: Actor, playerId: string): Promise<undefined> {
  return writeTournament(deps, actor, {
    change: async (tx, tournament) => {
      const { name, hasScores, cards } = await requireWirePlayer(tx, tournament, playerId);
      if (hasScores) throw new AppError('player-has-scores');
      await removePlayer(tx, playerId);
      for (const { roundId } of cards) await removeEmptyFlights(tx, roundId);
      const redacts = [{ playerId, fields: PRIVATE_FIELDS }];
      return { kind: 'deleted', subjectType, subjectId: playerId, before: { name }, redacts };
    },
    answer: async () => undefined,
  });
}

async function placingOf(tx: Transaction, tournament: TournamentRow): Promise<Placing> {
  const divisions = await findDivisions(tx, tournament.id);
  const rounds = await findRounds(tx, tournament.id);
  return { divisions, rounds, eligibility: eligibilityOf(tournament), autoAssign: tournament.autoAssignToDivisions };
}

/** The given fields with the division that they lead to. Fields that do not affect divisions leave the player where they are. */
async function withDivision(
  tx: Transaction,
  tournament: TournamentRow,
  current: Player,
  wanted: Partial<PlayerFields>,
): Promise<Partial<PlayerFields>> {
  const change = changeOf(current, wanted)?.after ?? {};
  const asked = wanted.divisionId;
  // What does not affect divisions leaves the player where they are; their own division, named again, is chosen.
  if (!PLACED_BY.some((field) => field in change)) return asked == null ? wanted : { ...wanted, divisionPinned: true };
  const { divisionId: own, divisionPinned: pinned } = current;
  const divisionId = placed({ ...current, ...change }, { asked, current: own, pinned }, await placingOf(tx, tournament));
  return { ...wanted, divisionId, divisionPinned: asked === undefined ? pinned && divisionId === own : asked !== null };
}

async function changeCard(
  tx: Transaction,
  tournament: TournamentRow,
  playerId: string,
  { roundId, flightVersion, ...wanted }: CardChange,
  player?: Player,
): Promise<Change | null> {
  const person = player ?? (await requireWirePlayer(tx, tournament, playerId));
  const { cards } = person;
  const card = cards.find((of) => of.roundId === roundId);
  if (!card) throw new AppError('player-not-in-round', { errors: { 'card.roundId': [{ key: 'player-not-in-round' }] } });
  const change = changeOf(card, asWritten(wanted));
  if (!change) return null;
  const isUncut = card.status === 'cut' && 'status' in change.after;
  // A cut is one decision: taking it back in one round takes it back in all.
  const touched = cards.filter((of) => of === card || (isUncut && of.status === 'cut')).map((of) => of.roundId);
  if ('status' in change.after) await requireStatus(tx, person, touched, change.after);
  await placeCard(tx, roundId, { player: person, card, wanted: asWritten(wanted), seen: flightVersion }, change);
  const own = ownFields(change.after);
  if (Object.keys(own).length > 0) await updateCard(tx, playerId, roundId, own);
  if (isUncut) await takeCutBack(tx, playerId);
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
  if (flight !== null && moved) await requireSeenFlight(tx, { roundId, flight, start, seen });
  if (!moved) await requireOwnFlight(player, card, seen);
  await placePlayers(tx, roundId, [{ playerId: player.id, flight, start: flight === null ? {} : start }]);
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
  const found = await findFlight(tx, roundId, flight);
  if (!found || found.version === seen) return;
  const field = START_FIELDS.find((name) => start[name] !== undefined && found[name] !== null && start[name] !== found[name]);
  if (field) throw fieldError(`card.${field}`, 'flight-starts-otherwise', { flight: found.number });
}

const START_FIELDS = ['teeTime', 'startingHole', 'startingSide'] as const;
const startOf = (card: Partial<PlayerCard>): Partial<Start> =>
  Object.fromEntries(START_FIELDS.filter((field) => card[field] !== undefined).map((field) => [field, card[field]]));

const ownFields = ({ bagTag, caddieNumber, status }: Partial<PlayerCard>): Partial<CardFields> =>
  Object.fromEntries(Object.entries({ bagTag, caddieNumber, status }).filter(([, value]) => value !== undefined));

/** A status in a round is final when the round is finished. A cut is made after a round. Whoever has strokes has started. */
async function requireStatus(tx: Transaction, player: Player, roundIds: readonly string[], { status }: Partial<PlayerCard>) {
  const rounds = (await findRounds(tx, player.tournamentId)).filter(({ id }) => roundIds.includes(id));
  if (rounds.some(({ finishedAt }) => finishedAt !== null)) throw new AppError('round-finished');
  if (status === 'cut' && rounds.some(({ number }) => number === 1)) throw new AppError('cut-in-first-round');
  if (status === 'DNS' && (await roundsWithStrokes(tx, player.id, roundIds)).length > 0) throw fieldError('card.status', 'started-already');
}

const both = (change: Change | null, card: Change | null): Change => ({
  before: { ...change?.before, ...(card && { card: card.before }) },
  after: { ...change?.after, ...(card && { card: card.after }) },
});
