import { describe, expect, it } from 'vitest';
import { type Person, testApp } from '../../../../test/kit/app.ts';
import { createField, createTournament } from '../../../../test/kit/create.ts';

const test = await testApp();
const search = async (words: string, who: Person = 'reader') =>
  (await test.ask(who, `GET /api/search?words=${encodeURIComponent(words)}`)).body;
const NOTHING = { tournaments: [], players: [], golfers: [] };
const namesOf = (items: { name: string }[]) => items.map(({ name }) => name);

describe('searching everything', () => {
  it('finds tournaments and players by words of their names in any order, without diacritics or case', async () => {
    const { tournament } = await createField(test, ['Nguyễn Đức Ánh', 'Trần Thị Bình']);
    const { players, tournaments } = await search('ANH duc');
    expect(players).toMatchObject([{ name: 'Nguyễn Đức Ánh', tournamentId: tournament.id, clubId: test.clubId, clubName: 'Phoenix' }]);
    expect(tournaments).toEqual([]);
    expect(namesOf((await search('mua xuan')).tournaments)).toEqual(['Giải Mùa Xuân']);
    expect(namesOf((await search('bình')).players)).toEqual(['Trần Thị Bình']);
    for (const keys of ['dduwcs', 'D9u71c', 'ddwcs', 'binhf']) expect(namesOf((await search(keys)).players)).toHaveLength(1);
  });

  it('finds golfers of the register of the site, also by their VGA number, with the clubs where they are members', async () => {
    const { body } = await test.ask('manager', `POST /api/sites/${test.siteId}/golfers`, {
      name: 'Đặng Thị Ánh',
      gender: 'f',
      vga: '12345',
    });
    await test.ask('manager', `PUT /api/golfers/${body.id}/memberships`, { version: body.version, memberships: [{ clubId: test.clubId }] });
    const found = [{ id: body.id, name: 'Đặng Thị Ánh', vga: '12345', clubs: ['Phoenix'] }];
    expect((await search('anh dang')).golfers).toEqual(found);
    expect((await search('12345')).golfers).toEqual(found);
    expect((await search('anh dang', 'admin')).golfers).toEqual(found);
    expect((await search('anh dang', 'stranger')).golfers).toEqual([]);
  });

  it('takes every sign as it is typed', async () => {
    await createTournament(test, { name: 'Giải 50% (A+B) [1] ^$.*\\' });
    for (const words of ['50%', '(a+b)', '[1]', '^$.*\\']) expect(namesOf((await search(words)).tournaments)).toHaveLength(1);
    for (const words of ['5.%', '.*.*', '[^x]+', '%%', '__']) expect(namesOf((await search(words)).tournaments)).toEqual([]);
  });

  it('finds nothing by a single letter', async () => {
    await createTournament(test);
    expect(await search('g')).toEqual(NOTHING);
    expect(await search('  ')).toEqual(NOTHING);
  });

  it('gives the newest eight', async () => {
    for (let month = 1; month <= 9; month++) await createTournament(test, { name: `Giải ${month}`, date: `2026-0${month}-01` });
    const { tournaments } = await search('giải');
    expect(namesOf(tournaments)).toEqual([9, 8, 7, 6, 5, 4, 3, 2].map((month) => `Giải ${month}`));
  });

  it('stays within the site; a super administrator searches every site', async () => {
    await createField(test, ['Lê Văn Cường']);
    await createTournament(test, { name: 'Giải Nơi Khác', clubId: test.strangersClubId });
    expect(await search('cuong', 'stranger')).toEqual(NOTHING);
    expect(await search('cuong', 'siteless')).toEqual(NOTHING);
    expect(namesOf((await search('noi khac')).tournaments)).toEqual([]);
    expect(namesOf((await search('noi khac', 'admin')).tournaments)).toEqual(['Giải Nơi Khác']);
  });
});
