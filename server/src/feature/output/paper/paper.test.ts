import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type PaperKind, USUAL_PAPERS, type UsualPaper } from '@fairway/api/choice/output/paper';
import { readable } from '@fairway/facts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type Person, testApp } from '../../../../test/kit/app.ts';
import { seenBoard } from '../../../../test/kit/board.ts';
import { cardOver, type Event, PAR, STROKE_INDEX, seedCountedHoles, seedEvent, wholeCard } from '../../../../test/kit/event.ts';
import { lowestOfPdf, pagesOfPdf } from '../../../../test/kit/paper/pdf.ts';
import type { Scene } from '../../../../test/kit/world/scene.ts';
import { createSignups } from '../../../../test/kit/world/signup.ts';
import { flight, player } from '../../../db/schema/field/player.ts';
import { signup, signupPackage } from '../../../db/schema/field/signup.ts';
import { round, tournament } from '../../../db/schema/field/tournament.ts';
import { fontShelf } from './page/font.ts';

const test = await testApp({ PUBLIC_URL: 'https://golf.example.com', FAIRWAY_SECRET: 'a secret of this test, long enough for it' });
const NOON = new Date('2026-04-25T05:00:00Z');

/** Where the short addresses lead that stand on a page. */
async function leadTo(page = ''): Promise<string[]> {
  const addresses = page.match(/(?<=golf\.example\.com)\/t\/\w{8}(?= |$)/g) ?? [];
  const answers = await Promise.all(addresses.map((url) => test.app.inject({ url })));
  return answers.map(({ headers }) => String(headers.location).replace('https://golf.example.com', ''));
}

/** Asks for a paper; `pages`: the text of each, piece by piece as it is drawn. */
async function paper(event: Event, kind: PaperKind, query: Record<string, string> = {}, who: Person = 'reader') {
  test.setNow(NOON);
  const url = `${event.path}/paper/${kind}?${new URLSearchParams(query)}`;
  const headers = { authorization: `Bearer ${test.token[who]}`, 'accept-language': 'vi' };
  const answer = await test.app.inject({ method: 'GET', url, headers });
  const isPdf = answer.statusCode === 200;
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: isPdf ? null : answer.json(),
    pages: isPdf ? await pagesOfPdf(answer.rawPayload) : [],
    file: answer.rawPayload,
  };
}

const PLAYERS = [
  { name: 'Nguyễn Thị Phương Thảo', handicapCourse: 0 },
  { name: 'Trần Đức Ánh', handicapCourse: 190, tee: 'Blue' },
  { name: 'Phạm Ỷ', handicapCourse: -20 },
];

/** Three players of two divisions in flight 1, who played 72, 73 and 74. */
async function event(settings: NonNullable<Parameters<typeof seedEvent>[2]>['settings'] = {}): Promise<Event> {
  const sideAwards = [{ kind: 'longest-drive' as const, holes: '7m, 11f' }];
  const given = { sideAwards, regulations: 'Điều 1. Có mặt trước 15 phút.', location: 'Sân Phú Thọ', ...settings };
  const made = await seedEvent(test.db, test.clubId, { players: PLAYERS, divisions: ['A', 'Nữ'], settings: given });
  const start = { teeTime: '07:30', startingHole: 1, startingSide: 'A' as const, cart: '12, 13' };
  await test.db.update(flight).set(start).where(eq(flight.roundId, made.roundId));
  const entries = made.playerIds.flatMap((id, nth) => wholeCard(id, cardOver({ 1: nth })));
  await test.ask('reader', `POST ${made.roundPath}/entries`, { entries });
  return made;
}

const FOOT = 'In lúc 12:00 25/04/2026';
const BACK = [10, 11, 12, 13, 14, 15, 16, 17, 18];
const START = 'Flight 1 | 07:30 · hố 1A';

it('results and leaderboard of a four-ball list the pairs before their golfers, as the screen does', async () => {
  const players = PLAYERS.slice(0, 2).concat(PLAYERS.slice(0, 2));
  const pairs = await seedEvent(test.db, test.clubId, { players, settings: { play: 'four-ball' } });
  const [a, b, c, d] = pairs.playerIds;
  const sides = [
    { name: 'Cặp 1', partners: [a, b] },
    { name: 'Cặp 2', partners: [c, d] },
  ];
  await test.ask('manager', `POST ${pairs.path}/sides` as 'POST /', { sides });
  for (const kind of ['result', 'leaderboard'] as const) {
    const { pages } = await paper(pairs, kind);
    expect(
      pages.map((page) => [page.includes('Cặp 1'), page.includes('· Golfer')]),
      kind,
    ).toEqual([
      [true, false],
      [false, true],
    ]);
  }
});

describe('papers, word for word', () => {
  it.each(['score-card', 'bag-tag', 'certificate', 'start-list'] as const)(
    'a %s has nothing within the 5 mm of its lower edge that printers leave white',
    async (kind) => {
      const made = await event();
      const { file } = await paper(made, kind);
      expect((await lowestOfPdf(file)) / (72 / 25.4)).toBeGreaterThanOrEqual(5);
    },
  );

  it('a score card has player, start, the holes with par and index, and lines to sign', async () => {
    const [sheet = ''] = (await paper(await event(), 'score-card')).pages;
    const [, own = ''] = sheet.split('Trần Đức Ánh');
    expect(own).toContain('Bảng Nữ · HDC 19 · Tee Blue | Flight | 1 | Giờ | 07:30 | Hố | 1A | Bag tag | Caddie');
    expect(own).toContain('Hố | Par | Idx | Chấp | Gậy | 1 | 4 | 7 | 2 | 4 | 3 | 3 | 3 | 15');
    expect(own).toContain('OUT | 36');
    expect(own).toContain('GROSS | HDC | 19 | NET | Golfer ký | Người ghi điểm ký | Quét mã: thẻ điểm trực tiếp');
    expect(sheet).toContain(`Trang 1/1 · ${FOOT} · Bản dữ liệu`);
  });

  it('a score card has the holes as its player plays them: of women by their card', async () => {
    const made = await event();
    await test.db
      .update(player)
      .set({ gender: 'f' })
      .where(eq(player.id, made.playerIds[1] ?? ''));
    const womenStrokeIndex = STROKE_INDEX.toReversed();
    await test.db
      .update(round)
      .set({ womenPar: PAR.with(0, 5), womenStrokeIndex })
      .where(eq(round.id, made.roundId));
    const [sheet = ''] = (await paper(made, 'score-card')).pages;
    const [first = '', own = ''] = sheet.split('Trần Đức Ánh');
    expect(first).toContain('Gậy | 1 | 4 | 7 | 2 | 4 | 3 | 3');
    expect(own).toContain('Gậy | 1 | 5 | 14 | 2 | 4 | 10 | 3');
    expect(own).toContain('OUT | 37');
  });

  it('a score card of who plays a ball for a side has its allowance, and a box for whether the ball counts', async () => {
    const made = await event({ play: 'four-ball' });
    const sides = [{ name: 'Cặp 1', partners: made.playerIds.slice(0, 2) }];
    await test.ask('manager', `POST ${made.path}/sides`, { sides });
    const [sheet = ''] = (await paper(made, 'score-card')).pages;
    const [first = '', own = ''] = sheet.split('Trần Đức Ánh');
    // 85 % of 19
    expect(own).toContain('Cặp 1 · HDC 16 | Bảng Nữ · HDC 19');
    expect(own).toContain('Chấp | Gậy | Tính | 1 | 4 | 7');
    expect(first).not.toContain('HDC 0 · HDC');
    expect((await paper(made, 'score-card')).pages.join()).toContain('Chấp | Gậy | 1 | 4');
  });

  it('a score card of nine holes takes half the space: eight on a sheet, with the holes across, or one on a sheet of its own', async () => {
    const many = await seedEvent(test.db, test.clubId, { players: 10 });
    await test.db.update(round).set({ holes: 'back' }).where(eq(round.id, many.roundId));
    const { pages, headers, file } = await paper(many, 'score-card');
    expect(headers['x-pages']).toBe('2');
    expect((await lowestOfPdf(file)) / (72 / 25.4)).toBeGreaterThanOrEqual(5);
    expect(pages[0]?.match(/Golfer ký/g)).toHaveLength(8);
    const rows = ['Hố', ...BACK.map((hole) => String(hole)), 'IN', 'Par', ...PAR.slice(9).map(String), '36', 'Idx'];
    expect(pages[0]).toContain(rows.join(' | '));
    expect(pages[0]).toContain('GROSS | HDC');
    expect((await paper(many, 'score-card', { each: 'one' })).headers['x-pages']).toBe('10');
  });

  it('a board for a hole that has another par for women says both, and of an award for women theirs', async () => {
    const made = await event({ sideAwards: [{ kind: 'longest-drive', holes: '1, 1f' }] });
    await test.db
      .update(round)
      .set({ womenPar: PAR.with(0, 5) })
      .where(eq(round.id, made.roundId));
    const [everyone, women] = (await paper(made, 'side-award-board')).pages;
    expect(everyone).toContain('Hố 1 | Par 4 · nữ 5');
    expect(women).toContain('Hố 1 | Par 5 · Nữ');
  });

  const lines: Readonly<Record<Exclude<UsualPaper, 'score-card'>, readonly string[]>> = {
    'flight-sheet': ['Phiếu flight cho starter', 'Flight 1', '07:30 · hố 1A · Xe 12, 13', 'Trần Đức Ánh | Nữ | 19'],
    'start-list': ['Danh sách xuất phát', START, '1 | Nguyễn Thị Phương Thảo | A | 0', '3 | Phạm Ỷ | A | +2'],
    result: [
      'Kết quả – Bảng A',
      'Xếp theo net',
      '1 | Nguyễn Thị Phương Thảo | E | 72 | 0 | 72',
      '2 | Phạm Ỷ | +2 | 74 | +2 | 76',
      'Tạm tính',
    ],
    leaderboard: ['Bảng xếp hạng', '1 | Trần Đức Ánh | Nữ | F | +1 | 73 | 19 | 54'],
    winner: [
      'Best Gross | Nguyễn Thị Phương Thảo | gross 72',
      'Best Net | Trần Đức Ánh | net 54',
      'Trưởng ban tổ chức',
      '(ký, ghi rõ họ tên)',
    ],
    certificate: ['GIẤY CHỨNG NHẬN | CERTIFICATE | Trao cho / Presented to | Nguyễn Thị Phương Thảo | Best Gross', 'Sân Phú Thọ'],
    'bag-tag': ['Nguyễn Thị Phương', 'Flight 1 · 07:30 · hố 1A · Xe 12, 13'],
    'flight-label': [START, 'Trần Đức Ánh | Phạm Ỷ | Xe 12, 13'],
    'cart-sign': ['Flight 1 | Xe 12', 'Flight 1 | Xe 13'],
    'side-award-board': ['Longest Drive', 'Hố 7 | Par 3 · Nam', 'Khoảng cách (m)'],
    regulation: ['Điều lệ', 'Điều 1. Có mặt trước 15 phút.'],
  };
  it('every other paper has what it is for, says its page and when it was printed', async () => {
    const of = await event();
    for (const [kind, texts] of Object.entries(lines) as [keyof typeof lines, readonly string[]][]) {
      const { pages, headers } = await paper(of, kind);
      expect({ kind, pages: headers['x-pages'] }).toEqual({ kind, pages: String(pages.length) });
      for (const text of [...texts, FOOT, `Trang 1/${pages.length}`]) expect.soft(pages[0], kind).toContain(text);
    }
  });

  it('a bag tag names the sponsor for whose package somebody plays', async () => {
    const of = await event();
    const { memberId } = await createSignups(test.db, of.id, { signup: 'open' } as Scene);
    const [sold] = await test.db.select().from(signupPackage);
    await test.db
      .update(signup)
      .set({ playerId: of.playerIds[0] ?? '', packageId: sold?.id ?? '' })
      .where(eq(signup.id, memberId));
    expect((await paper(of, 'bag-tag')).pages[0]).toContain('Cửu Long · Bảng A');
  });

  it('results, winners and certificates of sides name their partners', async () => {
    const settings = { play: 'scramble' as const, awards: [{ kind: 'best-gross' as const, main: true }] };
    const made = await seedEvent(test.db, test.clubId, { players: PLAYERS, settings });
    const sides = [{ name: 'Sông Hồng', partners: made.playerIds.slice(0, 2) }, { partners: made.playerIds.slice(2) }];
    const { body } = await test.ask('manager', `POST ${made.path}/sides`, { sides });
    const entries = body.items.flatMap(({ id }: { id: string }, nth: number) => wholeCard(id, cardOver({ 1: nth })));
    await test.ask('reader', `POST ${made.roundPath}/entries`, { entries });
    const textOf = async (kind: PaperKind) => (await paper(made, kind)).pages.join();
    for (const kind of ['result', 'leaderboard', 'certificate'] as const)
      expect.soft(await textOf(kind), kind).toContain('Sông Hồng | Nguyễn Thị Phương Thảo, Trần Đức Ánh');
    expect((await textOf('winner')).replaceAll(' | ', ' ')).toContain('Sông Hồng (Nguyễn Thị Phương Thảo, Trần Đức Ánh)');
    expect(await textOf('score-card')).toContain('Sông Hồng | Nguyễn Thị Phương Thảo (0) | Trần Đức Ánh (19)');
  });

  it('of published winners says since when, and which awards were published otherwise', async () => {
    const played = await event({ awards: [{ kind: 'best-gross', main: true }] });
    const textOf = async (kind: PaperKind, language: string) => (await paper(played, kind, { language })).pages.join();
    expect(await textOf('winner', 'vi')).toMatch(/Bản kết quả \d+ · Tạm tính/);
    await test.ask('manager', `PUT ${played.path}/winners/publication`, await seenBoard(test, played));
    expect(await textOf('winner', 'vi')).toMatch(/Bản kết quả \d+ · Đã công bố lúc 12:00 25\/04\/2026/);
    expect(await textOf('certificate', 'en')).toContain('Published 12:00 25/04/2026');
    await test.ask('manager', `PUT ${played.path}/winners/${played.awardIds['best-gross']}/decision`, {
      ...{ playerId: played.playerIds[1], byHand: true, reason: 'Nhường giải' },
      ...(await seenBoard(test, played)),
    });
    const changed = await textOf('winner', 'en');
    expect(changed).toContain('Provisional · * Not as published 12:00 25/04/2026');
    expect(changed).toContain('Best Gross *');
    for (const path of [`${played.roundPath}/finish`, `${played.path}/close`] as const) await test.ask('manager', `POST ${path}`);
    await test.ask('manager', `PUT ${played.path}/winners/publication`, await seenBoard(test, played));
    expect(await textOf('winner', 'vi')).toContain('Kết quả chính thức · Đã công bố lúc 12:00 25/04/2026');
  });

  it('is in the language that is asked for', async () => {
    const [page = ''] = (await paper(await event(), 'result', { language: 'en', size: 'a5' })).pages;
    for (const text of ['Results – Division A', 'Ranked by net', 'Page 1 of 2', 'Printed 12:00 25/04/2026', 'Provisional'])
      expect(page).toContain(text);
  });
});

describe('a paper', () => {
  it('of ten score cards has three sheets of four, or ten of one', async () => {
    const many = await seedEvent(test.db, test.clubId, { players: 10 });
    const counts = ['four', 'one'].map(async (each) => (await paper(many, 'score-card', { each })).headers['x-pages']);
    expect(await Promise.all(counts)).toEqual(['3', '10']);
  });

  it('leaves a line for letters that no font has, and says whose name it is', async () => {
    // Garay, a script of 2024: a machine may have fonts for Korean
    const players = [{ name: 'Kim \u{10d50}' }, { name: 'Lê Hà 🏌' }, { name: '🏌️' }];
    const { pages, headers } = await paper(await seedEvent(test.db, test.clubId, { players }), 'start-list');
    expect(JSON.parse(decodeURIComponent(String(headers['x-unprinted-names'])))).toEqual(['Kim \u{10d50}', '🏌️']);
    expect(pages[0]).toMatch(/Kim _{8} \| 0 \| 2 \| Lê Hà \| .* _{8} \|/);
  });

  it('has letters of another font where a folder has one', () => {
    const folder = join(fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/package.json')), '../ttf');
    const runs = fontShelf([folder]).open().runs('An 𝒜', 'regular');
    expect(fontShelf([]).open().runs('An 𝒜', 'regular')).toBeNull();
    expect(runs?.map(({ text, font }) => [text, font.postscriptName])).toEqual([
      ['An ', 'BeVietnamPro-Regular'],
      ['𝒜', 'DejaVuMathTeXGyre-Regular'],
    ]);
  });

  it.each(['a4', 'a5'])('cuts neither the name of the tournament nor that of a player or a sponsor: %s', async (size) => {
    const of = await event();
    const [name, person] = [
      'Giải Tranh Cúp Doanh Nghiệp Việt Nam Mở Rộng Lần Thứ Mười Hai – Chào Mừng Ngày Doanh Nhân 2026',
      PLAYERS[1]?.name,
    ];
    await test.db.update(tournament).set({ name }).where(eq(tournament.id, of.id));
    const long = 'Công Tằng Tôn Nữ Hoàng Thị Phương Thảo Nguyên Khánh Linh Đài Trang';
    await test.db
      .update(player)
      .set({ name: long })
      .where(eq(player.name, person ?? ''));
    for (const sponsor of ['Ngân hàng Thương mại Cổ phần Đầu tư và Phát triển Việt Nam', 'Cửu Long', 'Sông Hồng', 'Trường Sơn', 'Hồng Hà'])
      await test.ask('manager', `POST ${of.path}/sponsors`, { name: sponsor, website: null });
    for (const kind of USUAL_PAPERS) {
      const text = (await paper(of, kind, { size })).pages.join(' ');
      expect(text, kind).not.toContain('…');
      const expectedName = kind === 'side-award-board' || kind === 'regulation' ? name : long;
      expect(text.replaceAll(' | ', ' '), kind).toContain(expectedName);
    }
  });

  it.each(['a4', 'a5'])('breaks a word that no line is wide enough for, and cuts nothing of it: %s', async (size) => {
    const word = `https://example.com/${'abcdefghi/'.repeat(14)}`;
    const of = await event({ regulations: `Xem ${word} trước.` });
    await test.db.update(player).set({ name: 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren' }).where(eq(player.name, 'Phạm Ỷ'));
    const letters = async (kind: PaperKind) => (await paper(of, kind, { size })).pages.join().replaceAll(' | ', '');
    expect(await letters('regulation')).toContain(word);
    for (const kind of ['score-card', 'flight-sheet', 'start-list', 'bag-tag', 'cart-sign', 'result'] as const)
      expect(await letters(kind), kind).toContain('Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren');
  });

  it('shows initials where the public does, on what hangs on a wall, and the whole name to staff', async () => {
    const of = await event();
    await test.db.update(player).set({ initials: true }).where(eq(player.tournamentId, of.id));
    for (const kind of ['start-list', 'result', 'leaderboard'] as const) expect((await paper(of, kind)).pages.join()).toContain('T.Đ.A.');
    expect((await paper(of, 'flight-sheet')).pages[0]).toContain('Trần Đức Ánh');
  });

  it('has no net and no strokes received while the counted holes of a Peoria are secret', async () => {
    const of = await event({ calculateHandicapDay: 'peoria' });
    await seedCountedHoles(test.db, of.roundId, [2, 5, 7, 11, 13, 17]);
    const [board = ''] = (await paper(of, 'leaderboard')).pages;
    expect(board).toContain('Xếp theo gross');
    expect(board).not.toContain('Net');
    expect((await paper(of, 'score-card')).pages[0]).toContain('GROSS | HDC | NET');
  });

  it('is for the committee only while it shows what the public does not see', async () => {
    const of = await event();
    await test.db.update(tournament).set({ hiddenHoles: 3 }).where(eq(tournament.id, of.id));
    const [board = ''] = (await paper(of, 'leaderboard')).pages;
    expect(board).toContain('Chỉ dành cho ban tổ chức');
    expect(await leadTo(board)).toEqual([`/tournaments/${of.id}/leaderboard`]);
  });

  it('with scores says the code of the ledger; nothing while some are hidden, nor where the public sees none', async () => {
    const of = await event({ awards: [{ kind: 'best-gross', main: true }] });
    const code = async (kind: PaperKind) => (await paper(of, kind)).pages.join().match(/(?<=Mã sổ điểm )[\w-]+/)?.[0];
    const board = await test.app.inject(`/api/live/tournaments/${of.id}`);
    const signs = readable(board.json().ledger.head);
    for (const kind of ['score-card', 'result', 'leaderboard', 'winner'] as const) expect(await code(kind), kind).toBe(signs);
    expect((await paper(of, 'result')).pages[0]).toContain('Quét để kiểm tra kết quả');
    for (const hidden of [{ hiddenHoles: 3 }, { hiddenHoles: 0, public: false }]) {
      await test.db.update(tournament).set(hidden).where(eq(tournament.id, of.id));
      for (const kind of ['score-card', 'result', 'leaderboard', 'winner'] as const) expect(await code(kind), kind).toBeUndefined();
    }
  });

  it('of winners names the signed result once it is final, with the address of its file', async () => {
    const of = await event({ awards: [{ kind: 'best-gross', main: true }] });
    expect((await paper(of, 'winner')).pages.join()).not.toContain('Kết quả đã ký');
    for (const path of [`${of.roundPath}/finish`, `${of.path}/close`] as const) await test.ask('manager', `POST ${path}`);
    await test.ask('manager', `PUT ${of.path}/winners/publication`, await seenBoard(test, of));
    const text = (await paper(of, 'winner')).pages.join().replaceAll(' | ', ' ');
    expect(text).toContain('Kết quả đã ký, số 1.');
    expect(text.replaceAll(' ', '')).toContain(`golf.example.com/api/live/tournaments/${of.id}/result.html`);
  });

  it.each([
    [true, '/live/regulations', '/live'],
    [false, '/regulations', '/side-awards'],
  ])('leads to the page that shows the same, to that of the office where the public sees none: public %s', async (open, text, board) => {
    const of = await event();
    await test.db.update(tournament).set({ public: open }).where(eq(tournament.id, of.id));
    const led = async (kind: PaperKind) => leadTo((await paper(of, kind)).pages[0]);
    expect(await led('regulation')).toEqual([`/tournaments/${of.id}${text}`]);
    expect(await led('side-award-board')).toEqual([`/tournaments/${of.id}${board}`]);
  });

  it('with the code of the live card leads from each to its player, by an address that is short enough to be typed', async () => {
    const of = await event();
    const { pages } = await paper(of, 'score-card', { code: 'board' });
    const led = (await Promise.all(pages.map(leadTo))).flat();
    expect(led.sort()).toEqual(of.playerIds.map((id) => `/tournaments/${of.id}/live?player=${id}`).sort());
    await test.db.update(tournament).set({ public: false }).where(eq(tournament.id, of.id));
    expect((await paper(of, 'score-card', { code: 'board' })).pages.join()).not.toContain('/t/');
  });

  it('for a hole says for whom the award is, also where the prize and not the hole says so', async () => {
    const of = await event({ sideAwards: [{ kind: 'nearest-to-the-pin', holes: '3', gender: 'f' }] });
    expect((await paper(of, 'side-award-board')).pages[0]).toContain('Hố 3 | Par 3 · Nữ');
  });

  it('says what it lacks in a sentence', async () => {
    const empty = await seedEvent(test.db, test.clubId, { players: 0, settings: { sideAwards: [] } });
    const codes = [];
    for (const kind of USUAL_PAPERS) codes.push([kind, (await paper(empty, kind)).body?.code]);
    expect(Object.fromEntries(codes)).toEqual({
      'score-card': 'paper-no-players',
      'flight-sheet': 'paper-no-players',
      'start-list': 'paper-no-players',
      result: 'paper-no-players',
      winner: 'more-players',
      certificate: 'more-players',
      'bag-tag': 'paper-no-players',
      'flight-label': 'paper-no-players',
      'cart-sign': 'paper-no-players',
      'side-award-board': 'paper-no-side-awards',
      regulation: 'paper-no-regulations',
      leaderboard: 'paper-no-players',
    });
  });

  it('of a round before the draw asks for flights, but cards and bag tags are there', async () => {
    const of = await seedEvent(test.db, test.clubId, { players: [{ flight: null }, { flight: null }] });
    expect((await paper(of, 'start-list')).body?.code).toBe('paper-no-flights');
    expect([(await paper(of, 'score-card')).status, (await paper(of, 'bag-tag')).status]).toEqual([200, 200]);
  });

  it('of another round or division than the tournament’s is not found', async () => {
    const [own, other] = [await event(), await event()];
    expect((await paper(own, 'score-card', { roundId: other.roundId })).status).toBe(404);
    expect((await paper(own, 'result', { divisionId: other.divisionIds[0] ?? '' })).status).toBe(404);
    expect((await paper(own, 'result', { divisionId: own.divisionIds[1] ?? '' })).pages).toHaveLength(1);
  });
});
