import type { Team } from '@fairway/api';
import { MATCH } from '@fairway/api/record/bound';
import type { Database, Transaction } from '../../../db/database.ts';
import {
  findCups,
  findGolferNames,
  findMembers,
  findTeams,
  hasMatch,
  insertTeam,
  removeTeam,
  updateTeam,
  writeCupRule,
  writeMembers,
} from '../../../engine/match/team-store.ts';
import { type HandicapHolder, type RatedRound, withCourseHandicap } from '../../../engine/tournament/course-handicap.ts';
import { findOutsiders } from '../../../engine/tournament/match-guard.ts';
import { findRounds } from '../../../engine/tournament/store.ts';
import { AppError, fieldError } from '../../../error/app-error.ts';
import { changeLogo, type Logo } from '../../../file/logo.ts';
import type { Input } from '../../../http/route.ts';
import type { Action } from '../../../write/action.ts';
import { changeOf, requireVersion } from '../../../write/change.ts';
import { type Actor, type TournamentRow, type Writer, writeTournament } from '../../../write/write.ts';
import { freeColour, freeShort } from './look.ts';

type NewTeam = Input<'POST /api/tournaments/:tournamentId/teams'>['body']['teams'][number];
type TeamChange = Input<'PATCH /api/tournaments/:tournamentId/teams/:teamId'>['body'];
type WantedMember = NewTeam['players'][number];

const subjectType = 'team';

/** The teams of a tournament with their golfers, in their order. */
export async function wireTeams(db: Database, tournament: Pick<TournamentRow, 'id' | 'useHandicapCourse'>): Promise<Team[]> {
  const rounds = await findRounds(db, tournament.id);
  const members = Map.groupBy(await findMembers(db, tournament.id), ({ row }) => row.teamId);
  return (await findTeams(db, tournament.id)).map(({ id, version, name, short, colour, logo, linkedAt }) => ({
    ...{ id, version, name, short, colour, logo, linkedAt: linkedAt?.toISOString() ?? null },
    players: (members.get(id) ?? []).map(({ row: { playerId, group, reserve }, golfer }) => ({
      ...{ playerId, group, reserve, name: golfer.name },
      handicap: handicapOf(golfer, tournament, rounds),
    })),
  }));
}

export async function requireTeam(db: Database, tournament: TournamentRow, teamId: string): Promise<Team> {
  const team = (await wireTeams(db, tournament)).find(({ id }) => id === teamId);
  if (!team) throw new AppError('not-found');
  return team;
}

/** Makes teams, all or none. */
export function addTeams(deps: Writer, actor: Actor, wanted: readonly NewTeam[]): Promise<{ items: Team[] }> {
  return writeTournament(deps, actor, {
    change: async (tx, tournament) => {
      requireMatchPlay(tournament);
      const made: Action[] = [];
      for (const [at, { name, short, colour, players }] of wanted.entries()) {
        requireNewName(name, await findTeams(tx, tournament.id), `teams.${at}.name`);
        const id = await addTeam(tx, tournament.id, { name, short, colour });
        await requireMembers(tx, tournament.id, { teamId: id, members: players, field: `teams.${at}.players` });
        await writeMembers(tx, id, players);
        made.push({ kind: 'created', subjectType, subjectId: id, after: { name, ...membersInLog(players) } });
      }
      return made;
    },
    answer: async (tx, tournament) => ({ items: await wireTeams(tx, tournament) }),
  });
}

type Look = { name: string; short?: string | undefined; colour?: string | undefined };

/** Makes a team behind the others; what is left out of its look is its own. */
export async function addTeam(tx: Transaction, tournamentId: string, { name, short, colour }: Look): Promise<string> {
  const teams = await findTeams(tx, tournamentId);
  if (teams.length >= MATCH.teamsMost) throw fieldError('teams', 'too-many-teams', { most: MATCH.teamsMost });
  const others = { shorts: teams.map((of) => of.short), colours: teams.map((of) => of.colour) };
  return insertTeam(tx, tournamentId, {
    name,
    short: short ?? freeShort(name, others.shorts),
    colour: colour ?? freeColour(others.colours),
  });
}

/** Changes a team as the caller saw it. */
export function changeTeam(deps: Writer, actor: Actor, teamId: string, { version, players, ...fields }: TeamChange): Promise<Team> {
  return writeTournament(deps, actor, {
    change: async (tx, tournament) => {
      requireMatchPlay(tournament);
      const before = await requireTeam(tx, tournament, teamId);
      await requireVersion(before, version);
      if (fields.name !== undefined) {
        const others = (await findTeams(tx, tournament.id)).filter(({ id }) => id !== teamId);
        requireNewName(fields.name, others, 'name');
      }
      if (players !== undefined) await requireMembers(tx, tournament.id, { teamId, members: players, field: 'players' });
      const wanted = { ...fields, ...(players && membersInLog(players)) };
      const change = changeOf({ ...before, ...membersInLog(before.players) }, wanted);
      if (change === null) return null;
      if (players !== undefined) {
        await writeMembers(tx, teamId, players);
        await requireNoMatchWithout(tx, teamId, before.players);
      }
      await updateTeam(tx, teamId, fields);
      return { kind: 'updated', subjectType, subjectId: teamId, ...change };
    },
    answer: (tx, tournament) => requireTeam(tx, tournament, teamId),
  });
}

/** Whoever plays a match for a team stays in it. */
async function requireNoMatchWithout(tx: Transaction, teamId: string, before: Team['players']): Promise<void> {
  const left = (await findOutsiders(tx, { teamId })).find(({ playerId }) => before.some((of) => of.playerId === playerId));
  if (left !== undefined) throw fieldError('players', 'team-player-in-match', left);
}

/**
 * Golfers stand in the log by their ids, so that whoever is anonymised later is named nowhere; their groups in the same order.
 */
const membersInLog = (members: readonly Pick<WantedMember, 'playerId' | 'group' | 'reserve'>[]) => ({
  playerIds: members.map(({ playerId }) => playerId),
  groups: members.map(({ group }) => group ?? '–'),
  reserves: members.filter(({ reserve }) => reserve).map(({ playerId }) => playerId),
});

/** Deletes a team that plays no match, and for which no committee decided. Its golfers stay; a cup that it holds has no holder any more. */
export function deleteTeam(deps: Writer, actor: Actor, teamId: string): Promise<undefined> {
  return writeTournament(deps, actor, {
    change: async (tx, tournament) => {
      const { name, short, colour } = await requireTeam(tx, tournament, teamId);
      if (await hasMatch(tx, teamId)) throw new AppError('team-in-match');
      const cups = await findCups(tx, tournament.id);
      const decided = cups.find(({ rule }) => rule.decision?.team === teamId);
      if (decided) throw new AppError('team-decided', { params: { cup: decided.name } });
      const held = cups.filter(({ rule }) => rule.holder === teamId);
      for (const { id, rule } of held) await writeCupRule(tx, id, { ...rule, holder: null });
      await removeTeam(tx, teamId);
      return [
        { kind: 'deleted', subjectType, subjectId: teamId, before: { name, short, colour } },
        ...held.map(({ id }): Action => {
          return { kind: 'updated', subjectType: 'contest', subjectId: id, before: { holder: name }, after: { holder: null } };
        }),
      ];
    },
    answer: async () => undefined,
  });
}

/** null: none any more. */
export function changeTeamLogo(deps: Writer, actor: Actor, teamId: string, seen: number, logo: Logo | null): Promise<Team> {
  return writeTournament(deps, actor, {
    change: async (tx, tournament) => changeLogo(tx, subjectType, await requireTeam(tx, tournament, teamId), seen, logo),
    answer: (tx, tournament) => requireTeam(tx, tournament, teamId),
  });
}

export function requireMatchPlay({ play }: Pick<TournamentRow, 'play'>): void {
  if (play !== 'match') throw new AppError('play-has-no-matches');
}

/** By which the golfer plays: to a tenth, or null. */
function handicapOf(
  golfer: HandicapHolder,
  { useHandicapCourse }: Pick<TournamentRow, 'useHandicapCourse'>,
  rounds: readonly RatedRound[],
): number | null {
  const { handicapCourse, handicapIndex } = withCourseHandicap(golfer, rounds);
  const tenths = useHandicapCourse ? handicapCourse : handicapIndex;
  return tenths === null ? null : tenths / 10;
}

const plain = (name: string): string => name.toLocaleLowerCase('vi');

function requireNewName(name: string, others: readonly Pick<Team, 'name'>[], field: string): void {
  if (others.some((other) => plain(other.name) === plain(name))) throw fieldError(field, 'already-exists', { value: name });
}

type Wanted = { teamId: string; members: readonly WantedMember[]; field: string };

/** Each is a golfer of the tournament, named once and in no other team. */
async function requireMembers(tx: Transaction, tournamentId: string, { teamId, members, field }: Wanted): Promise<void> {
  const ids = members.map(({ playerId }) => playerId);
  const names = await findGolferNames(tx, tournamentId, ids);
  const teams = await findTeams(tx, tournamentId);
  const others = new Map((await findMembers(tx, tournamentId)).map(({ row }) => [row.playerId, row.teamId]));
  for (const [at, id] of ids.entries()) {
    const name = names.get(id);
    if (name === undefined) throw fieldError(`${field}.${at}`, 'partner-unknown');
    if (ids.indexOf(id) !== at) throw fieldError(`${field}.${at}`, 'team-player-twice', { name });
    const other = teams.find((of) => of.id === others.get(id) && of.id !== teamId);
    if (other) throw fieldError(`${field}.${at}`, 'player-in-team', { name, team: other.name });
  }
}
