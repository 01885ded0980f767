import { validityOn } from '@fairway/api';
import { type Core, checkFacts, checkSeason, type SeasonCore, type SeasonProof } from '@fairway/facts';
import { count, desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { type NaiveCore, naiveResult } from '../../../facts/naive/compute.ts';
import { type Course, type NaiveSession, naiveEnd, naivePoints } from '../../../facts/naive/match.ts';
import { openTestDatabase } from '../../test/engine/database.ts';
import { writeBuiltIns } from '../db/built-in.ts';
import { activity } from '../db/schema/account/activity.ts';
import { contract } from '../db/schema/account/contract.ts';
import { site, users } from '../db/schema/account/site.ts';
import { golfer, golferJoin } from '../db/schema/field/golfer.ts';
import { entry, player, sidePartner } from '../db/schema/field/player.ts';
import { tournament } from '../db/schema/field/tournament.ts';
import { heldEntry, markerDevice } from '../db/schema/play/marker.ts';
import { measurement } from '../db/schema/play/measurement.ts';
import { luckyDraw, luckyLine } from '../db/schema/result/lucky-draw.ts';
import { finalResult } from '../db/schema/result/result.ts';
import { season } from '../db/schema/result/season.ts';
import { passwordMatches } from '../feature/account/auth/password.ts';
import { requireCourseCard } from '../feature/account/club/course-check.ts';
import { factsOf } from '../feature/result/facts/facts.ts';
import { clubHandicaps, PUBLISHED } from '../feature/result/scoring-record/club-list.ts';
import { findRule } from '../feature/result/scoring-record/rule.ts';
import { scoringRecordOf } from '../feature/result/scoring-record/scoring-record.ts';
import { publishedSeason } from '../feature/result/season/published.ts';
import { createEncryption } from '../secret/encryption.ts';
import { COURSE_CARDS, demoTees } from './course.ts';
import { DEMO_PASSWORD, fillDemo, holdsDemo } from './demo.ts';

/** Filled once: the tests of the demo read it, and leave it as it is. */
const { db } = await openTestDatabase('once');
const NOW = new Date('2026-04-25T03:00:00Z');
/** The medals of a year, and those of the season so far. */
const [MEDALS, OF_SEASON] = [21, 5];

/** What the demo shows, without what is random every time. */
const shown = async () => {
  const { rows } = await db.execute<{ line: string }>(`
    select concat_ws(' ', t.name, p.name, p.handicap_index, d.name, f.number, f.tee_time, e.hole, e.strokes, e.entered_at) as line
    from player p join tournament t on t.id = p.tournament_id
    join card c on c.player_id = p.id left join flight f on f.id = c.flight_id
    left join division d on d.id = p.division_id left join entry e on e.player_id = p.id order by 1`);
  return rows.map(({ line }) => line);
};

/** The points of a cup by the naive computation are those that the board has. */
function expectPoints({ rules, competitors, matchPlay, result }: Core): void {
  const cards = new Map([...competitors, ...(matchPlay?.cards ?? [])].map(({ id, cards }) => [id, cards]));
  const women = new Set(competitors.flatMap(({ id, gender }) => (gender === 'f' ? id : [])));
  const out = new Set(competitors.flatMap(({ id, status }) => (status === 'DQ' ? id : [])));
  for (const { id, sessions } of matchPlay?.contests ?? []) {
    const points = naivePoints(sessions as NaiveSession[], (session, match) =>
      naiveEnd(session, match, (rules as { rounds: Course[] }).rounds[session.round - 1] as Course, (of) => {
        return { card: cards.get(of)?.[session.round - 1] ?? [], woman: women.has(of), isOut: out.has(of) };
      }),
    );
    expect(result.matchPlay?.contests[id]).toMatchObject({ kind: 'cup', points });
  }
}

const resultOf = async (name: string) => {
  const [found] = await db
    .select({ winners: finalResult.winners })
    .from(finalResult)
    .innerJoin(tournament, eq(tournament.id, finalResult.tournamentId))
    .where(eq(tournament.name, name));
  return found;
};

it('the demo is written into no database that is not empty', async () => {
  await db.insert(site).values({ name: 'Của người khác' });
  expect(await fillDemo(db, NOW)).toBe(false);
  expect([await db.$count(users), await db.$count(site)]).toEqual([0, 1]);
  expect(await holdsDemo(db)).toBe(false);
  await db.delete(site);
});

describe('the demo', () => {
  beforeAll(async () => expect(await fillDemo(db, NOW)).toBe(true));

  it('has a medal a fortnight and a closed scramble of twelve sides, a closed tournament of 144 players, each with its result, a cup and a day under way, and one to come', async () => {
    const days = await db.select().from(tournament).orderBy(tournament.date);
    const [scramble, finished, cup, underWay, coming] = days.slice(MEDALS);
    expect(days.slice(0, MEDALS).map(({ state, name }) => [state, name.startsWith('Medal')])).toEqual(Array(MEDALS).fill(['closed', true]));
    expect([scramble?.state, scramble?.date, scramble?.play]).toEqual(['closed', '2026-04-11', 'scramble']);
    expect([finished?.state, finished?.date, finished?.public]).toEqual(['closed', '2026-04-17', true]);
    expect([cup?.state, cup?.date, cup?.play]).toEqual(['open', '2026-04-24', 'match']);
    expect([underWay?.state, underWay?.date, underWay?.public]).toEqual(['open', '2026-04-25', true]);
    expect([coming?.state, coming?.date, coming?.hiddenHoles]).toEqual(['open', '2026-04-29', 3]);
    const { rows: all } = await db.execute<{ name: string; players: number; scores: number }>(`
      select t.name, count(distinct p.id)::int as players, count(e.id)::int as scores from tournament t
      join player p on p.tournament_id = t.id left join entry e on e.player_id = p.id group by t.id order by t.date`);
    const rows = all.slice(MEDALS);
    expect(rows[0]).toMatchObject({ players: 12 * 5, scores: 12 * 18 });
    expect(rows[1]).toMatchObject({ players: 144, scores: 141 * 18 + 11 });
    expect(rows[2]).toMatchObject({ players: 32 + 16 });
    expect(rows[3]?.players).toBe(96);
    const half = Number(rows[3]?.scores) / (96 * 18);
    expect(half).toBeGreaterThan(0.4);
    expect(half).toBeLessThan(0.6);
  });

  it('has a different winner for every main award of the finished one', async () => {
    const result = await resultOf('Giải Golf Mùa Thu Lam Sơn');
    const awards = (result?.winners ?? []) as { main: boolean; winner: { playerId: string } | null }[];
    const winners = awards.filter(({ main }) => main).map(({ winner }) => winner?.playerId);
    expect(winners).toHaveLength(2 + 4 * 3);
    expect(new Set(winners).size).toBe(winners.length);
    expect(winners).not.toContain(undefined);
  });

  it('has days whose facts say their results, by the engine and by the naive computation, as it publishes them', async () => {
    for (const { id } of await db.select().from(tournament)) {
      const facts = await factsOf({ db, encryption: createEncryption(null), clock: () => NOW }, id);
      if (facts === null) continue; // it is not public
      expect(checkFacts(facts)).toMatchObject({ findings: [] });
      const { matchPlay, ...result } = facts.core.result;
      expect(naiveResult(facts.core as unknown as NaiveCore)).toEqual(result);
      if (matchPlay) expectPoints(facts.core);
    }
  });

  it('puts every player into a division, and gives no two people the same name', async () => {
    const people = await db.select().from(player);
    const partners = new Set((await db.select({ id: sidePartner.playerId }).from(sidePartner)).map(({ id }) => id));
    // whoever plays in a side is in the division of the side
    const alone = people.filter(({ id }) => !partners.has(id));
    const cups = await db.select({ id: tournament.id }).from(tournament).where(eq(tournament.play, 'match'));
    const divided = alone.filter(({ tournamentId }) => !cups.some(({ id }) => id === tournamentId));
    expect(divided.filter(({ divisionId }) => divisionId === null)).toEqual([]);
    const byTournament = Map.groupBy(people, ({ tournamentId }) => tournamentId);
    for (const own of byTournament.values()) expect(new Set(own.map(({ name }) => name)).size).toBe(own.length);
  });

  it('has everybody in the register once: who plays every fortnight has a past', async () => {
    const { rows } = await db.execute<{ played: number; golfers: number }>(`
      select played, count(*)::int as golfers from (select count(*)::int as played from golfer_join group by golfer_id) g group by played order by played desc`);
    expect(rows.slice(0, -1).reduce((sum, { golfers }) => sum + golfers, 0)).toBeGreaterThanOrEqual(16);
    expect(rows[0]?.played).toBeGreaterThanOrEqual(5);
    const { rows: nobody } = await db.execute(`select p.name from player p join tournament t on t.id = p.tournament_id
      where p.kind = 'player' and not exists (select from golfer_join j where j.player_id = p.id)`);
    expect(nobody.length).toBeLessThan(5);
  });

  it('has golfers with twenty rounds, of which eight count, and club handicaps that were cut', async () => {
    const [regular] = await db
      .select({ golferId: golferJoin.golferId, siteId: golfer.siteId })
      .from(golferJoin)
      .innerJoin(golfer, eq(golfer.id, golferJoin.golferId))
      .groupBy(golferJoin.golferId, golfer.siteId)
      .orderBy(desc(count()))
      .limit(1);
    const { siteId = '', golferId: id = '' } = regular ?? {};
    const { record, handicaps } = await scoringRecordOf(db, { id, siteId }, '2026-04-25');
    expect([record?.lines.length, record?.lines.filter(({ counts }) => counts).length]).toEqual([20, 8]);
    expect(record?.index).not.toBe(null);
    expect(handicaps.at(-1)?.declared).toMatchObject([{ source: 'list', by: 'Lê Minh Tâm' }]);
    const { club: rule } = await findRule(db, siteId);
    const year = { from: '2025-05-01', until: '2026-04-25' };
    const { items } = await clubHandicaps(db, { siteId, rule, posting: PUBLISHED, facts: 'all', ...year });
    expect(items.filter(({ changes }) => changes.some(({ because }) => because.code === 'under-par')).length).toBeGreaterThan(2);
  });

  it('has a season of the newest medals, an eclectic and a championship, published, with the first ones named by their consent', async () => {
    const made = await db.select().from(season);
    expect(made.map(({ rule }) => rule.kind).sort()).toEqual(['championship', 'eclectic', 'points']);
    for (const { id, rule } of made) {
      const table = await publishedSeason({ db, encryption: createEncryption(null), clock: () => NOW }, id, undefined, 'anyone');
      expect(checkSeason(table as unknown as SeasonProof).holds).toBe(true);
      const core = table.core as SeasonCore;
      expect(core.events.map(({ isOver }) => isOver)).toEqual(Array(rule.kind === 'championship' ? 2 : OF_SEASON).fill(true));
      expect(core.lines.some(({ rank, person }) => rank?.position === 1 && (rule.kind !== 'points' || person in table.names))).toBe(true);
      expect(Object.keys(table.names).length).toBeGreaterThanOrEqual(rule.kind === 'points' ? 5 : 1);
    }
  });

  it('has measured shots of the finished day and of the one under way, and a winner of each of its side awards', async () => {
    expect(await db.$count(measurement)).toBe(40);
    const result = await resultOf('Giải Golf Mùa Thu Lam Sơn');
    const awards = (result?.winners ?? []) as { measure: string; winner: { playerId: string } | null }[];
    const measured = awards.filter(({ measure }) => measure === 'distance');
    expect(measured.map(({ winner }) => winner !== null)).toEqual([true, true, true, true, true, true]);
  });

  it('has two sites, and contracts of which one ends soon and two have ended', async () => {
    expect((await db.select().from(site).orderBy(site.name)).map(({ name, searched }) => [name, searched])).toEqual([
      ['Câu lạc bộ Golf Lam Sơn', 'cau lac bo golf lam son'],
      ['Golf Sông Hồng', 'golf song hong'],
    ]);
    const contracts = await db.select().from(contract).orderBy(contract.code);
    expect(contracts.map((one) => [one.code, validityOn('2026-04-25', one)])).toEqual([
      ['HĐ-001', 'ended'],
      ['HĐ-002', 'ending'],
      ['HĐ-003', 'ended'],
    ]);
  });

  it('has phones of flights under way, one with unsent strokes, and a stroke that waits for a person', async () => {
    const phones = await db.select().from(markerDevice);
    expect(phones.map(({ unsent }) => unsent).sort()).toEqual([0, 0, 4]);
    expect(await db.$count(heldEntry)).toBe(1);
  });

  it('has a lucky draw of the finished day in which every prize is given and one player was not there', async () => {
    const [drawn] = await db.select().from(luckyDraw);
    const lines = await db.select({ outcome: luckyLine.outcome }).from(luckyLine).orderBy(luckyLine.nth);
    expect([drawn?.endedAt !== null, lines.map(({ outcome }) => outcome)]).toEqual([
      true,
      ['given', 'given', 'passed', 'given', 'given', 'given', 'given', 'given'],
    ]);
  });

  it('is the same demo every time', async () => {
    const first = await shown();
    await db.transaction(async (tx) => {
      await tx.execute('set local session_replication_role = replica');
      await tx.execute('truncate site, users, entry, activity, contact cascade');
    });
    await writeBuiltIns(db);
    await fillDemo(db, NOW);
    expect(await shown()).toEqual(first);
  });

  it('has entries from the past, by people of the demo, and a log', async () => {
    const late = (await db.select().from(entry)).filter(({ enteredAt, principalId }) => enteredAt > NOW || principalId === null);
    expect(late).toEqual([]);
    expect((await db.select().from(activity)).map(({ kind }) => kind)).toContain('closed');
  });

  it('lets its people log in with the password that is printed', async () => {
    for (const { passwordHash } of await db.select().from(users)) expect(await passwordMatches(passwordHash, DEMO_PASSWORD)).toBe(true);
    expect(await holdsDemo(db)).toBe(true);
  });

  it('uses course cards that name their source, and has two nines to combine', () => {
    expect(COURSE_CARDS.filter(({ par }) => par.length === 9)).toHaveLength(2);
    for (const card of COURSE_CARDS) {
      const { par, strokeIndex, source } = card;
      expect(() => requireCourseCard({ par, strokeIndex, women: null, tees: demoTees(card) })).not.toThrow();
      expect(source.length).toBeGreaterThan(20);
    }
  });
});
