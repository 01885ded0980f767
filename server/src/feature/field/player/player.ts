import { PLAYER_DEFAULTS, type Player } from '@fairway/api';
import type { Transaction } from '../../../db/database.ts';
import { isInMatch } from '../../../engine/tournament/match-guard.ts';
import { findRounds } from '../../../engine/tournament/store.ts';
import { AppError, fieldError } from '../../../error/app-error.ts';
import type { Input } from '../../../http/route.ts';
import type { Action } from '../../../write/action.ts';
import { type Change, changeOf, requireVersion } from '../../../write/change.ts';
import { PRIVATE_FIELDS } from '../../../write/redact.ts';
import { type Actor, type TournamentRow, type Writer, writeTournament } from '../../../write/write.ts';
import { eligibilityOf } from '../division/eligibility.ts';
import { findDivisions } from '../division/store.ts';
import { removeEmptyFlights } from '../flight/store.ts';
import { giveCards } from '../tournament/round-store.ts';
import { requireCutPlayers } from '../tournament/standing-cut.ts';
import { changeCard } from './card.ts';
import { type Placing, placed, requireDivisions } from './placement.ts';
import { insertPlayers, removePlayer, requireWirePlayer, updatePlayer } from './store.ts';
import { columnsOf, type PlayerFields } from './wire.ts';

type NewPlayer = Input<'POST /api/tournaments/:tournamentId/players'>['body'];
type PlayerChange = Input<'PATCH /api/tournaments/:tournamentId/players/:playerId'>['body'];

const subjectType = 'player';
const PLACED_BY = ['divisionId', 'gender', 'handicapCourse', 'handicapIndex', 'tee'] as const;

/** Adds a player with a card in every round. A missing course handicap is not refused here: finishing a round requires it. */
export async function addPlayer(deps: Writer, actor: Actor, { card, ...values }: NewPlayer): Promise<Player> {
  return writeTournament(deps, actor, {
    change: async (tx, tournament) => {
      const placing = await placingOf(tx, tournament);
      requireDivisions(tournament.play, placing.divisions);
      const fields = { ...PLAYER_DEFAULTS, ...values };
      const divisionId = placed(fields, { divisionId: values.divisionId, current: null }, placing);
      const divisionPinned = values.divisionId != null;
      const [playerId = ''] = await insertPlayers(tx, tournament.id, [{ ...fields, divisionId, divisionPinned }]);
      await giveCards(tx, tournament.id);
      if (card) await changeCard(tx, await requireWirePlayer(tx, tournament, playerId), card);
      return { kind: 'created', subjectType, subjectId: playerId, after: { ...values, divisionId, ...(card && { card }) } };
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
  // the most likely scores of a match are said after it, and no result depends on them
  const ofRecord = card !== undefined && asksOnlyFor(['roundId', 'mostLikely'], { ...wanted, ...card });
  return writeTournament(deps, actor, {
    ...((ofRecord || asksOnlyFor(['initials'], { ...wanted, card })) && { evenClosed: true }),
    ...((ofRecord || asksOnlyFor(ON_NO_BOARD, { ...wanted, card })) && { unseen: true }),
    change: async (tx, tournament) => {
      const current = await requireWirePlayer(tx, tournament, playerId);
      await requireVersion(current, version);
      if (card?.mostLikely != null && tournament.play !== 'match') throw fieldError('card.mostLikely', 'most-likely-in-matches');
      const change = changeOf(current, await withDivision(tx, tournament, current, wanted));
      requireStillAnonymous(current, change);
      const cardChange = card ? await changeCard(tx, current, card) : null;
      if (!change && !cardChange) return null;
      const after = { ...current, ...change?.after };
      await requireCutPlayers(tx, tournament, [{ playerId, name: current.name, before: columnsOf(current), after: columnsOf(after) }]);
      await updatePlayer(tx, playerId, after);
      return { kind: 'updated', subjectType, subjectId: playerId, ...both(change, cardChange) };
    },
    answer: (tx, tournament) => requireWirePlayer(tx, tournament, playerId),
  });
}

/** What only the office knows of a player: entries wait for no new version of the board because of it. */
const ON_NO_BOARD = ['phone', 'email', 'note', 'vga'];

/** `initials` also in a closed tournament: whoever asks for it after the prize giving is shown so too, and no result depends on it. */
const asksOnlyFor = (fields: readonly string[], wanted: object): boolean =>
  Object.entries(wanted).every(([field, value]) => fields.includes(field) || value === undefined);

/** Who has been anonymised stays so. */
function requireStillAnonymous({ anonymisedAt }: Player, change: Change | null): void {
  const field = ['name', ...PRIVATE_FIELDS].find((one) => change && one in change.after);
  if (anonymisedAt !== null && field) throw fieldError(field, 'player-anonymised');
}

export const deletePlayer = (deps: Writer, actor: Actor, playerId: string): Promise<undefined> =>
  writeTournament(deps, actor, {
    change: (tx, tournament) => removal(tx, tournament, playerId),
    answer: async () => undefined,
  });

/** Takes out a player without scores. The log keeps their name, and nothing private. */
export async function removal(tx: Transaction, tournament: TournamentRow, playerId: string): Promise<Action> {
  const { name, hasScores, cards } = await requireWirePlayer(tx, tournament, playerId);
  if (hasScores) throw new AppError('player-has-scores');
  if (await isInMatch(tx, playerId)) throw new AppError('player-in-match');
  await removePlayer(tx, playerId);
  for (const { roundId } of cards) await removeEmptyFlights(tx, roundId);
  const redacts = [{ playerId, fields: PRIVATE_FIELDS }];
  return { kind: 'deleted', subjectType, subjectId: playerId, before: { name }, redacts };
}

/** Withdraws a player from that round. */
export async function withdrawal(tx: Transaction, tournament: TournamentRow, playerId: string, roundId: string): Promise<Action[]> {
  const current = await requireWirePlayer(tx, tournament, playerId);
  const change = await changeCard(tx, current, { roundId, status: 'WD' });
  return change ? [{ kind: 'updated', subjectType, subjectId: playerId, ...both(null, change) }] : [];
}

async function placingOf(tx: Transaction, tournament: TournamentRow): Promise<Placing> {
  const divisions = await findDivisions(tx, tournament.id);
  const rounds = await findRounds(tx, tournament.id);
  return { divisions, rounds, eligibility: eligibilityOf(tournament), autoAssign: tournament.autoAssignToDivisions };
}

/** The given fields with the division that they lead to. */
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
  const divisionId = placed({ ...current, ...change }, { divisionId: asked, current: own, pinned }, await placingOf(tx, tournament));
  return { ...wanted, divisionId, divisionPinned: asked === undefined ? pinned && divisionId === own : asked !== null };
}

const both = (change: Change | null, card: Change | null): Change => ({
  before: { ...change?.before, ...(card && { card: card.before }) },
  after: { ...change?.after, ...(card && { card: card.after }) },
});
