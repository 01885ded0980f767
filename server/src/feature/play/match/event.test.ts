import { randomUUID } from 'node:crypto';
import type { StaffContest, StaffMatch } from '@fairway/api';
import { checkFacts } from '@fairway/facts';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import cupFile from '../../../../../golf/events/club-cup.json' with { type: 'json' };
import knockOutFile from '../../../../../golf/events/knock-out.json' with { type: 'json' };
import type { EventFact } from '../../../../../golf/events/match-event.ts';
import { factsOf, holesOf, matchInEventWords } from '../../../../../golf/events/match-event.ts';
import { testApp } from '../../../../test/kit/app.ts';
import { type Event, seedEvent, stroke } from '../../../../test/kit/event.ts';
import { round } from '../../../db/schema/field/tournament.ts';
import { placePlayers } from '../../field/flight/store.ts';

/** Golden events, entered and played through the routes of the house: what they come to was worked out independently (golf/events). */

const test = await testApp();
type Score = number | string | null;
type Golden = { par: number[]; strokeIndex: number[] };

async function eventOf(
  file: { name: string; course: Golden },
  players: { name: string; handicap: number }[],
  rounds: number,
): Promise<Event> {
  const event = await seedEvent(test.db, test.clubId, {
    settings: { play: 'match', name: file.name },
    players: players.map(({ name, handicap }) => ({ name, handicapCourse: handicap * 10, flight: null })),
    rounds,
  });
  const { par, strokeIndex } = file.course;
  await test.db.update(round).set({ par, strokeIndex }).where(eq(round.tournamentId, event.id));
  return event;
}

const post = async (path: string, body: object) => {
  const answer = await test.ask('manager', `POST ${path as '/'}`, body);
  expect([answer.status, answer.body]).toEqual([200, answer.body]);
  return answer.body;
};
const contestsOf = async (event: Event): Promise<StaffContest[]> => (await test.ask('manager', `GET ${event.path}/contests`)).body.items;
const matchesOf = ({ sessions }: StaffContest): StaffMatch[] => sessions.flatMap(({ matches }) => matches);
const isScore = (score: Score): score is number | 'pickup' => score !== null;

/** Whose card has which scores in a round. */
async function enter(event: Event, nth: number, cards: readonly { id: string; card: readonly Score[] }[]): Promise<void> {
  const entries = cards.flatMap(({ id, card }) =>
    card.flatMap((score, at) => (isScore(score) ? [{ ...stroke(id, at + 1, 4), score }] : [])),
  );
  if (entries.length > 0) await post(`${event.path}/rounds/${event.roundIds[nth]}/entries`, { entries });
}

async function say(event: Event, matchId: string, facts: readonly EventFact[], sides: readonly [string, string]): Promise<void> {
  for (const { id: _, seq: __, ...word } of factsOf(facts, sides)) {
    const sent = word.kind === 'result' ? { score: null, ...word } : word;
    const { outcomes } = await post(`${event.path}/matches/${matchId}/entries`, { entries: [{ id: randomUUID(), word: sent }] });
    expect(outcomes.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['applied']);
  }
}

const asEvent = (match: StaffMatch, sides: readonly [string, string]) =>
  matchInEventWords({ ...match, holes: match.holes } as never, sides);

/** The starts were written behind the house's back: with the next change it tells the ledger of them. */
const factsHold = async (event: Event) => {
  const { version } = (await test.ask('manager', `GET ${event.path}`)).body;
  await test.ask('manager', `PATCH ${event.path}`, { location: 'Lương Sơn', version });
  const checked = checkFacts((await test.ask(null, `GET /api/live/tournaments/${event.id}/facts.json`)).body);
  expect('unreadable' in checked ? checked : checked.findings).toEqual([]);
};

it('a cup of two clubs comes out as it was worked out by hand: four-balls, foursomes, singles, a concession, a decision of the committee', async () => {
  const event = await eventOf(cupFile, cupFile.players, 2);
  const idOf = new Map(cupFile.players.map(({ id }, nth) => [id, event.playerIds[nth] ?? '']));
  const { items: teams } = await post(`${event.path}/teams`, {
    teams: cupFile.teams.map(({ id, name }) => ({
      name,
      players: cupFile.players.flatMap(({ id: player, team }) => (team === id ? [{ playerId: idOf.get(player) }] : [])),
    })),
  });
  const [red, blue] = teams.map(({ id }: { id: string }) => id);
  const rule = { kind: 'cup', ties: ['holder'], holder: blue };
  const cup = await post(`${event.path}/contests`, { name: cupFile.name, rule });
  const plans = [
    [
      { format: 'four-ball', matches: 4 },
      { format: 'foursomes', matches: 4 },
    ],
    [{ format: 'singles', matches: 8 }],
  ];
  for (const [nth, plan] of plans.entries())
    await post(`${event.path}/contests/${cup.id}/sessions`, { roundId: event.roundIds[nth], meetings: [[red, blue]], plan });
  const made = matchesOf((await contestsOf(event))[0] as StaffContest);
  expect(made.map(({ format }) => format)).toEqual(cupFile.matches.map(({ format }) => format));
  for (const [nth, given] of cupFile.matches.entries()) {
    const match = made[nth] as StaffMatch;
    const day = given.session === 'morning' ? 0 : 1;
    const players = [given.red, given.blue].map((of) => of.map((id) => idOf.get(id) ?? ''));
    const { status, body } = await test.ask('manager', `PATCH ${event.path}/matches/${match.id}`, { sides: players, version: 1 });
    expect([status, body.troubles]).toEqual([200, []]);
    const sides = body.sides.map((side: { id: string } | null) => side?.id ?? '');
    const holders = given.format === 'foursomes' ? sides.map((id: string) => [id]) : players;
    const start = { teeTime: null, startingHole: given.startingHole ?? 1 };
    await test.db.transaction((tx) =>
      placePlayers(
        tx,
        event.roundIds[day] ?? '',
        holders.flat().map((playerId: string) => ({ playerId, flight: given.id, start })),
      ),
    );
    const cards = (given.cards ?? []) as Score[][][];
    await enter(
      event,
      day,
      cards.flatMap((of, side) => of.map((card, at) => ({ id: holders[side]?.[at] ?? '', card }))),
    );
    await say(event, match.id, [...holesOf(given.holes ?? '', ['red', 'blue']), ...(given.facts as EventFact[])], ['red', 'blue']);
  }
  const [now] = (await contestsOf(event)) as [StaffContest];
  for (const [nth, { received, ...expected }] of cupFile.matches.map(({ expected }) => expected).entries()) {
    const match = matchesOf(now)[nth] as StaffMatch;
    expect([cupFile.matches[nth]?.id, match.strokes, asEvent(match, ['red', 'blue'])]).toMatchObject([
      cupFile.matches[nth]?.id,
      received,
      expected,
    ]);
  }
  const { standing } = now;
  const { points, winner } = cupFile.expected.final;
  expect(standing).toMatchObject({
    kind: 'cup',
    total: { byTeam: { [red]: points.red * 10, [blue]: points.blue * 10 }, toCome: 0 },
    outcome: { team: winner === 'blue' ? blue : red },
  });
  await factsHold(event);
});

it('a knock-out of thirteen comes out as it was worked out by hand: byes, seeds, third place, one match won at the 20th', async () => {
  const event = await eventOf(knockOutFile, knockOutFile.players, knockOutFile.days.length);
  const idOf = new Map(knockOutFile.players.map(({ id }, nth) => [id, event.playerIds[nth] ?? '']));
  const seeds = knockOutFile.players.filter(({ seed }) => seed !== null).length;
  const rule = { kind: 'bracket', thirdPlace: true, consolation: false, seeds, entrants: event.playerIds };
  const { id } = await post(`${event.path}/contests`, { name: knockOutFile.name, rule });
  for (const [nth] of knockOutFile.days.entries()) {
    const contest: StaffContest = await post(`${event.path}/contests/${id}/sessions`, { roundId: event.roundIds[nth] });
    const ofDay = knockOutFile.matches.filter(({ day }) => day === nth + 1);
    const made = matchesOf(contest).filter(({ node }) => ofDay.some((of) => of.id === node));
    expect(made).toHaveLength(ofDay.length);
    for (const given of ofDay) {
      const match = made.find(({ node }) => node === given.id) as StaffMatch;
      expect(match.sides.map((side) => side?.id)).toEqual(given.sides.map((of) => idOf.get(of)));
      const [one = '', other = ''] = given.sides;
      await enter(
        event,
        nth,
        given.sides.map((of, side) => ({ id: idOf.get(of) ?? '', card: (given.cards[side] ?? []) as Score[] })),
      );
      const extra = [...given.expected.line].slice(18).map((of, at): EventFact => {
        return { kind: 'hole', hole: 19 + at, winner: of === 'h' ? 'halved' : of === 'W' ? one : other };
      });
      await say(event, match.id, extra, [one, other]);
    }
  }
  const [now] = (await contestsOf(event)) as [StaffContest];
  for (const { id: node, sides, expected } of knockOutFile.matches) {
    const match = matchesOf(now).find((of) => of.node === node) as StaffMatch;
    const { received, ...line } = expected;
    const [one = '', other = ''] = sides;
    expect([node, match.strokes?.flat(), asEvent(match, [one, other])]).toMatchObject([node, received, line]);
  }
  const { champion } = knockOutFile.expected as { champion: string };
  expect(now.standing).toMatchObject({ kind: 'bracket', champion: idOf.get(champion) });
  await factsHold(event);
});
