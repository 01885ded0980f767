import { randomUUID } from 'node:crypto';
import type { HeldEntry, MarkerFlight, MarkerMatch, StaffContest, StaffMatch } from '@fairway/api';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../../../test/kit/app.ts';
import { type Event, nameOf, PAR, seedEvent, stroke } from '../../../../../test/kit/event.ts';
import { createMarker, deviceTokenOf } from '../../../../../test/kit/marker.ts';
import { card, flight } from '../../../../db/schema/field/player.ts';
import { tournament } from '../../../../db/schema/field/tournament.ts';
import { match as matchTable } from '../../../../db/schema/play/match.ts';

const test = await testApp();

/** Two flights of two; players 0 and 1, who receives six strokes, meet in the first one, players 2 and 3 in the second. */
let event: Event;
let match: StaffMatch;
let other: StaffMatch;
let phone: { token: string };
beforeEach(async () => {
  const players = [0, 60, 0, 0].map((tenths, nth) => ({ handicapCourse: tenths, handicapIndex: tenths, flight: nth < 2 ? '1' : '2' }));
  event = await seedEvent(test.db, test.clubId, { settings: { play: 'match', public: true }, players });
  // the first meets the last, the second the third
  const entrants = [0, 2, 3, 1].map((nth) => event.playerIds[nth]);
  const rule = { kind: 'bracket', thirdPlace: false, consolation: false, seeds: 0, entrants };
  const { body: contest } = await test.ask('manager', `POST ${event.path}/contests`, { name: 'Vô địch', rule });
  const { body } = await test.ask('manager', `POST ${event.path}/contests/${contest.id}/sessions`, { roundId: event.roundId });
  [match, other] = (body as StaffContest).sessions.flatMap(({ matches }) => matches) as [StaffMatch, StaffMatch];
  phone = await newPhone();
});
const newPhone = async () => ({ token: deviceTokenOf((await createMarker(test.db, event.roundId)).deviceId) });

type Said = {
  id: string;
  matchId: string;
  hole: number | null;
  word: object;
  replaces: string | null;
  enteredAt: string;
  version?: number | undefined;
};
const word = (of: object, fields: Partial<Said> = {}): Said => ({
  ...{
    id: randomUUID(),
    matchId: match.id,
    hole: 'hole' in of ? Number(of.hole) : null,
    word: of,
    replaces: null,
    enteredAt: new Date().toISOString(),
  },
  ...fields,
});
const won = (hole: number, winner: 0 | 1 | 'halved' | null, fields: Partial<Said> = {}) => word({ kind: 'hole', hole, winner }, fields);
const conceded = (hole: number, by: 0 | 1) => word({ kind: 'hole-conceded', hole, by });
const struck = ({ id }: Said) => word({ kind: 'struck', fact: id });
const outcomes = async (entries: readonly Said[], who = phone): Promise<string[]> =>
  (await test.ask(who, 'POST /api/marker/match-entries', { entries })).body.outcomes.map(
    (one: { outcome: string; code: string | null }) => one.code ?? one.outcome,
  );
const flightNow = async (who = phone): Promise<MarkerFlight> => (await test.ask(who, 'GET /api/marker/flight')).body;
const ofPhone = async (who = phone): Promise<MarkerMatch | undefined> => (await flightNow(who)).matches?.[0];
const now = async (): Promise<StaffMatch> => {
  const { body } = await test.ask('reader', `GET ${event.path}/contests`);
  return body.items[0].sessions[0].matches.find(({ id }: StaffMatch) => id === match.id);
};
const waiting = async (): Promise<HeldEntry[]> => (await test.ask('reader', `GET ${event.roundPath}/held-entries`)).body.items;
const decide = async (accept: boolean) => {
  const ids = (await waiting()).filter((one) => one.match !== null).map(({ id }) => id);
  return (await test.ask('manager', `POST ${event.roundPath}/held-entries/decision`, { ids, accept })).body;
};
const lock = () => test.ask('manager', `POST ${event.path}/lock`, {});
const unlock = () => test.ask('manager', `POST ${event.path}/unlock`, {});

describe('the flight of a phone', () => {
  it('has the matches whose sides are both in it, with whose cards count and the strokes that each receives', async () => {
    const [a = '', b = ''] = event.playerIds;
    expect((await flightNow()).matches).toEqual([
      {
        ...{
          id: match.id,
          number: match.number,
          format: 'singles',
          end: 'extra-holes',
          nassau: false,
          startingHole: null,
          version: match.version,
        },
        sides: [
          { name: nameOf(0), team: null, balls: [{ playerId: a, strokes: 0, gender: 'm' }] },
          { name: nameOf(1), team: null, balls: [{ playerId: b, strokes: 6, gender: 'm' }] },
        ],
        ...{ facts: [], differing: [] },
      },
    ]);
  });

  it('has nothing of a match whose sides go out in two', async () => {
    const [second] = await test.db.select().from(flight).where(eq(flight.number, '2'));
    await test.db
      .update(card)
      .set({ flightId: second?.id ?? null })
      .where(eq(card.playerId, event.playerIds[1] ?? ''));
    expect((await flightNow()).matches).toBeUndefined();
  });
});

describe('a word of a phone', () => {
  it('counts at once; sent twice it is kept once, and another under its id is refused', async () => {
    const given = conceded(3, 1);
    expect([await outcomes([given]), await outcomes([given, { ...given, word: { kind: 'hole-conceded', hole: 4, by: 1 } }])]).toEqual([
      ['applied'],
      ['repeated', 'entry-id-taken'],
    ]);
    expect((await now()).holes[2]).toMatchObject({ winner: 0, by: 'conceded', lead: 1 });
    expect((await ofPhone())?.facts).toEqual([{ id: given.id, seq: expect.any(Number), word: given.word, own: true }]);
  });

  it('on a hole that another phone says otherwise is disputed, and the phones show both', async () => {
    const second = await newPhone();
    await outcomes([won(1, 0)]);
    expect(await outcomes([won(1, 'halved')], second)).toEqual(['disputed']);
    expect(await ofPhone(second)).toMatchObject({
      facts: [{ word: { hole: 1, winner: 0 }, own: false }],
      differing: [{ hole: 1, winners: [0, 'halved'] }],
    });
  });

  it('wins the match at the 19th', async () => {
    await outcomes([...PAR.map((_, at) => won(at + 1, 'halved')), won(19, 1)]);
    expect((await now()).state).toMatchObject({ code: 'won', winner: 1, extraHole: 1, hole: 19 });
  });

  it('that comes after the strokes that ended the match, of a hole before its end, is taken', async () => {
    const [a = '', b = ''] = event.playerIds;
    const strokes = PAR.slice(0, 12).flatMap((par, at) => [stroke(a, at + 1, par), stroke(b, at + 1, par + 3)]);
    await test.ask('reader', `POST ${event.roundPath}/entries`, { entries: strokes });
    expect([(await now()).state, await outcomes([conceded(2, 0)])]).toMatchObject([{ hole: 10, up: 10 }, ['applied']]);
    expect([(await now()).state, await outcomes([conceded(14, 0)])]).toMatchObject([{ hole: 11, up: 9, left: 7 }, ['match-decided']]);
  });

  it('is taken back by the phone that said it and by no other', async () => {
    const [first, second] = [won(1, 0), won(1, 1)];
    await outcomes([first, { ...second, replaces: first.id }]);
    expect(await outcomes([struck(second)], await newPhone())).toEqual(['match-word-of-others']);
    expect(await outcomes([struck(second), struck(won(2, 0))])).toEqual(['applied', 'match-fact-unknown']);
    expect((await now()).holes[0]).toMatchObject({ winner: 0 });
  });

  it('of a phone that is shut out with undo counts no more', async () => {
    const { deviceId } = await createMarker(test.db, event.roundId);
    await outcomes([won(1, 0)]);
    await outcomes([conceded(1, 0), won(2, 1)], { token: deviceTokenOf(deviceId) });
    const { body } = await test.ask('manager', `POST ${event.roundPath}/devices/${deviceId}/shut-out`, { undo: true, reason: 'Máy lạ' });
    expect([body.undone, (await now()).holes.slice(0, 2)]).toMatchObject([2, [{ winner: 0 }, { winner: null }]]);
  });

  it('of a match that was deleted meanwhile says so and stays on the phone; it does not stop the others', async () => {
    expect((await test.ask('manager', `DELETE ${event.path}/matches/${other.id}`)).status).toBe(204);
    const entries = [won(1, 0, { matchId: other.id }), won(1, 0)];
    const { body } = await test.ask(phone, 'POST /api/marker/match-entries', { entries });
    expect(body.outcomes).toMatchObject([
      { outcome: 'refused', code: 'match-gone', message: expect.stringMatching(/^This match is not there any more\. .*committee\.$/) },
      { outcome: 'applied' },
    ]);
  });

  it('of a match of others is refused', async () => {
    const theirs = await seedEvent(test.db, test.clubId, { settings: { play: 'match' }, players: 2 });
    const rule = { kind: 'bracket', thirdPlace: false, consolation: false, seeds: 0, entrants: theirs.playerIds };
    const { body: contest } = await test.ask('manager', `POST ${theirs.path}/contests`, { name: 'Vô địch', rule });
    const { body } = await test.ask('manager', `POST ${theirs.path}/contests/${contest.id}/sessions`, { roundId: theirs.roundId });
    expect(await outcomes([won(1, 0, { matchId: body.sessions[0].matches[0].id }), won(1, 0)])).toEqual(['beyond-flight', 'applied']);
  });
});

describe('a word that cannot be applied waits for a person', () => {
  const end: [string, string, () => Promise<unknown>][] = [
    ['the scores are locked', 'tournament-locked', lock],
    ['the tournament is closed', 'marker-link-ended', () => test.db.update(tournament).set({ state: 'closed' })],
    ['the match is in another flight', 'match-not-in-flight', async () => ([match, other] = [other, match])],
  ];
  it.each(end)('when %s', async (_, code, happens) => {
    await happens();
    const given = conceded(3, 1);
    expect([await outcomes([given]), await outcomes([given])]).toEqual([[code], [code]]);
    expect((await waiting()).filter(({ id }) => id === given.id)).toMatchObject([
      {
        playerId: null,
        name: match.sides.map((side) => side?.name).join(' – '),
        hole: 3,
        cause: code,
        match: { word: given.word, shown: null },
      },
    ]);
    expect((await now()).holes[2]).toMatchObject({ winner: null });
  });

  it('when other golfers were put into the match since the phone read it: who won is said by side', async () => {
    const [a, b] = event.playerIds;
    const version = (await ofPhone())?.version;
    const before = { ...won(2, 0), version };
    const swapped = { firstId: b, secondId: a, version: match.version + 1 };
    await test.db.update(matchTable).set(swapped).where(eq(matchTable.id, match.id));
    expect(await outcomes([before])).toEqual(['match-changed']);
    expect((await now()).holes[1]).toMatchObject({ winner: null });
    expect(await outcomes([{ ...won(3, 0), version: (await ofPhone())?.version }])).toEqual(['applied']);
  });

  it('who takes it in as their own, with what the phone took back of it', async () => {
    await lock();
    const [hole, first] = [conceded(3, 1), conceded(4, 0)];
    await outcomes([hole, first]);
    await unlock();
    expect(await outcomes([struck(first)])).toEqual(['tournament-locked']);
    expect((await waiting()).flatMap(({ match: of }) => of?.struck ?? [])).toEqual([first.word]);
    expect([await decide(true), (await now()).holes.slice(2, 4)]).toMatchObject([{ refused: [] }, [{ winner: 0 }, { winner: null }]]);
    expect((await waiting()).filter((one) => one.match !== null)).toEqual([]);
  });

  it('or lays it aside; until then the match keeps its sides', async () => {
    await lock();
    await outcomes([conceded(3, 1)]);
    await unlock();
    const remove = () => test.ask('manager', `DELETE ${event.path}/matches/${match.id}`);
    expect((await remove()).body.code).toBe('match-has-scores');
    await decide(false);
    expect([(await now()).holes[2]?.winner, (await remove()).status]).toEqual([null, 204]);
  });

  it('and goes on waiting where it cannot be taken in, with the reason', async () => {
    await lock();
    await outcomes([conceded(3, 1)]);
    await test.ask('manager', `POST ${event.path}/matches/${match.id}/entries`, {
      entries: [{ id: randomUUID(), word: { kind: 'match-conceded', by: 0, hole: 1 } }],
    });
    expect([(await decide(true)).refused, (await waiting()).length]).toMatchObject([[{ code: 'match-decided' }], 2]);
  });
});
