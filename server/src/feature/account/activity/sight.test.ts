import { randomUUID } from 'node:crypto';
import type { ActivityLine } from '@fairway/api';
import { describe, expect, it } from 'vitest';
import { type Person, testApp } from '../../../../test/kit/app.ts';
import { users } from '../../../db/schema/account/site.ts';
import { recordActivity } from '../../../write/action.ts';

const test = await testApp();

const list = async (who: Person, query = ''): Promise<{ items: ActivityLine[]; total: number }> =>
  (await test.ask(who, `GET /api/activities?${query}`)).body;
const line = (who: Person, id: string | undefined) => test.ask(who, `GET /api/activities/${id}`);
/** The values of a line, in the list and alone. */
async function valuesOf(who: Person, { id, changes }: ActivityLine): Promise<[string, unknown][]> {
  const alone: ActivityLine = (await line(who, id)).body;
  expect(alone.changes).toEqual(changes);
  return alone.changes.map(({ field, after }) => [field, after]);
}

describe('a line shows no more than its subject does', () => {
  it('of a contract what the site’s managers see of it; the rest is for super administrators', async () => {
    const secret = { representative: 'Ông Bảy', commissionPercent: 12.5, note: 'Giảm giá riêng' };
    const given = { siteId: test.siteId, code: 'HĐ-9', startDate: '2026-01-01', amount: 900 };
    const { body } = await test.ask('admin', 'POST /api/contracts', { ...given, ...secret });
    await test.ask('admin', `PATCH /api/contracts/${body.id}`, { version: 1, note: 'Hoa hồng mới' });
    const [updated, created] = (await list('manager')).items;
    expect(updated).toMatchObject({ kind: 'updated', subjectName: 'HĐ-9', changes: [] });
    expect(created && (await valuesOf('manager', created))).toEqual([
      ['code', 'HĐ-9'],
      ['startDate', '2026-01-01'],
      ['amount', 900],
    ]);
    expect(JSON.stringify((await list('admin')).items)).toContain('Hoa hồng mới');
    const [, whole] = (await list('admin')).items;
    expect(whole && Object.fromEntries(await valuesOf('admin', whole))).toMatchObject(secret);
  });

  it('of a colleague their name, position and right, and no e-mail', async () => {
    const [editor] = (await test.db.select().from(users)).filter(({ username }) => username === 'editor');
    const wanted = { version: 1, email: 'lan@example.com', position: 'Trưởng ban' };
    expect((await test.ask('admin', `PATCH /api/users/${editor?.id}`, wanted)).status).toBe(200);
    const values = async (who: Person) => {
      const [updated] = (await list(who, 'subjectType=user&kind=updated')).items;
      return updated && valuesOf(who, updated);
    };
    expect(await values('manager')).toEqual([['position', 'Trưởng ban']]);
    expect(Object.fromEntries((await values('admin')) ?? [])).toEqual({ email: 'lan@example.com', position: 'Trưởng ban' });
  });

  it('of tickets to whoever asked, and not to their colleagues: neither in the list nor its count, nor alone', async () => {
    const asked = await test.ask('editor', 'POST /api/tickets', { name: 'Lan', description: 'Quên mật khẩu hòm thư' });
    await test.ask('admin', `PATCH /api/tickets/${asked.body.id}`, { version: 1, solution: 'Mật khẩu mới' });
    await test.ask('manager', `PATCH /api/clubs/${test.clubId}`, { version: 1, city: 'Huế' });
    const [, solved] = (await list('editor')).items;
    expect([solved?.subjectType, (await list('editor')).total]).toEqual(['ticket', 3]);
    expect((await line('editor', solved?.id)).body.changes).toEqual([expect.objectContaining({ after: 'Mật khẩu mới' })]);
    for (const colleague of ['manager', 'reader'] as const) {
      const { items, total } = await list(colleague, 'pageSize=2');
      expect([items.map(({ subjectType }) => subjectType), total]).toEqual([['club'], 1]);
      expect((await line(colleague, solved?.id)).status).toBe(404);
    }
    expect((await list('admin')).total).toBe(3);
  });
});

describe('a line names records', () => {
  const told = { kind: 'updated', subjectType: 'club' } as const;
  const namesSeenBy = async (who: Person) =>
    Object.fromEntries((await list(who)).items.map(({ subjectType, names }) => [subjectType, Object.values(names)]));
  // two lines of one millisecond have no order
  const clubSeenBy = async (who: Person) => (await list(who)).items.find(({ subjectType }) => subjectType === 'club')?.subjectName;

  it('of its own site only, unless a super administrator reads it', async () => {
    const subjectId = randomUUID();
    const after = { clubId: test.strangersClubId, siteId: test.siteId };
    await recordActivity(test.db, { principal: null, siteId: test.siteId }, { ...told, subjectType: 'tournament', subjectId, after });
    await recordActivity(test.db, { principal: null, siteId: test.siteId }, { ...told, subjectId: test.strangersClubId });
    expect(await namesSeenBy('manager')).toEqual({ club: [], tournament: ['Site One'] });
    expect(await clubSeenBy('manager')).toBeNull();
    expect(await namesSeenBy('admin')).toEqual({ club: [], tournament: expect.arrayContaining(['Elsewhere', 'Site One']) });
    expect(await clubSeenBy('admin')).toBe('Elsewhere');
  });

  it('that a field names: an id that stands in a text is text', async () => {
    const after = { note: test.clubId, clubId: test.otherClubId };
    await recordActivity(test.db, { principal: null, siteId: test.siteId }, { ...told, subjectId: test.clubId, after });
    expect(await namesSeenBy('manager')).toEqual({ club: ['Marsh'] });
  });
});

it.each(['from=0000-01-01', 'to=1999-12-31', 'from=9999-12-31', 'to=2101-01-01'])(
  'the log has no day beyond those of the program: %s',
  async (query) => {
    const { status, body } = await test.ask('manager', `GET /api/activities?${query}`);
    expect([status, Object.keys(body.errors)]).toEqual([422, [query.split('=')[0]]]);
  },
);
