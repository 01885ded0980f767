import { type Routes, routes } from '@fairway/api';
import { ACTIVITY_FIELDS, ACTIVITY_KINDS } from '@fairway/api/choice/account/activity';
import { eq, notInArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { activity } from '../src/db/schema/account/activity.ts';
import { users } from '../src/db/schema/account/site.ts';
import { tournament } from '../src/db/schema/field/tournament.ts';
import { testApp } from './kit/app.ts';
import { namedBy, ROUTES, SAMPLES, sendSample } from './kit/world/request.ts';
import { createLogin, createWorld } from './kit/world/world.ts';
import { keptWorlds } from './kit/world/worlds.ts';

const test = await testApp({ FAIRWAY_SECRET: 'a secret of this test, long enough for it' }, { emptied: 'once' });
const enter = keptWorlds(test, async (scene) => {
  await createLogin(test.db, test.siteId);
  return createWorld(test.db, test.clubId, scene);
});

/** They only read, although data is sent: the file of an import, its rows, settings to try; or send a mail.
 * A print is kept beside its paper with who made it. A phone that follows is nobody’s. No secret is lost here. What needs no login has its own log (feature/account/auth). */
const WRITE_NOTHING: readonly (keyof Routes)[] = [
  'POST /api/auth/login',
  'POST /api/auth/password',
  'POST /api/auth/email',
  'POST /api/auth/forgotten-password',
  'POST /api/auth/link',
  'POST /api/clubs/:clubId/courses/file',
  'POST /api/addresses/test',
  // whoever enters is nobody who signed in: a signup has facts of its own
  'POST /api/live/tournaments/:tournamentId/enter',
  'POST /api/live/tournaments/:tournamentId/enter/link',
  'POST /api/live/push/off',
  'POST /api/mails/:mailId/again',
  'POST /api/mails/test',
  'POST /api/profile/verification',
  'POST /api/setting-troubles/new-key',
  'POST /api/seasons/:seasonId/try',
  'POST /api/sites/:siteId/handicap-rule/try',
  'POST /api/tournaments/:tournamentId/paper/:kind',
  'POST /api/sites/:siteId/golfers/import/file',
  'POST /api/sites/:siteId/golfers/import/preview',
  'POST /api/tournaments/:tournamentId/players/import/file',
  'POST /api/tournaments/:tournamentId/players/import/preview',
  'POST /api/tournaments/:tournamentId/rounds/:roundId/undo-device/preview',
  'POST /api/tournaments/:tournamentId/signups/messages',
  // what its provider says is nobody’s: it is not signed here
  'POST /api/payment-notices/:provider/:accountId',
  'POST /api/tournaments/:tournamentId/payments/statement/preview',
  // without what was seen nothing is written
  'POST /api/tournaments/:tournamentId/payments/statement',
  'POST /api/tournaments/:tournamentId/what-if',
  'POST /api/tournaments/:tournamentId/what-if/:playerId',
  'PUT /api/live/tournaments/:tournamentId/push',
];
/** What no board can show: a copy or a rehearsal, which is another tournament; QR codes and what is held;
 * who is there already. */
const UNSEEN: readonly (keyof Routes)[] = [
  // a row of the register stands beside the tournament, and so does a season
  'POST /api/sites/:siteId/golfer-proposals/all',
  // a signup stands beside the tournament until it is a player
  'PUT /api/tournaments/:tournamentId/signup-form',
  'PUT /api/tournaments/:tournamentId/payments',
  'POST /api/tournaments/:tournamentId/payments/lines/:lineId',
  'POST /api/tournaments/:tournamentId/payments/entries/:entryId',
  'POST /api/tournaments/:tournamentId/payments/entries/:entryId/note',
  'POST /api/tournaments/:tournamentId/payments/entries/:entryId/undo',
  'POST /api/tournaments/:tournamentId/payments/refunds',
  'DELETE /api/tournaments/:tournamentId/payments/refunds/:refundId',
  'POST /api/tournaments/:tournamentId/signups',
  'PATCH /api/tournaments/:tournamentId/signups/:signupId',
  'POST /api/tournaments/:tournamentId/signups/:signupId/link',
  'POST /api/tournaments/:tournamentId/signups/next',
  'POST /api/tournaments/:tournamentId/signup-packages',
  'POST /api/sites/:siteId/seasons',
  'POST /api/tournaments/:tournamentId/copy',
  'POST /api/tournaments/:tournamentId/rehearsal',
  'POST /api/tournaments/:tournamentId/rounds/:roundId/links',
  'POST /api/tournaments/:tournamentId/rounds/:roundId/held-entries/decision',
  'PUT /api/tournaments/:tournamentId/rounds/:roundId/players/:playerId/arrival',
];

/** A guest in the hall is nobody who signed in: the log names the program. */
const isOfGuest = (route: keyof Routes): boolean => route.startsWith('POST /api/live/') && route.includes('/draws/');
/** A phone writes as its link, not as a person: see feature/play/marker and feature/play/line-up. */
const isOfPhone = (route: keyof Routes): boolean => / \/api\/(?:marker|captain|signup)(?:\/|$)/.test(route);
const WRITERS = ROUTES.filter((route) => !route.startsWith('GET ') && !WRITE_NOTHING.includes(route) && !isOfPhone(route));
const OTHERS = ROUTES.filter((route) => !route.startsWith('GET ') && !WRITERS.includes(route));
const ofTournament = (route: keyof Routes): boolean => namedBy(route).some((name) => name === 'tournamentId' || name === 'divisionId');
/** Boards show the name and the logo of their club. */
const SHOWN_OF_CLUB: readonly (keyof Routes)[] = [
  'PATCH /api/clubs/:clubId',
  'PUT /api/clubs/:clubId/logo',
  'DELETE /api/clubs/:clubId/logo',
  // the boards of the tournaments that they played in name them no more
  'POST /api/golfers/:golferId/removal',
];
const isSeen = (route: keyof Routes): boolean => SHOWN_OF_CLUB.includes(route) || (ofTournament(route) && !UNSEEN.includes(route));
const isGone = (route: keyof Routes): boolean => route === 'DELETE /api/tournaments/:tournamentId';

async function boardVersionOf(tournamentId: string): Promise<number | null> {
  const [found] = await test.db.select({ boardVersion: tournament.boardVersion }).from(tournament).where(eq(tournament.id, tournamentId));
  return found?.boardVersion ?? null;
}

/** Sends the sample of a route as the super administrator, and returns the traces that it left. */
async function traceOf(route: keyof Routes) {
  const ids = await enter(SAMPLES[route].scene);
  const before = (await boardVersionOf(ids.tournamentId)) ?? 0;
  const known = (await test.db.select({ id: activity.id }).from(activity)).map(({ id }) => id);
  const { status, body } = await sendSample(test, 'admin', route, ids);
  const [admin] = await test.db.select({ id: users.id }).from(users).where(eq(users.username, 'admin'));
  const told = await test.db.select().from(activity).where(notInArray(activity.id, known));
  return { status, body, told, adminId: admin?.id, before, after: await boardVersionOf(ids.tournamentId) };
}

/** The log shows kinds and fields that the screens have words for. */
async function expectWords(told: readonly { id: string }[]): Promise<void> {
  for (const { id } of told) {
    const { kind, subjectType, changes } = (await test.ask('admin', `GET /api/activities/${id}`)).body;
    expect(ACTIVITY_KINDS).toContain(kind);
    expect(Object.keys(ACTIVITY_FIELDS)).toContain(subjectType);
    for (const change of changes) {
      const fields: readonly string[] = ACTIVITY_FIELDS[change.subjectType as keyof typeof ACTIVITY_FIELDS];
      expect([change.subjectType, change.field, fields.includes(change.field)]).toEqual([change.subjectType, change.field, true]);
    }
  }
}

describe('every write', () => {
  it.each(WRITERS)('%s is in the log with who did it and what, and in a new version of the boards that can show it', async (route) => {
    const { status, body, told, adminId, before, after } = await traceOf(route);
    expect(status, JSON.stringify(body)).toBeLessThan(300);
    expect(told.length).toBeGreaterThan(0);
    for (const { principalKind, principalId, subjectId } of told) {
      expect([principalKind, principalId]).toEqual(isOfGuest(route) ? [null, null] : ['person', adminId]);
      expect(subjectId).not.toBeNull();
    }
    await expectWords(told);
    expect(after).toBe(isGone(route) ? null : before + (isSeen(route) ? 1 : 0));
  });

  it.each(OTHERS)('%s leaves nothing without words', async (route) => {
    await expectWords((await traceOf(route)).told);
  });

  it('leaves a trace, but a request that only reads does not', async () => {
    const isLog = (route: keyof Routes) => route === 'GET /api/auth/logout' || routes[route].answer === null;
    const readers = [...ROUTES.filter((route) => route.startsWith('GET ') && !isLog(route)), ...WRITE_NOTHING.slice(3)];
    for (const route of readers) expect([route, (await traceOf(route)).told]).toEqual([route, []]);
  });
});
