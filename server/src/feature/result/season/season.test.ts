import { checkSeason, type SeasonProof } from '@fairway/facts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { PAR, seedEvent, stroke } from '../../../../test/kit/event.ts';
import { AN, BINH, CHI, type Medal, medalsOf, RULE } from '../../../../test/kit/world/medal.ts';
import { tournament } from '../../../db/schema/field/tournament.ts';

const test = await testApp({ FAIRWAY_SECRET: 'a secret of this test, long enough for it' });
const { ask, medal, join, newSeason, read, publish, live } = medalsOf(test);
type Line = { name: string; rank: { position: number } | null; total: string; entries: { place: number; use: string; points: string }[] };
const placed = ({ table }: { table: { lines: Line[] } }) => table.lines.map(({ name, rank, total }) => [rank?.position, name, total]);

describe('the table of a season', () => {
  it('has each golfer of closed and shown tournaments once, with what counts of each event', async () => {
    await join(await medal('03', [0, 1, 2]), await medal('04', [2, 0, 1]));
    const season = await read(await newSeason({ best: 1 }));
    expect(placed(season)).toEqual([
      [1, BINH, '25'],
      [2, AN, '25'],
      [3, CHI, '24'],
    ]);
    const chi = season.table.lines.find(({ name }: Line) => name === CHI);
    expect(chi.entries.map(({ place, use, points }: Line['entries'][number]) => [place, use, points])).toEqual([
      [3, 'dropped', '23'],
      [2, 'counts', '24'],
    ]);
    expect(season.table.nobodies).toEqual([]);
  });

  it('takes a row that is joined to nobody for a person of its own, and lists it', async () => {
    const event = await medal('03', [0, 1], [AN, BINH]);
    const { table } = await read(await newSeason());
    expect(table.nobodies).toEqual(
      event.playerIds.map((playerId, nth) => ({ playerId, name: [AN, BINH][nth], tournamentName: 'Medal 03' })),
    );
    expect(table.lines).toHaveLength(2);
  });

  it('says of each event why it does not count yet, and of a deleted one that it is gone; the season changes on', async () => {
    const [open, gone] = [
      await seedEvent(test.db, test.clubId, { settings: { name: 'Đang mở', date: '2026-05-10' } }),
      await seedEvent(test.db, test.clubId, { settings: { name: 'Bỏ', date: '2026-06-10' } }),
    ];
    const season = await newSeason({ only: [open.id, gone.id], events: { [gone.id]: { role: 'final', weight: 150 } } });
    await ask(`DELETE ${gone.path}`);
    const { table, rule, version } = await read(season);
    expect(table.events.map(({ name, state }: { name: string; state: string }) => [name, state])).toEqual([
      ['Đang mở', 'open'],
      ['', 'gone'],
    ]);
    expect(await ask(`POST /api/seasons/${season}/try`, { clubId: null, rule: { ...rule, best: 1 } })).toMatchObject({ moved: [] });
    expect(await ask(`PATCH /api/seasons/${season}`, { version, rule: { ...rule, best: 1 } })).toMatchObject({ version: version + 1 });
  });

  it('counts a tournament that one golfer finished, who is first', async () => {
    await medal('03', [4, 0], [AN, { name: BINH, status: 'WD' }]);
    const id = await newSeason();
    expect(placed(await read(id))).toEqual([
      [1, AN, '25'],
      [undefined, BINH, '0'],
    ]);
    expect(await publish(id)).toMatchObject({ number: 1 });
  });

  it.each([
    ['hidden', { hiddenHoles: 3 }],
    ['private', { public: false }],
    ['open', { state: 'open' as const }],
  ])('tells nothing of a tournament that is %s', async (state, settings) => {
    const event = await medal('03', [0, 1], [AN, BINH]);
    await test.db.update(tournament).set(settings).where(eq(tournament.id, event.id));
    const { table } = await read(await newSeason());
    expect([table.events.map((of: { state: string }) => of.state), table.lines]).toEqual([[state], []]);
  });

  it('says what the next event has to give for the first place', async () => {
    await join(await medal('03', [0, 1, 2]));
    await seedEvent(test.db, test.clubId, { settings: { name: 'Medal 04', date: '2026-04-10' } });
    const { table } = await read(await newSeason());
    const next = table.lines.map(({ name, canWin, next: of }: { name: string; canWin: boolean; next: { place: number } | null }) => [
      ...[name, canWin, of?.place ?? null],
    ]);
    expect(next).toEqual([
      [AN, true, null],
      [BINH, true, 25],
      [CHI, true, 24],
    ]);
  });

  it('counts against what the club says that scratch was, and gives no points where it said nothing', async () => {
    const [march, april] = [await medal('03', [0, 1, 2]), await medal('04', [0, 1, 2])];
    await join(march, april);
    const points = { kind: 'difference', against: 'event', level: 1000, perStroke: 100, least: 0 } as const;
    const events = { [march.id]: { role: 'regular', weight: 100, standard: 730 } } as const;
    const { table } = await read(await newSeason({ points, events, ties: [] }));
    expect(placed({ table })).toEqual([
      [1, AN, '11'],
      [2, BINH, '10'],
      [3, CHI, '9'],
    ]);
    expect(table.events.map(({ standard }: { standard: number | null }) => standard)).toEqual([730, null]);
  });

  it('is of those of a kind of membership, where it asks for that, and says so to whoever checks it', async () => {
    const golferIds = await join(await medal('03', [0, 1, 2]));
    for (const [nth, kind] of ['Chủ nhật', 'Toàn thời gian', 'Chủ nhật'].entries())
      await ask(`PUT /api/golfers/${golferIds[nth]}/memberships`, {
        version: 1,
        memberships: [{ clubId: test.clubId, number: null, kind, from: null, to: null }],
      });
    const id = await newSeason({ division: { id: 'Chủ nhật', at: 'season' }, among: 'table' });
    expect(placed(await read(id))).toEqual([
      [1, AN, '25'],
      [2, CHI, '24'],
    ]);
    await publish(id);
    const staff = await ask(`GET /api/seasons/${id}/publications/1`, undefined, 'reader');
    expect(checkSeason(staff as SeasonProof)).toMatchObject({ holds: true, closed: 0 });
  });

  it('is decided by a draw of lots with a reason, where the committee recorded one', async () => {
    const event = await medal('03', [1, 1, 1]);
    await join(event);
    const [an = '', binh = ''] = event.playerIds;
    const lot = { by: 'lot', order: [binh, an], reason: 'Bốc thăm ngày 31/12' } as const;
    const id = await newSeason({ ties: [lot] });
    const { table } = await read(id);
    expect(placed({ table })).toEqual([
      [1, BINH, '25'],
      [2, AN, '25'],
      [3, CHI, '25'],
    ]);
    expect(table.lines[0].ties).toEqual([{ by: 'lot', count: null, values: null, decided: true }]);
    await publish(id);
    const staff = await ask(`GET /api/seasons/${id}/publications/1`, undefined, 'reader');
    expect(checkSeason(staff as SeasonProof)).toMatchObject({ holds: true, closed: 0 });
    expect([JSON.stringify(staff.core).includes(an), (await read(id)).since]).toMatchObject([false, { changes: [], moved: [] }]);
  });

  it('has no tournament of another site', async () => {
    const foreign = await seedEvent(test.db, test.strangersClubId, { settings: { date: '2026-05-10' } });
    const { status, body } = await test.ask('manager', `POST /api/sites/${test.siteId}/seasons`, {
      ...{ name: 'Năm', clubId: null, rule: { ...RULE, only: [foreign.id] } },
    });
    expect([status, body.code]).toEqual([422, 'season-event-unknown']);
    expect((await read(await newSeason())).table.events).toEqual([]);
  });

  it('says whom another rule would move, and writes nothing', async () => {
    await join(await medal('03', [0, 1, 2]), await medal('04', [2, 0, 1]));
    const id = await newSeason({ best: 1 });
    const { changes, moved, names } = await ask(`POST /api/seasons/${id}/try`, { clubId: null, rule: RULE });
    expect(changes).toEqual([{ code: 'rule', names: [] }]);
    const shown = moved.map((one: { person: string; fromTotal: string; toTotal: string }) => [
      names[one.person],
      one.fromTotal,
      one.toTotal,
    ]);
    expect(shown).toContainEqual([BINH, '25', '49']);
    expect((await read(id)).version).toBe(1);
  });
});

describe('a published season', () => {
  let [march, april, golferIds, id]: [Medal, Medal, string[], string] = [] as never;
  beforeEach(async () => {
    [march, april] = [await medal('03', [0, 1, 2]), await medal('04', [0, 1, 2])];
    golferIds = await join(march, april);
    id = await newSeason();
    await publish(id);
  });

  it('is found from its club and its tournaments, and from a golfer in it', async () => {
    const named = [{ id, name: 'Golfer của năm' }];
    const found = async (query: string) => (await ask(`GET /api/live/seasons${query}`, undefined, null)).items;
    await newSeason(); // a draft is nobody's
    expect([await found(''), await found(`?club=${test.clubId}`), await found(`?tournament=${march.id}`)]).toEqual([named, named, named]);
    const other = await seedEvent(test.db, test.clubId, { settings: { date: '2027-03-10' } });
    expect([await found(`?club=${test.strangersClubId}`), await found(`?tournament=${other.id}`)]).toEqual([[], []]);
    const { seasons } = await ask(`GET /api/golfers/${golferIds[1]}/career`, undefined, 'reader');
    expect(seasons).toEqual([{ seasonId: id, name: 'Golfer của năm', number: 1, rank: { position: 2, tied: false }, total: '48' }]);
  });

  it('is checked by anyone: what is open holds, and with everything open the table is worked out again', async () => {
    const staff = await ask(`GET /api/seasons/${id}/publications/1`, undefined, 'reader');
    expect(checkSeason(staff as SeasonProof)).toEqual({ holds: true, signed: true, closed: 0 });
    expect(checkSeason((await live(id)) as SeasonProof)).toEqual({ holds: true, signed: true, closed: 3 });
    const [first, ...others] = staff.core.lines;
    const forged = { ...staff, core: { ...staff.core, lines: [{ ...first, total: '51' }, ...others] } };
    expect(checkSeason(forged as SeasonProof).holds).toBe(false);
    expect(checkSeason({ ...forged, signature: null } as SeasonProof).holds).toBe(false);
  });

  it('says that a correction makes another table; the next number shows what moved and why, and the old one stays', async () => {
    const before = await live(id);
    await ask(`POST ${april.path}/reopen`, { rules: 'kept' }, 'admin');
    expect((await read(id)).since.changes).toEqual([{ code: 'event-gone', names: ['Medal 04'] }]);
    const theirs = april.entries.filter(({ playerId, hole }) => playerId === april.playerIds[1] && hole <= 3);
    const corrected = theirs.map(({ id: replaces, playerId, hole }) => stroke(playerId, hole, (PAR[hole - 1] ?? 0) - 1, { replaces }));
    await ask(`POST ${april.roundPath}/reopen`, undefined);
    await ask(`POST ${april.roundPath}/entries`, { entries: corrected });
    await ask(`POST ${april.roundPath}/finish`);
    await ask(`POST ${april.path}/close`);
    const { since } = await read(id);
    expect(since.changes).toEqual([{ code: 'event-corrected', names: ['Medal 04'] }]);
    expect(await publish(id)).toMatchObject({ number: 2, signed: true });
    expect((await ask(`GET /api/sites/${test.siteId}/seasons`)).items).toMatchObject([{ id, published: { number: 2 } }]);
    expect((await read(id)).since).toMatchObject({ changes: [], moved: [] });
    const after = await live(id);
    expect([after.number, after.moves.changes]).toEqual([2, [{ code: 'event-corrected', names: ['Medal 04'] }]]);
    expect([after.moves.moved, after.othersMoved]).toEqual([[], 2]);
    expect((await live(id, '?number=1')).core).toEqual(before.core);
    expect(checkSeason((await live(id, '?number=1')) as SeasonProof).holds).toBe(true);
  });

  it('is published again only where something is different, and never deleted', async () => {
    expect((await test.ask('manager', `POST /api/seasons/${id}/publications`, {})).body.code).toBe('season-same');
    expect((await test.ask('manager', `DELETE /api/seasons/${id}`)).body.code).toBe('season-is-published');
  });

  it('is refused where the table is another than the one that was seen', async () => {
    const { table } = await read(id);
    await medal('05', [0, 1], [AN, BINH]);
    const { body } = await test.ask('manager', `POST /api/seasons/${id}/publications`, { state: table.state });
    expect(body.code).toBe('season-moved');
  });

  it('is refused while rows that may be one golfer have places, until somebody says who they are', async () => {
    const may = await medal('05', [0, 1], [AN, 'Vũ Dung']);
    const { table } = await read(id);
    expect(table.doubts).toMatchObject([{ playerId: may.playerIds[0], name: AN, tournamentName: 'Medal 05', other: AN }]);
    const { status, body } = await test.ask('manager', `POST /api/seasons/${id}/publications`, {});
    expect([status, body.code, body.message.includes(AN)]).toEqual([409, 'season-doubtful', true]);
    await ask(`POST /api/golfers/${golferIds[0]}/joins`, { playerIds: [may.playerIds[0]] });
    expect((await read(id)).table).toMatchObject({ doubts: [], nobodies: [{ name: 'Vũ Dung' }] });
    expect(await publish(id)).toMatchObject({ number: 2 });
  });

  it('is not refused for rows whom no place depends on: they lack events, together too', async () => {
    await ask(`PATCH /api/seasons/${id}`, { version: 1, rule: { ...RULE, least: 3 } });
    for (const [month, other] of [
      ['05', 'Hồ Giang'],
      ['06', 'Mai Hà'],
    ] as const)
      await medal(month, [0, 1], ['Vũ Dung', other]);
    const { table } = await read(id);
    expect([table.doubts, table.nobodies.length]).toEqual([[], 4]);
    await ask(`PATCH /api/seasons/${id}`, { version: 2, rule: { ...RULE, least: 2 } });
    expect((await read(id)).table.doubts).toMatchObject([{ name: 'Vũ Dung', other: expect.stringContaining('Vũ Dung · Medal 0') }]);
  });

  it('says that a join which was taken back makes another table, and nothing any more once they are joined again', async () => {
    const { rows } = await ask(`GET /api/golfers/${golferIds[0]}`);
    const { joinId } = rows.find(({ playerId }: { playerId: string }) => playerId === april.playerIds[0]);
    await ask(`DELETE /api/golfers/${golferIds[0]}/joins/${joinId}`);
    const { since, table } = await read(id);
    expect(since.changes).toEqual([{ code: 'people', names: [] }]);
    expect(table.nobodies).toHaveLength(1);
    await ask(`POST /api/golfers/${golferIds[0]}/joins`, { playerIds: [april.playerIds[0]] });
    expect((await read(id)).since).toMatchObject({ changes: [], moved: [] });
  });

  it('opens nobody any more who asked to be removed: their line stays, and the check says that it cannot be opened', async () => {
    await ask(`POST /api/golfers/${golferIds[0]}/removal`, { keepOut: false });
    const { core, openings, names } = await ask(`GET /api/seasons/${id}/publications/1`, undefined, 'reader');
    expect(core.lines[0]).toMatchObject({ rank: { position: 1 }, total: '50' });
    expect(names[core.lines[0].person]).toBeUndefined();
    expect(openings).toHaveLength(2);
    expect(checkSeason((await ask(`GET /api/seasons/${id}/publications/1`, undefined, 'reader')) as SeasonProof)).toMatchObject({
      ...{ holds: true, closed: 1 },
    });
    expect(await read(id)).toMatchObject({
      table: { lines: { length: 4 }, doubts: [] },
      since: { changes: [{ code: 'removed', names: [] }] },
    });
    expect(await publish(id)).toMatchObject({ number: 2 });
    const second = await ask(`GET /api/seasons/${id}/publications/2`, undefined, 'reader');
    const rows = second.openings.map(({ opened }: { opened: { results: object[] } }) => opened.results.length);
    expect(rows.sort()).toEqual([1, 1, 2, 2]);
    expect(Object.values(second.names).sort()).toEqual([expect.stringMatching(/^Golfer/), expect.stringMatching(/^Golfer/), BINH, CHI]);
    expect(JSON.stringify([second, await live(id)])).not.toContain(AN);
  });
});
