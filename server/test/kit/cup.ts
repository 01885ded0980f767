import { randomUUID } from 'node:crypto';
import type { MatchWordSaid, StaffContest, StaffMatch } from '@fairway/api';
import type { Database } from '../../src/db/database.ts';
import { team, teamPlayer } from '../../src/db/schema/play/match.ts';
import type { testApp } from './app.ts';
import { type Event, seedEvent } from './event.ts';

type Test = Awaited<ReturnType<typeof testApp>>;
export type Cup = { event: Event; contestId: string; sessionId: string; teamIds: [string, string]; matches: StaffMatch[] };

/** Two teams of a tournament, the first with the first half of its golfers. */
export async function seedTeams(db: Database, { id: tournamentId, playerIds }: Event): Promise<[string, string]> {
  const [one, two] = [randomUUID(), randomUUID()];
  await db.insert(team).values([
    { id: one, tournamentId, position: 1, name: 'Bạch Hạc', short: 'BH', colour: '#1c5d99' },
    { id: two, tournamentId, position: 2, name: 'Lam Sơn', short: 'LS', colour: '#b5432a' },
  ]);
  const half = playerIds.length / 2;
  await db
    .insert(teamPlayer)
    .values(playerIds.map((playerId, nth) => ({ playerId, teamId: nth < half ? one : two, place: nth % half, group: null })));
  return [one, two];
}

/** A cup of two teams of four: a four-ball, and two singles; the first golfer of a side plays the first of the other. Nobody has scores. */
export async function seedCup(test: Test, settings: object = {}): Promise<Cup> {
  const event = await seedEvent(test.db, test.clubId, {
    settings: { play: 'match', public: true, ...settings },
    divisions: ['A'],
    players: Array.from({ length: 8 }, (_, nth) => ({ handicapCourse: nth * 20, handicapIndex: nth * 20 })),
  });
  const teamIds = await seedTeams(test.db, event);
  const ask = async (route: string, body?: object): Promise<never> => {
    const { status, body: answer } = await test.ask('manager', route as 'POST /', body);
    if (status >= 300) throw new Error(`${route}: ${JSON.stringify(answer)}`);
    return answer as never;
  };
  const rule = { kind: 'cup', ties: ['committee'] };
  const { id: contestId } = await ask(`POST ${event.path}/contests`, { name: 'Cúp giao hữu', rule });
  const plan = [
    { format: 'four-ball', matches: 1 },
    { format: 'singles', matches: 2 },
  ];
  const made: StaffContest = await ask(`POST ${event.path}/contests/${contestId}/sessions`, { roundId: event.roundId, name: 'Sáng', plan });
  const [session] = made.sessions;
  const [a = '', b = '', c = '', d = '', e = '', f = '', g = '', h = ''] = event.playerIds;
  const sides = [
    [
      [a, b],
      [e, f],
    ],
    [[c], [g]],
    [[d], [h]],
  ];
  const matches: StaffMatch[] = [];
  for (const [nth, match] of (session?.matches ?? []).entries())
    matches.push(await ask(`PATCH ${event.path}/matches/${match.id}`, { sides: sides[nth], version: match.version }));
  return { event, contestId, sessionId: session?.id ?? '', teamIds, matches };
}

/** Somebody at the desk says this of a match. */
export const sayOfMatch = (test: Test, { event }: Cup, match: StaffMatch | undefined, word: MatchWordSaid, fields: object = {}) =>
  test.ask('manager', `POST ${event.path}/matches/${match?.id}/entries`, { entries: [{ id: randomUUID(), word, ...fields }] });
