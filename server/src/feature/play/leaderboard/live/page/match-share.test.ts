import { randomUUID } from 'node:crypto';
import type { StaffContest } from '@fairway/api';
import { eq } from 'drizzle-orm';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { builtWeb } from '../../../../../../test/engine/built-web.ts';
import { testApp } from '../../../../../../test/kit/app.ts';
import { type Event, nameOf, seedEvent } from '../../../../../../test/kit/event.ts';
import { tournament } from '../../../../../db/schema/field/tournament.ts';

const test = await testApp({ PUBLIC_URL: 'https://golf.example.com' }, { web: builtWeb() });

const made = async (ask: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await ask;
  expect([status, body]).toEqual([200, body]);
  return body;
};
type Begun = { event: Event; matchIds: string[] };

/** A tournament of matches with its first session. */
async function begun(rule: (event: Event) => object, session: object = {}): Promise<Begun> {
  const event = await seedEvent(test.db, test.clubId, { settings: { play: 'match', public: true } });
  const contest = (await made(test.ask('manager', `POST ${event.path}/contests`, { name: 'Vô địch', rule: rule(event) }))) as StaffContest;
  const { sessions } = (await made(
    test.ask('manager', `POST ${event.path}/contests/${contest.id}/sessions`, { roundId: event.roundId, ...session }),
  )) as StaffContest;
  return { event, matchIds: sessions.flatMap(({ matches }) => matches.map(({ id }) => id)) };
}
const bracket = (count: number) => (event: Event) => ({
  ...{ kind: 'bracket', thirdPlace: false, consolation: false, seeds: 0 },
  entrants: event.playerIds.slice(0, count),
});
const say = async ({ event, matchIds }: Begun, nth: number, word: object) => {
  const entries = [{ id: randomUUID(), word }];
  const { body } = await test.ask('manager', `POST ${event.path}/matches/${matchIds[nth]}/entries`, { entries });
  expect(body.outcomes[0].outcome).toBe('applied');
};
const WON = { kind: 'result', winner: 1, score: { up: 3, left: 2 } };
const page = async ({ event }: Begun, query = '') =>
  (await test.app.inject({ url: `/tournaments/${event.id}/live${query}`, headers: { 'accept-language': 'en' } })).body;
const descriptionOf = (html: string) => /og:description" content="([^"]*)"/.exec(html)?.[1];
const listed = async ({ event }: Begun) => {
  const { body } = await test.ask(null, 'GET /api/live/tournaments');
  return body.items.find(({ id }: { id: string }) => id === event.id);
};
const file = async ({ event }: Begun) => {
  const { body } = await test.app.inject({ url: `/api/live/tournaments/${event.id}/board.csv?language=en` });
  return Papa.parse<string[]>(body.slice(1).trim()).data;
};

describe('a tournament of matches', () => {
  it('has begun with the first word of a match, and its champion is named wherever the leaders of others are', async () => {
    const contest = await begun(bracket(2));
    expect([(await listed(contest)).phase, descriptionOf(await page(contest))]).toEqual([
      'upcoming',
      expect.stringContaining('Upcoming · Played on'),
    ]);
    await say(contest, 0, WON);
    const { body } = await test.ask(null, `GET /api/live/tournaments/${contest.event.id}`);
    expect([(await listed(contest)).phase, body.phase]).toEqual(['playing', 'playing']);
    const { items } = (await test.ask('reader', 'GET /api/tournaments')).body;
    expect(items.find(({ id }: { id: string }) => id === contest.event.id).phase).toBe('playing');
    expect(descriptionOf(await page(contest))).toMatch(new RegExp(`In progress · Champion: ${nameOf(1)}$`));
    expect((await listed(contest)).leaders).toEqual([
      { place: '1', name: nameOf(1), score: '' },
      { place: '2', name: nameOf(0), score: '' },
    ]);
  });

  it('says of a cup what its teams have, halves as golfers write them', async () => {
    const event = await seedEvent(test.db, test.clubId, { settings: { play: 'match', public: true } });
    const { items: teams } = (await made(
      test.ask('manager', `POST ${event.path}/teams`, {
        teams: [0, 2].map((from) => ({
          name: `CLB ${from}`,
          players: event.playerIds.slice(from, from + 2).map((playerId) => ({ playerId })),
        })),
      }),
    )) as { items: { id: string }[] };
    expect(teams).toHaveLength(2);
    const path = `POST ${event.path}/contests` as const;
    const contest = (await made(test.ask('manager', path, { name: 'Cúp', rule: { kind: 'cup', ties: [] } }))) as StaffContest;
    const { sessions } = (await made(
      test.ask('manager', `${path}/${contest.id}/sessions`, { roundId: event.roundId, plan: [{ format: 'singles', matches: 2 }] }),
    )) as StaffContest;
    const matches = sessions.flatMap((session) => session.matches);
    for (const [nth, { id, version }] of matches.entries()) {
      const sides = [[event.playerIds[nth]], [event.playerIds[2 + nth]]];
      await made(test.ask('manager', `PATCH ${event.path}/matches/${id}`, { sides, version }));
    }
    const cup = { event, matchIds: matches.map(({ id }) => id) };
    await say(cup, 0, WON);
    await say(cup, 1, { kind: 'result', winner: 'halved', score: null });
    expect((await listed(cup)).leaders).toEqual([
      { place: '1', name: 'CLB 2', score: '1½' },
      { place: '2', name: 'CLB 0', score: '½' },
    ]);
    expect(descriptionOf(await page(cup))).toMatch(/In progress · CLB 2 1½ – CLB 0 ½ · CLB 2 won the cup$/);
  });

  it('says of a link to a match, or to a golfer of it, who meets whom and how it stands', async () => {
    const contest = await begun(bracket(2));
    await say(contest, 0, { kind: 'match-conceded', by: 0, hole: 4 });
    const title = `<title>${nameOf(0)} – ${nameOf(1)} · Conceded · Giải mùa xuân</title>`;
    const sentence = `${nameOf(1)} won: ${nameOf(0)} conceded the match on hole 4 · `;
    for (const query of [`?match=${contest.matchIds[0]}`, `?player=${contest.event.playerIds[0]}`]) {
      const html = await page(contest, query);
      expect([html.includes(title), descriptionOf(html)?.startsWith(sentence)]).toEqual([true, true]);
    }
    expect(await page(contest, `?match=${randomUUID()}`)).toContain('<title>Giải mùa xuân · Live matches</title>');
  });

  it('has a line a match in its file, with who won each hole', async () => {
    const contest = await begun(bracket(3));
    await say(contest, 0, { kind: 'hole', hole: 1, winner: 1 });
    await say(contest, 0, { kind: 'hole', hole: 2, winner: 'halved' });
    const [heads = [], ...rows] = await file(contest);
    expect(heads.slice(0, 16).join()).toBe(
      'Competition,Session,Match,Format,Position,Team 1,Side 1,Side 2,Team 2,Flight,Tee time,Score,Winner,Holes played,Result,Hole 1',
    );
    expect([rows.length, heads.length]).toEqual([1, 15 + 18]);
    expect(rows[0]?.slice(0, 9)).toEqual(['Vô địch', 'Session 1', '1', 'Singles', '1.2', '', nameOf(1), nameOf(2), '']);
    expect(rows[0]?.slice(11, 18)).toEqual(['1 UP', '', '2', `${nameOf(2)} leads by 1, thru 2`, '2', '0', '']);
  });

  it('shows nothing of its matches while anything is kept hidden, and no strokes in their place', async () => {
    const contest = await begun(bracket(2));
    await say(contest, 0, WON);
    await test.db.update(tournament).set({ frozenAt: new Date(), boardVersion: 99 }).where(eq(tournament.id, contest.event.id));
    const { body } = await test.ask(null, `GET /api/live/tournaments/${contest.event.id}`);
    expect([body.matches, body.phase]).toEqual([{ teams: [], items: [] }, 'upcoming']);
    expect((await file(contest)).map((row) => row.length)).toEqual([15]);
    expect(descriptionOf(await page(contest))).not.toContain(nameOf(1));
    expect([(await listed(contest)).leaders, (await listed(contest)).phase]).toEqual([[], 'upcoming']);
  });
});
