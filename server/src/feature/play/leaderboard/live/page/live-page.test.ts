import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import QRCode from 'qrcode';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { builtWeb } from '../../../../../../test/engine/built-web.ts';
import { testApp } from '../../../../../../test/kit/app.ts';
import { moveFlight, seedEvent, stroke } from '../../../../../../test/kit/event.ts';
import type { Scene } from '../../../../../../test/kit/world/scene.ts';
import { createSeason } from '../../../../../../test/kit/world/season.ts';
import { createSignups } from '../../../../../../test/kit/world/signup.ts';
import { site } from '../../../../../db/schema/account/site.ts';
import { shortAddressOf } from '../../../../field/short-address/short-address.ts';

const test = await testApp({ PUBLIC_URL: 'https://golf.example.com' }, { web: builtWeb() });

const CLUB = 'https://club.example';
const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers });
const framesOf = async (url: string) => {
  const { headers } = await get(url);
  return [/frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy']))?.[1], headers['x-frame-options']];
};
const OWN_ONLY = ["'self'", 'SAMEORIGIN'];

describe('the page of a public tournament', () => {
  it('says in its HTML what a chat shows of a link: name, club, date and the three leaders', async () => {
    const { id, playerIds, roundPath } = await seedEvent(test.db, test.clubId, { settings: { format: 'stroke-play-gross' } });
    const page = `/tournaments/${id}/live`;
    expect((await get(page, { 'accept-language': 'vi' })).body).toContain('25/04/2026 · Sắp diễn ra · Ngày thi đấu 25/04/2026');
    const korean = (await get(page, { 'accept-language': 'ko-KR' })).body;
    expect(korean).toContain('<html lang="ko">');
    expect(korean).toContain('2026. 04. 25. · 예정 · 경기일 2026. 04. 25.');
    expect(korean).toContain('picture.png?language=en&amp;');
    for (const [nth, strokes] of [3, 4, 4, 6].entries())
      await test.ask('reader', `POST ${roundPath}/entries`, { entries: [stroke(playerIds[nth] ?? '', 1, strokes)] });
    const { statusCode, headers, body } = await get(page, { 'accept-language': 'en' });
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, 'text/html; charset=utf-8', 'no-cache']);
    expect(body).toContain('<html lang="en">');
    expect(body).toContain('<title>Giải mùa xuân · Live leaderboard</title>');
    expect(body).toContain(`<link rel="canonical" href="https://golf.example.com/tournaments/${id}/live" />`);
    expect(body).toMatch(/og:description" content="[^"]*In progress · Leading: 1 Nguyễn An −1, T2 Nguyễn [^"]*, T2 [^"]* E"/);
    const [, picture = ''] = /og:image" content="https:\/\/golf\.example\.com([^"]*)"/.exec(body) ?? [];
    const { width, height, format } = await sharp((await get(picture.replaceAll('&amp;', '&'))).rawPayload).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'png']);
    for (const [ending, screen] of [
      ['', 'board'],
      ['?tv=1', 'television'],
    ] as const) {
      const code = await get(`/api/live/tournaments/${id}/code.svg${ending}`);
      const address = await shortAddressOf({ db: test.db, publicUrl: 'https://golf.example.com' }, id, screen);
      const drawn = await QRCode.toString(address, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 });
      expect([code.headers['content-type'], code.body]).toEqual(['image/svg+xml', drawn]);
    }
    expect((await get(`${page}/start-list`, { 'accept-language': 'en' })).body).toContain('<title>Giải mùa xuân · Start list</title>');
    const regulations = (await get(`${page}/regulations`, { 'accept-language': 'en' })).body;
    expect(regulations).toContain('<title>Giải mùa xuân · Regulations</title>');
    expect(regulations).toContain(`<link rel="canonical" href="https://golf.example.com${page}/regulations" />`);
    expect((await get(page, { 'accept-language': 'en', 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  });

  it('says of a private tournament only on the page on which golfers enter it, while that is there: name, days, club', async () => {
    const { id } = await seedEvent(test.db, test.clubId, { settings: { public: false, location: 'Sân Phú Thọ' } });
    const enter = () => get(`/tournaments/${id}/live/enter`, { 'accept-language': 'en' });
    expect((await enter()).body).not.toContain('Giải mùa xuân');
    await createSignups(test.db, id, { signup: 'open' } as Scene);
    const { statusCode, body } = await enter();
    expect(statusCode).toBe(200);
    expect(body).toContain('<meta property="og:title" content="Giải mùa xuân · Entry" />');
    expect(body).toContain('<meta property="og:description" content="25/04/2026 · Phoenix · Sân Phú Thọ" />');
    expect(body).not.toContain('og:image');
    const board = await get(`/tournaments/${id}/live`);
    expect([board.statusCode, board.body.includes('Giải mùa xuân')]).toEqual([404, false]);
  });

  it('leads a browser without scripts to the board as words, in its language, which loads itself again', async () => {
    const name = 'Cúp <b>Xuân</b>';
    const event = await seedEvent(test.db, test.clubId, {
      settings: { format: 'stroke-play-gross', name },
      divisions: ['A'],
      players: [{}, { initials: true }],
    });
    const page = `/tournaments/${event.id}/live`;
    for (const [nth, strokes] of [3, 5].entries())
      await test.ask('reader', `POST ${event.roundPath}/entries`, { entries: [stroke(event.playerIds[nth] ?? '', 1, strokes)] });
    const { body: board } = await get(`${page}?tv=1`, { 'accept-language': 'ja' });
    expect(board).toContain('<noscript><meta http-equiv="refresh" content="0;url=?text" /></noscript>');
    expect(board).toContain('<a href="?text">JavaScriptなしで文字だけの順位表を見る</a>');
    expect((await get(`${page}/start-list`)).body).not.toContain('?text');
    const { body, headers } = await get(`${page}?text`, { 'accept-language': 'en' });
    const words = body.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
    expect(words).toContain('Cúp &lt;b&gt;Xuân&lt;/b&gt;');
    expect(words).toMatch(/Place Player Division Holes played Gross 1 Nguyễn An A 1 −1 2 N\.B\. A 1 \+1 CSV/);
    expect(body).toContain('<meta http-equiv="refresh" content="60" />');
    expect(body).not.toContain('<script');
    expect((await get(`${page}?text`, { 'accept-language': 'en', 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  });

  it('says of a link to a golfer where they stand, and of one to a flight when and where it starts', async () => {
    const event = await seedEvent(test.db, test.clubId, {
      settings: { format: 'stroke-play-gross' },
      divisions: ['A', 'B'],
      players: [{}, { initials: true }, {}, {}],
    });
    const [, golfer = ''] = event.playerIds;
    const titleOf = async (ending: string, language = 'vi') => {
      const { body } = await get(`/tournaments/${event.id}/live${ending}`, { 'accept-language': language });
      const [, title] = /og:title" content="([^"]*)"/.exec(body) ?? [];
      const [, address] = /og:url" content="([^"]*)"/.exec(body) ?? [];
      return { title, address, body };
    };
    expect((await titleOf(`?player=${golfer}`)).title).toBe('N.B. · Giải mùa xuân');
    for (const [nth, strokes] of [3, 5, 4, 4].entries())
      await test.ask('reader', `POST ${event.roundPath}/entries`, { entries: [stroke(event.playerIds[nth] ?? '', 1, strokes)] });
    const { title, address, body } = await titleOf(`?player=${golfer}&basis=gross`);
    expect([title, address]).toEqual([
      'N.B. · Hạng 2 bảng B · Giải mùa xuân',
      `https://golf.example.com/tournaments/${event.id}/live?player=${golfer}`,
    ]);
    expect(body).toContain('og:description" content="+1 · sau 1 hố · Phoenix');
    expect(body).not.toContain('Nguyễn Bình');
    expect(body).toContain(`<link rel="canonical" href="https://golf.example.com/tournaments/${event.id}/live" />`);
    expect((await titleOf(`?player=${golfer}`, 'ja')).title).toBe('N.B. · Division B 2位 · Giải mùa xuân');
    await moveFlight(test.ask, event, '1', { teeTime: '07:12', startingHole: 4, startingSide: 'A' });
    const flight = await titleOf('/start-list?flight=1');
    expect([flight.title, flight.address]).toEqual([
      'Flight 1 · 07:12, hố 4A · Giải mùa xuân',
      `https://golf.example.com/tournaments/${event.id}/live/start-list?flight=1`,
    ]);
    expect(flight.body).toContain('og:description" content="Nguyễn An, N.B., ');
    for (const ending of [`?player=${randomUUID()}`, '?player=x', '/start-list?flight=9', '?flight=1'])
      expect((await titleOf(ending)).title).toMatch(/^Giải mùa xuân · /);
  });

  it('says nothing of a golfer that the board hides', async () => {
    const event = await seedEvent(test.db, test.clubId, { settings: { format: 'stroke-play-gross', frozenAt: new Date() } });
    const [golfer = ''] = event.playerIds;
    await test.ask('reader', `POST ${event.roundPath}/entries`, { entries: [stroke(golfer, 1, 3)] });
    const { body } = await get(`/tournaments/${event.id}/live?player=${golfer}`);
    expect(body).toContain('og:title" content="Nguyễn An · Giải mùa xuân"');
    expect(body).not.toMatch(/Hạng 1|−1/);
  });

  it('tells search engines of the event, at the time of its club, and of none of its players', async () => {
    const { id, roundPath, playerIds } = await seedEvent(test.db, test.clubId, {
      settings: { name: '</script><b>Giải', time: '06:30', lastDate: '2026-04-26', location: 'Đà Lạt' },
    });
    await test.ask('reader', `POST ${roundPath}/entries`, { entries: [stroke(playerIds[0] ?? '', 1, 3)] });
    for (const page of ['', '/start-list']) {
      const { body } = await get(`/tournaments/${id}/live${page}`, { 'accept-language': 'vi' });
      const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? [];
      expect(JSON.parse(data)).toMatchObject({
        '@type': 'SportsEvent',
        name: '</script><b>Giải',
        startDate: '2026-04-25T06:30:00+07:00',
        endDate: '2026-04-26',
        location: { '@type': 'Place', name: 'Champion', address: 'Đà Lạt' },
        organizer: { name: 'Phoenix' },
        url: `https://golf.example.com/tournaments/${id}/live`,
      });
      expect(data).not.toContain('Nguyễn');
    }
  });

  it('lets no name become HTML', async () => {
    const name = '"><img src=x onerror=alert(1)> </title><script>$&\u202e';
    const { id } = await seedEvent(test.db, test.clubId, { settings: { name } });
    const { body } = await get(`/tournaments/${id}/live`);
    expect(body).not.toMatch(/<img|<script>|\u202e/);
    expect(body.match(/<title>.*<\/title>/g)).toEqual([
      '<title>&quot;&gt;&lt;img src=x onerror=alert(1)&gt; &lt;/title&gt;&lt;script&gt;$&amp;  · Bảng xếp hạng trực tiếp</title>',
    ]);
  });

  it('is the same page without a name, and 404, for one that is private and one that does not exist', async () => {
    const { id } = await seedEvent(test.db, test.clubId, { settings: { public: false, name: 'Giải kín' } });
    const answers = await Promise.all([id, randomUUID(), 'nothing'].map((one) => get(`/tournaments/${one}/live`)));
    for (const { statusCode, body } of answers) expect([statusCode, body]).toEqual([404, answers[0]?.body]);
    expect(answers[0]?.body).toContain('<title>Fairway</title>');
    expect((await get(`/api/live/tournaments/${id}/picture.png`)).statusCode).toBe(404);
    expect((await get(`/api/live/tournaments/${id}/code.svg`)).statusCode).toBe(404);
  });
});

describe('other websites', () => {
  it('may frame the embedded board alone, and only those of the site’s list', async () => {
    const { id } = await seedEvent(test.db, test.clubId);
    const embedded = `/tournaments/${id}/live?embed`;
    expect(await framesOf(embedded)).toEqual(OWN_ONLY);
    const saved = await test.ask('admin', `PATCH /api/sites/${test.siteId}`, { version: 1, frameOrigins: [`${CLUB}/`] });
    expect([saved.status, saved.body.frameOrigins]).toEqual([200, [CLUB]]);
    expect(await framesOf(embedded)).toEqual([`'self' ${CLUB}`, undefined]);
    for (const page of [
      ...[`/tournaments/${id}/live`, `/tournaments/${id}/live?tv=1`, `/tournaments/${id}/live/start-list?embed`, '/live?embed', '/'],
      ...[
        `/tournaments/${id}?embed`,
        '/live/marker?embed',
        '/live/marker/3f9a2c7b?embed',
        `/api/live/tournaments/${id}/code.svg`,
        `/tournaments/${randomUUID()}/live?embed`,
      ],
    ])
      expect([page, ...(await framesOf(page))]).toEqual([page, ...OWN_ONLY]);
  });

  it('may frame a published season’s table too, and no draft', async () => {
    const { id: tournamentId, playerIds } = await seedEvent(test.db, test.clubId);
    await test.ask('admin', `PATCH /api/sites/${test.siteId}`, { version: 1, frameOrigins: [CLUB] });
    const [draft, published] = await Promise.all(
      ([undefined, 'published'] as const).map((season) =>
        createSeason(test.db, { siteId: test.siteId, tournamentId, playerId: playerIds[0] ?? '' }, { season } as Scene),
      ),
    );
    expect(await framesOf(`/live/season?id=${published}&embed`)).toEqual([`'self' ${CLUB}`, undefined]);
    for (const page of [`/live/season?id=${published}`, `/live/season?id=${draft}&embed`, '/live/season?id=x&embed'])
      expect([page, ...(await framesOf(page))]).toEqual([page, ...OWN_ONLY]);
  });

  it('of another site’s list may not', async () => {
    await test.db
      .update(site)
      .set({ frameOrigins: [CLUB] })
      .where(eq(site.id, test.siteId));
    const { id } = await seedEvent(test.db, test.strangersClubId);
    expect(await framesOf(`/tournaments/${id}/live?embed`)).toEqual(OWN_ONLY);
  });

  it.each([
    'https://club.example/path',
    'https://*.club.example',
    'https://club.example; script-src *',
    'https://a.example,https://b.example',
    'javascript:alert(1)',
    'null',
    '*',
    "'self'",
    'club.example',
  ])('are named by their origin alone: not by %s', async (origin) => {
    const { status } = await test.ask('admin', `PATCH /api/sites/${test.siteId}`, { version: 1, frameOrigins: [origin] });
    expect(status).toBe(422);
  });

  it('are chosen by a super administrator', async () => {
    const { status } = await test.ask('manager', `PATCH /api/sites/${test.siteId}`, { version: 1, frameOrigins: [CLUB] });
    expect(status).toBe(403);
  });
});
