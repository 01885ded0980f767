import type { CaptainPage, CaptainSession, StaffMatch } from '@fairway/api';
import { MATCH_FORMATS } from '@fairway/golf';
import type { Database } from '../../../db/database.ts';
import { findRounds } from '../../../engine/tournament/store.ts';
import { AppError } from '../../../error/app-error.ts';
import type { TournamentRow } from '../../../write/write.ts';
import { wireTeams } from '../../field/team/team.ts';
import { contestsOf } from '../match/contest.ts';
import { meetingsIn } from './meeting.ts';

type Of = Pick<TournamentRow, 'id' | 'name' | 'public' | 'date' | 'useHandicapCourse'>;

/** What the captain of a team sees: of the orders that are sealed only that they are in, also of the own one. */
export async function captainPage(db: Database, tournament: Of, teamId: string): Promise<CaptainPage> {
  const teams = await wireTeams(db, tournament);
  const team = teams.find(({ id }) => id === teamId);
  if (team === undefined) throw new AppError('not-found');
  const { id, name, short, colour, logo, players } = team;
  const rounds = await findRounds(db, tournament.id);
  const { items } = await contestsOf(db, tournament.id);
  const sessions = items.flatMap((contest) => contest.sessions);
  const meetings = (await meetingsIn(db, tournament.id)).filter(({ teamIds }) => teamIds.includes(teamId));
  return {
    ...{ tournamentId: tournament.id, tournament: tournament.name, isPublic: tournament.public },
    team: { id, name, short, colour, logo, players },
    sessions: meetings.flatMap((meeting): CaptainSession[] => {
      const session = sessions.find((of) => of.id === meeting.session.id);
      const against = teams.find((of) => of.id !== teamId && meeting.teamIds.includes(of.id));
      if (session === undefined || against === undefined) return [];
      const own = session.orders.find((of) => of.teamId === teamId);
      const other = session.orders.find((of) => of.teamId === against.id);
      const ofMeeting = new Set(meeting.matches.map((of) => of.id));
      const side = meeting.teamIds[0] === teamId ? 0 : 1;
      return [
        {
          ...{ id: session.id, name: session.name, round: session.round },
          date: rounds.find((of) => of.id === session.roundId)?.date ?? tournament.date,
          against: { id: against.id, name: against.name, short: against.short, colour: against.colour, logo: against.logo },
          matches: session.matches.filter((of) => ofMeeting.has(of.id)).map((of) => captainMatch(of, side)),
          handedInAt: own?.at ?? null,
          otherHandedIn: other?.at != null,
          opened: own?.opened === true,
          askedAgainAt: own?.askedAgainAt ?? null,
          cannotPlay: players.map(({ playerId }) => playerId).filter((one) => meeting.out.has(one) || meeting.elsewhere.has(one)),
        },
      ];
    }),
  };
}

function captainMatch({ id, number, format, sides }: StaffMatch, side: 0 | 1): CaptainSession['matches'][number] {
  const { from, to } = MATCH_FORMATS[format].size;
  return { id, number, format, size: { from, to }, own: sides[side], other: sides[side === 0 ? 1 : 0] };
}
