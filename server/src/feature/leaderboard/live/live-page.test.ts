import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import QRCode from 'qrcode';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { builtWeb } from '../../../../test/engine/built-web.ts';
import { testApp } from '../../../../test/kit/app.ts';
import { seedEvent, stroke } from '../../../../test/kit/event.ts';
import { site } from '../../../db/schema/site.ts';
import { shortAddressOf } from '../../short-address/short-address.ts';

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
