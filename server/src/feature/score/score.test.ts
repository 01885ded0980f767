import { randomUUID } from 'node:crypto';
import { type Entry, foldCard } from '@fairway/golf';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type Person, testApp } from '../../../test/app.ts';
import { cardOver, type EntryBody, type Event, seedEvent, stroke, wholeCard } from '../../../test/event.ts';
import { activity, entry, round, tournament, users } from '../../db/schema.ts';

const test = await testApp();

const send = (event: Event, entries: EntryBody[], who: Person = 'reader', headers = {}) =>
  test.ask(who, `POST ${event.roundPath}/entries`, { entries }, headers);
const outcomes = async (event: Event, entries: EntryBody[], who: Person = 'reader') => {
  const { body } = await send(event, entries, who);
  return body.outcomes.map(({ outcome, code }: { outcome: string; code: string | null }) => code ?? outcome);
};
const sheet = async (event: Event) => (await test.ask('reader', `GET ${event.roundPath}/scores`)).body;
const cardOf = async (event: Event, nth = 0) =>
  (await sheet(event)).cards.find((one: { playerId: string }) => one.playerId === event.playerIds[nth]);
const boardVersion = async (event: Event) => {
  const [row] = await test.db.select().from(tournament).where(eq(tournament.id, event.id));
  return row?.boardVersion;
};

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

  it('sent twice is repeated, and nothing is written', async () => {
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
    ['a hole below the first', () => ({ hole: 0 }), 'hole-out-of-range'],
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

  it('judges an entry by those before it in the same batch', async () => {
    const event = await seedEvent(test.db, test.clubId);
    const [an = ''] = event.playerIds;
    const first = stroke(an, 1, 4);
    const correction = stroke(an, 1, 5, { replaces: first.id });
    const batch = [first, first, { ...first, score: 6 }, correction];
    expect(await outcomes(event, batch)).toEqual(['applied', 'repeated', 'entry-id-taken', 'applied']);
    expect((await cardOf(event)).holes[0]).toBe(5);
  });

  it('takes ids in capitals for the same ids', async () => {
    const event = await seedEvent(test.db, test.clubId);
    const one = stroke(event.playerIds[0] ?? '', 1, 4);
    const loud = { ...one, id: one.id.toUpperCase(), playerId: one.playerId.toUpperCase() };
    expect(await outcomes(event, [loud])).toEqual(['applied']);
    expect(await outcomes(event, [one])).toEqual(['repeated']);
  });

  it('refuses the score of a device whose clock cannot be right, and says so; the others of the batch count', async () => {
    const event = await seedEvent(test.db, test.clubId);
    const [an = ''] = event.playerIds;
    test.setNow(new Date('2026-04-25T00:30:00Z'));
    const times = ['1999-12-31T23:59:59Z', '2026-04-26T00:30:01Z', '9999-12-31T23:59:59Z', '2000-01-01T00:00:00Z', '2026-04-26T00:30:00Z'];
    const batch = times.map((enteredAt, at) => stroke(an, at + 1, 4, { enteredAt }));
    const wrong = 'device-clock-wrong';
    expect(await outcomes(event, batch)).toEqual([wrong, wrong, wrong, 'applied', 'applied']);
    const { body } = await send(event, [stroke(an, 1, 4, { enteredAt: times[1] })]);
    expect(body.outcomes).toMatchObject([{ outcome: 'refused', message: expect.stringContaining('date and time of this phone') }]);
    const rows = await test.db.select().from(entry).orderBy(entry.hole);
    expect(rows.map((row) => row.enteredAt.toISOString())).toEqual(['2000-01-01T00:00:00.000Z', '2026-04-26T00:30:00.000Z']);
  });

  it('writes one activity, with whose cards and how many entries', async () => {
    const event = await seedEvent(test.db, test.clubId);
    const [an = '', binh = ''] = event.playerIds;
    await send(event, [...wholeCard(an, cardOver()), stroke(binh, 1, 4)]);
    const rows = await test.db.select().from(activity);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ kind: 'score', siteId: test.siteId, tournamentId: event.id });
    expect(rows[0]?.after).toEqual({ roundId: event.roundId, entries: 19, playerIds: [an, binh] });
  });
});

describe('two people at one hole', () => {
  it('dispute it when the second had not seen the first; both values are kept and the first is shown', async () => {
    const event = await seedEvent(test.db, test.clubId);
    const [an = ''] = event.playerIds;
    await send(event, [stroke(an, 7, 3)], 'reader');
    expect(await outcomes(event, [stroke(an, 7, 4)], 'editor')).toEqual(['disputed']);
    const { holes, disputes } = await cardOf(event);
    expect(holes[6]).toBe(3);
    expect(disputes).toMatchObject([
      { hole: 7, shown: { score: 3, authorName: 'User reader' }, rivals: [{ score: 4, authorName: 'User editor' }] },
    ]);
  });

  it('agree on the same value', async () => {
    const event = await seedEvent(test.db, test.clubId);
    const [an = ''] = event.playerIds;
    await send(event, [stroke(an, 7, 3)], 'reader');
    expect(await outcomes(event, [stroke(an, 7, 3)], 'editor')).toEqual(['applied']);
    expect((await cardOf(event)).disputes).toEqual([]);
  });

  it('correct each other when they saw what they correct', async () => {
    const event = await seedEvent(test.db, test.clubId);
    const [an = ''] = event.playerIds;
    const first = stroke(an, 7, 3);
    await send(event, [first], 'reader');
    expect(await outcomes(event, [stroke(an, 7, 4, { replaces: first.id })], 'editor')).toEqual(['applied']);
    const { holes, entries, disputes } = await cardOf(event);
    expect([holes[6], disputes]).toEqual([4, []]);
    expect(entries[6]).not.toBe(first.id);
  });

  it('clear a hole, and it has no score', async () => {
    const event = await seedEvent(test.db, test.clubId);
    const [an = ''] = event.playerIds;
    const first = stroke(an, 7, 'pickup');
    await send(event, [first]);
    expect((await cardOf(event)).holes[6]).toBe('pickup');
    await send(event, [stroke(an, 7, null, { replaces: first.id })]);
    expect((await cardOf(event)).holes[6]).toBeNull();
  });
});

describe('a disputed hole', () => {
  const dispute = async () => {
    const event = await seedEvent(test.db, test.clubId);
    const [an = ''] = event.playerIds;
    await send(event, [stroke(an, 7, 3)], 'reader');
    await send(event, [stroke(an, 7, 4)], 'editor');
    const settlement = { id: randomUUID(), playerId: an, hole: 7, score: 4, reason: 'Hai người cùng nhóm xác nhận' };
    return { event, settlement };
  };

  it('is settled with a reason, which its history keeps', async () => {
    const { event, settlement } = await dispute();
    const { status, body } = await test.ask('editor', `POST ${event.roundPath}/settle`, settlement);
    expect(status).toBe(200);
    expect(body).toMatchObject({ playerId: settlement.playerId, disputes: [] });
    expect(body.holes[6]).toBe(4);
    const history = await test.ask('reader', `GET ${event.roundPath}/players/${settlement.playerId}/entries`);
    expect(history.body.items.map((one: { score: number; reason: string | null }) => [one.score, one.reason])).toEqual([
      [3, null],
      [4, null],
      [4, settlement.reason],
    ]);
    const [told] = await test.db.select().from(activity).where(eq(activity.kind, 'settle'));
    expect(told).toMatchObject({ before: { hole: 7, shown: 3, rivals: [4] }, after: { hole: 7, score: 4, reason: settlement.reason } });
  });

  it('is settled once however often the settlement is sent; its id serves for nothing else', async () => {
    const { event, settlement } = await dispute();
    await test.ask('editor', `POST ${event.roundPath}/settle`, settlement);
    expect((await test.ask('editor', `POST ${event.roundPath}/settle`, settlement)).status).toBe(200);
    expect(await test.db.select().from(entry)).toHaveLength(3);
    const other = await test.ask('editor', `POST ${event.roundPath}/settle`, { ...settlement, score: 5 });
    expect([other.status, other.body.errors.id]).toEqual([422, ['This entry id was used for another score.']]);
  });

  it('cannot be settled without a reason, nor by who may only score', async () => {
    const { event, settlement } = await dispute();
    expect((await test.ask('reader', `POST ${event.roundPath}/settle`, settlement)).status).toBe(403);
    expect((await test.ask('editor', `POST ${event.roundPath}/settle`, { ...settlement, reason: ' ' })).body.errors.reason).toEqual([
      'A value is required.',
    ]);
  });

  it('is the only kind that can be settled', async () => {
    const { event, settlement } = await dispute();
    const { status, body } = await test.ask('editor', `POST ${event.roundPath}/settle`, { ...settlement, hole: 8 });
    expect([status, body.code]).toEqual([409, 'not-disputed']);
  });
});

describe('the state of a tournament', () => {
  it('locked still lets managers correct', async () => {
    const event = await seedEvent(test.db, test.clubId, { settings: { state: 'locked' } });
    expect(await outcomes(event, [stroke(event.playerIds[0] ?? '', 1, 4)])).toEqual(['applied']);
  });

  it('closed refuses the whole batch', async () => {
    const event = await seedEvent(test.db, test.clubId, { settings: { state: 'closed' } });
    const { status, body } = await send(event, [stroke(event.playerIds[0] ?? '', 1, 4)]);
    expect([status, body.code, body.message]).toEqual([409, 'tournament-ended', 'Tournament has ended.']);
    expect(await test.db.select().from(entry)).toEqual([]);
  });

  it('finished round refuses new entries, and knows those that it has', async () => {
    const event = await seedEvent(test.db, test.clubId);
    const known = stroke(event.playerIds[0] ?? '', 1, 4);
    await send(event, [known]);
    await test.db.update(round).set({ finishedAt: new Date() });
    expect(await outcomes(event, [known, stroke(event.playerIds[0] ?? '', 2, 4)])).toEqual(['repeated', 'round-finished']);
  });

  it.each(['NR', 'WD', 'DQ'] as const)(
    '%s of a player keeps his strokes: they are facts, and he has no place all the same',
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
  it('has every card in the order of the flights, and names as Vietnamese sorts them', async () => {
    const players = ['10', '2', '2', '1B', '1A'].map((flight) => ({ flight }));
    const event = await seedEvent(test.db, test.clubId, {
      players: [...players.slice(0, 1), { flight: '2', name: 'Đặng Ân' }, { flight: '2', name: 'Dương Ân' }, ...players.slice(3)],
    });
    const { cards, par, finished } = await sheet(event);
    expect(cards.map((one: { flight: string; name: string }) => `${one.flight} ${one.name}`)).toEqual([
      '1A Nguyễn Giang',
      '1B Nguyễn Dũng',
      '2 Dương Ân',
      '2 Đặng Ân',
      '10 Nguyễn An',
    ]);
    expect([par.length, finished]).toEqual([18, false]);
  });

  it('shows for each hole what the entries fold to, whoever corrected what', async () => {
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

describe('whatever was entered, corrected, disputed and settled, by whomever', () => {
  /** A sequence that looks random and is the same in every run. */
  const dice = (seed: number) => () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };

  it.each([1, 2, 3])('the sheet is what the rules make of all entries in their order (%i)', async (seed) => {
    const event = await seedEvent(test.db, test.clubId, { players: 3 });
    const roll = dice(seed);
    const pick = <T>(of: readonly T[]): T => of[Math.floor(roll() * of.length)] as T;
    const sent: EntryBody[] = [];
    for (let batches = 0; batches < 12; batches++) {
      const batch = Array.from({ length: 10 }, () => {
        const playerId = pick(event.playerIds);
        const hole = pick([1, 2, 3, 9, 18]);
        const seen = sent.filter((one) => one.playerId === playerId && one.hole === hole);
        const replaces = roll() < 0.6 ? (seen.at(-1)?.id ?? null) : null;
        return stroke(playerId, hole, pick([3, 4, 5, 'pickup', null] as const), { replaces });
      });
      sent.push(...batch);
      await send(event, batch, pick(['reader', 'editor', 'manager'] as const));
      const { cards } = await sheet(event);
      const disputed: { playerId: string; hole: number }[] = cards.flatMap((one: { playerId: string; disputes: { hole: number }[] }) =>
        one.disputes.map(({ hole }) => ({ playerId: one.playerId, hole })),
      );
      const settlement = { id: randomUUID(), score: 6, reason: 'Đã hỏi cả nhóm' };
      if (disputed.length > 0 && roll() < 0.5)
        await test.ask('editor', `POST ${event.roundPath}/settle`, { ...settlement, ...pick(disputed) });
    }
    const rows = await test.db.select().from(entry);
    for (const { playerId, holes, entries, disputes } of (await sheet(event)).cards) {
      const own = rows.filter((row) => row.playerId === playerId);
      const folded = foldCard(own.map(asGolf), 18);
      expect(holes).toEqual(folded.card);
      expect(entries).toEqual(folded.holes.map(({ shown }) => shown?.id ?? null));
      const rivals = folded.holes.flatMap((hole, at) => (hole.rivals.length > 0 ? [[at + 1, hole.rivals.map(({ id }) => id)]] : []));
      expect(disputes.map((one: { hole: number; rivals: { id: string }[] }) => [one.hole, one.rivals.map(({ id }) => id)])).toEqual(rivals);
    }
  });
});

const asGolf = (row: typeof entry.$inferSelect): Entry => ({
  ...row,
  score: row.pickup ? 'pickup' : row.strokes,
  author: row.userId ?? '',
  settles: row.reason ?? undefined,
});

it('answers 404 for another site’s round, and for a round of another tournament', async () => {
  const own = await seedEvent(test.db, test.clubId);
  const other = await seedEvent(test.db, test.clubId);
  const foreign = await test.ask('stranger', `POST ${own.roundPath}/entries`, { entries: [stroke(own.playerIds[0] ?? '', 1, 4)] });
  const mixed = await test.ask('reader', `GET ${own.path}/rounds/${other.roundId}/scores`);
  expect([foreign.status, foreign.body.code, mixed.status]).toEqual([404, 'tournament-not-found', 404]);
});

it('refuses a body that is no batch, field by field', async () => {
  const event = await seedEvent(test.db, test.clubId);
  const { status, body } = await test.ask('reader', `POST ${event.roundPath}/entries`, { entries: [{ id: 'x' }] });
  expect(status).toBe(422);
  expect(Object.keys(body.errors)).toEqual(expect.arrayContaining(['entries.0.id', 'entries.0.playerId', 'entries.0.hole']));
});

it('tells who wrote each entry of a card, by the name that he has now', async () => {
  const event = await seedEvent(test.db, test.clubId);
  await send(event, [stroke(event.playerIds[0] ?? '', 1, 4, { device: 'Máy 3' })]);
  await test.db.update(users).set({ name: 'Tên mới' }).where(eq(users.username, 'reader'));
  const { body } = await test.ask('reader', `GET ${event.roundPath}/players/${event.playerIds[0]}/entries`);
  expect(body.items).toMatchObject([{ authorName: 'Tên mới', device: 'Máy 3', source: 'desk', hole: 1, score: 4 }]);
});
