import { PLAYER_DEFAULTS } from '@fairway/api';
import { and, eq, inArray, isNotNull, isNull, ne, or } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { handicapOf } from '../../../db/record.ts';
import { club } from '../../../db/schema/account/club.ts';
import { card, flight, player } from '../../../db/schema/field/player.ts';
import { signup } from '../../../db/schema/field/signup.ts';
import { tournament } from '../../../db/schema/field/tournament.ts';
import { findRounds } from '../../../engine/tournament/store.ts';
import { AppError } from '../../../error/app-error.ts';
import type { Deps } from '../../../http/route.ts';
import type { Action } from '../../../write/action.ts';
import { type ActorOrClock, type TournamentRow, writeTournament } from '../../../write/write.ts';
import { eligibilityOf } from '../division/eligibility.ts';
import { findDivisions } from '../division/store.ts';
import { evidenceOf, kindOf } from '../golfer/evidence.ts';
import { joinCertain } from '../golfer/proposal.ts';
import { placed } from '../player/placement.ts';
import { removal } from '../player/player.ts';
import { findPlayers, insertPlayers } from '../player/store.ts';
import type { PlayerFields, PlayerRow } from '../player/wire.ts';
import { giveCards } from '../tournament/round-store.ts';
import { identityOf, type SignupRow } from './store.ts';

/** Whoever is in and named, and is no player yet; and whoever is a player, and in no more. */
const isComing = () =>
  and(inArray(signup.state, ['confirmed', 'no-show']), isNull(signup.playerId), isNotNull(signup.name), isNotNull(signup.gender));
const isLeaving = () => and(inArray(signup.state, ['withdrawn', 'refused', 'waiting', 'ballot']), isNotNull(signup.playerId));

/** The tournaments that are not over in which the players are not those who are in. */
export const findDue = (db: Database) =>
  db
    .selectDistinct({ id: tournament.id, siteId: club.siteId })
    .from(signup)
    .innerJoin(tournament, eq(tournament.id, signup.tournamentId))
    .innerJoin(club, eq(club.id, tournament.clubId))
    .where(and(or(isComing(), isLeaving()), ne(tournament.state, 'closed'), isNull(tournament.archivedAt)));

/** Of a signup that left: the flight in which its place is free now; `in-play`: it has scores, and stays a player. */
export type Left = { signupId: string; gap: string | null; stays: boolean };

/**
 * Makes players of those who are in, and takes out those who are no more, all of a tournament at once. Whoever came by a list before is the same
 * player; golfers of the register are joined where that is certain. In a tournament without divisions everybody waits for the first.
 */
export async function enrol(deps: Deps, actor: ActorOrClock): Promise<Left[]> {
  const { id } = actor.tournament;
  const left: Left[] = [];
  let joins = false;
  try {
    await writeTournament(deps, actor, {
      change: async (tx, held) => {
        const heldRows = await tx
          .select()
          .from(signup)
          .where(and(eq(signup.tournamentId, id), or(isComing(), isLeaving())))
          .orderBy(signup.id)
          .for('no key update');
        const rows = heldRows.toSorted((one, other) => one.appliedAt.getTime() - other.appliedAt.getTime());
        const leaving = rows.filter(({ playerId }) => playerId !== null);
        const actions: Action[] = [];
        for (const row of leaving) actions.push(...(await takeOut(tx, held, row, left)));
        const coming = await bringIn(
          tx,
          held,
          rows.filter(({ playerId }) => playerId === null),
        );
        joins = coming.length > 0;
        return [...actions, ...coming];
      },
      answer: async () => undefined,
    });
  } catch (error) {
    // a result that is final has its players
    if (error instanceof AppError && (error.code === 'tournament-ended' || error.code === 'tournament-archived')) return left;
    throw error;
  }
  if (joins) await joinCertain(deps, actor);
  return left;
}

async function takeOut(tx: Transaction, held: TournamentRow, { id, playerId }: SignupRow, left: Left[]): Promise<Action[]> {
  if (playerId === null) return [];
  const [seat] = await tx
    .select({ flight: flight.number })
    .from(card)
    .innerJoin(flight, eq(flight.id, card.flightId))
    .where(eq(card.playerId, playerId))
    .limit(1);
  try {
    const action = await removal(tx, held, playerId);
    left.push({ signupId: id, gap: seat?.flight ?? null, stays: false });
    return [action];
  } catch (error) {
    const staysOf = ['player-has-scores', 'player-in-match'];
    if (!(error instanceof AppError && staysOf.includes(error.code))) throw error;
    // a player who has begun withdraws by their card; the signup lets go of them
    await tx.update(signup).set({ playerId: null }).where(eq(signup.id, id));
    left.push({ signupId: id, gap: null, stays: true });
    return [];
  }
}

async function bringIn(tx: Transaction, held: TournamentRow, rows: readonly SignupRow[]): Promise<Action[]> {
  const divisions = await findDivisions(tx, held.id);
  if (rows.length === 0 || (divisions.length === 0 && held.play !== 'match')) return [];
  const placing = {
    divisions,
    rounds: await findRounds(tx, held.id),
    eligibility: eligibilityOf(held),
    autoAssign: held.autoAssignToDivisions,
  };
  const players = await findPlayers(tx, held.id);
  const known = players.filter((one) => one.kind === 'player' && one.anonymisedAt === null);
  const vgas = new Set(players.map(({ vga }) => vga));
  const taken = new Set(await findEnrolled(tx, held.id));
  const actions: Action[] = [];
  for (const row of rows) {
    const same = samePlayer(
      row,
      known.filter(({ id }) => !taken.has(id)),
    );
    const fields = playerOf(row, vgas);
    const divisionId = placed(fields, { current: null }, placing);
    const [playerId = ''] = same ? [same.id] : await insertPlayers(tx, held.id, [{ ...fields, divisionId }]);
    if (!same) vgas.add(fields.vga);
    taken.add(playerId);
    await tx.update(signup).set({ playerId }).where(eq(signup.id, row.id));
    if (!same) actions.push({ kind: 'created', subjectType: 'player', subjectId: playerId, after: { name: fields.name, divisionId } });
  }
  if (actions.length > 0) await giveCards(tx, held.id);
  return actions;
}

async function findEnrolled(tx: Transaction, tournamentId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: player.id })
    .from(player)
    .innerJoin(signup, eq(signup.playerId, player.id))
    .where(eq(player.tournamentId, tournamentId));
  return rows.map(({ id }) => id);
}

/** Who stands among the players already, by a list: the same by evidence that asks no person. */
function samePlayer(row: SignupRow, known: readonly PlayerRow[]): PlayerRow | null {
  const same = known.filter((one) => kindOf(evidenceOf(identityOf(row), identityOf(one))) === 'certain');
  return same.length === 1 ? (same[0] ?? null) : null;
}

/** A number that another player has stays with the signup: the desk looks whose it is. */
function playerOf(row: SignupRow, vgas: ReadonlySet<string | null>): PlayerFields {
  const { name, gender, phone, email, birthYear, handicapIndex } = row;
  if (name === null || gender === null) throw new Error('nobody is named');
  const vga = vgas.has(row.vga) ? null : row.vga;
  return {
    ...{ ...PLAYER_DEFAULTS, divisionPinned: false, divisionId: null, name, gender, phone, email, birthYear, vga },
    ...{ handicapIndex: handicapOf(handicapIndex), member: row.memberNumber !== null },
  };
}
