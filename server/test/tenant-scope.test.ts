import { randomUUID } from 'node:crypto';
import { type Access, PERMISSIONS, type Permission, type Routes, routes } from '@fairway/api';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from './kit/app.ts';
import { stroke } from './kit/event.ts';
import { everything } from './kit/world/everything.ts';
import { ID_NAMES, namedBy, ROUTES, SAMPLES, sendSample } from './kit/world/request.ts';
import type { Ids } from './kit/world/scene.ts';
import { createWorld } from './kit/world/world.ts';
import { keptWorlds } from './kit/world/worlds.ts';

const test = await testApp({}, { emptied: 'once' });
/** A world of each: one club, another one of the same site, one of another site. */
const enter = keptWorlds(test, async (scene) => ({
  ours: await createWorld(test.db, test.clubId, scene),
  neighbours: await createWorld(test.db, test.otherClubId, scene),
  theirs: await createWorld(test.db, test.strangersClubId, scene),
}));
beforeAll(() => test.app.listen({ port: 0, host: '127.0.0.1' }));

const NOBODYS = {
  ...Object.fromEntries(ID_NAMES.map((name) => [name, randomUUID()])),
  awardId: 'best-gross',
  hash: '',
  code: '',
  sessionId: randomUUID(),
} as Ids;

/** An answer, without the ids that were put into the request. */
async function answerTo(route: keyof Routes, ids: Ids, foreign: Ids): Promise<unknown> {
  const { status, body } = await sendSample(test, 'manager', route, ids);
  let text = JSON.stringify(body);
  for (const key of ID_NAMES) text = text.replaceAll(foreign[key], `<${key}>`);
  return [status, JSON.parse(text, (key, value) => (key === 'id' && route.endsWith('/entries') ? '<entry>' : value))];
}

const needsSuperAdmin = (access: Access): boolean => access in PERMISSIONS && PERMISSIONS[access as Permission] === 'super-admin';
/** A form that is open is open to anyone, of a private tournament too; what is published of a season is everyone’s. */
const isAnyones = (route: keyof Routes): boolean =>
  route.includes('/api/live/seasons/') || (routes[route].access === 'anyone' && route.includes('/enter'));
const GUARDED = ROUTES.filter((route) => namedBy(route).length > 0 && !needsSuperAdmin(routes[route].access) && !isAnyones(route));

describe('the tenant scope', () => {
  it('runs before every route, except those without an id and those of super administrators', () => {
    expect(ROUTES.filter((route) => !GUARDED.includes(route)).sort()).toEqual([
      'DELETE /api/clubs/:clubId',
      'DELETE /api/contracts/:contractId',
      'DELETE /api/profile/sessions',
      'DELETE /api/profile/sessions/:sessionId',
      'DELETE /api/sites/:siteId',
      'DELETE /api/sites/:siteId/logo',
      'DELETE /api/users/:userId/second-factor',
      'DELETE /api/users/:userId/sessions',
      'DELETE /api/users/:userId/sessions/:sessionId',
      'GET /api/activities/authors',
      'GET /api/addresses',
      'GET /api/addresses/proof/:nonce',
      'GET /api/alive',
      'GET /api/auth/logout',
      'GET /api/auth/user',
      'GET /api/auth/ways',
      'GET /api/backups',
      'GET /api/captain',
      'GET /api/clubs',
      'GET /api/contact',
      'GET /api/contracts',
      'GET /api/contracts/:contractId',
      'GET /api/countbacks',
      'GET /api/dashboard',
      'GET /api/dashboard/figures',
      'GET /api/formats',
      'GET /api/health',
      'GET /api/live/golfers/:page',
      'GET /api/live/keys',
      'GET /api/live/push',
      'GET /api/live/seasons/:seasonId',
      'GET /api/live/seasons/:seasonId/now',
      'GET /api/live/seasons/:seasonId/table.csv',
      'GET /api/live/short-addresses/:code',
      'GET /api/live/test/events',
      'GET /api/live/tournaments/:tournamentId/enter',
      'GET /api/mails',
      'GET /api/marker/flight',
      'GET /api/plays',
      'GET /api/profile',
      'GET /api/profile/sessions',
      'GET /api/search',
      'GET /api/setting-troubles',
      'GET /api/signup',
      'GET /api/signup/data',
      'GET /api/signup/link',
      'GET /api/signup/payment',
      'GET /api/sites',
      'GET /api/tickets',
      'GET /api/tickets/own',
      'GET /api/tiebreaks',
      'GET /api/today',
      'GET /api/tournaments/:tournamentId/reopen',
      'GET /api/users',
      'GET /api/users/:userId',
      'GET /api/users/:userId/sessions',
      'GET /sanctum/csrf-cookie',
      'PATCH /api/contact',
      'PATCH /api/contracts/:contractId',
      'PATCH /api/profile',
      'PATCH /api/signup',
      'PATCH /api/sites/:siteId',
      'PATCH /api/tickets/:ticketId',
      'PATCH /api/users/:userId',
      'POST /api/addresses/test',
      'POST /api/auth/email',
      'POST /api/auth/forgotten-password',
      'POST /api/auth/link',
      'POST /api/auth/login',
      'POST /api/auth/password',
      'POST /api/backups',
      'POST /api/clubs',
      'POST /api/contracts',
      'POST /api/live/push/off',
      'POST /api/live/tournaments/:tournamentId/enter',
      'POST /api/live/tournaments/:tournamentId/enter/link',
      'POST /api/mails/:mailId/again',
      'POST /api/mails/test',
      'POST /api/marker/devices',
      'POST /api/marker/passes',
      'POST /api/profile/password',
      'POST /api/profile/second-factor',
      'POST /api/profile/second-factor/confirm',
      'POST /api/profile/second-factor/off',
      'POST /api/profile/second-factor/recovery-codes',
      'POST /api/profile/verification',
      'POST /api/setting-troubles/new-key',
      'POST /api/signup/answer',
      'POST /api/signup/withdraw',
      'POST /api/site-keys',
      'POST /api/sites',
      'POST /api/tickets',
      'POST /api/tournaments/:tournamentId/reopen',
      'POST /api/users',
      'POST /api/users/:userId/disable',
      'POST /api/users/:userId/enable',
      'POST /api/users/:userId/password-link',
      'POST /api/users/:userId/password-link/shown',
      'PUT /api/signup/invoice',
      'PUT /api/signup/members/:memberId',
      'PUT /api/signup/push',
      'PUT /api/signup/refund-account',
      'PUT /api/sites/:siteId/logo',
    ]);
  });

  it.each(GUARDED)('%s answers a record of another site like one that does not exist, and changes nothing', async (route) => {
    // Not public: anyone may see a public board.
    const scene = { ...SAMPLES[route].scene, public: false };
    const { ours, theirs } = await enter(scene);
    const before = await everything(test.db);
    const swaps = namedBy(route).map((key) => [key]);
    for (const keys of [...swaps, ID_NAMES]) {
      const pick = (from: Ids) => ({ ...ours, ...Object.fromEntries(keys.map((key) => [key, from[key as keyof Ids]])) });
      const foreign = await answerTo(route, pick(theirs), theirs);
      expect([keys, foreign]).toEqual([keys, await answerTo(route, pick(NOBODYS), NOBODYS)]);
    }
    expect(await everything(test.db)).toBe(before);
  });

  it('also separates two tournaments of one site', async () => {
    for (const route of GUARDED) {
      // an account is of the site, and a line of it may pay for any tournament there
      if (route.endsWith('/payments/lines/:lineId')) continue;
      const nested = namedBy(route).filter((key) => !['clubId', 'tournamentId', 'courseId', 'accountId'].includes(key));
      if (nested.length === 0 || !route.includes(':tournamentId')) continue;
      const { ours, neighbours } = await enter({ ...SAMPLES[route].scene, public: false });
      const before = await everything(test.db);
      for (const key of nested) {
        const { status, body } = await sendSample(test, 'manager', route, { ...ours, [key]: neighbours[key] });
        const isRefusedInside = status === 200 && (body.outcomes?.[0]?.outcome === 'refused' || body.counts?.wrong === 1);
        // an order leaves out what is not there
        const isLeftOut = route.endsWith('/order') && status === 200 && !JSON.stringify(body).includes(neighbours[key]);
        expect([route, key, status >= 400 || isRefusedInside || isLeftOut || body]).toEqual([route, key, true]);
      }
      expect(await everything(test.db), route).toBe(before);
    }
  });

  it('treats an entry that replaces one of another site as one that replaces an unknown entry', async () => {
    const { ours, theirs } = await enter();
    const { rows } = await test.db.execute<{ id: string }>(sql`select id from entry where player_id = ${theirs.playerId} limit 1`);
    const send = (replaces: string) =>
      test.ask('manager', `POST /api/tournaments/${ours.tournamentId}/rounds/${ours.roundId}/entries`, {
        entries: [stroke(ours.playerId, 2, 9, { replaces })],
      });
    const [foreign, unknown] = [await send(rows[0]?.id ?? ''), await send(randomUUID())];
    const told = ({ body }: typeof foreign) => ({ ...body.outcomes[0], id: '' });
    expect(told(foreign)).toEqual(told(unknown));
  });
});
