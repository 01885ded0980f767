import { describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../../test/engine/database.ts';
import { activity } from '../../../db/schema/account/activity.ts';
import { club } from '../../../db/schema/account/club.ts';
import { site } from '../../../db/schema/account/site.ts';
import { createFirstClub, findClubsOfSites } from './first-club.ts';

const { db } = await openTestDatabase();
const PLACE = { site: 'Công ty Golf Sông Hồng', club: 'CLB Golf Sông Hồng' };

describe('the first site and club', () => {
  it('are made in the time zone of Vietnam, and both are in the log', async () => {
    expect(await createFirstClub(db, PLACE)).toBe(true);
    expect(await findClubsOfSites(db)).toEqual([PLACE]);
    expect(await db.select().from(club)).toMatchObject([{ name: PLACE.club, timeZone: 'Asia/Ho_Chi_Minh' }]);
    expect(await db.select().from(activity).orderBy(activity.subjectType)).toMatchObject([
      { kind: 'created', subjectType: 'club', after: { name: PLACE.club } },
      { kind: 'created', subjectType: 'site', after: { name: PLACE.site } },
    ]);
  });

  it('stay as they are when the command runs again with the names in any case', async () => {
    await createFirstClub(db, PLACE);
    expect(await createFirstClub(db, { site: ` ${PLACE.site.toUpperCase()}`, club: PLACE.club.normalize('NFD').toLowerCase() })).toBe(
      false,
    );
    expect([await db.$count(site), await db.$count(club)]).toEqual([1, 1]);
  });

  it('are made once when two people type the command at the same time', async () => {
    const made = await Promise.all([createFirstClub(db, PLACE), createFirstClub(db, PLACE)]);
    expect(made.toSorted()).toEqual([false, true]);
    expect([await db.$count(site), await db.$count(club)]).toEqual([1, 1]);
  });

  it('may be followed by another club of the same site', async () => {
    await createFirstClub(db, PLACE);
    expect(await createFirstClub(db, { ...PLACE, club: 'CLB Golf Bạch Hạc' })).toBe(true);
    expect([await db.$count(site), await db.$count(club)]).toEqual([1, 2]);
  });

  it.each([
    ['no name of the site', { site: ' ' }, 'Thiếu tên site. / The name of the site is missing.'],
    ['no name of the club', { club: '' }, 'Thiếu tên CLB. / The name of the club is missing.'],
    ['a name too long', { club: 'x'.repeat(201) }, 'Tên CLB không quá 200 ký tự'],
  ])('are refused with %s', async (_, given, message) => {
    await expect(createFirstClub(db, { ...PLACE, ...given })).rejects.toThrow(message);
    expect(await db.$count(site)).toBe(0);
  });
});
