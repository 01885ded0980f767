import { describe, expect, it } from 'vitest';
import { scoreFixture } from '../../../../test/fixture/score.ts';
import { testApp } from '../../../../test/kit/app.ts';
import { type Event, seedEvent, stroke } from '../../../../test/kit/event.ts';

const test = await testApp();
const { cardOf, outcomes, send } = scoreFixture(test);

const setStatus = (event: Event, status: string, version = 1) =>
  test.ask('editor', `PATCH ${event.path}/players/${event.playerIds[0]}`, { version, card: { roundId: event.roundId, status } });

describe('a player who did not start (DNS)', () => {
  it('has no strokes: a card that has some is refused the status, and the sentence says what to do', async () => {
    const event = await seedEvent(test.db, test.clubId);
    const [an = ''] = event.playerIds;
    const first = stroke(an, 1, 4);
    await send(event, [first]);
    const { status, body } = await setStatus(event, 'DNS');
    expect([status, body.errors]).toEqual([
      422,
      {
        'card.status': ['This card has scores, so the player did start. Choose withdrawn (WD), or clear the card’s scores first.'],
      },
    ]);
    expect((await cardOf(event)).status).toBe('ok');
    await send(event, [stroke(an, 1, null, { replaces: first.id })]);
    expect((await setStatus(event, 'DNS')).status).toBe(200);
  });

  it('gets none: a stroke is refused in a sentence, until the status is taken off', async () => {
    const event = await seedEvent(test.db, test.clubId);
    const [an = '', binh = ''] = event.playerIds;
    await setStatus(event, 'DNS');
    const { body } = await send(event, [stroke(an, 1, 4), stroke(binh, 1, 5)]);
    expect(body.outcomes).toMatchObject([
      { outcome: 'refused', code: 'player-did-not-start', message: expect.stringContaining('takes no scores') },
      { outcome: 'applied' },
    ]);
    await setStatus(event, 'ok', 2);
    expect(await outcomes(event, [stroke(an, 1, 4)])).toEqual(['applied']);
  });

  it('is another matter than one who withdrew: strokes that come late are kept', async () => {
    const event = await seedEvent(test.db, test.clubId);
    const [an = ''] = event.playerIds;
    await send(event, [stroke(an, 1, 4)]);
    expect((await setStatus(event, 'WD')).status).toBe(200);
    expect(await outcomes(event, [stroke(an, 2, 5)])).toEqual(['applied']);
  });
});
