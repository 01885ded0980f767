import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PaperKind } from '@fairway/api/choice/output/paper';
import { WORKBOOK_KINDS } from '@fairway/api/choice/output/workbook';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { type Cup, sayOfMatch, seedCup } from '../../../../test/kit/cup.ts';
import { nameOf, stroke } from '../../../../test/kit/event.ts';

const web = mkdtempSync(join(tmpdir(), 'fairway-match-close-'));
writeFileSync(join(web, 'result-file.js'), '');
const test = await testApp({}, { web });
const finish = ({ event }: Cup) => test.ask('manager', `POST ${event.roundPath}/finish`);
const close = ({ event }: Cup) => test.ask('manager', `POST ${event.path}/close`);
const won = (winner: 0 | 1 | 'halved') => ({ kind: 'result', winner, score: winner === 'halved' ? null : { up: 3, left: 2 } }) as const;
const sayAll = async (cup: Cup, winners: readonly (0 | 1 | 'halved')[]) => {
  for (const [nth, winner] of winners.entries()) await sayOfMatch(test, cup, cup.matches[nth], won(winner));
};

describe('a round of matches', () => {
  it('is finished once each has a result, whatever the cards lack, and says which have none', async () => {
    const cup = await seedCup(test);
    await test.ask('reader', `POST ${cup.event.roundPath}/entries`, { entries: [stroke(cup.event.playerIds[0] ?? '', 1, 4)] });
    await sayOfMatch(test, cup, cup.matches[1], won(0));
    const early = await finish(cup);
    const [four, last] = [cup.matches[0]?.sides.map((side) => side?.name).join(' – '), `${nameOf(3)} – ${nameOf(7)}`];
    expect([early.status, early.body.code, early.body.message]).toEqual([
      409,
      'matches-open',
      `These matches have no result yet: 1 (${four}), 3 (${last}).`,
    ]);
    await sayAll(cup, ['halved', 0, 1]);
    expect((await finish(cup)).status).toBe(200);
    const { lines } = (await test.ask('reader', `GET ${cup.event.path}/leaderboard`)).body;
    expect(new Set(lines.map(({ status }: { status: string }) => status))).toEqual(new Set(['ok']));
  });

  it('is not finished while two tell otherwise who won a hole', async () => {
    const cup = await seedCup(test);
    await sayAll(cup, [0, 0]);
    await sayOfMatch(test, cup, cup.matches[2], { kind: 'hole', hole: 7, winner: 0 });
    const other = { entries: [{ id: crypto.randomUUID(), word: { kind: 'hole', hole: 7, winner: 1 } }] };
    await test.ask('editor', `POST ${cup.event.path}/matches/${cup.matches[2]?.id}/entries`, other);
    const preview = (await test.ask('reader', `GET ${cup.event.roundPath}/finish`)).body;
    expect(preview.blockers.map(({ code, message }: { code: string; message: string }) => [code, message])).toEqual([
      ['matches-open', expect.stringContaining(nameOf(3))],
      ['matches-disputed', expect.stringContaining(`3 (${nameOf(3)} – ${nameOf(7)}): 7`)],
    ]);
  });

  it('tells the day how many are left, and counts no card as missing', async () => {
    test.setNow(new Date('2026-04-24T23:30:00Z'));
    const cup = await seedCup(test);
    await sayAll(cup, [0]);
    const { items } = (await test.ask('manager', 'GET /api/today')).body;
    const [today] = items.filter(({ tournamentId }: { tournamentId: string }) => tournamentId === cup.event.id);
    expect([today.matches, today.missingCards, today.overdueCards]).toEqual([{ all: 3, open: 2 }, 0, 0]);
  });

  it('leaves whoever comes later free to play: they returned no card, and were in no match', async () => {
    const cup = await seedCup(test);
    await sayAll(cup, [0, 0, 1]);
    await finish(cup);
    const late = await test.ask('manager', `POST ${cup.event.path}/players`, { name: 'Đỗ Thế Anh', gender: 'm', handicapIndex: 18 });
    expect([late.status, late.body]).toEqual([200, late.body]);
    expect(late.body.cards.map(({ status }: { status: string }) => status)).toEqual(['ok']);
  });
});

/** What staff read of a tournament, and everyone of one that is public; its papers have a test of their own. */
const READ = [
  ...['', '/leaderboard', '/winners', '/players', '/sides', '/contests', '/teams', '/ready-check', '/close', '/file'],
  ...WORKBOOK_KINDS.map((kind) => `/workbook/${kind}`),
  ...(['score-card', 'start-list', 'result', 'winner'] as const satisfies PaperKind[]).map((kind) => `/paper/${kind}`),
];

describe('a tournament of matches', () => {
  it.each(['under way', 'closed'])('that is %s is read everywhere without an error of the server', async (state) => {
    const cup = await seedCup(test, {
      awards: [
        { kind: 'best-gross', main: true },
        { kind: 'best-net', main: true },
      ],
    });
    await test.ask('reader', `POST ${cup.event.roundPath}/entries`, { entries: [stroke(cup.event.playerIds[0] ?? '', 1, 4)] });
    if (state === 'closed') {
      await sayAll(cup, [0, 0, 1]);
      expect([(await finish(cup)).status, (await close(cup)).body.code ?? 'closed']).toEqual([200, 'closed']);
    }
    const { path, roundPath, id, playerIds } = cup.event;
    const rounds = ['/scores', '/flights', '/finish', '/counted-holes', `/players/${playerIds[0]}/entries`].map(
      (part) => `${roundPath}${part}`,
    );
    const live = [
      '',
      '/facts.json',
      '/start-list',
      `/explanation/${playerIds[0]}`,
      '/board.csv',
      '/picture.png',
      '/seals',
      '/result.html',
    ].map((part) => `/api/live/tournaments/${id}${part}`);
    const wrong: unknown[] = [];
    for (const url of [...READ.map((part) => `${path}${part}`), ...rounds, ...live, `/api/search?q=${encodeURIComponent('Nguyễn')}`]) {
      const { statusCode, body } = await test.app.inject({ url, headers: { authorization: `Bearer ${test.token.manager}` } });
      if (statusCode >= 500 || statusCode === 404) wrong.push([url.replace(id, ':id'), statusCode, body]);
    }
    expect(wrong).toEqual([]);
  });

  it('waits for the committee where a cup is level, and is closed with the matches in its result', async () => {
    const cup = await seedCup(test);
    await sayAll(cup, ['halved', 0, 1]);
    await finish(cup);
    const level = await close(cup);
    expect([level.status, level.body.code, level.body.message]).toEqual([409, 'contests-open', expect.stringContaining('Cúp giao hữu')]);
    const [contest] = (await test.ask('manager', `GET ${cup.event.path}/contests`)).body.items;
    const rule = { ...contest.rule, decision: { team: cup.teamIds[1], reason: 'Bốc thăm' } };
    await test.ask('manager', `PATCH ${cup.event.path}/contests/${cup.contestId}`, { rule, version: contest.version });
    expect((await close(cup)).status).toBe(200);
    const { body } = await test.ask(null, `GET /api/live/tournaments/${cup.event.id}`);
    expect(body.matches.items[0].standing.outcome).toMatchObject({ code: 'won', team: cup.teamIds[1], reason: 'Bốc thăm' });
  });
});
