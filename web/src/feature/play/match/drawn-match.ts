import type { StaffMatch, StaffSession } from '@fairway/api';
import { MATCH_FORMATS } from '@fairway/golf';

/** The matches of a round as flights are made of them: the rows that have the cards of both sides, and how many golfers they are. */
export const drawnMatches = (sessions: readonly Pick<StaffSession, 'roundId' | 'matches'>[], roundId: string) =>
  sessions.filter((session) => session.roundId === roundId).flatMap(({ matches }) => matches.map(drawnMatch));

/** With one ball the side has the card; with a ball each its golfers have theirs. */
function drawnMatch({ format, sides }: Pick<StaffMatch, 'format' | 'sides'>) {
  const filled = sides.filter((side) => side !== null);
  const isOneBall = MATCH_FORMATS[format].ball.kind === 'one';
  return {
    rows: filled.flatMap(({ id, partners }) => (isOneBall ? [id] : partners.map(({ playerId }) => playerId))),
    golfers: filled.reduce((sum, { partners }) => sum + Math.max(1, partners.length), 0),
  };
}
