import { describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../../test/engine/database.ts';
import { activity } from '../../../db/schema/account/activity.ts';
import { users } from '../../../db/schema/account/site.ts';
import { createAdmin, isAdmin, prepareFirstAdmin } from './admin.ts';
import { passwordMatches } from './password.ts';

const { db } = await openTestDatabase();
const ADMIN = { username: 'chu-tich', name: 'Đỗ Thị Lan', password: 'mười ký tự trở lên' };

describe('the first super administrator', () => {
  it('may log in with the password, and the log has their name without it', async () => {
    await createAdmin(db, ADMIN);
    const [created] = await db.select().from(users);
    expect(created).toMatchObject({ username: 'chu-tich', name: 'Đỗ Thị Lan', isSuperAdmin: true, right: 2, siteId: null });
    expect(await passwordMatches(created?.passwordHash ?? '', ADMIN.password)).toBe(true);
    expect(await db.select().from(activity)).toMatchObject([
      { kind: 'created', subjectType: 'user', after: { username: 'chu-tich', name: 'Đỗ Thị Lan' } },
    ]);
  });

  it.each([
    ['a short password', { password: 'ngắn' }, 'Mật khẩu cần ít nhất 10 ký tự. / The password needs at least 10 characters.'],
    ['a user name of two words', { username: 'chủ tịch' }, 'Tên đăng nhập là một từ'],
    ['no name', { name: ' ' }, 'Thiếu họ tên. / The name is missing.'],
  ])('is refused with %s', async (_, given, message) => {
    await expect(createAdmin(db, { ...ADMIN, ...given })).rejects.toThrow(message);
    expect(await db.$count(users)).toBe(0);
  });

  it('is refused under a name that another user has, in whatever case', async () => {
    await createAdmin(db, ADMIN);
    await expect(createAdmin(db, { ...ADMIN, username: 'CHU-TICH' })).rejects.toThrow('Tên đăng nhập CHU-TICH đã có người dùng');
  });

  it('is recognised when the command runs again, whatever the case of the name', async () => {
    expect(await isAdmin(db, ADMIN.username)).toBe(false);
    await createAdmin(db, ADMIN);
    expect(await isAdmin(db, 'Chu-Tich')).toBe(true);
  });

  it('cannot take the name of a user who is not a super administrator', async () => {
    await db.insert(users).values({ username: 'thuky', name: 'Lê Minh Tâm', passwordHash: 'not a hash' });
    await expect(isAdmin(db, 'thuky')).rejects.toThrow('Tên đăng nhập thuky đã có người dùng');
  });
});

describe('the first super administrator of the settings', () => {
  const publicUrl = 'https://golf.example.com';
  const prepare = (settings: { adminUsername?: string; adminPassword?: string }) =>
    prepareFirstAdmin(db, { publicUrl, adminUsername: undefined, adminPassword: undefined, ...settings }, () => new Date());

  it('has the password of the settings, while nobody can log in', async () => {
    expect(await prepare({ adminUsername: 'lan', adminPassword: ADMIN.password })).toBeNull();
    expect(await prepare({ adminUsername: 'other', adminPassword: ADMIN.password })).toBeNull();
    const [first, ...others] = await db.select().from(users);
    expect([first?.username, others]).toEqual(['lan', []]);
    expect(await passwordMatches(first?.passwordHash ?? '', ADMIN.password)).toBe(true);
  });

  it('chooses one by a link that is printed at each start until then', async () => {
    const links = [await prepare({ adminUsername: 'lan' }), await prepare({ adminUsername: 'lan' })];
    for (const link of links) expect(link).toMatch(/^https:\/\/golf\.example\.com\/password#[\w-]{43}$/);
    expect([new Set(links).size, await db.$count(users)]).toEqual([2, 1]);
  });

  it('is nobody by default, and never has a password that is easy to guess', async () => {
    expect(await prepare({})).toBeNull();
    await expect(prepare({ adminUsername: 'lan', adminPassword: 'fairway-demo' })).rejects.toThrow('dễ đoán');
    expect(await db.$count(users)).toBe(0);
  });
});
