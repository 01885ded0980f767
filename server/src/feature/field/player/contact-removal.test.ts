import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { seedEvent } from '../../../../test/kit/event.ts';
import { everything } from '../../../../test/kit/world/everything.ts';
import { activity } from '../../../db/schema/account/activity.ts';
import { site } from '../../../db/schema/account/site.ts';
import { player } from '../../../db/schema/field/player.ts';
import { removeOldContacts } from './contact-removal.ts';

const test = await testApp();
const CONTACT = { phone: '0987654321', email: 'an@example.com' };

it('phones and e-mails go after the number of months that the site says, in the log too', async () => {
  await test.db.update(site).set({ contactMonths: 6 }).where(eq(site.id, test.siteId));
  const { path, playerIds, id } = await seedEvent(test.db, test.clubId, { players: 3, divisions: ['All'], settings: { state: 'closed' } });
  await seedEvent(test.db, test.strangersClubId, { players: [{ phone: '0900000001' }] });
  for (const playerId of playerIds.slice(0, 2)) await test.db.update(player).set(CONTACT).where(eq(player.id, playerId));
  await test.db.insert(activity).values({
    tournamentId: id,
    kind: 'created',
    subjectType: 'player',
    subjectId: playerIds[0],
    after: { name: 'Nguyễn An', ...CONTACT },
  });

  // The tournament was on 25 April 2026; a day begins at 17:00 UTC in Vietnam.
  expect(await removeOldContacts(test.db, new Date('2026-10-24T16:59:00Z'))).toBe(0);
  expect(await everything(test.db)).toContain(CONTACT.phone);
  expect(await removeOldContacts(test.db, new Date('2026-10-24T17:00:00Z'))).toBe(2);
  const now = await everything(test.db);
  expect([now.includes(CONTACT.phone), now.includes(CONTACT.email), now.includes('0900000001')]).toEqual([false, false, true]);
  expect(now).toContain('Nguyễn An');
  expect(await removeOldContacts(test.db, new Date('2027-10-25T00:00:00Z'))).toBe(0);

  const { items } = (await test.ask('manager', 'GET /api/activities?kind=contacts-removed')).body;
  expect(items).toEqual([
    expect.objectContaining({ who: { kind: null, id: null, name: null }, tournament: { id, name: 'Giải mùa xuân' } }),
  ]);
  expect(items[0].changes).toEqual([expect.objectContaining({ field: 'players', after: 2 })]);
  expect((await test.ask('manager', `GET ${path}/players` as 'GET /')).body.items).toHaveLength(3);
});
