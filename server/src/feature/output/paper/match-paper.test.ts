import { buffer } from 'node:stream/consumers';
import { PAPERS_OF_MATCHES, PAPERS_OF_STROKES, type PaperKind } from '@fairway/api/choice/output/paper';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { orderOf } from '../../../../test/fixture/long-paper.ts';
import { testApp } from '../../../../test/kit/app.ts';
import { type Cup, sayOfMatch, seedCup } from '../../../../test/kit/cup.ts';
import { type Event, nameOf, seedEvent } from '../../../../test/kit/event.ts';
import { checkPaper } from '../../../../test/kit/paper/paper-check.ts';
import { pagesOfPdf } from '../../../../test/kit/paper/pdf.ts';
import { keepSides } from '../../../db/keep-sides.ts';
import { card, flight, player } from '../../../db/schema/field/player.ts';
import type { RoundContent } from '../report/round-content.ts';
import { createPapers } from './draw.ts';

const test = await testApp({ PUBLIC_URL: 'https://golf.example.com' });
const papers = createPapers();
afterAll(() => papers.stop());

/** What stands on each page of a paper, piece by piece. */
async function paper({ path }: Pick<Event, 'path'>, kind: PaperKind): Promise<string[]> {
  const url = `${path}/paper/${kind}`;
  const headers = { authorization: `Bearer ${test.token.reader}`, 'accept-language': 'vi' };
  const { statusCode, rawPayload, body } = await test.app.inject({ url, headers });
  expect([statusCode, statusCode === 200 ? '' : body]).toEqual([200, '']);
  return pagesOfPdf(rawPayload);
}

/** A cup with a result, and the knock-out of its players with seeds and byes. */
async function played(): Promise<Cup> {
  const cup = await seedCup(test);
  await sayOfMatch(test, cup, cup.matches[1], { kind: 'result', winner: 0, score: { up: 3, left: 2 } });
  await sayOfMatch(test, cup, cup.matches[2], { kind: 'result', winner: 'halved', score: null });
  const { path, playerIds } = cup.event;
  const rule = { kind: 'bracket', thirdPlace: true, consolation: true, seeds: 2, entrants: playerIds.slice(0, 6) };
  await test.ask('manager', `POST ${path}/contests` as 'POST /', { name: 'Vô địch đối kháng', rule });
  const groups = [{ name: 'A', entrants: playerIds.slice(0, 4) }];
  const points = { won: 10, halved: 5, lost: 0 };
  const ofGroups = { kind: 'groups', points, ties: ['direct'], groups };
  await test.ask('manager', `POST ${path}/contests` as 'POST /', { name: 'Vòng bảng', rule: ofGroups });
  return cup;
}

describe('papers of matches', () => {
  it('a card has both sides with what they receive, and lines to sign', async () => {
    const { event } = await played();
    const [sheet = '', more = ''] = await paper(event, 'match-card');
    expect(sheet).toContain('Trận 1 | Four-ball');
    expect(sheet).toContain('Bạch Hạc');
    expect(sheet).toContain(`${nameOf(0)} (`);
    expect(sheet).toContain(`${nameOf(1)} được chấp`);
    expect(sheet).toContain('Thắng hố');
    expect(sheet).toContain('Kết quả trận | Bạch Hạc ký | Lam Sơn ký | Người ghi điểm ký');
    expect(more).toContain('Trận 3 | Đánh đơn');
  });

  it('a score card has the strokes that are received in the match, and a side of one ball has its partners', async () => {
    const { event } = await seedCup(test);
    const { path } = event;
    const contests = (await test.ask('manager', `GET ${path}/contests` as 'GET /')).body;
    const [first] = contests.items[0].sessions[0].matches;
    const change = { format: 'foursomes', version: first.version };
    expect((await test.ask('manager', `PATCH ${path}/matches/${first.id}` as 'PATCH /', change)).status).toBe(200);
    const order = await orderOf(test.db, event.id, { kind: 'score-card', size: 'a4', language: 'vi', each: 'four', code: 'none' });
    const { flights, unassigned } = order.content as RoundContent;
    const players = [...flights.flatMap((of) => of.players), ...unassigned];
    const strokes = (name: string) => players.find((of) => of.name === name)?.received?.reduce((sum, one) => sum + one, 0);
    // 12 against 4
    expect([strokes(nameOf(2)), strokes(nameOf(6))]).toEqual([0, 8]);
    const side = players.find(({ partners }) => partners.length > 0);
    expect(side?.partners.map(({ name }) => name)).toEqual([nameOf(0), nameOf(1)]);
  });

  it('a sign, the order of play and the results say who plays whom', async () => {
    const { event } = await played();
    expect((await paper(event, 'match-sign')).join()).toContain(`Trận 2`);
    const [order = ''] = await paper(event, 'order-of-play');
    expect(order).toContain('Cúp giao hữu · Sáng | Thắng 1, hòa ½');
    expect(order).toContain(`Đánh đơn | ${nameOf(2)} (BH) | ${nameOf(6)} (LS)`);
    const results = (await paper(event, 'match-result')).join();
    expect(results).toContain('Tổng điểm | Bạch Hạc | 1½ | Lam Sơn | ½');
    expect(results).toContain('Sáng | BH 1½ – LS ½');
    expect(results).toContain(`2 | ${nameOf(2)} (BH) | ◄ | 3&2 | ${nameOf(6)} (LS)`);
    expect(results).toContain('Bảng đấu A');
  });

  it('matches without a tee time go out last, and a side that nobody plays for yet is called by its team', async () => {
    const cup = await seedCup(test);
    const { event, matches } = cup;
    const change = { sides: [null, null], version: matches[0]?.version };
    expect((await test.ask('manager', `PATCH ${event.path}/matches/${matches[0]?.id}` as 'PATCH /', change)).status).toBe(200);
    const [first] = await test.db.update(flight).set({ teeTime: '07:10' }).where(eq(flight.roundId, event.roundId)).returning();
    const out = [event.playerIds[2] ?? '', event.playerIds[6] ?? ''];
    await test.db.update(card).set({ flightId: null }).where(eq(card.roundId, event.roundId));
    await test.db.update(card).set({ flightId: first?.id }).where(inArray(card.playerId, out));
    const [order = ''] = await paper(event, 'order-of-play');
    expect(order).toContain(
      `2 | 07:10 | 1 | Đánh đơn | ${nameOf(2)} (BH) | ${nameOf(6)} (LS) | 1 | Four-ball | Chưa biết (BH) | Chưa biết (LS)`,
    );
    const cards = (await paper(event, 'match-card')).join();
    expect(cards.indexOf('Trận 2')).toBeLessThan(cards.indexOf('Trận 1'));
    expect(cards).toContain('Bạch Hạc | Chưa biết');
    expect((await paper(event, 'match-sign')).join()).toContain('Lam Sơn | Chưa biết');
  });

  it('results point at the side that leads, and a golfer who has not played in a group has no place', async () => {
    const cup = await seedCup(test);
    await sayOfMatch(test, cup, cup.matches[1], { kind: 'hole', hole: 1, winner: 1 });
    expect((await paper(cup.event, 'match-result')).join()).toContain('1 UP | ►');

    const event = await seedEvent(test.db, test.clubId, { settings: { play: 'match' }, players: 4 });
    const { path, roundId, playerIds } = event;
    const ask = async (route: string, body: object) => (await test.ask('manager', route as 'POST /', body)).body;
    const rule = {
      kind: 'groups',
      points: { won: 10, halved: 5, lost: 0 },
      ties: ['holes-up'],
      groups: [{ name: 'A', entrants: playerIds }],
    };
    const { id } = await ask(`POST ${path}/contests`, { name: 'Vòng bảng', rule });
    const { sessions } = await ask(`POST ${path}/contests/${id}/sessions`, { roundId });
    const [match, next] = sessions[0].matches;
    await sayOfMatch(test, { ...cup, event }, match, { kind: 'result', winner: 0, score: { up: 3, left: 2 } });
    const results = (await paper(event, 'match-result')).join();
    const [won, lost] = match.sides;
    const waiting = next.sides.map(({ name }: { name: string }) => name);
    expect(results).toContain(`1 | ${won.name} | 1 | 1 | 0 | 0 | 1 | +3`);
    expect(results).toContain(`4 | ${lost.name} | 1 | 0 | 0 | 1 | 0 | −3`);
    expect(waiting).toContain(results.split('+3 | ')[1]?.split(' | ')[0]);
  });

  it('a knock-out shows its seeds, byes, rounds and the match for the third place', async () => {
    const { event } = await played();
    const [sheet = '', consolation = ''] = await paper(event, 'bracket');
    expect(sheet).toContain(`1 ${nameOf(0)} | Miễn đấu`);
    expect(sheet).toContain('Bán kết');
    expect(sheet).toContain('Tranh hạng ba');
    expect(consolation).toContain('Nhánh an ủi');
  });

  it('a knock-out of more than 32 goes over pages, its last rounds on the last of them', async () => {
    const event = await seedEvent(test.db, test.clubId, { settings: { play: 'match' }, players: 70 });
    const rule = { kind: 'bracket', thirdPlace: false, consolation: false, seeds: 8, entrants: event.playerIds };
    await test.ask('manager', `POST ${event.path}/contests` as 'POST /', { name: 'Vô địch', rule });
    const pages = await paper(event, 'bracket');
    expect(pages).toHaveLength(5);
    expect([pages[0], pages[4]].map((page) => page?.includes('Chung kết'))).toEqual([false, true]);
    const names = event.playerIds.map((_, nth) => nameOf(nth));
    const all = pages.join().replaceAll(' | ', ' ');
    expect(names.filter((name) => !all.includes(name))).toEqual([]);
  });

  it('are offered where golfers play matches alone, in place of lists by strokes', async () => {
    const strokes = await seedEvent(test.db, test.clubId, { players: 2 });
    const offered = async ({ path }: Event) =>
      (await test.ask('reader', `GET ${path}/papers` as 'GET /')).body.items.map(({ kind }: { kind: string }) => kind);
    expect((await offered(strokes)).filter((kind: PaperKind) => (PAPERS_OF_MATCHES as readonly PaperKind[]).includes(kind))).toEqual([]);
    const { event } = await played();
    const ofMatches = await offered(event);
    expect(ofMatches).toEqual(expect.arrayContaining([...PAPERS_OF_MATCHES, 'score-card', 'winner']));
    expect(ofMatches.filter((kind: PaperKind) => PAPERS_OF_STROKES.includes(kind))).toEqual([]);
    for (const kind of PAPERS_OF_STROKES)
      expect((await test.ask('reader', `GET ${event.path}/paper/${kind}` as 'GET /')).body.code).toBe('paper-of-strokes');
    const { body } = await test.ask('reader', `GET ${strokes.path}/paper/match-card` as 'GET /');
    expect(body.code).toBe('paper-no-matches');
  });

  it('have nothing that overlaps, is cut, too small or off the margins', async () => {
    const { event } = await played();
    await test.db
      .update(player)
      .set({ name: 'Công Tằng Tôn Nữ Hoàng Thị Phương Thảo Nguyên' })
      .where(eq(player.name, nameOf(0)));
    await test.db.transaction((tx) => keepSides(tx, event.id));
    for (const kind of PAPERS_OF_MATCHES)
      for (const [size, language] of [
        ['a4', 'vi'],
        ['a5', 'en'],
      ] as const) {
        const order = await orderOf(test.db, event.id, { kind, size, language, each: 'four', code: 'board' });
        const { file } = await papers.draw(order, 'papers');
        const { faults } = await checkPaper(await buffer(file), order, () => false);
        expect.soft([kind, size, faults]).toEqual([kind, size, []]);
      }
  });
});
