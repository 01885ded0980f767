import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReadyCheck, ReadyLine } from '@fairway/api';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type Sender, testApp } from '../../../../test/kit/app.ts';
import { type Event, seedCountedHoles, seedEvent, wholeCard } from '../../../../test/kit/event.ts';
import { secondApp } from '../../../../test/kit/second-app.ts';
import { createKey } from '../../../access/api-key-store.ts';
import { backupName } from '../../../backup/folder.ts';
import { readConfig } from '../../../config.ts';
import { contract } from '../../../db/schema/account/contract.ts';
import { apiKey } from '../../../db/schema/account/site.ts';
import { card, flight, player } from '../../../db/schema/field/player.ts';
import { division, round, tournament } from '../../../db/schema/field/tournament.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairway-ready-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const test = await testApp({ PUBLIC_URL: 'https://golf.example', BACKUP_DIR: folder, DATA_DIR: folder });
const onHttp = await secondApp(test, { PUBLIC_URL: 'http://golf.example' });
const onThisMachine = await secondApp(test, { PUBLIC_URL: '' });

/** The eve of the day. */
const EVE = new Date('2026-04-24T10:00:00Z');
beforeEach(() => test.setNow(EVE));

/** Eight players in two flights with times, in divisions that they fit. */
async function seed(settings: Parameters<typeof seedEvent>[2] = {}): Promise<Event> {
  const event = await seedEvent(test.db, test.clubId, { players: 8, divisions: ['All'], ...settings });
  for (const [number, teeTime] of [
    ['1', '06:30'],
    ['2', '06:38'],
  ] as const)
    await test.db.update(flight).set({ teeTime, startingHole: 1 }).where(eq(flight.number, number));
  return event;
}

async function check(event: Event, who: Sender = 'admin', language = 'en'): Promise<ReadyCheck> {
  const { status, body } = await test.ask(who, `GET ${event.path}/ready-check` as 'GET /', undefined, { 'accept-language': language });
  expect(status).toBe(200);
  return body;
}
const lineIn = ({ lines }: ReadyCheck, item: ReadyLine['item']) => lines.find((line) => line.item === item);
const line = async (event: Event, item: ReadyLine['item']) => told(lineIn(await check(event), item));
/** “warn no-tee-time: An, Bình”: the state of the line, then what was found. */
const told = (of: ReadyLine | undefined): string[] => [
  of?.state ?? 'left out',
  ...(of?.findings ?? []).map((finding) => {
    if (finding.kind === 'blocker') return finding.message;
    if (finding.kind === 'division') return finding.warnings.map(({ kind }) => kind).join();
    if (finding.kind === 'flight') {
      const { conflict } = finding;
      return `${conflict.kind} ${(conflict.kind === 'bag-tag' ? conflict.names : conflict.flights).join()}`;
    }
    return [finding.fact, finding.names.join(', ')].filter(Boolean).join(': ');
  }),
];

describe('the ready check of the course', () => {
  it('passes with its card, warns without a stroke index, and fails where the format needs one', async () => {
    expect(await line(await seed(), 'course')).toEqual(['pass', 'courses: Champion']);
    const bare = await seed({ strokeIndex: null });
    expect(await line(bare, 'course')).toEqual(['warn', 'no-stroke-index: Champion']);
    const net = await seed({ settings: { format: 'stableford' } });
    await test.db.update(round).set({ strokeIndex: null });
    expect(await line(net, 'course')).toEqual(['fail', expect.stringContaining('stroke index')]);
  });
});

describe('of the divisions', () => {
  it('passes where they take everyone, warns of gaps and of one without players, and fails where there is none', async () => {
    const event = await seed();
    expect(await line(event, 'divisions')).toEqual(['pass', 'divisions: All']);
    await test.db.insert(division).values({ tournamentId: event.id, position: 2, name: 'Khách', gender: 'a' });
    expect(await line(event, 'divisions')).toEqual(['warn', expect.stringContaining('overlap'), 'empty-divisions: Khách']);
    await test.db.update(player).set({ divisionId: null });
    await test.db.delete(division);
    expect((await line(event, 'divisions'))[0]).toBe('fail');
  });
});

describe('of the players', () => {
  it('passes, and warns of those without a division, a handicap or a tee time', async () => {
    const event = await seed();
    expect(await line(event, 'players')).toEqual(['pass', 'players']);
    await test.db
      .update(player)
      .set({ divisionId: null, handicapCourse: null, handicapIndex: null })
      .where(eq(player.id, event.playerIds[0] ?? ''));
    await test.db.update(flight).set({ teeTime: null }).where(eq(flight.number, '2'));
    expect(await line(event, 'players')).toEqual([
      'warn',
      'unassigned',
      expect.stringContaining('Nguyễn An'),
      expect.stringMatching(/^no-tee-time: .*Nguyễn Giang/),
    ]);
  });

  it('passes without handicaps where none is needed, and does not say that nobody lacks one', async () => {
    const event = await seed({ settings: { calculateHandicapDay: 'system-36' } });
    await test.db.update(player).set({ handicapCourse: null, handicapIndex: null });
    expect(await line(event, 'players')).toEqual(['pass', 'players-without-handicap']);
  });

  it('fails with fewer than two, in the words of whoever asks', async () => {
    const event = await seed({ players: 1 });
    expect(await line(event, 'players')).toEqual(['fail', expect.stringMatching(/^Please create more players/)]);
    expect(told(lineIn(await check(event, 'reader', 'vi'), 'players'))[1]).toMatch(/^Cần ít nhất hai golfer/);
  });
});

describe('of the flights', () => {
  it('passes, warns of what the screen of the flights warns of and of missing caddies, and fails for players without one', async () => {
    const event = await seed();
    expect(await line(event, 'flights')).toEqual(['pass', 'flights']);
    await test.db.update(flight).set({ teeTime: '06:30' });
    await test.db
      .update(card)
      .set({ caddieNumber: '12' })
      .where(eq(card.playerId, event.playerIds[0] ?? ''));
    expect(await line(event, 'flights')).toEqual(['warn', 'start 1,2', 'no-caddie: 2', 'flights']);
    await test.db
      .update(card)
      .set({ bagTag: '7' })
      .where(inArray(card.playerId, event.playerIds.slice(0, 2)));
    expect(await line(event, 'flights')).toContain('bag-tag Nguyễn An,Nguyễn Bình');
    await test.db
      .update(card)
      .set({ flightId: null })
      .where(eq(card.playerId, event.playerIds[1] ?? ''));
    expect((await line(event, 'flights')).slice(0, 2)).toEqual(['fail', 'no-flight: Nguyễn Bình']);
    await test.db.delete(flight);
    expect(await line(event, 'flights')).toEqual(['fail', 'no-flights']);
  });
});

describe('of the prizes', () => {
  const division3 = { awards: [{ kind: 'division' as const, main: true }] };
  it('passes with enough players, warns with too few or without any prize, and fails where nobody can win one', async () => {
    expect(await line(await seed({ settings: division3 }), 'prizes')).toEqual(['pass', 'prizes']);
    expect(await line(await seed({ settings: { awards: [] } }), 'prizes')).toEqual(['warn', 'no-prizes']);
    const few = await seed({ settings: division3, players: 2 });
    expect(await line(few, 'prizes')).toEqual(['warn', expect.stringMatching(/^few-for-prize: Second runner-up/), 'prizes']);
    await test.db.update(tournament).set({ mainAwardsOnlyForMembers: true });
    expect(await line(few, 'prizes')).toEqual(['fail', expect.stringMatching(/^none-for-prize: Champion/), 'prizes']);
    const named = { kind: 'best-net' as const, membersOnly: true, name: 'Cúp Hội viên', nameEnglish: 'Members’ Cup' };
    expect(await line(await seed({ settings: { awards: [named] } }), 'prizes')).toEqual(['fail', 'none-for-prize: Members’ Cup', 'prizes']);
  });
});

it('of the prizes fails where one is on a hole that no round plays', async () => {
  const event = await seed({ settings: { sideAwards: [{ kind: 'nearest-to-the-pin', holes: '3, 12' }] } });
  expect((await line(event, 'prizes'))[0]).toBe('pass');
  await test.db.update(round).set({ holes: 'back' });
  expect(await line(event, 'prizes')).toEqual(['fail', 'hole-of-prize-not-played: Nearest to the Pin – hole 3', 'prizes']);
});

describe('of the counted holes', () => {
  const peoria = { settings: { calculateHandicapDay: 'peoria' as const } };
  it('is left out without a Peoria, fails until they are entered, and warns once they are published before play', async () => {
    expect(await line(await seed(), 'counted-holes')).toEqual(['left out']);
    const event = await seed(peoria);
    expect(await line(event, 'counted-holes')).toEqual(['fail', 'holes-missing: Round 1']);
    await seedCountedHoles(test.db, event.roundId, [1, 3, 4, 10, 12, 13]);
    expect(await line(event, 'counted-holes')).toEqual(['pass', 'holes-entered']);
    await test.ask('manager', `POST ${event.roundPath}/counted-holes/publish` as 'POST /');
    expect(await line(event, 'counted-holes')).toEqual(['warn', 'holes-published: Round 1']);
    const entries = wholeCard(event.playerIds[0] ?? '', [4]);
    await test.ask('manager', `POST ${event.roundPath}/entries` as 'POST /', { entries });
    expect((await line(event, 'counted-holes'))[0]).toBe('pass');
  });
});

describe('of the marker links', () => {
  it('passes with one for each flight on https, warns without https, and fails where phones cannot open the address', async () => {
    const event = await seed();
    expect(await line(event, 'links')).toEqual(['warn', 'links-missing: 1, 2']);
    const flights = await test.db.select({ id: flight.id }).from(flight);
    await test.ask('manager', `POST ${event.roundPath}/links` as 'POST /', { flightIds: flights.map(({ id }) => id) });
    expect(await line(event, 'links')).toEqual(['pass', 'links']);
    const headers = { authorization: `Bearer ${test.token.manager}` };
    const on = async (app: typeof onHttp) =>
      told(lineIn((await app.inject({ url: `${event.path}/ready-check`, headers })).json(), 'links'));
    expect(await on(onHttp)).toEqual(['warn', 'links-not-https: http://golf.example']);
    expect(await on(onThisMachine)).toEqual(['fail', expect.stringMatching(/^links-local: http:\/\/localhost/)]);
  });
});

describe('of the live page', () => {
  it('passes when it is public, warns when it is private, and fails when the tournament is archived; a rehearsal is private for good', async () => {
    const event = await seed();
    expect(await line(event, 'public')).toEqual(['pass', 'public']);
    await test.db.update(tournament).set({ public: false });
    expect(await line(event, 'public')).toEqual(['warn', 'private']);
    await test.db.update(tournament).set({ rehearsal: true });
    expect(await line(event, 'public')).toEqual(['pass', 'rehearsal']);
    await test.db.update(tournament).set({ archivedAt: EVE });
    expect(await line(event, 'public')).toEqual(['fail', 'archived']);
  });
});

describe('of the backup', () => {
  const make = (at: string) => writeFileSync(join(folder, backupName(readConfig({ DATA_DIR: folder }), new Date(at))), 'x');
  it('fails without one, warns of an old one, passes with a new one, and is left out for who may not see it', async () => {
    const event = await seed();
    expect(await line(event, 'backup')).toEqual(['fail', 'no-backup']);
    make('2026-04-01T10:00:00Z');
    expect(await line(event, 'backup')).toEqual(['warn', 'backup-old']);
    make('2026-04-24T09:00:00Z');
    expect(await line(event, 'backup')).toEqual(['pass', 'backup']);
    expect(lineIn(await check(event, 'manager'), 'backup')).toBeUndefined();
  });
});

describe('of the contract', () => {
  it('warns without one, fails where none covers the days of play, passes with one that does, and is left out for a key', async () => {
    const event = await seed();
    expect(await line(event, 'contract')).toEqual(['warn', 'no-contract']);
    const terms = { siteId: test.siteId, plan: 'basic', duration: 1, durationUnit: 'month', searched: '' } as const;
    await test.db.insert(contract).values({ ...terms, code: 'HD1', startDate: '2026-03-25', endDate: '2026-04-24' });
    expect(await line(event, 'contract')).toEqual(['fail', 'contract-not-on-day: HD1']);
    await test.db.insert(contract).values({ ...terms, code: 'HD2', startDate: '2026-04-25', endDate: '2026-05-24' });
    expect(await line(event, 'contract')).toEqual(['pass', 'contract: HD2']);
    const { key, ...kept } = createKey();
    await test.db.insert(apiKey).values({ ...kept, siteId: test.siteId, name: 'Đọc', mayWrite: false });
    expect((await check(event, { token: key })).lines.map(({ item }) => item)).not.toContain('contract');
  });
});

describe('the ready check of sides', () => {
  it('names golfers in no side, sides of a wrong size and partners without a handicap; of single players it says nothing', async () => {
    const single = await seed();
    expect(await line(single, 'sides')).toEqual(['left out']);
    const event = await seed({ settings: { play: 'four-ball' } });
    const [a, b, c, ...others] = event.playerIds;
    await test.db
      .update(player)
      .set({ handicapCourse: null, handicapIndex: null })
      .where(eq(player.id, b ?? ''));
    const sides = [
      { name: 'Sông Hồng', partners: [a, b] },
      { name: 'Hạ Long', partners: [c] },
    ];
    expect((await test.ask('manager', `POST ${event.path}/sides`, { sides })).status).toBe(200);
    const [state, without, ...found] = await line(event, 'sides');
    expect([state, without?.split(', ').length, found]).toEqual([
      'fail',
      others.length,
      ['sides-size: Hạ Long', 'sides-handicap: Nguyễn Bình'],
    ]);
  });
});

describe('the ready check of matches', () => {
  const bracket = (entrants: string[]) => ({ kind: 'bracket', thirdPlace: false, consolation: false, seeds: 0, entrants });

  it('says what is missing on the line of the screen that puts it right, and passes once it is', async () => {
    const event = await seed({ settings: { play: 'match' } });
    // in the first flight, and in the second
    const [a = '', , , , e = ''] = event.playerIds;
    expect([await line(event, 'matches'), await line(event, 'teams')]).toEqual([['fail', 'no-matches'], ['left out']]);
    const made = await test.ask('manager', `POST ${event.path}/contests`, { name: 'Vô địch', rule: bracket([a, e]) });
    expect(await line(event, 'matches')).toEqual(['fail', 'no-matches', 'matches-not-made: Vô địch']);
    await test.ask('manager', `POST ${event.path}/contests/${made.body.id}/sessions`, { roundId: event.roundId });
    expect(await line(event, 'matches')).toEqual(['pass', 'matches']);
    expect(await line(event, 'flights')).toEqual(['fail', 'matches-apart: Vô địch · Match 1']);
  });

  it('asks for no divisions, and for a flight of those only who play a match in the round', async () => {
    const event = await seed({ settings: { play: 'match' } });
    const [a = '', b = '', c = ''] = event.playerIds;
    const made = await test.ask('manager', `POST ${event.path}/contests`, { name: 'Vô địch', rule: bracket([a, b]) });
    await test.ask('manager', `POST ${event.path}/contests/${made.body.id}/sessions`, { roundId: event.roundId });
    const seated = (playerId: string) => and(eq(card.playerId, playerId), eq(card.roundId, event.roundId));
    await test.db.update(player).set({ divisionId: null });
    await test.db.delete(division).where(eq(division.tournamentId, event.id));
    expect([await line(event, 'divisions'), await line(event, 'players')]).toEqual([['left out'], ['pass', 'players']]);
    await test.db.update(card).set({ flightId: null }).where(seated(c));
    expect(await line(event, 'flights')).toEqual(['pass', 'flights']);
    await test.db.update(card).set({ flightId: null }).where(seated(b));
    expect((await line(event, 'flights')).join()).toContain('no-flight: ');
  });

  it('warns of prizes by strokes, for which whoever wins early has no card, and of a contest whose champion wins nothing', async () => {
    const knockOut = async (event: Event) => {
      const rule = { kind: 'bracket', thirdPlace: false, consolation: false, seeds: 0, entrants: event.playerIds };
      await test.ask('manager', `POST ${event.path}/contests` as 'POST /', { name: 'Vô địch', rule });
    };
    const byStrokes = await seed({ settings: { play: 'match', awards: [{ kind: 'best-net', main: true }] } });
    await knockOut(byStrokes);
    expect(await line(byStrokes, 'prizes')).toEqual(['warn', 'prizes-by-strokes: Best Net', 'contests-without-prize: Vô địch', 'prizes']);
    const usual = await seed({ settings: { play: 'match' } });
    expect(await line(usual, 'prizes')).toEqual(['pass', 'prizes']);
    await knockOut(usual);
    expect(await line(usual, 'prizes')).toEqual(['pass', 'prizes']);
  });

  it('of a cup names matches without sides, golfers without a handicap, and teams that are short', async () => {
    const event = await seed({ settings: { play: 'match' } });
    const [a = '', b = '', c = ''] = event.playerIds;
    await test.db.update(player).set({ handicapCourse: null, handicapIndex: null }).where(eq(player.id, a));
    const golfers = (...ids: string[]) => ids.map((playerId) => ({ playerId }));
    const cup = { name: 'Cúp', rule: { kind: 'cup', ties: [] } };
    const made = await test.ask('manager', `POST ${event.path}/contests`, cup);
    expect(await line(event, 'teams')).toEqual(['fail', 'too-few-teams: Cúp']);
    const teams = [
      { name: 'Sông Hồng', players: golfers(a, b) },
      { name: 'Lam Sơn', players: golfers(c) },
    ];
    expect((await test.ask('manager', `POST ${event.path}/teams`, { teams })).status).toBe(200);
    const plan = [{ format: 'singles', matches: 2 }];
    const { body } = await test.ask('manager', `POST ${event.path}/contests/${made.body.id}/sessions`, { roundId: event.roundId, plan });
    const [match] = body.sessions[0].matches;
    await test.ask('manager', `PATCH ${event.path}/matches/${match.id}`, { sides: [[a], [c]], version: match.version });
    expect(await line(event, 'teams')).toEqual(['fail', 'teams-short: Lam Sơn (1 short)']);
    expect(await line(event, 'matches')).toEqual(['fail', 'matches-without-side: Cúp · Match 2']);
    expect(await line(event, 'players')).toContain('matches-handicap: Nguyễn An');
  });
});
