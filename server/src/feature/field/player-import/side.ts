import { isSidePlay } from '@fairway/golf';
import { and, asc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { keepSides } from '../../../db/keep-sides.ts';
import { player } from '../../../db/schema/field/player.ts';
import { findMembers, findTeams, updateTeam, writeMembers } from '../../../engine/match/team-store.ts';
import { addPartners, findPartners } from '../../../engine/tournament/side/partner-store.ts';
import { findRounds } from '../../../engine/tournament/store.ts';
import type { TournamentRow } from '../../../write/write.ts';
import { placePlayers } from '../flight/store.ts';
import { placeSides } from '../side/placement.ts';
import { insertSide, roundsScored } from '../side/store.ts';
import { addTeam } from '../team/team.ts';
import { giveCards } from '../tournament/round-store.ts';
import type { Remark } from './fact.ts';
import { fold } from './read/fold.ts';
import { startOfAll } from './side-start.ts';
import type { Judged } from './start-flight.ts';
import { placementOf } from './store.ts';
import type { KnownSide, Tournament } from './tournament.ts';

/** The sides of a tournament with everybody who plays for them in some round. */
export async function findKnownSides(db: Database, tournamentId: string): Promise<KnownSide[]> {
  const partners = Map.groupBy(await findPartners(db, tournamentId), ({ sideId }) => sideId);
  const rows = await db
    .select({ id: player.id, name: player.name })
    .from(player)
    .where(and(eq(player.tournamentId, tournamentId), eq(player.kind, 'side')))
    .orderBy(asc(player.createdAt), asc(player.id));
  const sides: KnownSide[] = [];
  for (const { id, name } of rows) {
    const playerIds = [...new Set((partners.get(id) ?? []).map(({ playerId }) => playerId))];
    sides.push({ id, name, playerIds, hasScores: (await roundsScored(db, id)).size > 0 });
  }
  return sides;
}

/** “1” and “Nhóm 1” count the sides; they are no names, so that such a side is called by its partners. */
const NUMBER = /^(?:nhom|doi|cap|team|side|pair|group|no)?\s*\.?\s*(\d{1,3})$/;
const isNumber = (label: string): boolean => NUMBER.test(fold(label));
/** Labels of one side: “2” is “Nhóm 2”. */
const keyOf = (label: string): string => {
  const [, number] = NUMBER.exec(fold(label)) ?? [];
  return number === undefined ? fold(label) : String(Number(number));
};

/**
 * The sides that a list makes: rows of one name are one side. A side that is there already, by its name or by those who play in it, takes
 * the others of its rows in; whoever plays in another one, or is one too many, makes their row wrong.
 */
export function withSides(rows: readonly Judged[], { bySides, mostInSide, sides }: Tournament): Judged[] {
  if (!bySides) return [...rows];
  const groups = Map.groupBy(rows.filter(hasSide), ({ said }) => keyOf(said.side ?? ''));
  const judged = new Map<Judged, Judged>();
  for (const group of groups.values()) {
    const label = group[0]?.said.side ?? '';
    const side = bySides === 'teams' ? teamOf(label, sides) : sideOf(group, label, sides);
    const inList = new Set(group.map(({ known }) => known?.id));
    let places = mostInSide - (side?.playerIds.filter((id) => !inList.has(id)).length ?? 0);
    for (const row of group) {
      places -= 1;
      judged.set(row, inSide(row, side, { label, sides, isFull: places < 0, mostInSide, said: bySides === 'teams' ? OF_TEAM : OF_SIDE }));
    }
  }
  return rows.map((row) => judged.get(row) ?? row);
}

const hasSide = ({ state, said }: Judged): boolean => state !== 'skipped' && said.side != null;

/** The side that rows mean: the one of that name, or the one that some of them play in, if the list only counts its sides. */
function sideOf(group: readonly Judged[], label: string, sides: readonly KnownSide[]): KnownSide | undefined {
  const named = sides.find(({ name }) => keyOf(name) === keyOf(label));
  if (named !== undefined || !isNumber(label)) return named;
  return sides.find(({ playerIds }) => group.some(({ known }) => known !== null && playerIds.includes(known.id)));
}

/** A team is called what the list calls it, also “Đội 1”. */
const teamOf = (label: string, teams: readonly KnownSide[]): KnownSide | undefined =>
  teams.find(({ name }) => keyOf(name) === keyOf(label));

/** The sentences of what keeps a golfer out. */
const OF_SIDE = { isElsewhere: 'partner-in-side', isFull: 'import-side-full' } as const;
const OF_TEAM = { isElsewhere: 'import-in-team', isFull: 'import-team-full' } as const;
type SideColumn = {
  label: string;
  sides: readonly KnownSide[];
  isFull: boolean;
  mostInSide: number;
  said: typeof OF_SIDE | typeof OF_TEAM;
};

function inSide(row: Judged, side: KnownSide | undefined, { label, sides, isFull, mostInSide, said }: SideColumn): Judged {
  const { known, facts, state } = row;
  const own = sides.find(({ playerIds }) => known !== null && playerIds.includes(known.id));
  const name = facts.name ?? known?.facts.name ?? '';
  if (own !== undefined && own === side) {
    const changed = row.changed.filter(isOther);
    const isPinned = facts.divisionPinned === true && known?.facts.divisionPinned !== true;
    const isSame = state === 'changed' && changed.length === 0 && !isPinned;
    return { ...row, facts: { ...facts, side: own.name }, changed, state: isSame ? 'same' : state };
  }
  const problem = ((): Remark | null => {
    if (own !== undefined) return { field: 'side', key: said.isElsewhere, params: { name, side: own.name } };
    if (isFull) return { field: 'side', key: said.isFull, params: { side: label, most: mostInSide } };
    return side?.hasScores ? { field: 'side', key: 'import-side-scored', params: { side: side.name } } : null;
  })();
  if (problem !== null) return { ...row, state: 'wrong', problems: [...row.problems, problem] };
  if (known === null) return { ...row, facts: { ...facts, side: side?.name ?? label } };
  return {
    ...row,
    facts: { ...facts, side: side?.name ?? label },
    state: state === 'same' ? 'changed' : state,
    changed: [...row.changed.filter(isOther), 'side'],
  };
}

const isOther = (field: string): boolean => field !== 'side';

/** The teams of a tournament with everybody who plays for them. */
export async function findKnownTeams(db: Database, tournamentId: string): Promise<KnownSide[]> {
  const members = Map.groupBy(await findMembers(db, tournamentId), ({ row }) => row.teamId);
  return (await findTeams(db, tournamentId)).map(({ id, name }) => ({
    ...{ id, name, hasScores: false },
    playerIds: (members.get(id) ?? []).map(({ row }) => row.playerId),
  }));
}

/** Makes the teams of a list, or takes its golfers into those that are there, behind the others. */
async function writeTeams(tx: Transaction, tournamentId: string, own: readonly SeatedRow[]): Promise<void> {
  const teams = await findTeams(tx, tournamentId);
  const members = Map.groupBy(await findMembers(tx, tournamentId), ({ row }) => row.teamId);
  for (const group of Map.groupBy(own, ({ row }) => keyOf(row.said.side ?? '')).values()) {
    const name = group[0]?.row.said.side ?? '';
    const known = teams.find((team) => keyOf(team.name) === keyOf(name));
    const there = (members.get(known?.id ?? '') ?? []).map(({ row: { playerId, group: of, reserve } }) => ({
      playerId,
      group: of,
      reserve,
    }));
    const come = group.map(({ playerId }) => playerId).filter((id) => !there.some(({ playerId }) => playerId === id));
    if (come.length === 0) continue;
    const teamId = known?.id ?? (await addTeam(tx, tournamentId, { name }));
    await writeMembers(tx, teamId, [...there, ...come.map((playerId) => ({ playerId, group: null, reserve: false }))]);
    if (known) await updateTeam(tx, teamId, {});
  }
}

/** Rows with the golfers that they are now, by their ids. */
export type SeatedRow = { readonly row: Judged; readonly playerId: string };

/** Puts the sides of one ball into the flights that their rows say. */
export async function placeSidesOfRows(
  tx: Transaction,
  tournamentId: string,
  roundId: string,
  seated: readonly SeatedRow[],
): Promise<void> {
  const sides = await findKnownSides(tx, tournamentId);
  const groups = Map.groupBy(
    seated.filter(({ row }) => row.state !== 'skipped'),
    ({ playerId }) => sides.find(({ playerIds }) => playerIds.includes(playerId))?.id ?? null,
  );
  const placements = [...groups].flatMap(([sideId, group]) => {
    const facts = startOfAll(group.map(({ row }) => row.facts));
    return sideId === null || facts.flight == null ? [] : placementOf({ playerId: sideId, facts, said: facts });
  });
  await placePlayers(tx, roundId, placements);
}

/** Makes the sides of a list, or takes its golfers into those that are there, in every round. */
export async function writeSides(tx: Transaction, tournament: TournamentRow, seated: readonly SeatedRow[]): Promise<void> {
  const own = seated.filter(({ row }) => hasSide(row));
  if (own.length === 0) return;
  if (tournament.play === 'match') return writeTeams(tx, tournament.id, own);
  if (!isSidePlay(tournament.play)) return;
  const sides = await findKnownSides(tx, tournament.id);
  const rounds = await findRounds(tx, tournament.id);
  const touched: string[] = [];
  for (const group of Map.groupBy(own, ({ row }) => keyOf(row.said.side ?? '')).values()) {
    const rows = group.map(({ row }) => row);
    const label = rows[0]?.said.side ?? '';
    const side = sideOf(rows, label, sides);
    const come = group.map(({ playerId }) => playerId).filter((id) => !side?.playerIds.includes(id));
    if (come.length === 0) continue;
    const named = !isNumber(label);
    const sideId = side?.id ?? (await insertSide(tx, tournament.id, touched.length, { name: named ? label : '', named }));
    for (const { id } of rounds) await addPartners(tx, { sideId, roundId: id }, come);
    touched.push(sideId);
  }
  if (touched.length === 0) return;
  await keepSides(tx, tournament.id);
  await giveCards(tx, tournament.id);
  await placeSides(
    tx,
    tournament,
    touched.map((id) => ({ id })),
  );
}
