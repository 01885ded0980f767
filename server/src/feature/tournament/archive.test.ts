import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { seedEvent } from '../../../test/event.ts';

const test = await testApp();
beforeAll(() => test.app.ready());

const names = async (query = '') =>
  (await test.ask('reader', `GET /api/tournaments?${query}`)).body.items.map(({ name }: { name: string }) => name);
const publicNames = async () => (await test.ask(null, 'GET /api/live/tournaments')).body.items.map(({ name }: { name: string }) => name);

describe('an archived tournament', () => {
  it('is in no list but that of the archived, and comes back as it was', async () => {
    const { path } = await seedEvent(test.db, test.clubId, { settings: { state: 'closed' } });
    const shown = (await test.ask('reader', `GET ${path}` as 'GET /')).body;
    expect([await names(), await names('state=archived'), await publicNames()]).toEqual([['Giải mùa xuân'], [], ['Giải mùa xuân']]);
    const archived = await test.ask('manager', `POST ${path}/archive` as 'POST /');
    expect([archived.status, archived.body.archivedAt, archived.body.state]).toEqual([200, expect.any(String), 'closed']);
    expect([await names(), await names('state=closed'), await names('state=archived'), await publicNames()]).toEqual([
      [],
      [],
      ['Giải mùa xuân'],
      [],
    ]);
    expect((await test.ask('reader', 'GET /api/auth/user')).body.latest_tournament_id).toBeNull();
    expect((await test.ask('manager', `POST ${path}/archive` as 'POST /')).body.code).toBe('already-in-state');
    const restored = await test.ask('manager', `POST ${path}/restore` as 'POST /');
    expect(restored.body).toEqual({ ...shown, version: shown.version + 2 });
    expect([await names(), await publicNames()]).toEqual([['Giải mùa xuân'], ['Giải mùa xuân']]);
  });

  it('keeps what it shows: its own board stays where it was', async () => {
    const { id, path } = await seedEvent(test.db, test.clubId);
    await test.ask('manager', `POST ${path}/archive` as 'POST /');
    expect((await test.ask(null, `GET /api/live/tournaments/${id}`)).status).toBe(200);
    expect((await test.ask('reader', `GET ${path}/leaderboard` as 'GET /')).status).toBe(200);
  });
});
