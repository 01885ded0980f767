import { contactsOf, type Field, privateOf } from '@fairway/api/record/kind';
import { PLAYER } from '@fairway/api/record/player';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { activity } from '../src/db/schema/account/activity.ts';
import { site } from '../src/db/schema/account/site.ts';
import { player } from '../src/db/schema/field/player.ts';
import { removeOldContacts } from '../src/feature/field/player/contact-removal.ts';
import { testApp } from './kit/app.ts';
import { type Event, seedEvent } from './kit/event.ts';

const test = await testApp();

/** Something that may be written into a field. */
function sampleOf({ kind }: Field): string | number {
  if (kind === 'whole') return 1979;
  if (kind === 'date') return '1979-11-30';
  if (kind === 'email') return 'thuong@example.com';
  return kind === 'code' || kind === 'phone' ? '0987654321' : 'Ăn chay';
}

/** A golfer for whom somebody has written the field. */
async function written(key: keyof typeof PLAYER): Promise<Event & { readonly playerId: string }> {
  const event = await seedEvent(test.db, test.clubId, { players: 2, divisions: ['All'] });
  const [playerId = ''] = event.playerIds;
  const { status } = await test.ask('editor', `PATCH ${event.path}/players/${playerId}` as 'PATCH /', {
    version: 1,
    [key]: sampleOf(PLAYER[key]),
  });
  expect([key, status, await valuesIn(playerId, key)]).toEqual([key, 200, [sampleOf(PLAYER[key]), sampleOf(PLAYER[key])]]);
  return { ...event, playerId };
}

/** What their row has of a field, and what the log says that was written. */
async function valuesIn(playerId: string, key: keyof typeof PLAYER): Promise<unknown[]> {
  const [row] = await test.db.select().from(player).where(eq(player.id, playerId));
  const lines = await test.db.select({ after: activity.after }).from(activity).where(eq(activity.subjectId, playerId));
  const logged = lines.map(({ after }) => (after ?? {}) as Record<string, unknown>).filter((after) => key in after);
  return [row?.[key], ...logged.map((after) => after[key])];
}
const hasNone = (values: readonly unknown[]) => values.every((value) => value === null);

describe('whatever a record calls private', () => {
  it.each(privateOf(PLAYER))('%s: gone from the row and from the log once the golfer is anonymised', async (key) => {
    const { path, playerId } = await written(key);
    expect((await test.ask('manager', `POST ${path}/players/${playerId}/anonymise` as 'POST /')).status).toBe(200);
    expect(hasNone(await valuesIn(playerId, key))).toBe(true);
  });

  it.each(privateOf(PLAYER))('%s: no rehearsal copies it', async (key) => {
    const { path } = await written(key);
    const { status, body } = await test.ask('manager', `POST ${path}/rehearsal` as 'POST /');
    const copies = await test.db.select().from(player).where(eq(player.tournamentId, body.id));
    expect([status, copies.length, hasNone(copies.map((copy) => copy[key]))]).toEqual([200, 2, true]);
  });

  it.each(contactsOf(PLAYER))('%s: gone from the row and from the log after the months that the site says', async (key) => {
    await test.db.update(site).set({ contactMonths: 6 }).where(eq(site.id, test.siteId));
    const { playerId } = await written(key);
    await removeOldContacts(test.db, new Date('2027-10-25T00:00:00Z'));
    expect(hasNone(await valuesIn(playerId, key))).toBe(true);
  });
});
