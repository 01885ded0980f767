import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { seedEvent } from '../../../../test/kit/event.ts';
import { everything } from '../../../../test/kit/world/everything.ts';
import { activity } from '../../../db/schema/account/activity.ts';
import { site } from '../../../db/schema/account/site.ts';
import { golfer, golferJoin } from '../../../db/schema/field/golfer.ts';
import { createContactMonths, removeOldGolferContacts } from './contact-months.ts';

const test = await testApp({ FAIRWAY_SECRET: 'a secret of thirty-two letters or more' });
const NAME = 'Đỗ Thị Hoài Thương';
const PRIVATE = { vga: '7712345609', phone: '0987654321', otherPhone: '0911222333', email: 'thuong@example.com', birthday: '1979-11-30' };

const add = async (values: object) =>
  (await test.ask('manager', `POST /api/sites/${test.siteId}/golfers`, { name: NAME, gender: 'f', ...PRIVATE, ...values })).body;
/** A golfer with a row in two tournaments, the second under another name. */
async function withPast() {
  const one = await add({});
  const events = [];
  for (const [nth, name] of [NAME, 'Do Hoai Thuong'].entries()) {
    const event = await seedEvent(test.db, test.clubId, {
      settings: { name: `Giải ${nth}`, date: `2026-0${nth + 3}-10`, state: 'closed' },
      players: [{ name, vga: PRIVATE.vga, phone: PRIVATE.phone }, { name: 'Trần An' }],
    });
    await test.ask('manager', `POST /api/golfers/${one.id}/joins`, { playerIds: event.playerIds.slice(0, 1) });
    events.push(event);
  }
  return { id: one.id as string, events };
}

describe('a golfer who asks for it', () => {
  it('is removed from the register and from every tournament; their rows stay, and nothing links them', async () => {
    const { id, events } = await withPast();
    const removed = await test.ask('manager', `POST /api/golfers/${id}/removal`, { keepOut: false });
    expect([removed.status, removed.body]).toEqual([200, { removed: 2, left: 0 }]);
    const now = await everything(test.db);
    for (const gone of [NAME, 'Do Hoai Thuong', ...Object.values(PRIVATE)]) expect([gone, now.includes(gone)]).toEqual([gone, false]);
    const names = await Promise.all(events.map(async ({ path }) => (await test.ask('manager', `GET ${path}/players`)).body.items[0].name));
    expect(names).toEqual(['Golfer 1', 'Golfer 1']);
    expect(await test.db.$count(golferJoin)).toBe(0);
    expect((await test.ask('manager', `POST /api/golfers/${id}/removal`, {})).body.code).toBe('golfer-anonymised');
    expect((await test.ask('manager', `GET /api/sites/${test.siteId}/golfers`)).body.total).toBe(0);
  });

  it('goes on where it stopped: a tournament that was done before asks nothing again, and nobody is proposed as them meanwhile', async () => {
    const { id, events } = await withPast();
    const [first] = events;
    await test.ask('manager', `POST ${first?.path}/players/${first?.playerIds[0]}/anonymise` as 'POST /');
    await test.db.update(golfer).set({ removalAskedAt: new Date() }).where(eq(golfer.id, id));
    expect((await test.ask('manager', `POST /api/golfers/${id}/joins`, { playerIds: [events[1]?.playerIds[1]] })).body.code).toBe(
      'golfer-anonymised',
    );
    expect((await test.ask('manager', `PATCH /api/golfers/${id}`, { version: 1, note: 'Tập sáng' })).body.code).toBe('golfer-anonymised');
    const next = await seedEvent(test.db, test.clubId, { players: [{ name: NAME, phone: PRIVATE.phone }] });
    const { items } = (await test.ask('manager', `GET /api/sites/${test.siteId}/golfer-proposals?tournamentId=${next.id}`)).body;
    expect(items.map(({ kind }: { kind: string }) => kind)).toEqual(['new']);
    expect((await test.ask('manager', `POST /api/golfers/${id}/removal`, {})).body).toEqual({ removed: 1, left: 0 });
  });

  it('comes back with next year’s list, unless they asked to be kept out: then neither proposals nor new golfers name them', async () => {
    for (const [keepOut, kinds] of [
      [false, ['new']],
      [true, []],
    ] as const) {
      const { id } = await withPast();
      await test.ask('manager', `POST /api/golfers/${id}/removal`, { keepOut });
      const next = await seedEvent(test.db, test.clubId, { players: [{ name: NAME, phone: '+84 987 654 321' }] });
      const list = `/api/sites/${test.siteId}/golfer-proposals` as const;
      const { items, open } = (await test.ask('manager', `GET ${list}?tournamentId=${next.id}`)).body;
      expect(items.map(({ kind }: { kind: string }) => kind)).toEqual(kinds);
      expect(open).toBe(kinds.length);
      const taken = await test.ask('manager', `POST ${list}/all`, { kind: 'new', tournamentId: next.id });
      expect(taken.body.created).toBe(kinds.length);
    }
  });

  it('is kept out by the numbers of their rows too', async () => {
    const past = await seedEvent(test.db, test.clubId, { players: [{ name: NAME, vga: '777001' }] });
    const { id } = await add({ vga: null, phone: null, otherPhone: null });
    await test.ask('manager', `POST /api/golfers/${id}/joins`, { playerIds: past.playerIds });
    expect((await test.ask('manager', `POST /api/golfers/${id}/removal`, { keepOut: true })).status).toBe(200);
    const next = await seedEvent(test.db, test.clubId, { players: [{ name: NAME, vga: '777001' }] });
    expect((await test.ask('manager', `GET /api/sites/${test.siteId}/golfer-proposals?tournamentId=${next.id}`)).body.items).toEqual([]);
  });

  it('is kept out of what a person types, changes or joins by hand too, until who may remove says that they asked to come back', async () => {
    const { id } = await add({});
    await test.ask('manager', `POST /api/golfers/${id}/removal`, { keepOut: true });
    const next = await seedEvent(test.db, test.clubId, { players: [{ name: NAME, phone: '+84 987 654 321' }] });
    const golfers = `/api/sites/${test.siteId}/golfers` as const;
    const typed = { name: NAME, gender: 'f', phone: '0987 654 321' };
    const other = await add({ name: 'Trần An', vga: null, phone: null, otherPhone: null });
    const tries = [
      await test.ask('editor', `POST ${golfers}`, typed),
      await test.ask('editor', `PATCH /api/golfers/${other.id}`, { version: 1, otherPhone: '0900000000, 0987654321' }),
      await test.ask('editor', `POST /api/golfers/${other.id}/joins`, { playerIds: next.playerIds }),
      await test.ask('editor', `POST /api/sites/${test.siteId}/golfer-proposals`, {
        items: [{ playerId: next.playerIds[0], golferId: null }],
      }),
    ];
    expect(tries.map(({ status, body }) => [status, body.code])).toEqual(Array(4).fill([409, 'golfer-kept-out']));
    const back = { ...typed, readmission: 'Chị gọi điện xin vào lại sổ' };
    expect((await test.ask('editor', `POST ${golfers}`, back)).status).toBe(403);
    const { body } = await test.ask('manager', `POST ${golfers}`, back);
    expect(body.note).toBe(back.readmission);
    const lines = await test.db.select().from(activity).where(eq(activity.subjectId, body.id));
    expect(lines.map(({ kind }) => kind).sort()).toEqual(['created', 'readmitted']);
    expect((await test.ask('editor', `POST /api/golfers/${body.id}/joins`, { playerIds: next.playerIds })).status).toBe(200);
  });

  it('is not kept out by nothing: without a number nobody would be recognised, and nothing is removed', async () => {
    const { id } = await add({ vga: null, phone: null, otherPhone: null });
    expect((await test.ask('manager', `POST /api/golfers/${id}/removal`, { keepOut: true })).body.code).toBe('keep-out-needs-number');
    expect((await test.ask('manager', `GET /api/golfers/${id}`)).body).toMatchObject({ name: NAME, removalAskedAt: null });
  });

  it('gets everything that is kept of them as a file', async () => {
    const { id } = await withPast();
    const { body, headers } = await test.ask('manager', `GET /api/golfers/${id}/data`);
    expect(headers['content-disposition']).toContain('golfer.json');
    expect(body.register[0]).toMatchObject({ name: NAME, ...PRIVATE });
    expect(body.tournaments.map(({ tournament, player }: never) => [tournament, (player as { vga: string }).vga])).toEqual([
      ['Giải 1', PRIVATE.vga],
      ['Giải 0', PRIVATE.vga],
    ]);
  });
});

describe('a consent', () => {
  const ask = (id: string, purpose: string, guardian: string | null = null) =>
    test.ask('editor', `POST /api/golfers/${id}/consents`, { purpose, guardian });

  it('is of one purpose with the version of its words, given once, and taken back as easily', async () => {
    const { id } = await add({});
    expect((await ask(id, 'contacts')).body.consents).toEqual([
      { purpose: 'contacts', textVersion: 1, guardian: null, givenAt: expect.any(String) },
    ]);
    const { body } = await ask(id, 'contacts', 'Ai khác');
    expect(body.consents).toHaveLength(1);
    expect((await test.ask('editor', `DELETE /api/golfers/${id}/consents/contacts`)).body.consents).toEqual([]);
    expect((await ask(id, 'contacts')).body.consents).toHaveLength(1);
  });

  it('of whoever is under sixteen needs a guardian', async () => {
    test.setNow(new Date('2026-06-15T05:00:00Z'));
    for (const [born, isMinor] of [
      [{ birthday: '2010-06-16' }, true],
      [{ birthday: '2010-06-15' }, false],
      [{ birthday: null, birthYear: 2010 }, true],
      [{ birthday: null, birthYear: 2009 }, false],
    ] as const) {
      const { id } = await add(born);
      const refused = await ask(id, 'contacts');
      expect([born, refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([
        born,
        isMinor ? 422 : 200,
        isMinor ? ['guardian'] : [],
      ]);
      expect((await ask(id, 'contacts', 'Đỗ Văn Cha')).body.consents).toMatchObject([{ guardian: isMinor ? 'Đỗ Văn Cha' : null }]);
    }
  });
});

describe('contacts of a golfer', () => {
  it('go as many months after their last tournament, membership or consent as the site says; the golfer stays', async () => {
    await test.db.update(site).set({ contactMonths: 6 }).where(eq(site.id, test.siteId));
    const created = new Date('2026-01-01T00:00:00Z');
    const people = { none: await add({}), played: await withPast(), member: await add({}), former: await add({}), agreed: await add({}) };
    await test.db.update(golfer).set({ createdAt: created });
    const membership = { clubId: test.clubId, from: '2020-01-01' };
    for (const [who, to] of [
      ['member', null],
      ['former', '2026-03-31'],
    ] as const)
      await test.ask('manager', `PUT /api/golfers/${people[who].id}/memberships`, { version: 1, memberships: [{ ...membership, to }] });
    await test.ask('manager', `POST /api/golfers/${people.agreed.id}/consents`, { purpose: 'contacts' });
    const left = async () => {
      const rows = await test.db.select({ id: golfer.id, phone: golfer.phone }).from(golfer);
      return Object.entries(people)
        .filter(([, { id }]) => rows.find((row) => row.id === id)?.phone !== null)
        .map(([who]) => who);
    };
    const ending = async (today: string) => {
      const months = createContactMonths(test.db);
      await months.look(new Date(today));
      return months.endingOf(test.siteId);
    };
    expect(await ending('2026-05-31T12:00:00Z')).toBeNull();
    expect(await ending('2026-06-01T12:00:00Z')).toEqual({ golfers: 1, from: '2026-07-01' });
    expect(await removeOldGolferContacts(test.db, new Date('2026-06-30T12:00:00Z'))).toBe(0);
    expect(await removeOldGolferContacts(test.db, new Date('2026-07-01T12:00:00Z'))).toBe(1);
    expect(await left()).toEqual(['played', 'member', 'former', 'agreed']);
    await removeOldGolferContacts(test.db, new Date('2026-12-31T12:00:00Z'));
    expect(await left()).toEqual(['member', 'agreed']);
    expect(await test.db.$count(golfer)).toBe(5);
  });
});
