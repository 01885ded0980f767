import {
  type MatchSideShown,
  matchHole,
  matchSide,
  type PublicContest,
  type PublicContests,
  type PublicMatch,
  publicContest,
  publicMatch,
  publicSession,
  type StandingShown,
  teamShown,
} from '@fairway/api';
import { columnsOf } from './columns.ts';
import { publiclyCalled } from './public-name.ts';

const contestColumns = columnsOf(publicContest);
const sessionColumns = columnsOf(publicSession);
const matchColumns = columnsOf(publicMatch);
const holeColumns = columnsOf(matchHole);
const sideColumns = columnsOf(matchSide);
const teamColumns = columnsOf(teamShown);

/** Contests as anyone may see them: the listed columns alone. Players of `byInitials` are not named. */
export function publicContestsOf({ teams, items }: PublicContests, byInitials: ReadonlySet<string>): PublicContests {
  const side = (of: MatchSideShown): MatchSideShown => ({
    ...publiclyNamedSide(sideColumns(of), byInitials),
    partners: of.partners.map((partner) => publiclyCalled(partner, byInitials)),
  });
  const match = (of: PublicMatch): PublicMatch => ({
    ...matchColumns(of),
    sides: [of.sides[0] && side(of.sides[0]), of.sides[1] && side(of.sides[1])],
    holes: of.holes.map(holeColumns),
  });
  const contest = (of: PublicContest): PublicContest => ({
    ...contestColumns(of),
    sessions: of.sessions.map((session) => ({ ...sessionColumns(session), matches: session.matches.map(match) })),
    standing: named(of.standing, side),
  });
  return { teams: teams.map(teamColumns), items: items.map(contest) };
}

function named(standing: StandingShown, side: (of: MatchSideShown) => MatchSideShown): StandingShown {
  if (standing.kind === 'bracket') return { ...standing, entrants: standing.entrants.map(side) };
  if (standing.kind === 'cup') return standing;
  return { ...standing, groups: standing.groups.map((group) => ({ ...group, entrants: group.entrants.map(side) })) };
}

const publiclyNamedSide = (of: MatchSideShown, byInitials: ReadonlySet<string>): MatchSideShown => {
  const { playerId: _, ...named } = publiclyCalled({ ...of, playerId: of.id }, byInitials);
  return named;
};
