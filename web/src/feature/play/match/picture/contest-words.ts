import type { CupShown, PublicContest, PublicMatch, PublicSession } from '@fairway/api';
import { isOver, type SayMatch } from '@fairway/api/word/match-text';
import { pointsText } from '@fairway/api/word/points-text';
import { roundTitle } from './round-title.ts';
import type { Teams } from './side-name.ts';

export const matchesOf = ({ sessions }: Pick<PublicContest, 'sessions'>): PublicMatch[] => sessions.flatMap(({ matches }) => matches);

/** A cup of two teams: each point of one is lost to the other. */
export const isOfTwoTeams = ({ standing }: Pick<PublicContest, 'standing'>): boolean =>
  standing.kind === 'cup' && standing.teams.length === 2;

/** What a session is called: by its name, or which one of how many it is. */
export const sessionTitle = ({ sessions }: Pick<PublicContest, 'sessions'>, session: PublicSession, t: SayMatch): string =>
  session.name ?? t('session.name', { number: sessions.findIndex(({ id }) => id === session.id) + 1 });

/** The points of a session by team, in the order of the teams: Sông Hồng 2½ · Lam Sơn 1½; '' before any. */
export function sessionPoints(cup: CupShown, nth: number, teams: Teams, language: string): string {
  const byTeam = cup.sessions[nth]?.byTeam ?? {};
  const played = [...teams.values()].filter(({ id }) => id in byTeam);
  if (played.every(({ id }) => byTeam[id] === 0)) return '';
  return played.map(({ id, short }) => `${short} ${pointsText(byTeam[id] ?? 0, language)}`).join(' · ');
}

/** What a match is called within its contest: a round of a knock-out, a group; of a cup by its number alone. */
export function matchTitle(
  { standing }: Pick<PublicContest, 'standing'>,
  { node, number }: Pick<PublicMatch, 'node' | 'number'>,
  t: SayMatch,
): string {
  const own = t('match', { number });
  if (node === null) return own;
  if (standing.kind === 'bracket') {
    const round = standing.rounds.find(({ matches }) => matches.some(({ id }) => id === node));
    return round === undefined ? own : `${roundTitle(round, standing, t)} · ${own}`;
  }
  const group = standing.kind === 'groups' ? standing.groups.find(({ name }) => node.startsWith(`${name}-`)) : undefined;
  return group === undefined ? own : `${t('group.name', { name: group.name })} · ${own}`;
}

/** Sessions as a reader wants them: those under way, then those to come, then the latest that are over. */
export function inReadingOrder(sessions: readonly PublicSession[]): PublicSession[] {
  const isDone = ({ matches }: PublicSession) => matches.length > 0 && matches.every(({ state }) => isOver(state));
  const hasBegun = ({ matches }: PublicSession) => matches.some(({ state }) => state.code !== 'not-begun');
  const open = sessions.filter((session) => !isDone(session));
  return [...open.filter(hasBegun), ...open.filter((session) => !hasBegun(session)), ...[...sessions].reverse().filter(isDone)];
}
