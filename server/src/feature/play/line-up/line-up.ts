import type { StaffSession } from '@fairway/api';
import type { Database, Transaction } from '../../../db/database.ts';
import { AppError, fieldError } from '../../../error/app-error.ts';
import type { Deps } from '../../../http/route.ts';
import type { Encryption } from '../../../secret/encryption.ts';
import type { Action } from '../../../write/action.ts';
import { type ActorByIds, type TournamentRow, type Writer, writeTournament } from '../../../write/write.ts';
import { requireMatchPlay } from '../../field/team/team.ts';
import { giveCards, requireUnfinished } from '../../field/tournament/round-store.ts';
import { contestsOf } from '../match/contest.ts';
import { seatMatch } from '../match/match.ts';
import { matchSideFor } from '../match/match-side.ts';
import { type Meeting, type Order, problemOf, requireMeeting } from './meeting.ts';
import { askAgain, findLineUp, keepLineUp, removeLineUp, setOpened } from './store.ts';

type LineUpDeps = Writer & Pick<Deps, 'encryption'>;
type OfTeam = { sessionId: string; teamId: string };

/**
 * Hands in who plays for a team, in place of what was handed in before. It is kept sealed, and nobody is told more than that it is in, until
 * the other team's is in too: then both are opened together. An order that somebody in it can play no more does not open: it goes, and its
 * captain is asked again, while the other one stays sealed.
 */
export function handIn<Answer>(
  deps: LineUpDeps,
  actor: ActorByIds,
  { order, ...of }: OfTeam & { order: Order },
  answer: (tx: Transaction, tournament: TournamentRow) => Promise<Answer>,
): Promise<Answer> {
  return writeTournament(deps, actor, {
    change: async (tx, tournament) => {
      requireMatchPlay(tournament);
      if (!deps.encryption.isOn) throw new AppError('line-up-without-secret');
      const meeting = await requireMeeting(tx, tournament.id, of.sessionId, of.teamId);
      await requireUnfinished(tx, tournament.id, meeting.session.roundId);
      if ((await findLineUp(tx, of))?.openedAt != null) throw new AppError('line-up-opened');
      const problem = problemOf(order, of.teamId, meeting);
      if (problem !== null) throw fieldError(problem.field, problem.key, problem.params);
      const now = deps.clock();
      await keepLineUp(tx, { ...of, sealed: sealedOf(deps.encryption, of, order), handedInAt: now });
      return [actionOf('order-handed-in', of), ...(await openBoth(tx, deps, { tournament, meeting, now }))];
    },
    answer,
  });
}

/** Takes an order back before both are open: its captain may hand in another one. */
export function takeBack(deps: Writer, actor: ActorByIds, of: OfTeam): Promise<{ orders: StaffSession['orders'] }> {
  return writeTournament(deps, actor, {
    change: async (tx, tournament) => {
      await requireMeeting(tx, tournament.id, of.sessionId, of.teamId);
      const row = await findLineUp(tx, of);
      if (row === null) return null;
      if (row.openedAt !== null) throw new AppError('line-up-opened');
      await removeLineUp(tx, of);
      return actionOf('order-taken-back', of);
    },
    answer: (tx, tournament) => ordersOf(tx, tournament.id, of.sessionId),
  });
}

/** Who has handed in for a session. */
export async function ordersOf(db: Database, tournamentId: string, sessionId: string): Promise<{ orders: StaffSession['orders'] }> {
  const { items } = await contestsOf(db, tournamentId);
  return { orders: items.flatMap(({ sessions }) => sessions).find(({ id }) => id === sessionId)?.orders ?? [] };
}

type LineUpKind = Extract<Action['kind'], `order${string}`>;

/** The log says that, and never who. */
const actionOf = (kind: LineUpKind, { sessionId, teamId }: OfTeam): Action => ({
  ...{ kind, subjectType: 'match-session', subjectId: sessionId },
  after: { teamId },
});

/** An order is sealed for its session and team: moved to another one it cannot be read. */
const seal = ({ sessionId, teamId }: OfTeam): string => `line-up ${sessionId} ${teamId}`;
const sealedOf = (encryption: Encryption, of: OfTeam, order: Order): string => encryption.encrypt(JSON.stringify(order), seal(of));

/** null: it was sealed with another key, as after a restore on another machine. */
function openedOf(encryption: Encryption, of: OfTeam, sealed: string): Order | null {
  const text = encryption.decrypt(sealed, seal(of));
  return text === null ? null : (JSON.parse(text) as Order);
}

type MeetingContext = { tournament: TournamentRow; meeting: Meeting; now: Date };

/** Opens both orders of a meeting if both are in and can be played, all in this transaction. */
async function openBoth(tx: Transaction, { encryption }: LineUpDeps, setting: MeetingContext): Promise<Action[]> {
  const { meeting, tournament, now } = setting;
  const sessionId = meeting.session.id;
  const orders: Order[] = [];
  for (const teamId of meeting.teamIds) {
    const of = { sessionId, teamId };
    const sealed = (await findLineUp(tx, of))?.sealed ?? null;
    if (sealed === null) return [];
    const order = openedOf(encryption, of, sealed);
    if (order === null || problemOf(order, teamId, meeting) !== null) {
      await askAgain(tx, of, now);
      return [actionOf('order-asked-again', of)];
    }
    orders.push(order);
  }
  await seatOrders(tx, setting, orders);
  for (const teamId of meeting.teamIds) await setOpened(tx, { sessionId, teamId }, now);
  await giveCards(tx, tournament.id);
  const after = { matches: meeting.matches.length };
  return [{ kind: 'orders-opened', subjectType: 'match-session', subjectId: sessionId, after }];
}

/** Whoever stood in the matches before leaves them first: they may be in another one now. */
async function seatOrders(tx: Transaction, { meeting, tournament }: MeetingContext, orders: readonly Order[]): Promise<void> {
  const { matches, session } = meeting;
  for (const row of matches)
    if (row.firstId !== null || row.secondId !== null) await seatMatch(tx, { row, session }, { firstId: null, secondId: null });
  for (const row of matches) {
    const place = { tournamentId: tournament.id, roundId: session.roundId, format: row.format, matchId: row.id, field: 'matches' };
    const seats: string[] = [];
    for (const order of orders) seats.push(await matchSideFor(tx, place, order.find(({ matchId }) => matchId === row.id)?.playerIds ?? []));
    const [firstId = null, secondId = null] = seats;
    await seatMatch(tx, { row: { ...row, firstId: null, secondId: null }, session }, { firstId, secondId });
  }
}
