import { createHash } from 'node:crypto';
import { type LuckyLine, luckyText } from '@fairway/api';
import { guestSeal, publishedSeed } from '@fairway/facts/draw';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { type Event, seedEvent } from '../../../../test/kit/event.ts';
import { activity } from '../../../db/schema/account/activity.ts';
import { card, player } from '../../../db/schema/field/player.ts';
import { luckyDraw } from '../../../db/schema/result/lucky-draw.ts';

const test = await testApp();
const PRIZES = [
  { name: 'Túi gậy', count: 2 },
  { name: 'Ti vi', count: 1 },
];
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const begin = (event: Event, prizes: object[] = PRIZES) => test.ask('manager', `POST ${event.path}/lucky-draw`, { prizes });
const press = (event: Event, what: 'next' | 'pass' | 'end', version: number) =>
  test.ask('manager', `POST ${event.path}/lucky-draw/${what}`, { version });
const seed = () => seedEvent(test.db, test.clubId, { players: Array(6).fill({}) });

async function play(event: Event, steps: readonly ('next' | 'pass' | 'end')[]) {
  let { draw, left } = (await begin(event)).body;
  for (const step of steps) ({ draw, left } = (await press(event, step, draw.version)).body);
  return { draw, left };
}
const ids = ({ lines }: { lines: LuckyLine[] }) => lines.map(({ playerId }) => playerId ?? '');

describe('a lucky draw', () => {
  it('is in the order of the seed, each player once, and anyone can make it again at the end', async () => {
    const event = await seed();
    const { draw, left } = await play(event, ['next', 'next', 'pass', 'next', 'end']);
    expect(draw.lines.map(({ prize, outcome }: LuckyLine) => [prize, outcome])).toEqual([
      [0, 'given'],
      [0, 'passed'],
      [0, 'given'],
      [1, 'given'],
    ]);
    expect(draw.lines[1].by).toBe('User manager');
    expect(sha256(draw.seed)).toBe(draw.seal);
    const order = event.playerIds.toSorted((a, b) => (sha256(luckyText(draw.seed, a)) < sha256(luckyText(draw.seed, b)) ? -1 : 1));
    expect(ids(draw)).toEqual(order.slice(0, 4));
    expect(left).toBe(2);
    const shown = (await test.ask(null, `GET /api/live/tournaments/${event.id}/lucky-draw`)).body.draw;
    expect([ids(shown), shown.seed]).toEqual([ids(draw), draw.seed]);
  });

  it('never draws who is absent, withdrew or did not start', async () => {
    const event = await seed();
    const [absent = '', withdrawn = '', missing = ''] = event.playerIds;
    await test.db.update(player).set({ absent: true }).where(eq(player.id, absent));
    await test.db.update(card).set({ status: 'WD' }).where(eq(card.playerId, withdrawn));
    await test.db.update(card).set({ status: 'DNS' }).where(eq(card.playerId, missing));
    const { draw, left } = await play(event, ['next', 'next', 'pass']);
    expect(ids(draw).toSorted()).toEqual(event.playerIds.slice(3).toSorted());
    expect(left).toBe(0);
    expect((await press(event, 'pass', draw.version)).status).toBe(200);
    expect((await press(event, 'next', draw.version + 1)).body.code).toBe('lucky-nobody-left');
    expect((await press(event, 'pass', draw.version + 1)).body.code).toBe('lucky-nobody-drawn');
  });

  it('draws once when two presenters press at once; the other is told', async () => {
    const event = await seed();
    const { draw } = (await begin(event)).body;
    const answers = await Promise.all([press(event, 'next', draw.version), press(event, 'next', draw.version)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'stale-version', current: { draw: { lines: [{}] } } });
  });

  it('shows its seed in no answer and no line of the log before its end', async () => {
    const event = await seed();
    const { draw } = await play(event, ['next', 'pass']);
    const [kept] = await test.db.select().from(luckyDraw).where(eq(luckyDraw.tournamentId, event.id));
    const said = [
      draw,
      (await test.ask('manager', `GET ${event.path}/lucky-draw`)).body,
      (await test.ask(null, `GET /api/live/tournaments/${event.id}/lucky-draw`)).body,
      await test.db.select().from(activity).where(eq(activity.tournamentId, event.id)),
    ];
    expect(JSON.stringify(said)).toContain(kept?.seal);
    expect(JSON.stringify(said)).not.toContain(kept?.seed);
  });

  it('is one for a tournament, gives no more than its prizes, and is over at its end', async () => {
    const event = await seed();
    const { draw } = await play(event, ['next', 'next', 'next']);
    expect((await press(event, 'next', draw.version)).body.code).toBe('lucky-prizes-given');
    await press(event, 'end', draw.version);
    expect((await press(event, 'pass', draw.version + 1)).body.code).toBe('no-lucky-draw');
    expect((await begin(event)).body.code).toBe('lucky-draw-begun');
  });

  it('waits for its public numbers where it is bound to them, and then has the seed that follows from them', async () => {
    const event = await seed();
    const [bound] = (await test.ask('manager', `POST ${event.path}/draws`, { kind: 'lucky-draw', source: { kind: 'hall' } })).body.draws;
    expect((await begin(event)).body.code).toBe('draw-waits');
    expect((await test.ask(null, `GET /api/live/tournaments/${event.id}/lucky-draw`)).body).toMatchObject({ draw: null, bound: true });
    const send = (what: 'numbers' | 'openings', body: object) =>
      test.ask(null, `POST /api/live/tournaments/${event.id}/draws/${bound.id}/${what}`, body);
    const guests = [1, 2, 3].map((number) => ({ number, salt: String(number).repeat(32) }));
    for (const guest of guests)
      await send('numbers', { code: bound.hall.code, name: 'Khách', seal: guestSeal({ drawId: bound.id, ...guest }), device: guest.salt });
    await test.ask('manager', `POST ${event.path}/draws/${bound.id}/opening`);
    for (const guest of guests) await send('openings', guest);
    const { draw } = await play(event, ['next', 'end']);
    expect(draw.drawId).toBe(bound.id);
    const abandon = await test.ask('manager', `POST ${event.path}/draws/${bound.id}/abandon`, { reason: 'Không hợp lệ' });
    expect(abandon.body.code).toBe('draw-shown');
    const [open] = (await test.ask(null, `GET /api/live/tournaments/${event.id}/draws`)).body.draws;
    expect([open.phase, publishedSeed(open)]).toEqual(['shown', draw.seed]);
  });

  it.each([[[]], [[{ name: ' ', count: 1 }]], [[{ name: 'Ti vi', count: 0 }]], [[{ name: 'Ti vi', count: 1.5 }]]])(
    'does not begin with the prizes %j',
    async (prizes) => {
      expect((await begin(await seed(), prizes)).status).toBe(422);
    },
  );
});
