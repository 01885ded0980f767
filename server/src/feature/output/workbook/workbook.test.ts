import type { WorkbookKind } from '@fairway/api/choice/output/workbook';
import { WORKBOOK_KINDS } from '@fairway/api/choice/output/workbook';
import { eq } from 'drizzle-orm';
import readSheets from 'read-excel-file/universal';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type Person, testApp } from '../../../../test/kit/app.ts';
import { sayOfMatch, seedCup } from '../../../../test/kit/cup.ts';
import { cardOver, type Event, measurementOf, nameOf, seedCountedHoles, seedEvent, stroke, wholeCard } from '../../../../test/kit/event.ts';
import { flight, player } from '../../../db/schema/field/player.ts';
import { round, tournament } from '../../../db/schema/field/tournament.ts';
import { unzip } from '../../field/player-import/read/file/zip.ts';
import { footText } from './foot.ts';
import { columnLayouts, linesOf, orientationOf } from './layout.ts';
import { type Cell, count, date, money, time, withSheetNames } from './plan.ts';
import { HEADING_ROW } from './write.ts';

const test = await testApp();
const NOON = new Date('2026-04-25T05:00:00Z');

async function fetchFile(event: Event, kind: WorkbookKind, query: Record<string, string> = {}, who: Person = 'reader') {
  test.setNow(NOON);
  const url = `${event.path}/workbook/${kind}?${new URLSearchParams(query)}`;
  const headers = { authorization: `Bearer ${test.token[who]}`, 'accept-language': 'vi' };
  return test.app.inject({ method: 'GET', url, headers });
}

type Value = string | number | boolean | Date | null;
/** The sheets of a file as a reader of workbooks finds them: the name of each, its head, and its table. */
async function workbook(...asked: Parameters<typeof fetchFile>) {
  const { rawPayload, statusCode } = await fetchFile(...asked);
  expect(statusCode).toBe(200);
  const sheets = await readSheets(new Blob([new Uint8Array(rawPayload)]));
  return sheets.map(({ sheet, data }) => {
    const rows = data as Value[][];
    const [titles = [], ...table] = rows.slice(HEADING_ROW - 1);
    return {
      name: sheet,
      head: rows
        .slice(0, HEADING_ROW - 1)
        .flat()
        .filter((value) => value !== null),
      titles,
      table,
    };
  });
}

const PLAYERS = [
  { name: 'Nguyễn Thị Phương Thảo', handicapCourse: 0 },
  { name: 'Trần Đức Ánh', handicapCourse: 190, tee: 'Blue' },
  { name: 'Phạm Ỷ', handicapCourse: -20 },
];

/** Three players of two divisions in flight 1, who played 72, 73 and 74, and one measured drive. */
async function event(settings: NonNullable<Parameters<typeof seedEvent>[2]>['settings'] = {}): Promise<Event> {
  const given = { sideAwards: [{ kind: 'longest-drive' as const, holes: '7m, 11f' }], location: 'Sân Phú Thọ', ...settings };
  const made = await seedEvent(test.db, test.clubId, { players: PLAYERS, divisions: ['A', 'Nữ'], settings: given });
  const start = { teeTime: '07:30', startingHole: 1, startingSide: 'A' as const, cart: '12, 13' };
  await test.db.update(flight).set(start).where(eq(flight.roundId, made.roundId));
  const entries = made.playerIds.flatMap((id, nth) => wholeCard(id, cardOver({ 1: nth })));
  await test.ask('reader', `POST ${made.roundPath}/entries`, { entries });
  const [first = ''] = made.playerIds;
  const drive = measurementOf(first, { kind: 'longest-drive', hole: 7, centimetres: 24_550 });
  await test.ask('reader', `POST ${made.roundPath}/measurements`, drive);
  return made;
}

/** A side of two with a name of its own beside a side of one, who played 72 and 73. */
async function scramble(): Promise<Event> {
  const given = { play: 'scramble' as const, awards: [{ kind: 'best-gross' as const, main: true }] };
  const made = await seedEvent(test.db, test.clubId, { players: PLAYERS, settings: given });
  const sides = [{ name: 'Sông Hồng', partners: made.playerIds.slice(0, 2) }, { partners: made.playerIds.slice(2) }];
  const { body } = await test.ask('manager', `POST ${made.path}/sides`, { sides });
  const entries = body.items.flatMap(({ id }: { id: string }, nth: number) => wholeCard(id, cardOver({ 1: nth })));
  await test.ask('reader', `POST ${made.roundPath}/entries`, { entries });
  return made;
}

describe('the results of a tournament of matches', () => {
  it('are every match, then the cup, the knock-out and the groups, points as numbers, and no list by strokes', async () => {
    const cup = await seedCup(test);
    await sayOfMatch(test, cup, cup.matches[1], { kind: 'result', winner: 0, score: { up: 3, left: 2 } });
    await sayOfMatch(test, cup, cup.matches[2], { kind: 'result', winner: 'halved', score: null });
    const { path, playerIds } = cup.event;
    const add = (name: string, rule: object) => test.ask('manager', `POST ${path}/contests` as 'POST /', { name, rule });
    await add('Vô địch', { kind: 'bracket', thirdPlace: false, consolation: false, seeds: 1, entrants: playerIds.slice(0, 3) });
    const groups = [{ name: 'A', entrants: playerIds.slice(0, 2) }];
    await add('Bảng', { kind: 'groups', points: { won: 10, halved: 5, lost: 0 }, ties: [], groups });
    const sheets = await workbook(cup.event, 'result');
    const [list, ofCup, bracket, ofGroups] = sheets;
    expect(sheets.map(({ name }) => name)).toEqual(['Các trận', 'Cúp giao hữu', 'Vô địch', 'Bảng']);
    expect(list?.table.slice(1).map((row) => row.slice(6))).toEqual([
      ['Bạch Hạc', nameOf(2), '3&2', nameOf(6), 'Lam Sơn', nameOf(2), 1, 0],
      ['Bạch Hạc', nameOf(3), 'Hòa', nameOf(7), 'Lam Sơn', null, 0.5, 0.5],
    ]);
    expect(ofCup?.table.map(([team, points]) => [team, points])).toEqual([
      ['Bạch Hạc', 1.5],
      ['Lam Sơn', 0.5],
    ]);
    expect(bracket?.table[0]?.slice(0, 4)).toEqual(['Bán kết', `${nameOf(0)} (1)`, null, 'Miễn đấu']);
    expect(ofGroups?.table.map((row) => row.slice(0, 3))).toContainEqual(['A', 1, nameOf(0)]);
  });
});

it('the results of a four-ball list the pairs before their golfers, as the screen does', async () => {
  const players = [0, 0, 0, 0].map((handicapCourse) => ({ handicapCourse }));
  const pairs = await seedEvent(test.db, test.clubId, { players, divisions: ['A'], settings: { play: 'four-ball' } });
  const [a = '', b = '', c = '', d = ''] = pairs.playerIds;
  const sides = [
    { name: 'Cặp 1', partners: [a, b] },
    { name: 'Cặp 2', partners: [c, d] },
  ];
  await test.ask('manager', `POST ${pairs.path}/sides` as 'POST /', { sides });
  const entries = [a, b, c, d].flatMap((id, nth) => wholeCard(id, cardOver({ [nth + 1]: 1 - nth })));
  await test.ask('reader', `POST ${pairs.roundPath}/entries`, { entries });
  const sheets = await workbook(pairs, 'result');
  const [first, , , last] = sheets;
  expect(sheets.map(({ name }) => name)).toEqual(['Nhóm · Toàn giải', 'Nhóm · A', 'Golfer · Toàn giải', 'Golfer · A']);
  expect(first?.titles).not.toContain('HDC');
  expect(first?.table.map((row) => row.slice(0, 3))).toEqual([
    [1, 'Cặp 2', `${nameOf(2)}, ${nameOf(3)}`],
    [2, 'Cặp 1', `${nameOf(0)}, ${nameOf(1)}`],
  ]);
  expect(last?.table.map(([, name]) => name)).toEqual([3, 2, 1, 0].map(nameOf));
});

/** Excel’s time of a day, as the reader says it. */
const clock = (value: Value | undefined) => (value instanceof Date ? value.toISOString().slice(11, 16) : value);

describe('each workbook, read back with numbers as numbers and dates as dates', () => {
  it('results: the field, then each division', async () => {
    const [overall, a, women] = await workbook(await event(), 'result');
    expect([overall?.name, a?.name, women?.name]).toEqual(['Toàn giải', 'A', 'Nữ']);
    expect(overall?.titles).toEqual(['Hạng', 'Golfer', 'Bảng', 'Thru', 'So par', 'Gross', 'HDC', 'Net', 'Điểm', 'Hạng gross', 'Hạng điểm']);
    expect(overall?.table).toEqual([
      [1, 'Trần Đức Ánh', 'Nữ', 'F', 1, 73, 19, 54, 54, 2, 1],
      [2, 'Nguyễn Thị Phương Thảo', 'A', 'F', 0, 72, 0, 72, 36, 1, 2],
      [3, 'Phạm Ỷ', 'A', 'F', 2, 74, -2, 76, 32, 3, 3],
    ]);
    expect(a?.table.map((row) => row.slice(0, 2))).toEqual([
      [1, 'Nguyễn Thị Phương Thảo'],
      [2, 'Phạm Ỷ'],
    ]);
  });

  it('cards: par, index, and every hole with the sums of the nines', async () => {
    const [sheet] = await workbook(await event(), 'card');
    expect(sheet?.name).toBe('Vòng 1');
    const [par, index, first] = sheet?.table ?? [];
    expect(sheet?.titles.slice(1, 4)).toEqual(['Golfer', 1, 2]);
    expect([par?.slice(1, 4), par?.slice(11, 12), par?.at(-1)]).toEqual([['Par', 4, 4], [36], 72]);
    expect(index?.slice(1, 4)).toEqual(['Idx', 7, 3]);
    expect(first).toEqual(['A', 'Nguyễn Thị Phương Thảo', ...cardOver().slice(0, 9), 36, ...cardOver().slice(9), 36, 72]);
  });

  it('cards: the par and index of women too, where they have a card of their own', async () => {
    const made = await event();
    await test.db
      .update(round)
      .set({ womenPar: cardOver({ 1: 1 }), womenStrokeIndex: null })
      .where(eq(round.id, made.roundId));
    const [sheet] = await workbook(made, 'card');
    expect(sheet?.table.slice(0, 3).map((row) => [row[1], row[2], row.at(-1)])).toEqual([
      ['Par', 4, 72],
      ['Idx', 7, null],
      ['Par nữ', 5, 73],
    ]);
  });

  it('the start list and the flight sheet: real times, a hole with its side', async () => {
    const made = await event();
    const [start] = await workbook(made, 'start-list');
    expect(start?.titles).toEqual(['Flight', 'Giờ phát bóng', 'Hố xuất phát', 'Golfer', 'Bảng', 'HDC']);
    expect(start?.table[1]?.map(clock)).toEqual([1, '07:30', '1A', 'Trần Đức Ánh', 'Nữ', 19]);
    const [sheet] = await workbook(made, 'flight-sheet');
    expect(sheet?.table[1]?.slice(5).map(clock)).toEqual([19, 'Blue', null, null, '12, 13', null, null]);
  });

  it('winners: who gets what for what, as numbers', async () => {
    const [sheet] = await workbook(await event(), 'winner');
    expect(sheet?.table.slice(0, 2).map((row) => row.slice(0, 7))).toEqual([
      [1, 'Best Gross', 'Nguyễn Thị Phương Thảo', 72, 72, 0, 72],
      [2, 'Best Net', 'Trần Đức Ánh', 54, 73, 19, 54],
    ]);
  });

  it('sides of one ball: with their partners in a column, who won beside them', async () => {
    const made = await scramble();
    const [overall] = await workbook(made, 'result');
    expect(overall?.titles.slice(0, 4)).toEqual(['Hạng', 'Nhóm', 'Người trong nhóm', 'Thru']);
    const partners = 'Nguyễn Thị Phương Thảo, Trần Đức Ánh';
    expect(overall?.table.map((row) => row.slice(1, 4)).sort()).toEqual([
      ['Phạm Ỷ', 'Phạm Ỷ', 'F'],
      ['Sông Hồng', partners, 'F'],
    ]);
    const [cards] = await workbook(made, 'card');
    expect(cards?.titles.slice(1, 4)).toEqual(['Nhóm', 'Người trong nhóm', 1]);
    expect(cards?.table.find(([, name]) => name === 'Sông Hồng')?.slice(2, 4)).toEqual([partners, 4]);
    const [winners] = await workbook(made, 'winner');
    expect(winners?.table[0]?.[2]).toBe(`Sông Hồng (${partners})`);
  });

  it('side awards: who leads, and every measurement with its moment at the club', async () => {
    const [leaders, shots] = await workbook(await event(), 'side-award');
    expect(leaders?.table.map((row) => row.slice(0, 4))).toEqual([
      [7, 'Longest Drive', 'Nam', 'Nguyễn Thị Phương Thảo'],
      [11, 'Longest Drive', 'Nữ', null],
    ]);
    const [shot = []] = shots?.table ?? [];
    expect(shot.slice(3, 8)).toEqual([1, 'Nguyễn Thị Phương Thảo', 1, 1, 245.5]);
    expect(shot.at(-2)).toEqual(new Date('2026-04-25T08:00:00Z'));
  });

  it('side awards: a gift says what the card has, each kind its own', async () => {
    const sideAwards = [{ kind: 'gift-hole-in-one' as const }, { kind: 'gift-eagle' as const }];
    const made = await seedEvent(test.db, test.clubId, { settings: { sideAwards }, players: 1 });
    const entries = wholeCard(made.playerIds[0] ?? '', cardOver({ 3: -2, 4: -2 }));
    await test.ask('reader', `POST ${made.roundPath}/entries`, { entries });
    const [leaders] = await workbook(made, 'side-award');
    expect(leaders?.table.map((row) => [row[0], row.at(-1)])).toEqual([
      [3, 'Thẻ ghi 1 gậy'],
      [3, 'Thẻ ghi eagle hoặc tốt hơn'],
      [4, 'Thẻ ghi eagle hoặc tốt hơn'],
    ]);
  });
});

describe('a workbook', () => {
  it('has club, tournament, date, place, the moment and the version above each table, in the language that is asked for', async () => {
    const made = await event();
    const [sheet] = await workbook(made, 'result');
    const [version] = await test.db.select({ of: tournament.boardVersion }).from(tournament).where(eq(tournament.id, made.id));
    const standing = `In lúc 12:00 25/04/2026 · Bản kết quả ${version?.of} · Tạm tính`;
    expect(sheet?.head.slice(1)).toEqual([
      'Giải mùa xuân',
      'Toàn giải · Xếp theo net',
      new Date('2026-04-25T00:00:00Z'),
      'Sân Phú Thọ',
      standing,
    ]);
    const [english] = await workbook(made, 'result', { language: 'en' });
    expect(english?.titles.slice(0, 3)).toEqual(['Place', 'Player', 'Division']);
  });

  it('has the logo of the club, frozen headings, and is set up for paper', async () => {
    const made = await event();
    const plain = await unzip((await fetchFile(made, 'winner')).rawPayload, () => true);
    expect([...plain.keys()].filter((path) => path.startsWith('xl/media/'))).toEqual([]);
    const logo = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#0a7d5a' } })
      .png()
      .toBuffer();
    const boundary = 'a-boundary';
    const start = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="l.png"\r\ncontent-type: image/png\r\n\r\n`;
    const payload = Buffer.concat([Buffer.from(start), logo, Buffer.from(`\r\n--${boundary}--\r\n`)]);
    const type = { 'content-type': `multipart/form-data; boundary=${boundary}` };
    expect((await test.ask('manager', `PUT /api/clubs/${test.clubId}/logo?version=1`, payload, type)).status).toBe(200);
    const parts = await unzip((await fetchFile(made, 'winner')).rawPayload, () => true);
    const picture = [...parts].find(([path]) => path.startsWith('xl/media/'))?.[1];
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png' });
    const sheet = parts.get('xl/worksheets/sheet1.xml')?.toString() ?? '';
    for (const sign of [`ySplit="${HEADING_ROW}"`, 'state="frozen"', 'fitToPage="1"', 'fitToHeight="0"', 'orientation="landscape"'])
      expect(sheet).toContain(sign);
    const heights = [...sheet.matchAll(/<row r="(\d+)"(?: ht="([\d.]+)")?/g)].filter(([, row]) => Number(row) > HEADING_ROW);
    expect(new Set(heights.map(([, , height]) => height))).toEqual(new Set(['15']));
    const narrow = await unzip((await fetchFile(made, 'start-list')).rawPayload, () => true);
    expect(narrow.get('xl/worksheets/sheet1.xml')?.toString()).toContain('orientation="portrait"');
    expect(sheet).toContain('<oddFooter>&amp;L&amp;8 Người nhận giải · Giải mùa xuân&amp;R&amp;8 Trang &amp;P/&amp;N</oddFooter>');
    const book = parts.get('xl/workbook.xml')?.toString();
    expect(book).toContain(`localSheetId="0">'Người nhận giải'!$${HEADING_ROW}:$${HEADING_ROW}</definedName>`);
  });

  it('says its title and whose it is where folders of files show it, and each list has a filter', async () => {
    const made = await event();
    await test.db.update(tournament).set({ name: 'Cúp A & B <mở rộng>' }).where(eq(tournament.id, made.id));
    const parts = await unzip((await fetchFile(made, 'card')).rawPayload, () => true);
    const [{ clubName = '' } = {}] = [(await test.ask('manager', `GET ${made.path as '/'}`)).body];
    expect(parts.get('docProps/core.xml')?.toString()).toContain(
      `<dc:title>Thẻ điểm từng hố · Cúp A &amp; B &lt;mở rộng&gt;</dc:title><dc:creator>${clubName}</dc:creator>`,
    );
    for (const path of ['[Content_Types].xml', '_rels/.rels']) expect(parts.get(path)?.toString(), path).toContain('docProps/core.xml');
    const [cells, last] = [`A${HEADING_ROW}:W`, HEADING_ROW + 2 + PLAYERS.length];
    expect(parts.get('xl/worksheets/sheet1.xml')?.toString()).toContain(
      `</sheetData><autoFilter ref="${cells}${last}"><filterColumn colId="2" `,
    );
    expect(parts.get('xl/workbook.xml')?.toString()).toContain(`hidden="1">'Vòng 1'!$A$${HEADING_ROW}:$W$${last}</definedName>`);
  });

  it('takes nothing for a formula: what a person typed stays text, in each of them', async () => {
    const made = await event();
    const names = ['=1+1', '+84 912 345 678', '@SUM(A1)'];
    for (const [nth, name] of names.entries())
      await test.db
        .update(player)
        .set({ name, note: '-1+cmd', phone: null })
        .where(eq(player.id, made.playerIds[nth] ?? ''));
    for (const kind of WORKBOOK_KINDS) {
      const parts = await unzip((await fetchFile(made, kind)).rawPayload, () => true);
      const sheets = [...parts].filter(([path]) => path.startsWith('xl/worksheets/sheet')).map(([, xml]) => xml.toString());
      expect(sheets.join(), kind).not.toContain('<f>');
      const values = (await workbook(made, kind)).flatMap(({ table }) => table.flat());
      expect(values, kind).toEqual(expect.arrayContaining([names[0]]));
      if (kind === 'player') expect(values).toEqual(expect.arrayContaining([...names, '-1+cmd']));
      // the format of text: a person who edits the cell does not make a formula of it either
      expect(parts.get('xl/styles.xml')?.toString()).toMatch(/numFmtId="49"|formatCode="@"/);
    }
  });

  it('has no net while the counted holes of a Peoria are secret, as the board of the staff', async () => {
    const made = await event({ calculateHandicapDay: 'peoria' });
    await seedCountedHoles(test.db, made.roundId, [2, 5, 7, 11, 13, 17]);
    const [overall] = await workbook(made, 'result');
    expect(overall?.titles).toEqual(['Hạng', 'Golfer', 'Bảng', 'Thru', 'So par', 'Gross']);
  });

  it('says that it is for the committee only while it shows what the public does not see', async () => {
    const made = await event();
    await test.db.update(tournament).set({ hiddenHoles: 3 }).where(eq(tournament.id, made.id));
    for (const kind of ['card', 'result', 'winner'] as const)
      expect((await workbook(made, kind))[0]?.head.join(), kind).toContain('Chỉ dành cho ban tổ chức');
  });

  it('marks a pick-up, and shows initials where the paper on the wall does', async () => {
    const made = await event();
    const [first = '', second = ''] = made.playerIds;
    await test.ask('reader', `POST ${made.roundPath}/entries`, { entries: [stroke(second, 18, 'pickup', { device: 'b' })] });
    await test.db.update(player).set({ initials: true }).where(eq(player.id, first));
    expect((await workbook(made, 'start-list'))[0]?.table[0]?.[3]).toBe('N.T.P.T.');
    expect((await workbook(made, 'card'))[0]?.table.flat()).toContain('Nguyễn Thị Phương Thảo');
  });

  it('of a day of 144 with three rounds is whole', async () => {
    const many = await seedEvent(test.db, test.clubId, { players: 144, rounds: 3, divisions: ['A', 'B', 'C'] });
    const entries = many.playerIds.flatMap((id) => wholeCard(id, cardOver()));
    for (let from = 0; from < entries.length; from += 500)
      await test.ask('reader', `POST ${many.roundPath}/entries`, { entries: entries.slice(from, from + 500) });
    const sizes = async (kind: WorkbookKind) => (await workbook(many, kind)).map(({ table }) => table.length);
    expect(await sizes('card')).toEqual([146, 146, 146]);
    expect(await sizes('start-list')).toEqual([144, 144, 144]);
    expect(await sizes('result')).toEqual([144, 48, 48, 48]);
    await test.db.update(round).set({ finishedAt: NOON }).where(eq(round.id, many.roundId));
    // the next round first: the import reads the first sheet into it
    const lists = (await workbook(many, 'player')).map(({ name, table }) => [name, table.length]);
    expect(lists).toEqual([2, 1, 3].map((number) => [`Danh sách golfer · Vòng ${number}`, 144]));
    expect((await workbook(many, 'card', { roundId: many.roundIds[1] ?? '' })).map(({ name }) => name)).toEqual(['Vòng 2']);
  });

  it('says what it lacks in a sentence', async () => {
    const empty = await seedEvent(test.db, test.clubId, { players: 0, settings: { sideAwards: [] } });
    const codes: Record<string, string> = {};
    for (const kind of WORKBOOK_KINDS) codes[kind] = (await fetchFile(empty, kind)).json().code;
    expect(codes).toEqual({
      player: 'paper-no-players',
      'start-list': 'paper-no-players',
      'flight-sheet': 'paper-no-players',
      card: 'paper-no-players',
      result: 'paper-no-players',
      winner: 'more-players',
      'side-award': 'paper-no-side-awards',
    });
    const other = await seedEvent(test.db, test.clubId, { players: 1 });
    expect((await fetchFile(other, 'card', { roundId: empty.roundId })).statusCode).toBe(404);
  });
});

describe('the foot of a page', () => {
  it('is whole, in as many lines as it needs', () => {
    const long = [
      'Danh sách phát bóng · Vòng 1 · 25/04/2026 · Sân Kings Course',
      'Giải Gắn kết Doanh nghiệp & Đối tác Chiến lược Mở rộng 2026',
    ];
    expect(footText(long.join(' · '), 'Trang &P/&N').replaceAll('\n', ' ')).toBe(
      `&L&8 ${long.join(' · ').replace('&', '&&')}&R&8 Trang &P/&N`,
    );
    expect(footText(long.join(' · '), 'Trang &P/&N').split('\n')).toHaveLength(2);
  });

  it.each(['A & B '.repeat(100), '🏌️‍♂️'.repeat(60), 'dài '.repeat(100)])('says that there is more where Excel takes no more: %s', (text) => {
    const foot = footText(text, '1/2');
    expect(foot.length).toBeLessThanOrEqual(255);
    expect(foot).toMatch(/(?:A|B|&&|🏌️‍♂️|dài|d|dà)…&R&8 1\/2$/);
  });
});

describe('the columns of a sheet', () => {
  const layoutsOf = (headings: string[], ...rows: Cell[][]) => columnLayouts({ name: '', title: '', remark: null, headings, rows });

  it('are as wide as what they hold, numbers beside names in the middle', () => {
    const [, , place, name, birthday, prize, empty] = layoutsOf(
      ['', '', 'Hạng', 'Golfer', 'Ngày sinh', 'Giá trị', 'Ghi chú flight'],
      [null, null, count(1), 'Nguyễn Thị Phương Thảo', date('1975-04-25'), money(15_000_000), null],
    );
    expect(place).toEqual({ width: 6, align: 'center' });
    expect(name).toEqual({ width: 25, align: 'left', indent: 1 });
    expect(birthday).toEqual({ width: 13, align: 'right', indent: 1 });
    expect(prize?.width).toBeGreaterThanOrEqual('15,000,000'.length + 2);
    expect(empty).toEqual({ width: 10, align: 'center' });
  });

  it('break a long text into lines, and the row is as high', () => {
    const gift = 'Bộ gậy và hai đêm nghỉ dưỡng ở Phú Quốc cho hai người';
    expect(layoutsOf(['', '', 'Quà'], [null, null, gift])[2]).toMatchObject({ width: 43, wrap: true });
    expect([linesOf([null, count(1), gift]), linesOf([count(1), 'An'])]).toEqual([2, 1]);
  });

  it('stand on an upright page where they fit', () => {
    expect(orientationOf(layoutsOf(['Flight', 'Giờ', 'Golfer'], ['1A', time('06:30'), 'Lê Văn Chi']))).toBe('portrait');
    expect(
      orientationOf(
        layoutsOf(
          ['', '', ...'abcdef'].map(String),
          Array.from({ length: 8 }, () => 'Mười chữ số nữa'),
        ),
      ),
    ).toBe('landscape');
  });
});

it('the name of a sheet is one that Excel takes', () => {
  const names = [
    'A/B: [1]*?',
    "'quoted'",
    'x'.repeat(40),
    'X'.repeat(40),
    '::',
    '',
    `${'e'.repeat(30)}😀`,
    `${'q'.repeat(30)}'x`,
    'History',
  ];
  const sheets = names.map((name) => ({ name, title: '', remark: null, headings: [], rows: [] }));
  expect(withSheetNames(sheets).map(({ name }) => name)).toEqual([
    'A B   1',
    'quoted',
    'x'.repeat(31),
    `${'X'.repeat(27)} (2)`,
    '–',
    '– (2)',
    'e'.repeat(30),
    'q'.repeat(30),
    'History (2)',
  ]);
});
