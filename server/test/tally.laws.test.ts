import { randomUUID } from 'node:crypto';
import { type RouteKey, routes } from '@fairway/api';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test as law } from 'vitest';
import { isMarkerAccess } from '../src/access/principal.ts';
import { entry } from '../src/db/schema/field/player.ts';
import { holesIn, roundShown } from '../src/feature/field/tournament/progress.ts';
import { type Sender, testApp } from './kit/app.ts';
import { captainTokenOf } from './kit/captain.ts';
import { stroke } from './kit/event.ts';
import { deviceTokenOf } from './kit/marker.ts';
import { ROUTES, sendSample } from './kit/world/request.ts';
import type { Ids, Scene } from './kit/world/scene.ts';
import { signupSecretOf } from './kit/world/signup.ts';
import { createWorld } from './kit/world/world.ts';

const test = await testApp();

/** Every route that writes into a tournament, or makes or deletes one. */
const WRITES = ROUTES.filter(
  (route) => !route.startsWith('GET ') && /:(?:tournamentId|divisionId)|tournaments\/file|marker|captain/.test(route),
);
const SCENES: readonly Scene[] = [
  { scores: 'none' },
  { scores: 'untied', rounds: 2 },
  { sides: 'made', scores: 'none' },
  { matches: 'made', scores: 'none' },
  { matches: 'captains' },
];

const senderOf = (route: RouteKey, ids: Ids): Sender => {
  const { access } = routes[route as keyof typeof routes];
  if (access === 'anyone') return null;
  if (access === 'captain') return { token: captainTokenOf(ids.teamId) };
  if (access === 'signup') return { token: signupSecretOf(ids.signupId) };
  return isMarkerAccess(access) ? { token: deviceTokenOf(ids.deviceId) } : 'admin';
};

type Step = (ids: Ids) => Promise<unknown>;
const STEPS: Readonly<Record<string, Step>> = {
  ...Object.fromEntries(WRITES.map((route): [string, Step] => [route, (ids) => sendSample(test, senderOf(route, ids), route, ids)])),
  'a stroke': ({ tournamentId, roundId, playerId }) =>
    test.ask('reader', `POST /api/tournaments/${tournamentId}/rounds/${roundId}/entries`, { entries: [stroke(playerId, 5, 4)] }),
  'a stroke that an earlier release writes beside this one': async ({ roundId, playerId, tournamentId }) => {
    const of = { id: randomUUID(), playerId, roundId, hole: 9, strokes: 5, source: 'desk' as const, enteredAt: new Date() };
    await test.db.insert(entry).values(of);
    await test.db.execute(sql`update tournament set board_version = board_version + 1 where id = ${tournamentId}`);
  },
  'a rehearsal that is played and deleted': async ({ tournamentId }) => {
    const made = await test.ask('manager', `POST /api/tournaments/${tournamentId}/rehearsal`);
    if (made.status === 200) await test.ask('manager', `DELETE /api/tournaments/${made.body.id}`);
  },
};

/** What is kept and is not what there is. */
async function differing(): Promise<unknown[]> {
  const { rows } = await test.db.execute(sql`
    select 'round' as of, n.*, counted.* from round r left join round_tally n on n.round_id = r.id cross join lateral (select
      (select count(*) from entry e where e.round_id = r.id) as all_entries,
      (select count(*) from match_entry e join match m on m.id = e.match_id join match_session s on s.id = m.session_id where s.round_id = r.id) as all_words) as counted
    where (coalesce(n.entries, 0), coalesce(n.words, 0)) <> (all_entries, all_words)`);
  const { rows: others } = await test.db.execute(sql`
    select t.name, n.players, counted.players as all_players from tournament t left join tournament_tally n on n.tournament_id = t.id
    cross join lateral (select count(*) as players from player p where p.tournament_id = t.id and p.kind = 'player') as counted
    where coalesce(n.players, 0) <> counted.players`);
  return [...rows, ...others];
}

/** How far the rounds under way are, as the list says it, and as it is counted. */
async function listedAndCounted() {
  const listed = (await test.ask('admin', 'GET /api/tournaments?pageSize=200')).body.items.filter(
    ({ holes }: { holes: unknown }) => holes !== null,
  );
  const counted = [];
  for (const { id } of listed) {
    const { rows } = await test.db.execute<{ roundId: string }>(sql`select ${roundShown} as "roundId" from tournament where id = ${id}`);
    counted.push(await holesIn(test.db, { roundId: rows[0]?.roundId ?? '', boardVersion: -1 }));
  }
  return [listed.map(({ holes }: { holes: unknown }) => holes), counted];
}

law('what is kept of a tournament for lists is what there is, whatever is written in whatever order', async () => {
  const step = fc.constantFrom(...Object.keys(STEPS));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...SCENES), fc.array(step, { minLength: 6, maxLength: 20 }), async (scene, steps) => {
      const ids = await createWorld(test.db, test.clubId, scene);
      for (const what of steps) await STEPS[what]?.(ids);
      expect(await differing()).toEqual([]);
      const [listed, counted] = await listedAndCounted();
      expect(listed).toEqual(counted);
    }),
    { numRuns: 12 },
  );
});
