import { type Routes, routes } from '@fairway/api';
import { asc, eq, sql } from 'drizzle-orm';
import { isMarkerAccess } from '../../src/access/principal.ts';
import { beginSession } from '../../src/access/session-store.ts';
import type { Database } from '../../src/db/database.ts';
import { club } from '../../src/db/schema/account/club.ts';
import { users } from '../../src/db/schema/account/site.ts';
import { captainTokenOf } from '../kit/captain.ts';
import { deviceTokenOf } from '../kit/marker.ts';
import { ROUTES, SAMPLES } from '../kit/world/request.ts';
import type { Ids } from '../kit/world/scene.ts';
import { signupSecretOf } from '../kit/world/signup.ts';
import { createWorld } from '../kit/world/world.ts';

type Route = Extract<keyof Routes, `GET ${string}`>;

/** What no screen asks of itself, beside files and streams, and why. */
const NOT_ASKED: Readonly<Partial<Record<Route, string>>> = {
  'GET /api/auth/logout': 'it ends the session',
  'GET /api/addresses/proof/:nonce': 'the server asks it once, of its own address',
  'GET /api/tournaments/:tournamentId/papers': 'papers, drawn by a worker',
  'GET /api/backups': 'a folder of backups',
  'GET /api/tournaments/:tournamentId/reopen': 'what would move, worked out when somebody presses',
  'GET /api/search': 'a person types words, and every name is looked through',
};

/** Every GET that a screen or the public asks of itself. */
export const ASKED = ROUTES.filter(
  (route): route is Route => route.startsWith('GET ') && !('sends' in routes[route]) && !(route in NOT_ASKED),
);

/** What a screen cannot leave out. */
const QUERIES: Readonly<Partial<Record<Route, (ids: Ids) => Record<string, string>>>> = {
  'GET /api/divisions': ({ tournamentId }) => ({ tournamentId }),
  'GET /api/tournaments/:tournamentId/leaderboard/:playerId': () => ({ basis: 'gross', within: 'field' }),
  'GET /api/definitions/uses': ({ clubId }) => ({ clubId, kind: 'format' }),
  'GET /api/live/tournaments/:tournamentId/explanation/:playerId': () => ({ basis: 'gross' }),
  'GET /api/sites/:siteId/club-handicaps': () => ({ month: '2026-04' }),
};

/** A request as it is sent, by whoever sees most of all who may, and its answer. */
export type Asking = { name: string; url: string; token: string | null; status: number };

/** What a screen does not ask of a closed tournament. */
const ENDED: readonly Route[] = ['GET /api/tournaments/:tournamentId/rounds/:roundId/finish', 'GET /api/tournaments/:tournamentId/close'];

/** The days of the demo that have begun take no entries. */
const OF_A_FORM = 'GET /api/live/tournaments/:tournamentId/enter';

/** All that are asked of a club with the days of the demo: those about a tournament once for each of these days. */
export async function askings(db: Database, now: Date): Promise<Asking[]> {
  const [home] = await db.select().from(club).orderBy(asc(club.createdAt), asc(club.id)).limit(1);
  const days = await idsOfDays(db);
  const world = await createWorld(db, home?.id ?? '', {
    public: true,
    matches: 'captains',
    golfer: 'merged',
    signup: 'open',
    season: 'published',
  });
  const [admin] = await db.select().from(users).where(eq(users.isSuperAdmin, true));
  const person = await beginSession(db, admin?.id ?? '', now);
  const tokenOf = (route: Route): string | null => {
    const { access } = routes[route];
    if (access === 'anyone') return null;
    if (access === 'captain') return captainTokenOf(world.teamId);
    if (access === 'signup') return signupSecretOf(world.signupId);
    return isMarkerAccess(access) ? deviceTokenOf(world.deviceId) : person;
  };
  const of = (route: Route, ids: Ids, day = ''): Asking => ({
    name: day === '' ? route : `${route} (${day})`,
    url: urlOf(route, ids),
    token: tokenOf(route),
    status: day === 'closed' && ENDED.includes(route) ? 409 : routes[route].answer === null ? 204 : 200,
  });
  return ASKED.flatMap((route) => {
    const isOfOwn =
      route === OF_A_FORM ||
      /:(?!tournamentId|roundId|playerId)\w+/.test(route) ||
      (!route.includes(':tournamentId') && !(route in QUERIES));
    return isOfOwn ? [of(route, world)] : days.map(({ name, ...ids }) => of(route, { ...world, ...ids }, name));
  });
}

function urlOf(route: Route, ids: Ids): string {
  const path = route.slice(route.indexOf(' ') + 1).replace(/:(\w+)/g, (_, name: keyof Ids) => SAMPLES[route].path?.[name] ?? ids[name]);
  const query = QUERIES[route]?.(ids);
  return query ? `${path}?${new URLSearchParams(query)}` : path;
}

type Day = Pick<Ids, 'tournamentId' | 'roundId' | 'playerId'> & { name: string };

/** The days of the demo: the closed one, the one under way, and the cup. */
async function idsOfDays(db: Database): Promise<Day[]> {
  const { rows } = await db.execute<Day>(sql`
    select case when t.state = 'closed' then 'closed' when t.play = 'match' then 'cup' else 'under way' end as name, t.id as "tournamentId",
      r.id as "roundId", (select c.player_id from card c join entry e on e.player_id = c.player_id and e.round_id = r.id where c.round_id = r.id order by c.place, c.player_id limit 1) as "playerId"
    from tournament t join round r on r.tournament_id = t.id and r.number = 1
    where t.public and t.play <> 'scramble' and t.name !~ '[0-9]$' and exists (select from entry e where e.round_id = r.id)
    order by t.date`);
  return rows;
}
