import type { PaperState } from '@fairway/api';
import type { PaperKind } from '@fairway/api/choice/output/paper';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type Person, testApp } from '../../../../test/kit/app.ts';
import { cardOver, type Event, seedEvent, wholeCard } from '../../../../test/kit/event.ts';
import { pagesOfPdf } from '../../../../test/kit/paper/pdf.ts';
import { flight, player } from '../../../db/schema/field/player.ts';
import { tournament } from '../../../db/schema/field/tournament.ts';
import { paperPrint } from '../../../db/schema/output/paper.ts';
import { fontShelf } from './page/font.ts';

/** As long as the address of a club's server may be: 40 letters. */
const PUBLIC_URL = 'https://golf.club-of-a-long-name.example';
const HOST = PUBLIC_URL.replace('https://', '');
const test = await testApp({ PUBLIC_URL });
const SEVEN = new Date('2026-04-25T00:12:00Z');

type Wish = Record<string, unknown>;
const print = (event: Event, kind: PaperKind, wish: Wish = {}, who: Person = 'editor') => {
  test.setNow(SEVEN);
  return test.ask(who, `POST ${event.path}/paper/${kind}`, { language: 'vi', ...wish });
};

/** A paper as the screen shows it. */
async function seen(event: Event, kind: PaperKind, query: Record<string, string> = {}): Promise<PaperState> {
  const { body } = await test.ask('reader', `GET ${event.path}/papers?${new URLSearchParams({ language: 'vi', ...query })}`);
  return body.items.find((paper: PaperState) => paper.kind === kind);
}

/** Nine players in three flights. */
const event = () =>
  seedEvent(test.db, test.clubId, { players: Array.from({ length: 9 }, (_, nth) => ({ flight: String(Math.floor(nth / 3) + 1) })) });
const startAt = (of: Event, number: string, start: Partial<typeof flight.$inferInsert>) =>
  test.db
    .update(flight)
    .set(start)
    .where(and(eq(flight.roundId, of.roundId), eq(flight.number, number)));
const links = async (of: Event) =>
  (await test.ask('editor', `GET ${of.roundPath}/links`)).body.items.map(({ links }: { links: [] }) => links.length);

describe('a paper that was printed', () => {
  it('is remembered: when, by whom, and which flights would say something else since', async () => {
    const of = await event();
    expect((await seen(of, 'score-card')).print).toBeNull();
    expect((await print(of, 'score-card')).status).toBe(200);
    const fresh = await seen(of, 'score-card');
    expect(fresh).toMatchObject({ pages: 3, changed: [], print: { at: SEVEN.toISOString(), code: 'board', by: expect.any(String) } });
    await startAt(of, '3', { teeTime: '07:30' });
    await startAt(of, '1', { teeTime: '07:10' });
    expect((await seen(of, 'score-card')).changed.map(({ label }) => label)).toEqual(['1', '3']);
    expect((await seen(of, 'start-list')).print).toBeNull();
  });

  it('is printed again only where it changed; what is printed then is up to date, and a new flight is one to print', async () => {
    const of = await event();
    await print(of, 'bag-tag');
    await startAt(of, '2', { cart: '7' });
    const [changed] = (await seen(of, 'bag-tag')).changed;
    const part = await print(of, 'bag-tag', { only: [changed?.key] });
    const pages = await pagesOfPdf(part.bytes);
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain('Flight 2 · Xe 7');
    expect(pages[0]).not.toContain('Flight 1');
    expect((await seen(of, 'bag-tag')).changed).toEqual([]);
    await startAt(of, '3', { number: '9' });
    expect((await seen(of, 'bag-tag')).changed.map(({ label }) => label)).toEqual(['9']);
    expect((await print(of, 'bag-tag', { only: ['flight that is gone'] })).status).toBe(404);
  });

  /** What can change, and on which papers of flights it stands. */
  const changes: readonly [string, (of: Event) => Promise<unknown>, readonly PaperKind[]][] = [
    ['the note of a flight', (of) => startAt(of, '1', { note: 'VIP' }), ['flight-sheet']],
    ['its cart', (of) => startAt(of, '1', { cart: '12' }), ['flight-sheet', 'bag-tag', 'flight-label', 'cart-sign']],
    [
      'its tee time',
      (of) => startAt(of, '1', { teeTime: '08:00' }),
      ['score-card', 'flight-sheet', 'start-list', 'bag-tag', 'flight-label', 'cart-sign'],
    ],
    ['a handicap', (of) => change(of, { handicapCourse: 280 }), ['score-card', 'flight-sheet', 'start-list']],
    ['a tee', (of) => change(of, { tee: 'Blue' }), ['score-card']],
    ['initials', (of) => change(of, { initials: true }), ['start-list']],
    ['a phone number', (of) => change(of, { phone: '0901234567' }), []],
  ];
  const change = (of: Event, values: Partial<typeof player.$inferInsert>) =>
    test.db
      .update(player)
      .set(values)
      .where(eq(player.id, of.playerIds[0] ?? ''));
  const OF_FLIGHTS = ['score-card', 'flight-sheet', 'start-list', 'bag-tag', 'flight-label', 'cart-sign'] as const;
  it('is old exactly if what changed stands on it', async () => {
    const of = await event();
    const words = async (kind: PaperKind) => (await pagesOfPdf((await print(of, kind)).bytes)).join();
    const before = new Map<PaperKind, string>();
    for (const kind of OF_FLIGHTS) before.set(kind, await words(kind));
    for (const [what, make, kinds] of changes) {
      await make(of);
      const { items } = (await test.ask('reader', `GET ${of.path}/papers`)).body;
      const old = items.filter(({ changed }: PaperState) => changed.length > 0).map(({ kind }: PaperState) => kind);
      const other: PaperKind[] = [];
      for (const kind of OF_FLIGHTS) {
        const now = await words(kind);
        if (now !== before.get(kind)) other.push(kind);
        before.set(kind, now);
      }
      expect({ old, other }, what).toEqual({ old: kinds, other: kinds });
    }
  });

  it('with results is old by its divisions, and a list of winners by its awards', async () => {
    const settings = { awards: [{ kind: 'best-gross' as const, main: true }] };
    const of = await seedEvent(test.db, test.clubId, { players: 4, divisions: ['A', 'B'], settings });
    const enter = (nth: number, over: number) =>
      test.ask('editor', `POST ${of.roundPath}/entries`, { entries: wholeCard(of.playerIds[nth] ?? '', cardOver({ 1: over })) });
    await enter(0, 0);
    for (const kind of ['result', 'winner', 'leaderboard'] as const) expect((await print(of, kind)).status).toBe(200);
    await enter(1, 3);
    expect((await seen(of, 'result')).changed.map(({ label }) => label)).toEqual(['B']);
    expect((await seen(of, 'leaderboard')).changed).toHaveLength(1);
    expect((await seen(of, 'winner')).changed).toEqual([]);
  });

  it('of one division says nothing about another, and a closed or archived tournament is printed too', async () => {
    const of = await seedEvent(test.db, test.clubId, { players: 4, divisions: ['A', 'B'] });
    const [a = '', b = ''] = of.divisionIds;
    await print(of, 'score-card', { divisionId: a });
    const prints = [];
    for (const divisionId of [a, b, ''])
      prints.push((await seen(of, 'score-card', divisionId === '' ? {} : { divisionId })).print !== null);
    expect(prints).toEqual([true, false, false]);
    await test.db.update(tournament).set({ state: 'closed', archivedAt: SEVEN }).where(eq(tournament.id, of.id));
    expect((await print(of, 'flight-sheet')).status).toBe(200);
    expect((await print(of, 'flight-sheet', { code: 'caddie' })).status).toBe(409);
  });

  it('keeps no name of anybody', async () => {
    const of = await event();
    await print(of, 'score-card');
    const [row] = await test.db.select().from(paperPrint);
    expect(JSON.stringify(row)).not.toMatch(/Nguy/);
    expect(Object.values(row?.parts ?? {})).toEqual([0, 1, 2].map(() => expect.stringMatching(/^[0-9a-f]{8}$/)));
  });
});

describe('the caddie’s QR code on paper', () => {
  it.each([
    ['score-card', 'Caddie quét để nhập điểm'],
    ['flight-sheet', 'Quét để nhập điểm'],
  ] as const)('is a new one for each flight of a %s; those before it stay, and its digits let a phone in', async (kind, words) => {
    const of = await event();
    await print(of, kind, { code: 'caddie' });
    expect(await links(of)).toEqual([1, 1, 1]);
    const { bytes, status } = await print(of, kind, { code: 'caddie' });
    expect([status, await links(of)]).toEqual([200, [2, 2, 2]]);
    const text = (await pagesOfPdf(bytes)).join(' ');
    expect(text).toContain(words);
    const code = of.id.slice(0, 8);
    expect(text).toContain(`${HOST}/live/marker/${code}`);
    const digits = [...text.matchAll(/(\d{3}) (\d{3})/g)].map(([, left, right]) => `${left}${right}`);
    const door = { tournament: code, flight: '1', code: digits[0] };
    expect((await test.ask(null, 'POST /api/marker/devices', door)).body.flight.flight.number).toBe('1');
    expect((await seen(of, kind)).print?.code).toBe('caddie');
  });

  it('is only on the flights that are printed again', async () => {
    const of = await event();
    await print(of, 'score-card', { code: 'caddie' });
    await startAt(of, '2', { teeTime: '09:00' });
    const { changed } = await seen(of, 'score-card');
    await print(of, 'score-card', { code: 'caddie', only: changed.map(({ key }) => key) });
    expect(await links(of)).toEqual([1, 2, 1]);
  });

  it('takes the right to make codes, and without a flight the card says that there is none', async () => {
    const of = await seedEvent(test.db, test.clubId, { players: [{ flight: '1' }, { flight: null }] });
    expect((await print(of, 'score-card', { code: 'caddie' }, 'reader')).status).toBe(403);
    const { bytes } = await print(of, 'score-card', { code: 'caddie' });
    expect((await pagesOfPdf(bytes)).join()).toContain('Chưa có flight nên chưa có mã nhập điểm.');
    expect((await print(of, 'score-card', { code: 'caddie', size: 'a5' })).body.code).toBe('paper-code-small');
    expect(await links(of)).toEqual([1]);
  });

  it('is never made by looking, nor by a paper that has no place for it', async () => {
    const of = await event();
    expect((await seen(of, 'score-card', { code: 'caddie' })).picture).toContain('<svg');
    expect((await test.ask('manager', `GET ${of.path}/paper/score-card?code=caddie`)).status).toBe(422);
    await print(of, 'cart-sign', { code: 'caddie' });
    expect(await links(of)).toEqual([0, 0, 0]);
  });
});

describe('the picture of a paper', () => {
  it('is of every paper that has something to say, and the others say what they lack in the language of the screen', async () => {
    const { body } = await test.ask('reader', `GET ${(await event()).path}/papers?language=vi`);
    const pictured = body.items.filter(({ picture }: PaperState) => picture !== null).map(({ kind }: PaperState) => kind);
    expect(pictured).toEqual(
      expect.arrayContaining(['score-card', 'flight-sheet', 'start-list', 'bag-tag', 'flight-label', 'cart-sign', 'result', 'leaderboard']),
    );
    expect(body.items.find(({ kind }: PaperState) => kind === 'regulation').lacks).toMatch(/^The tournament has no regulations/);
  });

  it('has shapes and no letters: nothing on the page of the office can be run by a name', async () => {
    const of = await seedEvent(test.db, test.clubId, { players: [{ name: '<script>alert(1)</script>' }] });
    const { picture } = await seen(of, 'start-list');
    expect(picture).toContain('<use href="#');
    expect(picture).not.toMatch(/script|alert|<text/);
  });
});

/** How wide the squares of the QR codes of a picture are, in millimetres. */
function squaresOf(picture: string): number[] {
  const scales: number[] = [1];
  return [...picture.matchAll(/<g transform="translate\([^)]*\) scale\(([\d.]+)[^"]*"|<\/g>|<path d="([^"]+)" fill="#000000"/g)].flatMap(
    ([tag, scale, path]) => {
      if (tag === '</g>') scales.pop();
      else if (scale !== undefined) scales.push((scales.at(-1) ?? 1) * Number(scale));
      const rows = path === undefined ? [] : [...path.matchAll(/v([\d.]+)h/g)];
      return rows.length < 50 ? [] : [(Number(rows[0]?.[1]) * (scales.at(-1) ?? 1) * 25.4) / 72];
    },
  );
}

describe('a QR code', () => {
  it.each([
    ['a4', 'four', 0.5],
    ['a4', 'one', 0.5],
    ['a5', 'one', 0.4],
  ])('has squares that a phone reads on every paper, also of a long address: %s, %s a sheet', async (size, each, least) => {
    const settings = {
      awards: [{ kind: 'best-gross' as const, main: true }],
      sideAwards: [{ kind: 'longest-drive' as const, holes: '7' }],
    };
    const of = await seedEvent(test.db, test.clubId, { players: 4, divisions: ['A'], settings: { ...settings, regulations: 'Điều 1.' } });
    await test.ask('editor', `POST ${of.roundPath}/entries`, { entries: wholeCard(of.playerIds[0] ?? '', cardOver({ 1: 0 })) });
    for (const code of ['caddie', 'board']) {
      const { items } = (await test.ask('reader', `GET ${of.path}/papers?${new URLSearchParams({ size, each, code })}`)).body;
      for (const { kind, picture } of items as PaperState[]) {
        const squares = squaresOf(picture ?? '');
        expect.soft(squares.length > 0, kind).toBe(!['bag-tag', 'flight-label', 'cart-sign'].includes(kind));
        for (const width of squares) expect.soft(width, `${kind} ${code}`).toBeGreaterThanOrEqual(least);
      }
    }
  });
});

describe('letters', () => {
  it('of Thai names are those of the font that comes along, with the ring of “am” below the mark of its tone', () => {
    const runs = fontShelf([]).open().runs('An น้ำ', 'bold');
    expect(runs?.map(({ text, font }) => [text, font.postscriptName])).toEqual([
      ['An ', 'BeVietnamPro-SemiBold'],
      ['น\u0E4D\u0E49\u0E32', 'NotoSansThai-SemiBold'],
    ]);
  });

  it('of a sign that is made of several are all there or none: no ♂ stands alone', () => {
    const runs = (name: string) =>
      fontShelf([])
        .open()
        .runs(name, 'bold')
        ?.map(({ text }) => text);
    expect(runs('Lê 🏌️‍♂️ An 🇻🇳')).toEqual(['Lê  An ']);
    expect(runs('♂')).toEqual(['♂']);
  });

  it('that are read from right to left stand in words from right to left, between others too', () => {
    const runs = fontShelf([]).open().runs('An محمد علي 2', 'regular');
    expect(runs?.map(({ text }) => text)).toEqual(['An ', 'علي', ' ', 'محمد', ' 2']);
  });

  it('of other alphabets come from a font with many', () => {
    const runs = fontShelf([]).open().runs('Иван Ω', 'regular');
    expect(runs?.[0]?.font.postscriptName).toBe('DejaVuSansCondensed');
  });
});
