import { and, eq, gt } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { cardOver, seedEvent, wholeCard } from '../../../../test/kit/event.ts';
import { entry } from '../../../db/schema/field/player.ts';

const test = await testApp();

it('says how many holes came in, a quarter of an hour, by the first entry for each; a card counts with its last hole', async () => {
  const event = await seedEvent(test.db, test.clubId, { players: 2 });
  const [an = '', binh = ''] = event.playerIds;
  await test.ask('reader', `POST ${event.roundPath}/entries`, {
    entries: [...wholeCard(an, cardOver({})), ...wholeCard(binh, cardOver({}))],
  });
  const came = (time: string, playerId: string, after: number) =>
    test.db
      .update(entry)
      .set({ receivedAt: new Date(`2026-11-26T${time}Z`) })
      .where(and(eq(entry.playerId, playerId), gt(entry.hole, after)));
  await came('06:00:00', an, 0);
  await came('06:44:59', an, 9);
  await came('06:45:00', binh, 0);
  await test.ask('manager', `POST ${event.roundPath}/settle`, {
    id: crypto.randomUUID(),
    playerId: an,
    hole: 1,
    score: 5,
    reason: 'The card',
  });
  expect((await test.ask('reader', `GET ${event.roundPath}/received`)).body.items).toEqual([
    { from: '2026-11-26T06:00:00.000Z', holes: 9, cards: 0 },
    { from: '2026-11-26T06:30:00.000Z', holes: 9, cards: 1 },
    { from: '2026-11-26T06:45:00.000Z', holes: 18, cards: 1 },
  ]);
});
