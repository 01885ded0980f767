import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { seedEvent } from '../../../../test/kit/event.ts';
import { club } from '../../../db/schema/account/club.ts';

const test = await testApp();

describe('the time zone of a club', () => {
  it('comes with its tournaments, their boards and the public list, so that each can show times', async () => {
    await test.db.update(club).set({ timeZone: 'Asia/Tokyo' }).where(eq(club.id, test.clubId));
    const { id } = await seedEvent(test.db, test.clubId);
    const { version } = (await test.ask('manager', `GET /api/tournaments/${id}`)).body;
    await test.ask('manager', `PATCH /api/tournaments/${id}`, { version, public: true });
    expect((await test.ask('manager', `GET /api/tournaments/${id}`)).body.timeZone).toBe('Asia/Tokyo');
    expect((await test.ask('manager', `GET /api/tournaments/${id}/leaderboard`)).body.timeZone).toBe('Asia/Tokyo');
    expect((await test.ask(null, `GET /api/live/tournaments/${id}`)).body.timeZone).toBe('Asia/Tokyo');
    expect((await test.ask(null, 'GET /api/live/tournaments')).body.items).toMatchObject([{ id, timeZone: 'Asia/Tokyo' }]);
  });
});
