import { checkFacts } from '@fairway/facts';
import { expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { type Event, PAR, seedEvent, wholeCard } from '../../../../test/kit/event.ts';

const test = await testApp();
/** One more than that of men on holes 1 and 5: 74 against 72. */
const WOMEN_PAR = PAR.map((par, at) => (at === 0 || at === 4 ? 5 : par));
const TEN = { handicapCourse: 100, handicapIndex: 100 };
const WOMAN = { ...TEN, gender: 'f' as const };

const seeded = (settings: object, players: object[]): Promise<Event> =>
  seedEvent(test.db, test.clubId, { settings: { public: true, ...settings }, players, womenPar: WOMEN_PAR });

it('a match between cards of another par gives the difference, says so, and its facts agree', async () => {
  const event = await seeded({ play: 'match' }, [TEN, WOMAN]);
  const rule = { kind: 'bracket', thirdPlace: false, consolation: false, seeds: 0, entrants: event.playerIds };
  const { body: made } = await test.ask('manager', `POST ${event.path}/contests`, { name: 'Vô địch', rule });
  await test.ask('manager', `POST ${event.path}/contests/${made.id}/sessions`, { roundId: event.roundId });
  for (const [nth, id] of event.playerIds.entries())
    await test.ask('reader', `POST ${event.roundPath}/entries`, { entries: wholeCard(id, nth === 0 ? PAR : WOMEN_PAR) });
  const [{ sessions }] = (await test.ask('manager', `GET ${event.path}/contests`)).body.items;
  expect(sessions[0].matches[0]).toMatchObject({ strokes: [[0], [2]], pars: [[72], [74]] });
  expect(checkFacts((await test.app.inject(`/api/live/tournaments/${event.id}/facts.json`)).json())).toMatchObject({ findings: [] });
});

it('sides with a ball each are compared by the lowest par, and their cards have the strokes that are received for it', async () => {
  const event = await seeded({ play: 'four-ball', playRule: { allowance: 100 } }, [TEN, TEN, TEN, WOMAN]);
  const [a, b, c, d] = event.playerIds;
  await test.ask('manager', `POST ${event.path}/sides`, {
    sides: [
      { name: 'Nam', partners: [a, b] },
      { name: 'Nam nữ', partners: [c, d] },
    ],
  });
  const { cards } = (await test.ask('manager', `GET ${event.roundPath}/scores`)).body;
  const received = (id: string | undefined) =>
    cards
      .find(({ playerId }: { playerId: string }) => playerId === id)
      .side.received.reduce((sum: number, strokes: number) => sum + strokes, 0);
  expect([received(a), received(c), received(d)]).toEqual([10, 10, 12]);
  const picked = (id = '') =>
    wholeCard(
      id,
      PAR.map(() => 'pickup' as const),
    );
  await test.ask('reader', `POST ${event.roundPath}/entries`, {
    entries: [
      ...wholeCard(
        a ?? '',
        PAR.map((par, at) => par + (at < 10 ? 1 : 0)),
      ),
      ...picked(b),
      ...picked(c),
      ...wholeCard(
        d ?? '',
        WOMEN_PAR.map((par, at) => par + (at < 10 ? 1 : 0)),
      ),
    ],
  });
  const { sides } = (await test.ask('manager', `GET ${event.path}/leaderboard`)).body;
  expect(sides.lines.map(({ net, netToPar }: Record<string, number>) => [net, netToPar])).toEqual([
    [72, 0],
    [72, 0],
  ]);
  expect(checkFacts((await test.app.inject(`/api/live/tournaments/${event.id}/facts.json`)).json())).toMatchObject({ findings: [] });
});

it('a side of one ball plays one card, and its partners’ handicaps are taken against the par of that', async () => {
  const event = await seeded({ play: 'foursomes' }, [TEN, WOMAN, WOMAN, WOMAN]);
  const [a, b, c, d] = event.playerIds;
  const { body } = await test.ask('manager', `POST ${event.path}/sides`, { sides: [{ partners: [a, b] }, { partners: [c, d] }] });
  expect(body.items.map(({ handicap }: { handicap: number }) => handicap)).toEqual([11, 10]);
});
