import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../test/engine/database.ts';
import { plain } from './plain.ts';
import { plainPattern, plainSql, unstorablePath } from './text.ts';

const { db } = await openTestDatabase();

describe('text without diacritics', () => {
  it.each([
    ['Giải Golf Đại Lải', 'giai golf dai lai'],
    ['NGUYỄN THỊ HỒNG NHUNG', 'nguyen thi hong nhung'],
    ['ữ ợ ặ ẫ ỹ Ằ Ỷ', 'u o a a y a y'],
    ['VNPT-IT 2026 (A+)', 'vnpt-it 2026 (a+)'],
  ])('%s is %s, in the program as in the database', async (text, expected) => {
    expect(plain(text)).toBe(expected);
    expect(plain(text.normalize('NFD'))).toBe(expected);
    const { rows } = await db.execute<{ plain: string }>(sql`select ${plainSql(sql`${text}::text`)} as plain`);
    expect(rows[0]?.plain).toBe(expected);
    const found = await db.execute<{ found: boolean }>(sql`select ${text}::text ~ ${`^${plainPattern(expected)}$`} as found`);
    expect(found.rows[0]?.found).toBe(true);
  });
});

describe('text that a database cannot keep', () => {
  it.each([
    [{ name: 'Nguyễn Văn An' }, null],
    [{ name: 'a\0b' }, 'name'],
    [{ tees: [{ name: 'Blue' }, { name: '\ud800' }] }, 'tees.1.name'],
    [{ columns: { 'a\0': 'name' } }, 'columns.key'],
    ['\0', ''],
  ])('%j is found at %s', (value, path) => {
    expect(unstorablePath(value)).toBe(path);
  });
});
