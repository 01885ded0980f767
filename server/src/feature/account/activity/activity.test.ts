import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { seedEvent } from '../../../../test/kit/event.ts';
import { activity } from '../../../db/schema/account/activity.ts';
import { recordActivity } from '../../../write/action.ts';

const test = await testApp();

const list = async (who: 'admin' | 'manager' | 'stranger' | 'siteless', query = '') =>
  (await test.ask(who, `GET /api/activities?${query}`)).body;
const kinds = ({ items }: { items: { kind: string; subjectType: string }[] }) =>
  items.map(({ kind, subjectType }) => `${kind} ${subjectType}`);

describe('the log says what was done', () => {
  it('in lines of who, what and which values, the newest first', async () => {
    const { id, divisionIds } = await seedEvent(test.db, test.clubId, { divisions: ['A'] });
    await test.ask('manager', `PATCH /api/divisions/${divisionIds[0]}`, { version: 1, cut: 20 });
    await test.ask('manager', `PATCH /api/divisions/${divisionIds[0]}`, { version: 2, cut: 24 });
    const { items, total } = await list('manager');
    expect([total, items[0]]).toEqual([
      2,
      expect.objectContaining({
        kind: 'updated',
        subjectType: 'division',
        subjectName: 'A',
        exists: true,
        who: { kind: 'person', id: expect.any(String), name: 'User manager' },
        site: { id: test.siteId, name: 'Site One' },
        tournament: { id, name: 'Giải mùa xuân' },
        changes: [{ subjectType: 'division', of: null, field: 'cut', before: 20, after: 24 }],
      }),
    ]);
    expect((await test.ask('manager', `GET /api/activities/${items[0].id}`)).body).toEqual(items[0]);
  });

  it('with the names of what was deleted, and of what the values name', async () => {
    const { path, playerIds, divisionIds } = await seedEvent(test.db, test.clubId, { players: 2, divisions: ['A', 'B'] });
    await test.ask('manager', `PATCH ${path}/players/${playerIds[0]}` as 'PATCH /', { version: 1, divisionId: divisionIds[1] });
    await test.ask('manager', `DELETE ${path}/players/${playerIds[0]}` as 'DELETE /');
    const [deleted, moved] = (await list('manager')).items;
    expect([deleted.kind, deleted.subjectName, deleted.exists]).toEqual(['deleted', 'Nguyễn An', false]);
    expect([moved.subjectName, moved.names[divisionIds[1] ?? '']]).toEqual(['Nguyễn An', 'B']);
  });

  it('one value of a card, a course and an imported list after the other', async () => {
    const { path, playerIds, roundId } = await seedEvent(test.db, test.clubId, { players: 2, divisions: ['All'] });
    const card = { roundId, bagTag: '17' };
    await test.ask('editor', `PATCH ${path}/players/${playerIds[0]}` as 'PATCH /', { version: 1, card });
    const cells = { name: 'Nguyễn An', gender: 'nam', handicapCourse: '12,5', phone: '0912345678' };
    const rows = [
      { row: 2, cells, player: playerIds[0], skip: false, version: 2 },
      { row: 3, cells: { name: 'Trần Mới', gender: 'nữ' }, player: null, skip: false, version: null },
    ];
    const { status } = await test.ask('editor', `POST ${path}/players/import` as 'POST /', { rows });
    expect(status).toBe(200);
    const [imported, changed] = (await list('editor' as 'manager')).items;
    expect(changed.changes).toEqual([{ subjectType: 'player', of: roundId, field: 'bagTag', before: null, after: '17' }]);
    const whole = (await test.ask('editor', `GET /api/activities/${imported.id}`)).body;
    expect(whole.changes).toEqual(
      expect.arrayContaining([
        { subjectType: 'player', of: playerIds[0], field: 'handicapCourse', before: 0, after: 12.5 },
        { subjectType: 'player', of: playerIds[0], field: 'phone', before: null, after: expect.stringContaining('912') },
      ]),
    );
    expect(imported.changes.every(({ subjectType }: { subjectType: string }) => subjectType === 'tournament')).toBe(true);
    expect(Object.values(whole.names)).toEqual(expect.arrayContaining(['Nguyễn An', 'Trần Mới']));
  });
});

describe('who sees what', () => {
  const record = (siteId: string | null, kind: 'login' | 'login-failed') =>
    recordActivity(test.db, { principal: null, siteId }, { kind, subjectType: 'user', subjectId: null });

  it('is what happened in the own site; a super administrator sees everything', async () => {
    const { strangersClubId, siteId } = test;
    await test.ask('admin', `PATCH /api/clubs/${test.clubId}`, { version: 1, city: 'Huế' });
    await test.ask('admin', `PATCH /api/clubs/${strangersClubId}`, { version: 1, city: 'Vinh' });
    await record(null, 'login-failed');
    await record(siteId, 'login');
    expect((await list('admin')).total).toBe(4);
    expect(kinds(await list('manager'))).toEqual(['login user', 'updated club']);
    expect(kinds(await list('stranger'))).toEqual(['updated club']);
    expect((await list('siteless')).total).toBe(0);
  });

  it('also among the people that the log can be filtered by', async () => {
    await test.db.execute(sql`update users set searched = lower(name), name_key = lower(name)`);
    const names = async (who: 'admin' | 'manager' | 'siteless') =>
      (await test.ask(who, 'GET /api/activities/authors?search=User')).body.items.map(({ name }: { name: string }) => name);
    expect(await names('manager')).toEqual(['User editor', 'User manager', 'User reader']);
    expect(await names('admin')).toHaveLength(6);
    expect(await names('siteless')).toEqual([]);
  });
});

describe('the log is filtered', () => {
  it('by subject, kind, who, tournament and day', async () => {
    const { id, path } = await seedEvent(test.db, test.clubId);
    await test.ask('manager', `POST ${path}/lock` as 'POST /');
    await test.ask('admin', `PATCH /api/clubs/${test.clubId}`, { version: 1, city: 'Huế' });
    await recordActivity(
      test.db,
      { principal: null, siteId: test.siteId },
      { kind: 'created', subjectType: 'site', subjectId: test.siteId },
    );
    // 18:30 UTC is the next day in Vietnam
    await test.db.execute(sql`alter table activity disable trigger activity_kept`);
    await test.db
      .update(activity)
      .set({ at: new Date('2026-03-01T18:30:00Z') })
      .where(eq(activity.kind, 'created'));
    await test.db.execute(sql`alter table activity enable trigger activity_kept`);
    const [who] = (await list('manager', 'kind=locked')).items;
    const found = async (query: string) => kinds(await list('manager', query));
    expect(await found('subjectType=club')).toEqual(['updated club']);
    expect(await found('kind=locked')).toEqual(['locked tournament']);
    expect(await found('by=program')).toEqual(['created site']);
    expect(await found(`by=${who.who.id}`)).toEqual(['locked tournament']);
    expect(await found(`tournamentId=${id}`)).toEqual(['locked tournament']);
    expect(await found('from=2026-03-02&to=2026-03-02')).toEqual(['created site']);
    expect(await found('to=2026-03-01')).toEqual([]);
    expect((await list('manager', 'pageSize=2&page=2')).items).toHaveLength(1);
  });
});
