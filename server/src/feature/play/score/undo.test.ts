import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { scoreFixture } from '../../../../test/fixture/score.ts';
import { testApp } from '../../../../test/kit/app.ts';
import { type Event, seedEvent, stroke } from '../../../../test/kit/event.ts';

const test = await testApp();
const { cardOf, send } = scoreFixture(test);

async function started(): Promise<{ event: Event; an: string; binh: string }> {
  const event = await seedEvent(test.db, test.clubId);
  const [an = '', binh = ''] = event.playerIds;
  return { event, an, binh };
}

describe('one change of a hole is taken back', () => {
  const changed = async () => {
    const { event, an } = await started();
    const first = stroke(an, 7, 3);
    await send(event, [first]);
    await send(event, [stroke(an, 7, 8, { replaces: first.id })], 'editor');
    const undo = { id: randomUUID(), playerId: an, hole: 7, seen: 8, reason: 'Gõ nhầm thẻ' };
    return { event, an, undo };
  };
  const historyOf = async (event: Event, an: string) =>
    (await test.ask('reader', `GET ${event.roundPath}/players/${an}/entries`)).body.items.map(
      ({ before, score, effect, stands, reason }: Record<string, unknown>) => [before, score, effect, stands, reason],
    );

  it('by a new entry with the value before and the reason; the history keeps all three', async () => {
    const { event, an, undo } = await changed();
    const { status, body } = await test.ask('editor', `POST ${event.roundPath}/undo`, undo);
    expect([status, body.holes[6]]).toEqual([200, 3]);
    expect(await historyOf(event, an)).toEqual([
      [null, 3, 'changed', false, null],
      [3, 8, 'changed', false, null],
      [8, 3, 'changed', true, 'Gõ nhầm thẻ'],
    ]);
  });

  it('once, however often it is sent', async () => {
    const { event, an, undo } = await changed();
    await test.ask('editor', `POST ${event.roundPath}/undo`, undo);
    expect((await test.ask('editor', `POST ${event.roundPath}/undo`, undo)).status).toBe(200);
    expect(await historyOf(event, an)).toHaveLength(3);
  });

  it('and not if somebody has changed the hole since, or two differ on it', async () => {
    const { event, an, undo } = await changed();
    expect((await test.ask('editor', `POST ${event.roundPath}/undo`, { ...undo, seen: 5 })).body.code).toBe('hole-changed');
    await send(event, [stroke(an, 7, 6)], 'manager');
    expect((await test.ask('editor', `POST ${event.roundPath}/undo`, undo)).body.code).toBe('hole-changed');
  });
});

describe('what came from one device since a time', () => {
  const at = (time: string) => ({ device: 'desk-1', enteredAt: new Date(`2020-04-25T${time}:00+07:00`).toISOString() });
  const typed = async () => {
    const { event, an, binh } = await started();
    const early = stroke(an, 1, 4, at('14:00'));
    await send(event, [early, stroke(an, 2, 9, at('14:10')), stroke(binh, 1, 9, at('14:20'))]);
    await send(event, [stroke(binh, 2, 5)]);
    return event;
  };
  const firstHoles = async (event: Event) => [(await cardOf(event, 0)).holes.slice(0, 2), (await cardOf(event, 1)).holes.slice(0, 2)];

  it('is counted first, and then taken back; what it entered before and what others entered stays', async () => {
    const event = await typed();
    const since = { device: 'desk-1', since: '14:05' };
    const preview = await test.ask('editor', `POST ${event.roundPath}/undo-device/preview`, since);
    expect(preview.body).toEqual({ cards: 2, holes: 2 });
    const { body } = await test.ask('editor', `POST ${event.roundPath}/undo-device`, { ...since, reason: 'Gõ nhầm vòng' });
    expect(body).toEqual({ cards: 2, holes: 2 });
    expect(await firstHoles(event)).toEqual([
      [4, null],
      [null, 5],
    ]);
  });

  it('is all that came from it, without a time', async () => {
    const event = await typed();
    const all = { device: 'desk-1', since: null, reason: 'Gõ nhầm vòng' };
    expect((await test.ask('editor', `POST ${event.roundPath}/undo-device`, all)).body).toEqual({ cards: 2, holes: 3 });
    expect((await test.ask('editor', `POST ${event.roundPath}/undo-device`, all)).body).toEqual({ cards: 0, holes: 0 });
  });
});
