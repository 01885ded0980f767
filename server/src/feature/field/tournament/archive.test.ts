import { randomUUID } from 'node:crypto';
import { FIRST_EDITION, LATEST_EDITION } from '@fairway/golf';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, testApp } from '../../../../test/kit/app.ts';
import { COURSE } from '../../../../test/kit/create.ts';
import { seedEvent, stroke } from '../../../../test/kit/event.ts';
import { openEventStream } from '../../../../test/kit/stream.ts';
import { tournament } from '../../../db/schema/field/tournament.ts';

const test = await testApp();
beforeAll(() => test.app.listen({ port: 0, host: '127.0.0.1' }));

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
    expect(restored.body).toEqual({ ...shown, version: shown.version + 2, boardVersion: shown.boardVersion + 2 });
    expect([await names(), await publicNames()]).toEqual([['Giải mùa xuân'], ['Giải mùa xuân']]);
  });

  it('is shown to staff alone: its public board answers as an unknown one, and is back as it was', async () => {
    const { id, path } = await seedEvent(test.db, test.clubId);
    const board = () => test.ask(null, `GET /api/live/tournaments/${id}`);
    const publicBoard = (await board()).body;
    const stream = await openEventStream(test.app, `/api/live/tournaments/${id}/events`);
    await test.ask('manager', `POST ${path}/archive`);
    await stream.ended;
    const unknown = await test.ask(null, `GET /api/live/tournaments/${randomUUID()}`);
    expect([unknown.status, (await board()).body]).toEqual([404, unknown.body]);
    expect((await test.app.inject(`/api/live/tournaments/${id}/events`)).statusCode).toBe(404);
    expect((await test.ask('reader', `GET ${path}/leaderboard`)).status).toBe(200);
    await test.ask('manager', `POST ${path}/restore`);
    expect((await board()).body).toEqual({ ...publicBoard, boardVersion: publicBoard.boardVersion + 2 });
  });

  it('that was never closed goes by the rules of the day on which it was put away', async () => {
    const { id, path } = await seedEvent(test.db, test.clubId);
    const edition = async () =>
      (await test.db.select({ edition: tournament.edition }).from(tournament).where(eq(tournament.id, id)))[0]?.edition;
    const turn = async (word: 'archive' | 'restore') => {
      await test.ask('manager', `POST ${path}/${word}`);
      return edition();
    };
    expect([await turn('archive'), await turn('restore')]).toEqual([LATEST_EDITION, null]);
    await test.db.update(tournament).set({ edition: FIRST_EDITION }).where(eq(tournament.id, id));
    expect([await turn('archive'), await turn('restore')]).toEqual([FIRST_EDITION, FIRST_EDITION]);
  });

  it('is found by no search, neither its name nor its players', async () => {
    const { path } = await seedEvent(test.db, test.clubId);
    const found = async (words: string) => (await test.ask('reader', `GET /api/search?words=${encodeURIComponent(words)}`)).body;
    expect([await found('mùa xuân'), await found('bình')]).toMatchObject([{ tournaments: [{}] }, { players: [{}] }]);
    await test.ask('manager', `POST ${path}/archive`);
    for (const words of ['mùa xuân', 'bình']) expect(await found(words)).toEqual({ tournaments: [], players: [], golfers: [] });
  });

  it('refuses every write until it is restored', async () => {
    const { path, roundPath, playerIds, divisionIds, id } = await seedEvent(test.db, test.clubId, { divisions: ['All'] });
    await test.ask('manager', `POST ${path}/archive`);
    const [player, division] = [playerIds[0] ?? '', divisionIds[0]];
    const entries = [stroke(player, 1, 4)];
    const writes: [Person, `${'POST' | 'PATCH' | 'PUT' | 'DELETE'} /${string}`, unknown?][] = [
      ['manager', `PATCH ${path}`, { version: 1, name: 'x' }],
      ...(['lock', 'unlock', 'close'] as const).map((turn) => ['manager', `POST ${path}/${turn}`] as [Person, `POST /${string}`]),
      ['admin', `POST ${path}/reopen`, { rules: 'kept' }],
      ['manager', `POST ${path}/rounds`, { date: '2026-04-26', ...COURSE }],
      ['manager', `PATCH ${roundPath}`, { version: 1, date: '2026-04-26' }],
      ['manager', `DELETE ${roundPath}`],
      ['manager', `POST ${roundPath}/finish`],
      ['manager', 'POST /api/divisions', { tournamentId: id, name: 'B', gender: 'a' }],
      ['manager', `PATCH /api/divisions/${division}`, { version: 1, name: 'B' }],
      ['manager', `POST ${path}/divisions/assign`],
      ['manager', `POST ${path}/players`, { name: 'Đỗ Văn Em', gender: 'm' }],
      ['manager', `PATCH ${path}/players/${player}`, { version: 1, absent: true }],
      ['manager', `DELETE ${path}/players/${player}`],
      ['reader', `POST ${roundPath}/entries`, { entries }],
      ['manager', `POST ${roundPath}/entries`, { entries: [{ ...entries[0], id: randomUUID(), replaces: randomUUID() }] }],
    ];
    for (const [who, route, body] of writes) {
      const answer = await test.ask(who, route, body);
      expect([route, answer.status, answer.body.code, answer.body.message]).toEqual([
        route,
        409,
        'tournament-archived',
        'This tournament is archived. Restore it before changing it.',
      ]);
    }
    const said = await test.ask('reader', `POST ${roundPath}/entries`, { entries }, { 'accept-language': 'vi' });
    expect(said.body.message).toBe('Giải đã lưu trữ. Hãy khôi phục trước khi sửa.');
    await test.ask('manager', `POST ${path}/restore`);
    const { body } = await test.ask('reader', `POST ${roundPath}/entries`, { entries });
    expect(body.outcomes).toMatchObject([{ outcome: 'applied' }]);
  });

  it('still lets a player be forgotten, and itself be deleted while it has no scores', async () => {
    const { path, playerIds } = await seedEvent(test.db, test.clubId);
    await test.ask('manager', `POST ${path}/archive`);
    expect((await test.ask('manager', `POST ${path}/players/${playerIds[0]}/anonymise`)).status).toBe(200);
    expect((await test.ask('manager', `DELETE ${path}`)).status).toBe(204);
  });
});
