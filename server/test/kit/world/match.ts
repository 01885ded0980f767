import { randomUUID } from 'node:crypto';
import type { Database } from '../../../src/db/database.ts';
import { contest, lineUp, match, matchEntry, matchSession, team, teamLogo, teamPlayer } from '../../../src/db/schema/play/match.ts';
import { captainHashOf } from '../captain.ts';
import type { Event } from '../event.ts';
import { pictureOf } from './club.ts';
import type { Ids, Scene } from './scene.ts';

const CUP = { kind: 'cup' as const, tieFormat: null, holder: null, decision: null, groupLimits: [] };

export async function makeMatch(
  db: Database,
  { id: tournamentId, roundId, playerIds }: Event,
  { matches, logo }: Scene,
  own: Pick<Ids, 'hash' | 'courseId'>,
): Promise<Pick<Ids, 'contestId' | 'matchSessionId' | 'matchId' | 'teamId'>> {
  const [contestId, matchSessionId, matchId, teamId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const ids = { contestId, matchSessionId, matchId, teamId };
  if (!matches) return ids;
  const [firstId = null, secondId = null] = playerIds;
  const knockOut = { kind: 'bracket' as const, thirdPlace: false, consolation: false, seeds: 0, entrants: [...playerIds] };
  const rule = matches === 'captains' ? { ...CUP, ties: [] } : knockOut;
  await db.insert(contest).values({
    ...{ id: contestId, tournamentId, position: 1, kind: rule.kind, name: 'Nhánh A', format: 'singles', handicap: true },
    rule,
  });
  const look = { name: 'Đội Sông Hồng', short: 'SH', colour: '#c0392b' };
  await db.insert(team).values({ id: teamId, tournamentId, position: 1, ...look, tokenHash: captainHashOf(teamId), linkedAt: new Date() });
  if (logo) await db.insert(teamLogo).values({ teamId, hash: own.hash, bytes: pictureOf(own.courseId) });
  if (firstId !== null) await db.insert(teamPlayer).values({ teamId, playerId: firstId, place: 1 });
  if (matches === 'contest') return ids;
  const points = { pointsWon: 10, pointsHalved: 5, pointsLost: 0 };
  if (matches === 'captains') {
    const otherId = randomUUID();
    await db.insert(team).values({ id: otherId, tournamentId, position: 2, name: 'Đội Sông Đà', short: 'SĐ', colour: '#2c3e50' });
    const ofCup = { id: matchSessionId, contestId, roundId, position: 1, ...points, end: 'halved', handicap: true } as const;
    await db.insert(matchSession).values({ ...ofCup, lineUp: 'captains' });
    const teams = { firstTeamId: teamId, secondTeamId: otherId };
    await db.insert(match).values({ id: matchId, sessionId: matchSessionId, number: 1, format: 'singles', ...teams });
    await db.insert(lineUp).values({ sessionId: matchSessionId, teamId, sealed: 'enc1', handedInAt: new Date() });
    return ids;
  }
  const session = { id: matchSessionId, contestId, roundId, position: 1, ...points, end: 'extra-holes', handicap: true } as const;
  await db.insert(matchSession).values(session);
  await db.insert(match).values({ id: matchId, sessionId: matchSessionId, number: 1, format: 'singles', firstId, secondId, node: '1.1' });
  if (matches === 'said') await sayOfMatch(db, { matchSessionId, matchId, teamId });
  return ids;
}

/** The first golfer won, as the desk says; and the captain of the team has handed in an order. */
async function sayOfMatch(
  db: Database,
  { matchSessionId, matchId, teamId }: Pick<Ids, 'matchSessionId' | 'matchId' | 'teamId'>,
): Promise<void> {
  await db.insert(matchEntry).values({
    ...{ id: randomUUID(), matchId, source: 'desk', enteredAt: new Date() },
    word: { kind: 'result', winner: 0, score: { up: 3, left: 2 } },
  });
  await db.insert(lineUp).values({ sessionId: matchSessionId, teamId, sealed: 'enc1:', handedInAt: new Date() });
}
