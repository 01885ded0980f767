import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { createField } from '../../../../test/kit/create.ts';
import { stroke } from '../../../../test/kit/event.ts';
import { everything } from '../../../../test/kit/world/everything.ts';
import { activity } from '../../../db/schema/account/activity.ts';
import { apiKey } from '../../../db/schema/account/site.ts';
import { entry } from '../../../db/schema/field/player.ts';

const test = await testApp();
const keys = () => `/api/sites/${test.siteId}/keys` as const;
const make = async (given: object = {}) => (await test.ask('manager', `POST ${keys()}`, { name: 'Trang web', ...given })).body;

describe('an API key', () => {
  it('is answered once, and only its SHA-256 is kept', async () => {
    const { id, key, start } = await make();
    expect(key).toMatch(/^fk_[\w-]{49}$/);
    expect(key.startsWith(start)).toBe(true);
    const [row] = await test.db.select().from(apiKey).where(eq(apiKey.id, id));
    expect(row?.keyHash).toBe(createHash('sha256').update(key).digest('hex'));
    expect(await everything(test.db)).not.toContain(key);
    const { body } = await test.ask('manager', `GET ${keys()}`);
    expect(JSON.stringify(body)).not.toContain(key);
    expect(body.items).toEqual([
      { id, siteId: test.siteId, name: 'Trang web', start, mayWrite: false, createdAt: expect.any(String), usedAt: null, revokedAt: null },
    ]);
  });

  it('sees its own site and no other', async () => {
    const { key: token } = await make();
    const { body } = await test.ask({ token }, 'GET /api/clubs');
    expect(body.items.map(({ name }: { name: string }) => name)).toEqual(['Marsh', 'Phoenix']);
    expect((await test.ask({ token }, `GET /api/clubs/${test.strangersClubId}`)).status).toBe(404);
  });

  it('that only reads may not write', async () => {
    const { key: token } = await make();
    const { status } = await test.ask({ token }, `PATCH /api/clubs/${test.clubId}`, { version: 1, city: 'Huế' });
    expect(status).toBe(403);
  });

  it('that writes is the author of what it writes, by its name, also after it was revoked', async () => {
    const { tournament, roundId, players } = await createField(test, ['An', 'Bình']);
    const { id, key: token } = await make({ mayWrite: true });
    const [first] = players;
    const path = `/api/tournaments/${tournament.id}/rounds/${roundId}` as const;
    const sent = await test.ask({ token }, `POST ${path}/entries`, { entries: [stroke(first?.id ?? '', 1, 4)] });
    expect(sent.body.outcomes[0].outcome).toBe('applied');
    const again = await test.ask({ token }, `POST ${path}/entries`, { entries: [stroke(first?.id ?? '', 2, 5)] });
    expect(again.body.outcomes[0].outcome).toBe('applied');
    expect(await test.db.select({ kind: entry.principalKind, id: entry.principalId }).from(entry)).toEqual([
      { kind: 'key', id },
      { kind: 'key', id },
    ]);
    const [log] = await test.db.select().from(activity).where(eq(activity.kind, 'score'));
    expect([log?.principalKind, log?.principalId]).toEqual(['key', id]);
    await test.ask('manager', `DELETE ${keys()}/${id}`);
    const { body } = await test.ask('manager', `GET ${path}/players/${first?.id}/entries`);
    expect(JSON.stringify(body)).toContain('Trang web');
  });

  it('says to the minute when it was last used', async () => {
    const { id, key: token } = await make();
    const usedAt = async () => (await test.db.select().from(apiKey).where(eq(apiKey.id, id)))[0]?.usedAt?.toISOString();
    for (const [now, used] of [
      ['2026-06-15T03:00:00.000Z', '2026-06-15T03:00:00.000Z'],
      ['2026-06-15T03:00:59.000Z', '2026-06-15T03:00:00.000Z'],
      ['2026-06-15T03:01:01.000Z', '2026-06-15T03:01:01.000Z'],
    ] as const) {
      test.setNow(new Date(now));
      await test.ask({ token }, 'GET /api/clubs');
      expect(await usedAt()).toBe(used);
    }
  });

  it('is out at once when it is revoked, and revoked only once', async () => {
    const { id, key: token } = await make();
    expect((await test.ask('manager', `DELETE ${keys()}/${id}`)).body.revokedAt).toEqual(expect.any(String));
    expect((await test.ask({ token }, 'GET /api/clubs')).status).toBe(401);
    const again = await test.ask('manager', `DELETE ${keys()}/${id}`);
    expect(again.status).toBe(200);
    const log = await test.db.select().from(activity).where(eq(activity.subjectType, 'api-key'));
    expect(log.map(({ kind }) => kind).sort()).toEqual(['created', 'deleted']);
  });

  it('of another site cannot be revoked through the own one', async () => {
    const { rows } = await test.db.execute<{ id: string }>(sql`select id from site where name = 'Site Two'`);
    const { body } = await test.ask('stranger', `POST /api/sites/${rows[0]?.id}/keys`, { name: 'Khác' });
    expect((await test.ask('manager', `DELETE ${keys()}/${body.id}`)).status).toBe(404);
  });

  it.each([
    ['a site of the body', { siteId: 'x' }],
    ['a hash', { keyHash: 'x' }],
    ['a right', { right: 2 }],
    ['a name that is empty', { name: ' ' }],
  ])('is not made from %s', async (_, given) => {
    const { status } = await test.ask('manager', `POST ${keys()}`, { name: 'Web', ...given });
    expect(status).toBe(422);
  });
});
