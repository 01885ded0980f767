import { describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/database.ts';
import { activity, users } from '../../db/schema.ts';
import { createAdmin } from './admin.ts';
import { passwordMatches } from './password.ts';

const { db } = await openTestDatabase();
const ADMIN = { username: 'chu-tich', name: 'Đỗ Thị Lan', password: 'mười ký tự trở lên' };

describe('the first super administrator', () => {
  it('may log in with the password, and the log tells of him without it', async () => {
    await createAdmin(db, ADMIN);
    const [created] = await db.select().from(users);
    expect(created).toMatchObject({ username: 'chu-tich', name: 'Đỗ Thị Lan', isSuperAdmin: true, right: 2, siteId: null });
    expect(await passwordMatches(created?.passwordHash ?? '', ADMIN.password)).toBe(true);
    expect(await db.select().from(activity)).toMatchObject([
      { kind: 'created', subjectType: 'user', after: { username: 'chu-tich', name: 'Đỗ Thị Lan' } },
    ]);
  });

  it.each([
    ['a short password', { password: 'ngắn' }, 'at least 10 characters'],
    ['a user name of two words', { username: 'chủ tịch' }, 'one word'],
    ['no name', { name: ' ' }, 'the name is missing'],
  ])('is refused with %s', async (_, given, message) => {
    await expect(createAdmin(db, { ...ADMIN, ...given })).rejects.toThrow(message);
    expect(await db.$count(users)).toBe(0);
  });

  it('is refused under a name that somebody has, in whatever case', async () => {
    await createAdmin(db, ADMIN);
    await expect(createAdmin(db, { ...ADMIN, username: 'CHU-TICH' })).rejects.toThrow('there is a user CHU-TICH already');
  });
});
