import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/kit/app.ts';
import { cardOver, type Event, nameOf, seedEvent, stroke, wholeCard } from '../../../test/kit/event.ts';
import { player } from '../../db/schema/field/player.ts';

const test = await testApp();
const at = (event: Event, round: number, action: string) => `${event.path}/rounds/${event.roundIds[round - 1]}${action}` as const;
const enter = async (event: Event, round: number, nth: number) =>
  (
    await test.ask('reader', `POST ${at(event, round, '/entries')}`, {
      entries: wholeCard(event.playerIds[nth] ?? '', cardOver({ 1: nth })),
    })
  ).body.outcomes.map(({ outcome, code }: { outcome: string; code: string | null }) => code ?? outcome);
const statuses = async (event: Event, round: number) => {
  const { cards } = (await test.ask('reader', `GET ${at(event, round, '/scores')}`)).body;
  const byId = new Map(cards.map((card: { playerId: string; status: string }) => [card.playerId, card.status]));
  return event.playerIds.map((id) => byId.get(id));
};
const setStatus = async (event: Event, nth: number, round: number, status: string) => {
  const id = event.playerIds[nth] ?? '';
  const [row] = await test.db.select({ version: player.version }).from(player).where(eq(player.id, id));
  return test.ask('editor', `PATCH ${event.path}/players/${id}`, {
    version: row?.version,
    card: { roundId: event.roundIds[round - 1], status },
  });
};
const missing = async (event: Event, round: number) =>
  (await test.ask('reader', `GET ${at(event, round, '/finish')}`)).body.blockers.map(({ message }: { message: string }) => message);

describe('a player who is out of a round', () => {
  it.each(['WD', 'DQ', 'NR'])('by %s is out of the later rounds on the desk, and those rounds do not wait for them', async (status) => {
    const event = await seedEvent(test.db, test.clubId, { players: 3, rounds: 3 });
    await setStatus(event, 2, 2, status);
    expect(await statuses(event, 1)).toEqual(['ok', 'ok', 'ok']);
    expect(await statuses(event, 2)).toEqual(['ok', 'ok', status]);
    expect(await statuses(event, 3)).toEqual(['ok', 'ok', status]);
    for (const nth of [0, 1]) await enter(event, 3, nth);
    expect(await missing(event, 3)).toEqual([]);
    expect(await missing(event, 1)).toEqual([expect.stringContaining(nameOf(2))]);
    expect((await test.ask('manager', `POST ${at(event, 3, '/finish')}`)).status).toBe(200);
  });

  it('may still get strokes: they are facts, and the status may be taken back', async () => {
    const event = await seedEvent(test.db, test.clubId, { players: 3, rounds: 2 });
    await setStatus(event, 2, 1, 'DQ');
    expect(new Set(await enter(event, 2, 2))).toEqual(new Set(['applied']));
    await setStatus(event, 2, 1, 'ok');
    expect(await statuses(event, 2)).toEqual(['ok', 'ok', 'ok']);
  });

  it('by a cut plays none of the later rounds, although only the first has the status', async () => {
    const event = await seedEvent(test.db, test.clubId, { players: 3, rounds: 3 });
    await setStatus(event, 2, 2, 'cut');
    expect(await statuses(event, 3)).toEqual(['ok', 'ok', 'cut']);
    expect(new Set(await enter(event, 3, 2))).toEqual(new Set(['player-missed-cut']));
    const { body } = await test.ask('reader', `POST ${at(event, 3, '/entries')}`, {
      entries: [stroke(event.playerIds[0] ?? '', 1, 4), stroke(event.playerIds[2] ?? '', 1, 4)],
    });
    expect(body.outcomes.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['applied', 'refused']);
  });

  it('has the latest of their statuses', async () => {
    const event = await seedEvent(test.db, test.clubId, { players: 3, rounds: 3 });
    await setStatus(event, 2, 1, 'WD');
    await setStatus(event, 2, 2, 'DQ');
    expect((await statuses(event, 3))[2]).toBe('DQ');
  });
});
