import type { Player } from '@fairway/api';
import { and, asc, eq, inArray, isNotNull, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../../db/database.ts';
import { holdSignups } from '../../../db/hold.ts';
import { BETWEEN_PARTNERS } from '../../../db/keep-sides.ts';
import { changeRow } from '../../../db/row.ts';
import { golferJoin } from '../../../db/schema/field/golfer.ts';
import { booking } from '../../../db/schema/field/payment.ts';
import { entry, flight, player, sidePartner } from '../../../db/schema/field/player.ts';
import { signup, signupFact } from '../../../db/schema/field/signup.ts';
import { regulationVersion, round, tournament } from '../../../db/schema/field/tournament.ts';
import { contest, match, matchEntry, matchSession } from '../../../db/schema/play/match.ts';
import { measurement } from '../../../db/schema/play/measurement.ts';
import { countedHole } from '../../../db/schema/result/counted-hole.ts';
import { awardDecision, finalResult } from '../../../db/schema/result/result.ts';
import { AppError } from '../../../error/app-error.ts';
import { type Action, recordActivity } from '../../../write/action.ts';
import { earlierNames, PRIVATE_FIELDS, renamed } from '../../../write/redact.ts';
import { type ActorByIds, raiseBoards, type Writer, writeTournament } from '../../../write/write.ts';
import { forgetSignups, forgetWishes } from './forget-signup.ts';
import { requireWirePlayer } from './store.ts';

const NOTHING = Object.fromEntries(PRIVATE_FIELDS.map((field) => [field, null])) as Record<(typeof PRIVATE_FIELDS)[number], null>;

type Person = { tournamentId: string; playerId: string; knownAs: readonly string[]; name: string };

/**
 * Removes a player's name and everything private at their request: from the list, the log and a frozen result, and from rehearsals.
 * Places, scores and what they depend on stay. The number tells such players of a tournament apart, and “Golfer” is read in every
 * language of the boards.
 */
export async function anonymisePlayer(deps: Writer, actor: ActorByIds, playerId: string): Promise<Player> {
  let rehearsed: readonly string[] = [];
  const answer = await writeTournament(deps, actor, {
    evenClosed: true,
    evenArchived: true,
    change: async (tx, held) => {
      const { anonymisedAt, name } = await requireWirePlayer(tx, held, playerId);
      if (anonymisedAt !== null) throw new AppError('player-anonymised');
      const knownAs = [name, ...(await earlierNames(tx, held.id, playerId))];
      const same = held.rehearsal ? [] : await findInRehearsals(tx, held.clubId, knownAs);
      const of = [held.id, ...same.map(({ tournamentId }) => tournamentId)];
      await holdSignups(tx, inArray(signup.tournamentId, of), 'update');
      rehearsed = await anonymiseInRehearsals(deps, tx, actor, same, knownAs);
      return anonymise(deps, tx, { tournamentId: held.id, playerId, knownAs });
    },
    answer: (tx, tournament) => requireWirePlayer(tx, tournament, playerId),
  });
  for (const id of rehearsed) deps.live.invalidate(id);
  return answer;
}

async function anonymise({ clock }: Writer, tx: Transaction, of: Omit<Person, 'name'>): Promise<Action> {
  const name = `Golfer ${await freeNumber(tx, of.tournamentId)}`;
  await changeRow(tx, player, of.playerId, { ...NOTHING, name, initials: false, anonymisedAt: clock() });
  // nobody is to read in the register who “Golfer n” is
  await tx.delete(golferJoin).where(eq(golferJoin.playerId, of.playerId));
  await forgetSignups(tx, eq(signup.playerId, of.playerId), { name, knownAs: of.knownAs });
  await forgetWishes(tx, [of.tournamentId], of.knownAs);
  await renameInTexts(tx, { ...of, name });
  await renameInResult(tx, { ...of, name });
  const redacts = [{ playerId: of.playerId, fields: PRIVATE_FIELDS, name, knownAs: of.knownAs }];
  return { kind: 'anonymised', subjectType: 'player', subjectId: of.playerId, redacts };
}

/**
 * A rehearsal of the club has copies of its players, which only their names tell: whoever has the name is anonymised there too, even a
 * namesake, as nothing depends on a rehearsal. Its players are held.
 */
const findInRehearsals = (tx: Transaction, clubId: string, knownAs: readonly string[]) =>
  tx
    .select({ tournamentId: tournament.id, playerId: player.id })
    .from(tournament)
    .innerJoin(player, eq(player.tournamentId, tournament.id))
    .where(and(eq(tournament.clubId, clubId), tournament.rehearsal, inArray(player.name, [...knownAs]), isNull(player.anonymisedAt)))
    .orderBy(asc(tournament.id), asc(player.id))
    .for('update');

/** Returns the rehearsals. */
async function anonymiseInRehearsals(
  deps: Writer,
  tx: Transaction,
  { principal, tournament: { siteId } }: ActorByIds,
  same: Awaited<ReturnType<typeof findInRehearsals>>,
  knownAs: readonly string[],
): Promise<string[]> {
  const rehearsals = [...new Set(same.map(({ tournamentId }) => tournamentId))];
  for (const of of same) {
    const action = await anonymise(deps, tx, { ...of, knownAs });
    await recordActivity(tx, { principal, siteId, tournamentId: of.tournamentId }, action);
  }
  await raiseBoards(tx, inArray(tournament.id, rehearsals));
  return rehearsals;
}

/** After the highest one in use, whoever has been deleted since. */
async function freeNumber(tx: Transaction, tournamentId: string): Promise<number> {
  const [row] = await tx
    .select({ highest: sql<number | null>`max(substring(${player.name} from '^Golfer ([0-9]{1,6})$')::int)` })
    .from(player)
    .where(eq(player.tournamentId, tournamentId));
  return (row?.highest ?? 0) + 1;
}

/** The texts of a tournament in which somebody may have named the player: what people decided, noted and published. */
async function renameInTexts(tx: Transaction, { tournamentId, knownAs, name }: Person): Promise<void> {
  const players = tx.select({ id: player.id }).from(player).where(eq(player.tournamentId, tournamentId));
  const rounds = tx.select({ id: round.id }).from(round).where(eq(round.tournamentId, tournamentId));
  const rename = async (table: PgTable, field: string, text: AnyPgColumn, of: SQL, version?: AnyPgColumn) => {
    const rows = await tx
      .selectDistinct({ was: sql<string>`${text}` })
      .from(table)
      .where(and(of, isNotNull(text)));
    for (const { was } of rows) {
      const becomes = renamed(was, knownAs, name);
      const next = version && { version: sql`${version} + 1` };
      if (becomes !== was)
        await tx
          .update(table)
          .set({ [field]: becomes, ...next })
          .where(and(of, eq(text, was)));
    }
  };
  await rename(awardDecision, 'reason', awardDecision.reason, eq(awardDecision.tournamentId, tournamentId));
  await rename(entry, 'reason', entry.reason, inArray(entry.playerId, players));
  await rename(measurement, 'reason', measurement.reason, inArray(measurement.playerId, players));
  await rename(matchEntry, 'reason', matchEntry.reason, inArray(matchEntry.matchId, matchesOf(tx, rounds)));
  await renameInMatches(tx, { tournamentId, knownAs, name });
  await rename(countedHole, 'reason', countedHole.reason, inArray(countedHole.roundId, rounds));
  const signups = tx.select({ id: signup.id }).from(signup).where(eq(signup.tournamentId, tournamentId));
  await rename(signupFact, 'reason', signupFact.reason, inArray(signupFact.signupId, signups));
  await rename(booking, 'note', booking.note, inArray(booking.signupId, signups));
  await rename(player, 'note', player.note, eq(player.tournamentId, tournamentId), player.version);
  await rename(flight, 'note', flight.note, inArray(flight.roundId, rounds), flight.version);
  for (const field of ['regulations', 'regulationsEnglish'] as const) {
    await rename(tournament, field, tournament[field], eq(tournament.id, tournamentId), tournament.version);
    await rename(regulationVersion, field, regulationVersion[field], eq(regulationVersion.tournamentId, tournamentId));
  }
}

const matchesOf = (tx: Transaction, rounds: SQLWrapper) =>
  tx
    .select({ id: match.id })
    .from(match)
    .innerJoin(matchSession, eq(matchSession.id, match.sessionId))
    .where(inArray(matchSession.roundId, rounds));

/** The committee's reasons: of a match that it decided, and of a cup whose teams were level. */
async function renameInMatches(tx: Transaction, { tournamentId, knownAs, name }: Omit<Person, 'playerId'>): Promise<void> {
  const inside = <Kept>(json: Kept): Kept =>
    JSON.parse(JSON.stringify(json), (field, value) =>
      field === 'reason' && typeof value === 'string' ? renamed(value, knownAs, name) : value,
    );
  const rounds = tx.select({ id: round.id }).from(round).where(eq(round.tournamentId, tournamentId));
  const decided = await tx
    .select()
    .from(matchEntry)
    .where(and(inArray(matchEntry.matchId, matchesOf(tx, rounds)), sql`${matchEntry.word} ->> 'kind' = 'committee'`));
  for (const { id, word } of decided)
    await tx
      .update(matchEntry)
      .set({ word: inside(word) })
      .where(eq(matchEntry.id, id));
  const contests = await tx.select().from(contest).where(eq(contest.tournamentId, tournamentId));
  for (const { id, rule } of contests.filter(({ kind }) => kind === 'cup'))
    await tx
      .update(contest)
      .set({ rule: inside(rule) })
      .where(eq(contest.id, id));
}

async function renameInResult(tx: Transaction, person: Person): Promise<void> {
  const ofTournament = eq(finalResult.tournamentId, person.tournamentId);
  const [row] = await tx.select().from(finalResult).where(ofTournament);
  if (!row) return;
  const sides = await tx.selectDistinct({ id: sidePartner.sideId }).from(sidePartner).where(eq(sidePartner.playerId, person.playerId));
  const sideIds = new Set(sides.map(({ id }) => id));
  const inside = (json: unknown) => JSON.parse(JSON.stringify(json), (_, value) => renamedIn(value, person, sideIds));
  await tx
    .update(finalResult)
    .set({ board: inside(row.board), winners: inside(row.winners), contests: inside(row.contests) })
    .where(ofTournament);
}

/**
 * Whatever names the player, or a side that is called by its partners, has an id beside it, a side of a match as its own; only a reason is text.
 */
function renamedIn(value: unknown, person: Person, sideIds: ReadonlySet<string>): unknown {
  const { playerId, knownAs, name } = person;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const isTheirs = 'name' in value && idOf(value) === playerId;
  const reason = 'reason' in value && typeof value.reason === 'string' ? { reason: renamed(value.reason, knownAs, name) } : {};
  return { ...value, ...(isTheirs && { name }), ...sideRenamed(value, person, sideIds), ...reason };
}

const idOf = (value: object): unknown => ('playerId' in value ? value.playerId : 'partners' in value && 'id' in value ? value.id : null);

/** By their whole name or their given name: `An / Bình / Chi`. */
function sideRenamed(value: object, { knownAs, name }: Person, sideIds: ReadonlySet<string>): { name?: string } {
  if (!('name' in value) || typeof value.name !== 'string' || !sideIds.has(String(idOf(value)))) return {};
  const isTheirs = (part: string) => knownAs.some((name) => part === name || part === name.split(/\s+/).at(-1));
  const parts = value.name.split(BETWEEN_PARTNERS);
  return parts.length === 1 ? {} : { name: parts.map((part) => (isTheirs(part) ? name : part)).join(BETWEEN_PARTNERS) };
}
