import type { ContestTrouble, StaffContest, StaffMatch, StaffSession, TeamShown } from '@fairway/api';
import type { SayOf } from '@fairway/api/word/say';

type Words = SayOf<'contest'>;

const nameIn = ({ sides }: Pick<StaffMatch, 'sides'>, playerId: string): string =>
  sides.flatMap((side) => side?.partners ?? []).find((partner) => partner.playerId === playerId)?.name ?? '';

/** What is wrong with a match, a sentence each. A side that a knock-out waits for is no mistake of anybody. */
export function matchTroubles(match: StaffMatch, t: Words): string[] {
  const sentences = match.troubles.map((trouble) => {
    switch (trouble.code) {
      case 'no-side':
        return t(match.node === null ? 'trouble.no-side' : 'trouble.no-side-bracket', { side: trouble.side + 1 });
      case 'size':
        return t(trouble.partners < trouble.from ? 'trouble.size-few' : 'trouble.size-many', { ...trouble, side: trouble.side + 1 });
      case 'side-out':
        return t('trouble.side-out', { side: trouble.side + 1 });
      case 'partner-twice':
      case 'no-handicap':
        return t(`trouble.${trouble.code}`, { name: nameIn(match, trouble.playerId) });
      case 'hole-differs':
        return t('trouble.hole-differs', trouble);
      default:
        return t(`trouble.${trouble.code}`);
    }
  });
  return [...match.disputes.map(({ hole }) => t('trouble.dispute', { hole })), ...sentences];
}

/** What a session is called: its own name, or its number in the contest. */
export function sessionName(session: Pick<StaffSession, 'id' | 'name'>, all: readonly Pick<StaffSession, 'id'>[], t: Words): string {
  return session.name ?? t('session.number', { number: all.findIndex(({ id }) => id === session.id) + 1 });
}

/** What is wrong with a contest, in a sentence that says what to do. */
export function contestTrouble(
  trouble: ContestTrouble,
  { sessions }: Pick<StaffContest, 'sessions'>,
  teams: readonly TeamShown[],
  t: Words,
): string {
  const teamOf = (id: string) => teams.find((team) => team.id === id)?.name ?? '';
  const sessionOf = (id: string) => sessionName(sessions.find((session) => session.id === id) ?? { id, name: null }, sessions, t);
  switch (trouble.code) {
    case 'halves-differ':
      return t('contestTrouble.halves-differ', { session: sessionOf(trouble.sessionId) });
    case 'team-short':
      return t('contestTrouble.team-short', {
        team: teamOf(trouble.teamId),
        session: sessionOf(trouble.sessionId),
        lacks: trouble.lacks,
      });
    case 'committee-decides':
      return t('contestTrouble.committee-decides', { teams: trouble.teamIds.map(teamOf).join(', ') });
    case 'to-mend':
      return trouble.sessionId === null
        ? t('contestTrouble.to-mend')
        : t('contestTrouble.to-mend-session', { session: sessionOf(trouble.sessionId) });
    case 'entrant-gone':
      return t('contestTrouble.entrant-gone');
    case 'too-few-teams':
      return t('contestTrouble.too-few-teams', trouble);
    default:
      return t('contestTrouble.too-few-entrants', trouble);
  }
}
