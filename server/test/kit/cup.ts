import { randomUUID } from 'node:crypto';
import type { MatchWordSaid, StaffMatch } from '@fairway/api';
import { eq } from 'drizzle-orm';
import type { Person } from '../../src/access/principal.ts';
import { resolveScope } from '../../src/access/scope.ts';
import type { TournamentRecord } from '../../src/access/tournament-record.ts';
import { users } from '../../src/db/schema/account/site.ts';
import { tellLedger } from '../../src/engine/ledger/ledger.ts';
import { writeCup } from '../../src/scene/cup.ts';
import { actorOf } from '../../src/write/write.ts';
import type { testApp } from './app.ts';
import { type Event, seedEvent } from './event.ts';

type Test = Awaited<ReturnType<typeof testApp>>;
export type Cup = { event: Event; contestId: string; sessionId: string; teamIds: [string, string]; matches: StaffMatch[] };

/** A cup of two teams of four: a four-ball, and two singles; the first golfer of a side plays the first of the other. Nobody has scores. */
export async function seedCup(test: Test, settings: object = {}): Promise<Cup> {
  const event = await seedEvent(test.db, test.clubId, {
    settings: { play: 'match', public: true, ...settings },
    divisions: ['A'],
    players: Array.from({ length: 8 }, (_, nth) => ({ handicapCourse: nth * 20, handicapIndex: nth * 20 })),
  });
  const [a = '', b = '', c = '', d = '', e = '', f = '', g = '', h = ''] = event.playerIds;
  const { contest, teamIds } = await test.db.transaction(async (tx) => {
    const [manager] = await tx.select().from(users).where(eq(users.username, 'manager'));
    const principal: Person = { kind: 'person', owesSecondFactor: false, ...(manager as typeof users.$inferSelect) };
    const { tournament } = await resolveScope(tx, principal, { tournamentId: event.id });
    const deps = { db: tx, live: { invalidate: () => undefined }, clock: () => new Date(), tellLedger };
    return writeCup(deps, tx, actorOf({ principal, scope: { tournament: tournament as TournamentRecord } }), {
      ...{ name: 'Cúp giao hữu', ties: ['committee'] },
      teams: [
        { name: 'Bạch Hạc', short: 'BH', colour: '#1c5d99', golfers: [a, b, c, d] },
        { name: 'Lam Sơn', short: 'LS', colour: '#b5432a', golfers: [e, f, g, h] },
      ],
      sessions: [
        {
          ...{ name: 'Sáng', roundId: event.roundId },
          matches: [
            {
              format: 'four-ball',
              sides: [
                [a, b],
                [e, f],
              ],
            },
            { format: 'singles', sides: [[c], [g]] },
            { format: 'singles', sides: [[d], [h]] },
          ],
        },
      ],
    });
  });
  const [session] = contest.sessions;
  return {
    event,
    contestId: contest.id,
    sessionId: session?.id ?? '',
    teamIds: teamIds as Cup['teamIds'],
    matches: session?.matches ?? [],
  };
}

/** Somebody at the desk says this of a match. */
export const sayOfMatch = (test: Test, { event }: Cup, match: StaffMatch | undefined, word: MatchWordSaid, fields: object = {}) =>
  test.ask('manager', `POST ${event.path}/matches/${match?.id}/entries`, { entries: [{ id: randomUUID(), word, ...fields }] });
