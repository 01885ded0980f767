import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type Person, testApp } from '../../../../test/kit/app.ts';
import { createField, createTournament } from '../../../../test/kit/create.ts';
import { cardOver, seedEvent, stroke, wholeCard } from '../../../../test/kit/event.ts';
import { card } from '../../../db/schema/field/player.ts';

const test = await testApp();

const seed = async () => {
  await createTournament(test, { name: 'Đại Lải Mở Rộng', date: '2026-03-01' });
  await createTournament(test, { name: 'VNPT-IT Outing', date: '2026-04-19', location: 'Lương Sơn, Hòa Bình' });
  await createTournament(test, { name: 'Áo Dài Cup', date: '2026-02-01', clubId: test.otherClubId });
  await createTournament(test, { name: 'Giải 50%_\\', date: '2026-01-01', clubId: test.strangersClubId });
};
const list = async (query = '', who: Person = 'reader') => (await test.ask(who, `GET /api/tournaments?${query}`)).body;
const names = async (query = '', who: Person = 'reader') => (await list(query, who)).items.map(({ name }: { name: string }) => name);

describe('the list of tournaments', () => {
  it('shows those of the user’s site, the latest first', async () => {
    await seed();
    expect(await names()).toEqual(['VNPT-IT Outing', 'Đại Lải Mở Rộng', 'Áo Dài Cup']);
    expect(await names('', 'stranger')).toEqual(['Giải 50%_\\']);
    expect(await names('', 'siteless')).toEqual([]);
    expect(await names('', 'admin')).toHaveLength(4);
  });

  it('can be limited to a club; a club of another site answers like one that does not exist', async () => {
    await seed();
    expect(await names(`clubId=${test.otherClubId}`)).toEqual(['Áo Dài Cup']);
    const foreign = await test.ask('reader', `GET /api/tournaments?clubId=${test.strangersClubId}`);
    const nowhere = await test.ask('reader', 'GET /api/tournaments?clubId=00000000-0000-4000-8000-000000000000');
    expect([foreign.status, foreign.body]).toEqual([404, nowhere.body]);
  });

  it.each([
    ['dai lai', ['Đại Lải Mở Rộng']],
    ['ĐẠI L', ['Đại Lải Mở Rộng']],
    ['ao dai', ['Áo Dài Cup']],
    ['hoa binh', ['VNPT-IT Outing']],
    ['phoenix', ['VNPT-IT Outing', 'Đại Lải Mở Rộng']],
    ['outing vnpt', ['VNPT-IT Outing']],
    ['%', []],
    ['nothing of that name', []],
  ])('searches name, place, club and course for “%s” without diacritics', async (search, expected) => {
    await seed();
    expect(await names(`search=${encodeURIComponent(search)}`)).toEqual(expected);
  });

  it('treats characters of a pattern as text', async () => {
    await seed();
    expect(await names(`search=${encodeURIComponent('%_\\')}`, 'stranger')).toEqual(['Giải 50%_\\']);
  });

  it('sorts by name, date and number of players, either way', async () => {
    await seed();
    await createField(test, ['Nguyễn Văn An', 'Trần Thị Bình'], { name: 'Có Người' });
    expect(await names('sort=name&order=asc')).toEqual(['Áo Dài Cup', 'Có Người', 'Đại Lải Mở Rộng', 'VNPT-IT Outing']);
    expect(await names('sort=date&order=asc')).toEqual(['Áo Dài Cup', 'Đại Lải Mở Rộng', 'VNPT-IT Outing', 'Có Người']);
    expect((await list('sort=playerCount')).items[0]).toMatchObject({ name: 'Có Người', playerCount: 2, courseName: 'Champion' });
  });

  it('has pages, and says how many tournaments there are', async () => {
    await seed();
    expect(await list('page=2&pageSize=2')).toMatchObject({ total: 3, page: 2, pageSize: 2, items: [{ name: 'Áo Dài Cup' }] });
    expect(await list('page=9')).toMatchObject({ total: 3, items: [] });
  });

  it('can be limited to a phase, and to locked ones: a lock is beside the phase and does not hide it', async () => {
    await seed();
    const [first] = (await list()).items;
    await test.ask('manager', `POST /api/tournaments/${first.id}/lock`);
    expect(await names('state=locked')).toEqual(['VNPT-IT Outing']);
    expect(await names('state=upcoming')).toEqual(await names());
    expect(await names('state=closed')).toEqual([]);
  });

  it('says what is played today by the club’s calendar, and how far a tournament under way is', async () => {
    test.setNow(new Date('2026-04-24T23:30:00Z'));
    const event = await seedEvent(test.db, test.clubId, { players: 2 });
    const listed = async () => (await list()).items[0];
    expect(await listed()).toMatchObject({ phase: 'upcoming', playedToday: true, holes: null });
    const entries = wholeCard(event.playerIds[0] ?? '', cardOver());
    await test.ask('reader', `POST ${event.roundPath}/entries`, { entries });
    test.setNow(new Date('2026-04-25T17:30:00Z'));
    expect(await listed()).toMatchObject({ phase: 'playing', playedToday: false, holes: { scored: 18, expected: 36 } });
    await test.db
      .update(card)
      .set({ status: 'NR' })
      .where(eq(card.playerId, event.playerIds[1] ?? ''));
    await test.ask('manager', `POST ${event.roundPath}/finish`);
    expect(await listed()).toMatchObject({ phase: 'ended', holes: null });
  });

  it('sorts by where tournaments stand, in the order of their day', async () => {
    const [begun, coming] = [await seedEvent(test.db, test.clubId), await seedEvent(test.db, test.clubId)];
    const entries = [stroke(begun.playerIds[0] ?? '', 1, 4)];
    await test.ask('reader', `POST ${begun.roundPath}/entries`, { entries });
    expect((await list('sort=state&order=asc')).items.map(({ id }: { id: string }) => id)).toEqual([coming.id, begun.id]);
  });
});
