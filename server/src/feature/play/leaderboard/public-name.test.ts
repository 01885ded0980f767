import { describe, expect, it, test as that } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { seedEvent } from '../../../../test/kit/event.ts';
import { publicName } from './public-name.ts';

const test = await testApp();

that.each([
  ['Nguyễn Đức Ánh', 'N.Đ.A.'],
  ['Trần Ấn', 'T.Â.'],
  ['lê thị ơn', 'L.T.Ơ.'],
  ['Đặng Ưng'.normalize('NFD'), 'Đ.Ư.'],
  ['Jean-Luc O’Brien', 'J.L.O.'],
  ['Nguyễn An (VGA 38632)', 'N.A.V.'],
  ['김민수', '김.'],
  ['Minh', 'M.'],
  ['1234', '–'],
])('“%s” is shown as “%s”', (name, initials) => expect(publicName({ name, initials: true })).toBe(initials));

describe('a player who is shown as initials', () => {
  const namesIn = async (path: `/${string}`, who: 'reader' | null = null) => JSON.stringify((await test.ask(who, `GET ${path}`)).body);
  const secret = { name: 'Nguyễn Đức Ánh', flight: '1' };
  const change = (path: `/${string}`, playerId: string | undefined, version = 1, body: object = { initials: true }) =>
    test.ask('manager', `PATCH ${path}/players/${playerId}`, { version, ...body });

  it('is so on every public answer at once, and by name for staff', async () => {
    const { id, path, playerIds } = await seedEvent(test.db, test.clubId, { players: [secret, { flight: '1' }] });
    const answers = [`/api/live/tournaments/${id}`, `/api/live/tournaments/${id}/start-list`] as const;
    for (const answer of answers) expect(await namesIn(answer)).toContain('Nguyễn Đức Ánh');
    expect((await change(path, playerIds[0])).status).toBe(200);
    for (const answer of answers) {
      const text = await namesIn(answer);
      expect([text.includes('N.Đ.A.'), text.includes('Ánh'), text.includes('Nguyễn Bình')]).toEqual([true, false, true]);
    }
    expect(await namesIn(`${path}/leaderboard`, 'reader')).toContain('Nguyễn Đức Ánh');
    expect(await namesIn(`${path}/players`, 'reader')).toContain('Nguyễn Đức Ánh');
  });

  it('may ask for it after the result is frozen; nothing else of them changes then', async () => {
    const { id, path, playerIds } = await seedEvent(test.db, test.clubId, { players: [{ ...secret, status: 'NR' }, { status: 'NR' }] });
    await test.ask('manager', `POST ${path}/close`);
    const list = await test.ask('reader', `GET ${path}`);
    if (list.body.state !== 'closed') {
      await test.ask('manager', `POST ${path}/rounds/${list.body.rounds[0].id}/finish`);
      expect((await test.ask('manager', `POST ${path}/close`)).status).toBe(200);
    }
    expect((await change(path, playerIds[0], 1, { initials: true, member: true })).status).toBe(409);
    expect((await change(path, playerIds[0])).status).toBe(200);
    const text = await namesIn(`/api/live/tournaments/${id}`);
    expect([text.includes('N.Đ.A.'), text.includes('Ánh')]).toEqual([true, false]);
  });
});
