import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { scoreFixture } from '../../../../test/fixture/score.ts';
import { testApp } from '../../../../test/kit/app.ts';
import { cardOver, nameOf, seedEvent, stroke, wholeCard } from '../../../../test/kit/event.ts';
import { activity } from '../../../db/schema/account/activity.ts';
import { users } from '../../../db/schema/account/site.ts';
import { entry } from '../../../db/schema/field/player.ts';
import { round } from '../../../db/schema/field/tournament.ts';

const test = await testApp();
const { boardVersion, cardOf, outcomes, send, sheet } = scoreFixture(test);

describe('a batch of entries', () => {
  it('is applied entry by entry and raises the board’s version once', async () => {
    const event = await seedEvent(test.db, test.clubId);
    const [an = ''] = event.playerIds;
    const { status, body } = await send(event, wholeCard(an, cardOver({ 3: 1 })));
    expect(status).toBe(200);
    expect(body.boardVersion).toBe(2);
    expect(new Set(body.outcomes.map((one: { outcome: string }) => one.outcome))).toEqual(new Set(['applied']));
    expect((await cardOf(event)).holes).toEqual(cardOver({ 3: 1 }));
    expect(await boardVersion(event)).toBe(2);
  });

  it('sent twice is answered as repeated, and nothing is written', async () => {
    const event = await seedEvent(test.db, test.clubId);
    const batch = wholeCard(event.playerIds[0] ?? '', cardOver());
    await send(event, batch);
    const before = await test.db.select().from(entry);
    const again = await send(event, batch);
    expect(again.body.boardVersion).toBe(2);
    expect(again.body.outcomes.every((one: { outcome: string }) => one.outcome === 'repeated')).toBe(true);
    expect(await test.db.select().from(entry)).toEqual(before);
    expect(await boardVersion(event)).toBe(2);
    expect(await test.db.select().from(activity)).toHaveLength(1);
  });

  it('keeps seventeen good entries when one is bad, and says why in the caller’s language', async () => {
    const event = await seedEvent(test.db, test.clubId);
    const [an = ''] = event.playerIds;
    const batch = wholeCard(an, cardOver());
    batch[4] = stroke(an, 19, 4);
    const english = await send(event, batch);
    expect(english.status).toBe(200);
    expect(english.body.outcomes[4]).toMatchObject({
      outcome: 'refused',
      code: 'hole-out-of-range',
      message: 'The course has no hole 19.',
    });
    expect((await cardOf(event)).holes.filter((score: number | null) => score !== null)).toHaveLength(17);
    const vietnamese = await send(event, [stroke(an, 19, 4)], 'reader', { 'accept-language': 'vi' });
    expect(vietnamese.body.outcomes[0].message).toBe('Sân không có hố 19.');
  });

  it.each([
    ['a hole below the first', () => ({ hole: -1 }), 'hole-out-of-range'],
    ['no stroke at all', () => ({ score: 0 }), 'score-out-of-range'],
    ['more strokes than a card holds', () => ({ score: 31 }), 'score-out-of-range'],
    ['a player who does not exist', () => ({ playerId: randomUUID() }), 'player-not-in-round'],
  ])('refuses %s', async (_, wrong, code) => {
    const event = await seedEvent(test.db, test.clubId);
    const good = stroke(event.playerIds[0] ?? '', 1, 4);
    expect(await outcomes(event, [{ ...stroke(event.playerIds[0] ?? '', 2, 4), ...wrong() }, good])).toEqual([code, 'applied']);
  });

  it('refuses a player of another tournament', async () => {
    const event = await seedEvent(test.db, test.clubId);
    const other = await seedEvent(test.db, test.clubId);
    expect(await outcomes(event, [stroke(other.playerIds[0] ?? '', 1, 4)])).toEqual(['player-not-in-round']);
  });

  it('refuses an id that was used for another score, player or round', async () => {
    const event = await seedEvent(test.db, test.clubId, { rounds: 2 });
    const [an = '', binh = ''] = event.playerIds;
    const first = stroke(an, 1, 4);
    await send(event, [first]);
    const others = [
      { ...first, score: 5 },
      { ...first, hole: 2 },
      { ...first, playerId: binh },
    ];
    for (const other of others) expect(await outcomes(event, [other])).toEqual(['entry-id-taken']);
    const second = { ...event, roundPath: `${event.path}/rounds/${event.roundIds[1]}` as const };
    expect(await outcomes(second, [first])).toEqual(['entry-id-taken']);
  });

  it('refuses an id of another tournament as it refuses a player of one, and says nothing of it', async () => {
    const [event, other] = [await seedEvent(test.db, test.clubId), await seedEvent(test.db, test.clubId)];
    const [theirs, own = ''] = [stroke(other.playerIds[0] ?? '', 1, 4), event.playerIds[0]];
    await send(other, [theirs]);
    expect(await outcomes(event, [stroke(own, 1, 4, { id: theirs.id }), stroke(own, 2, 4)])).toEqual(['player-not-in-round', 'applied']);
    await send(event, [stroke(own, 2, 5)]);
    const settlement = { id: theirs.id, playerId: own, hole: 2, score: 4, reason: 'Nhân chứng' };
    expect((await test.ask('manager', `POST ${event.roundPath}/settle`, settlement)).status).toBe(404);
  });

  it('counts earlier entries of the batch for the later ones', async () => {
    const event = await seedEvent(test.db, test.clubId);
    const [an = ''] = event.playerIds;
    const first = stroke(an, 1, 4);
    const correction = stroke(an, 1, 5, { replaces: first.id });
    const batch = [first, first, { ...first, score: 6 }, correction];
    expect(await outcomes(event, batch)).toEqual(['applied', 'repeated', 'entry-id-taken', 'applied']);
    expect((await cardOf(event)).holes[0]).toBe(5);
  });

  it('treats ids in capitals as the same ids', async () => {
    const event = await seedEvent(test.db, test.clubId);
    const one = stroke(event.playerIds[0] ?? '', 1, 4);
    const loud = { ...one, id: one.id.toUpperCase(), playerId: one.playerId.toUpperCase() };
    expect(await outcomes(event, [loud])).toEqual(['applied']);
    expect(await outcomes(event, [one])).toEqual(['repeated']);
  });

  it('takes a score from a device whose clock cannot be right, with the time of receipt and a mark', async () => {
    const event = await seedEvent(test.db, test.clubId);
    const [an = ''] = event.playerIds;
    test.setNow(new Date('2026-04-25T00:30:00Z'));
    const times = ['1999-12-31T23:59:59Z', '2026-04-26T00:30:01Z', '9999-12-31T23:59:59Z', '2000-01-01T00:00:00Z', '2026-04-26T00:30:00Z'];
    const batch = times.map((enteredAt, at) => stroke(an, at + 1, 4, { enteredAt }));
    expect(await outcomes(event, batch)).toEqual(Array(5).fill('applied'));
    const rows = await test.db.select().from(entry).orderBy(entry.hole);
    const received = '2026-04-25T00:30:00.000Z';
    expect(rows.map(({ enteredAt, clockWrong }) => [enteredAt.toISOString(), clockWrong])).toEqual([
      [received, true],
      [received, true],
      [received, true],
      ['2000-01-01T00:00:00.000Z', false],
      ['2026-04-26T00:30:00.000Z', false],
    ]);
  });

  it('writes one activity, with the players and the number of entries', async () => {
    const event = await seedEvent(test.db, test.clubId);
    const [an = '', binh = ''] = event.playerIds;
    await send(event, [...wholeCard(an, cardOver()), stroke(binh, 1, 4)]);
    const rows = await test.db.select().from(activity);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ kind: 'score', siteId: test.siteId, tournamentId: event.id });
    expect(rows[0]?.after).toEqual({ roundId: event.roundId, entries: 19, playerIds: [an, binh] });
  });
});

describe('the state of a tournament', () => {
  it('“locked” still lets managers correct', async () => {
    const event = await seedEvent(test.db, test.clubId, { settings: { state: 'locked' } });
    expect(await outcomes(event, [stroke(event.playerIds[0] ?? '', 1, 4)])).toEqual(['applied']);
  });

  it('“closed” refuses the whole batch', async () => {
    const event = await seedEvent(test.db, test.clubId, { settings: { state: 'closed' } });
    const { status, body } = await send(event, [stroke(event.playerIds[0] ?? '', 1, 4)]);
    expect([status, body.code, body.message]).toEqual([409, 'tournament-ended', 'Tournament has ended.']);
    expect(await test.db.select().from(entry)).toEqual([]);
  });

  it('with a finished round refuses new entries, and recognises those that it has', async () => {
    const event = await seedEvent(test.db, test.clubId);
    const entry = stroke(event.playerIds[0] ?? '', 1, 4);
    await send(event, [entry]);
    await test.db.update(round).set({ finishedAt: new Date() });
    expect(await outcomes(event, [entry, stroke(event.playerIds[0] ?? '', 2, 4)])).toEqual(['repeated', 'round-finished']);
  });

  it.each(['NR', 'WD', 'DQ'] as const)(
    '%s of a player keeps the strokes: they are facts, and the player still has no place',
    async (status) => {
      const event = await seedEvent(test.db, test.clubId, { players: [{ status }, {}] });
      expect(await outcomes(event, [stroke(event.playerIds[0] ?? '', 1, 4)])).toEqual(['applied']);
      expect((await cardOf(event)).holes[0]).toBe(4);
      const board = await test.ask('reader', `GET ${event.path}/leaderboard`);
      expect(board.body.lines.at(-1)).toMatchObject({ playerId: event.playerIds[0], status, places: { gross: null, net: null } });
    },
  );
});

describe('the score sheet', () => {
  it('has every card in the order of the flights, and of the club’s sheet within a flight; without a flight by name', async () => {
    const event = await seedEvent(test.db, test.clubId, {
      players: [
        { flight: null, name: 'Đặng Ân' },
        { flight: null, name: 'Dương Ân' },
        ...['10', '2', '2', '1B', '1A'].map((flight) => ({ flight })),
      ],
    });
    const { cards, par, finished } = await sheet(event);
    expect(cards.map((one: { flight: string | null; name: string }) => `${one.flight} ${one.name}`)).toEqual([
      `1A ${nameOf(6)}`,
      `1B ${nameOf(5)}`,
      `2 ${nameOf(3)}`,
      `2 ${nameOf(4)}`,
      `10 ${nameOf(2)}`,
      'null Dương Ân',
      'null Đặng Ân',
    ]);
    expect([par.length, finished]).toEqual([18, false]);
  });

  it('shows for each hole what its entries fold to, with any corrections', async () => {
    const event = await seedEvent(test.db, test.clubId);
    const [an = '', binh = ''] = event.playerIds;
    const batch = wholeCard(an, cardOver());
    await send(event, [...batch, stroke(binh, 5, 'pickup')]);
    await send(event, [stroke(an, 1, 9, { replaces: batch[0]?.id ?? null })]);
    const { cards } = await sheet(event);
    const [first, second] = [an, binh].map((id) => cards.find((one: { playerId: string }) => one.playerId === id));
    expect(first.holes).toEqual(cardOver({ 1: 5 }));
    expect(first.entries.slice(1)).toEqual(batch.slice(1).map(({ id }) => id));
    expect([second.holes[4], second.holes[3], second.entries[3]]).toEqual(['pickup', null, null]);
  });
});

it('answers 404 for another site’s round, and for a round of another tournament', async () => {
  const own = await seedEvent(test.db, test.clubId);
  const other = await seedEvent(test.db, test.clubId);
  const foreign = await test.ask('stranger', `POST ${own.roundPath}/entries`, { entries: [stroke(own.playerIds[0] ?? '', 1, 4)] });
  const mixed = await test.ask('reader', `GET ${own.path}/rounds/${other.roundId}/scores`);
  expect([foreign.status, foreign.body.code, mixed.status]).toEqual([404, 'tournament-not-found', 404]);
});

it('refuses a body that is not a batch, field by field', async () => {
  const event = await seedEvent(test.db, test.clubId);
  const { status, body } = await test.ask('reader', `POST ${event.roundPath}/entries`, { entries: [{ id: 'x' }] });
  expect(status).toBe(422);
  expect(Object.keys(body.errors)).toEqual(expect.arrayContaining(['entries.0.id', 'entries.0.playerId', 'entries.0.hole']));
});

it('names the author of each entry of a card, by their current name', async () => {
  const event = await seedEvent(test.db, test.clubId);
  await send(event, [stroke(event.playerIds[0] ?? '', 1, 4, { device: 'Máy 3' })]);
  await test.db.update(users).set({ name: 'Tên mới' }).where(eq(users.username, 'reader'));
  const { body } = await test.ask('reader', `GET ${event.roundPath}/players/${event.playerIds[0]}/entries`);
  expect(body.items).toMatchObject([{ authorName: 'Tên mới', device: 'Máy 3', source: 'desk', hole: 1, score: 4 }]);
});
