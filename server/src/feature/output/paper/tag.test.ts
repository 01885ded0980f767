import { inflateSync } from 'node:zlib';
import type { Language } from '@fairway/api';
import { PART_OF_PAPER, type PaperKind, type PaperSize, USUAL_PAPERS, type UsualPaper } from '@fairway/api/choice/output/paper';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { cardOver, type Event, nameOf, seedEvent, wholeCard } from '../../../../test/kit/event.ts';
import { type ReadPdf, type ReadTag, tagsOfPdf } from '../../../../test/kit/paper/pdf.ts';
import { tournament } from '../../../db/schema/field/tournament.ts';
import { say } from '../../../text/word.ts';

const test = await testApp({ PUBLIC_URL: 'https://golf.example.com' });

/** A name in letters whose signs stand otherwise on paper, and one that no line is wide enough for. */
const NAMES = [
  'Đỗ Ðan Ỷ',
  'น้ำฝน สมชาย',
  'محمد علي',
  'Lê Hà 🏌',
  'Kim \u{10d50}',
  `Hubert ${'Wolfeschlegelsteinhausenberger'.repeat(3)}`,
  ...Array.from({ length: 18 }, (_, nth) => nameOf(nth)),
];
const TOURNAMENT = 'Giải R&D <mùa xuân>';
const evenOnly = (_: unknown, nth: number) => nth % 2 === 0;
const oddOnly = (_: unknown, nth: number) => nth % 2 === 1;

/** 24 golfers in six flights and two divisions; each took a stroke more than the one before. */
async function event(): Promise<Event> {
  const settings = {
    awards: [
      { kind: 'best-gross' as const, main: true },
      { kind: 'best-net' as const, main: true },
    ],
    sideAwards: [{ kind: 'longest-drive' as const, holes: '7' }],
    regulations: `Điều 1. Có mặt trước 15 phút.\n\n${'Điều 2. Xem https://golf.example.com/quy-dinh trước khi chơi. '.repeat(5).trim()}`,
  };
  const players = NAMES.map((name) => ({ name, handicapCourse: 0, bagTag: 'B1' }));
  const of = await seedEvent(test.db, test.clubId, { players, divisions: ['A', 'Nữ'], settings });
  await test.db.update(tournament).set({ name: TOURNAMENT }).where(eq(tournament.id, of.id));
  await test.ask('manager', `POST ${of.path}/sponsors`, { name: 'Sông Hồng', website: null });
  const entries = of.playerIds.flatMap((id, more) => {
    const over = Array.from({ length: more }, (_, nth): [number, number] => [(nth % 18) + 1, Math.floor(nth / 18) + 1]);
    return wholeCard(id, cardOver(Object.fromEntries(over)));
  });
  for (let from = 0; from < entries.length; from += 216)
    await test.ask('editor', `POST ${of.roundPath}/entries`, { entries: entries.slice(from, from + 216) });
  return of;
}

async function heard(of: Event, kind: PaperKind, wish: { language: Language; size: PaperSize; code?: 'caddie' }): Promise<ReadPdf> {
  return tagsOfPdf((await test.ask('editor', `POST ${of.path}/paper/${kind}`, wish)).bytes);
}

/** What is drawn on the pages, as it is written in the file. */
const contentOf = (file: Buffer): string =>
  file
    .toString('latin1')
    .split('stream\n')
    .flatMap((part) => (part.startsWith('x') ? [inflateSync(Buffer.from(part, 'latin1')).toString('latin1')] : []))
    .join();

const family = (tags: readonly ReadTag[]): ReadTag[] => tags.flatMap((tag) => [tag, ...family(tag.parts)]);
const textsOf = (pages: readonly ReadTag[][], role: string): string[] =>
  pages.flatMap(family).flatMap((tag) => (tag.role === role ? [tag.text] : []));
/** The rows of all tables behind their heads, each by the name that heads it; a row that is a heading has nothing else. */
const namesOf = (pages: readonly ReadTag[][]): string[] =>
  rowsOf(pages).flatMap(({ parts }) =>
    (parts.some(({ role }) => role === 'TD') ? parts.filter(({ role }) => role === 'TH') : []).map(({ text }) => text),
  );
const rowsOf = (pages: readonly ReadTag[][]): ReadTag[] => pages.flatMap(family).filter(({ role }) => role === 'TR');

const FLIGHTS = Array.from({ length: 6 }, (_, nth) => `Flight ${nth + 1}`);
const first = NAMES[0] as string;

/** How each paper is tried, and what is heard of it: its headings below the first, the names in its tables. */
const PAPERS: Readonly<
  Record<UsualPaper, { language: Language; size: PaperSize; code?: 'caddie'; h1: string[]; h2?: string[]; rows?: string[] }>
> = {
  'score-card': { language: 'vi', size: 'a4', code: 'caddie', h1: NAMES },
  'flight-sheet': { language: 'en', size: 'a5', code: 'caddie', h1: ['Flight sheet for the starter'], h2: FLIGHTS, rows: NAMES },
  'start-list': { language: 'vi', size: 'a5', h1: ['Danh sách xuất phát'], h2: FLIGHTS, rows: NAMES },
  result: {
    ...{ language: 'en', size: 'a4', h1: ['Results – Division A', 'Results – Division Nữ'] },
    rows: [...NAMES.filter(evenOnly), ...NAMES.filter(oddOnly)],
  },
  winner: { language: 'vi', size: 'a4', h1: ['Danh sách người nhận giải'], rows: ['Best Gross', 'Best Net', 'Longest Drive – hố 7'] },
  certificate: { language: 'en', size: 'a4', h1: ['CERTIFICATE', 'CERTIFICATE'], h2: [first, NAMES[1] as string] },
  'bag-tag': { language: 'en', size: 'a5', h1: NAMES },
  'flight-label': { language: 'vi', size: 'a4', h1: FLIGHTS },
  'cart-sign': { language: 'en', size: 'a4', h1: FLIGHTS },
  'side-award-board': {
    language: 'vi',
    size: 'a5',
    h1: ['Longest Drive'],
    h2: ['Hố 7'],
    rows: Array.from({ length: 12 }, (_, nth) => String(nth + 1)),
  },
  regulation: { language: 'en', size: 'a4', h1: ['Regulations'] },
  leaderboard: { language: 'en', size: 'a5', h1: ['Leaderboard'], rows: NAMES },
};

describe('whoever hears a paper', () => {
  it.each([
    ['of flights', USUAL_PAPERS.filter((kind) => PART_OF_PAPER[kind] === 'flight')],
    ['of results and of the day', USUAL_PAPERS.filter((kind) => PART_OF_PAPER[kind] !== 'flight')],
  ])(
    '%s hears its title, its headings, every name as it was typed and each cell below its head; nothing is without a tag',
    async (_, kinds) => {
      const of = await event();
      for (const kind of kinds) {
        const { h1, h2 = [], rows = [], ...wish } = PAPERS[kind];
        const { pages, ...properties } = await heard(of, kind, wish);
        const title = `${say(wish.language)(`paper:kind.${kind}`)} – ${TOURNAMENT}`;
        expect.soft(properties, kind).toEqual({ title, language: wish.language, showsTitle: true, isTagged: true, loose: [] });
        expect.soft({ h1: textsOf(pages, 'H1'), h2: textsOf(pages, 'H2'), rows: namesOf(pages) }, kind).toEqual({ h1, h2, rows });
        const tables = pages.flatMap(family).filter(({ role }) => role === 'Table');
        for (const { parts } of tables)
          for (const row of parts) expect.soft([tables[0]?.parts[0]?.parts.length, 1], `${kind}: ${row.text}`).toContain(row.parts.length);
        const figures = textsOf(pages, 'Figure');
        expect.soft(figures.every(Boolean), kind).toBe(true);
      }
    },
  );

  it('hears once what is printed on every page', async () => {
    const of = await event();
    const { pages } = await heard(of, 'start-list', { language: 'en', size: 'a5' });
    expect(pages).toHaveLength(2);
    const leaves = pages.flatMap(family).filter(({ role, parts }) => parts.length === 0 && ['P', 'H1', 'TH', 'Figure'].includes(role));
    const times = (text: string) => leaves.filter((tag) => tag.text.startsWith(text)).length;
    expect(['Start list', 'Golfer', 'Player', 'Printed', 'QR code', 'golf.example.com', 'Page'].map(times)).toEqual([1, 0, 1, 1, 1, 1, 0]);
  });

  it('hears a card as one text, and where its code leads', async () => {
    const [card] = (await heard(await event(), 'score-card', { language: 'vi', size: 'a4', code: 'caddie' })).pages[0]?.[0]?.parts ?? [];
    expect(card?.role).toBe('Sect');
    expect(card?.text).toContain('Bảng A · HDC 0 Flight 1');
    expect(card?.text).toContain('Hố Par Idx Chấp Gậy 1 4 7 2 4 3');
    expect(card?.parts.find(({ role }) => role === 'Figure')?.text).toBe('Mã QR: nhập điểm flight 1');
  });

  it('hears strokes received as numbers where dots stand', async () => {
    const of = await seedEvent(test.db, test.clubId, { players: [{ handicapCourse: 190 }] });
    const { bytes } = await test.ask('editor', `POST ${of.path}/paper/score-card`, { language: 'vi' });
    const numbers = [...contentOf(bytes).matchAll(/ActualText <FEFF00(3\d)>/g)].map(([, digit]) => Number(digit) - 30);
    expect(numbers.toSorted()).toEqual([...Array(17).fill(1), 2]);
  });

  it('hears a certificate’s words in the other language as of that language', async () => {
    const { pages } = await heard(await event(), 'certificate', { language: 'vi', size: 'a4' });
    const other = pages.flatMap(family).filter(({ language }) => language === 'en');
    expect(other.map(({ text }) => text)).toContain('CERTIFICATE');
  });
});
