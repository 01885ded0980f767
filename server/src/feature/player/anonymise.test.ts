import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { cardOver, type Event, seedEvent, wholeCard } from '../../../test/event.ts';
import { everything } from '../../../test/everything.ts';
import { activity } from '../../db/schema/activity.ts';
import { player } from '../../db/schema/player.ts';

const test = await testApp();

const NAME = 'Đỗ Thị Hoài Thương';
const PRIVATE = { phone: '0987654321', email: 'thuong@example.com', vga: '77123', birthday: '1979-11-30', note: 'Ăn chay' };
const GONE = [NAME, 'Do Thi Cu', '987654321', 'thuong@', '77123', '1979-11-30', 'Ăn chay', '0911222333'];

/** A player who was added, renamed, imported again, decided for with a reason that names them, in a tournament that is closed. */
async function closedEvent(): Promise<Event & { playerId: string }> {
  const event = await seedEvent(test.db, test.clubId, { players: 2, divisions: ['All'] });
  const { path, roundPath, awardIds } = event;
  const added = await test.ask('editor', `POST ${path}/players` as 'POST /', {
    name: 'Do Thi Cu',
    gender: 'f',
    ...PRIVATE,
    handicapCourse: 0,
  });
  const playerId = added.body.id;
  await test.ask('editor', `PATCH ${path}/players/${playerId}` as 'PATCH /', { version: 1, name: NAME, phone: '0911222333' });
  const cells = { name: NAME, gender: 'nữ', phone: '0987654321' };
  const rows = [{ row: 2, cells, player: playerId, skip: false, version: 2 }];
  expect((await test.ask('editor', `POST ${path}/players/import` as 'POST /', { rows })).status).toBe(200);
  const entries = [...event.playerIds, playerId].flatMap((id) => wholeCard(id, cardOver()));
  expect((await test.ask('editor', `POST ${roundPath}/entries` as 'POST /', { entries })).status).toBe(200);
  await test.ask('manager', `POST ${roundPath}/finish` as 'POST /');
  const winners = await test.ask('manager', `GET ${path}/winners` as 'GET /');
  for (const award of winners.body.items.filter(({ open }: { open: unknown[] }) => open.length > 0)) {
    const chosen = award.open.some((one: { playerId: string }) => one.playerId === playerId) ? playerId : award.open[0].playerId;
    await test.ask('manager', `PUT ${path}/winners/${award.awardId}/decision` as 'PUT /', {
      playerId: chosen,
      reason: `Bốc thăm, ${NAME} được chọn`,
    });
  }
  expect(awardIds['best-gross']).not.toBe('');
  const closed = await test.ask('manager', `POST ${path}/close` as 'POST /');
  expect([closed.status, closed.body.state ?? closed.body]).toEqual([200, 'closed']);
  return { ...event, playerId };
}

describe('a player who asks for it is anonymised', () => {
  it('their name and everything private are gone everywhere, also from the log and a closed result; places and scores stay', async () => {
    const { path, playerId } = await closedEvent();
    const before = await everything(test.db);
    for (const value of GONE) expect([value, before.includes(value)]).toEqual([value, true]);
    const board = async () => (await test.ask('reader', `GET ${path}/leaderboard` as 'GET /')).body;
    const live = async () => (await test.ask(null, `GET ${path.replace('/api', '/api/live')}` as 'GET /')).body;
    const [shown, shownLive] = [await board(), await live()];
    const { status, body } = await test.ask('manager', `POST ${path}/players/${playerId}/anonymise` as 'POST /');
    expect([status, body.name, body.phone, body.vga, body.birthday]).toEqual([200, 'Golfer 1', null, null, null]);
    expect(body.anonymisedAt).toMatch(/^\d{4}-/);
    const after = await everything(test.db);
    for (const value of GONE) expect([value, after.includes(value)]).toEqual([value, false]);
    const renamed = (of: typeof shown) => ({
      ...of,
      boardVersion: of.boardVersion + 1,
      lines: of.lines.map((line: { playerId: string }) => (line.playerId === playerId ? { ...line, name: 'Golfer 1' } : line)),
    });
    expect(await board()).toEqual(renamed(shown));
    expect((await live()).lines).toEqual(renamed(shownLive).lines);
  });

  it('once; the next one has another number, and the log has a line of each', async () => {
    const { path, playerIds } = await seedEvent(test.db, test.clubId, { players: 3 });
    const anonymise = (nth: number) => test.ask('manager', `POST ${path}/players/${playerIds[nth]}/anonymise` as 'POST /');
    expect((await anonymise(2)).body.name).toBe('Golfer 1');
    expect((await anonymise(0)).body.name).toBe('Golfer 2');
    expect((await anonymise(0)).body.code).toBe('already-in-state');
    expect(await test.db.$count(activity, and(eq(activity.kind, 'anonymised'), eq(activity.subjectType, 'player')))).toBe(2);
    const [other] = await test.db
      .select()
      .from(player)
      .where(eq(player.id, playerIds[1] ?? ''));
    expect([other?.name, other?.anonymisedAt]).toEqual(['Nguyễn Bình', null]);
  });
});
