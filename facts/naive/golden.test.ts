import { describe, expect, test } from 'vitest';
import charityDay from '../../golf/events/charity-day.json' with { type: 'json' };
import { competitorsOf, type GoldenEvent, rulesOf } from '../../golf/events/event.ts';
import fourBall from '../../golf/events/four-ball.json' with { type: 'json' };
import phoenixOuting from '../../golf/events/phoenix-outing.json' with { type: 'json' };
import { type Card, FORMATS, playedOffOf, type Side, sidePlay, ties } from '../../golf/src/index.ts';
import { allocation, award, cardToPar, competitor, PLAIN_COURSE, rules, side } from '../../golf/test-kit/index.ts';
import { coreOf } from '../test-kit/index.ts';
import { type NaiveCore, naiveResult } from './compute.ts';

const EVENTS = { charityDay, phoenixOuting } as unknown as Record<string, GoldenEvent>;

describe.each(Object.entries(EVENTS))('%s, by the naive computation from its facts', (_, event) => {
  const { expected, players, rules, awards } = event;
  const naive = (decisions: Record<string, string> = {}) =>
    naiveResult(
      coreOf(
        {
          rules: rulesOf(event),
          competitors: competitorsOf(event),
          awards,
          allocation: allocation({
            oneMainPrizeEach: rules.oneMainPrizeEach,
            members: new Set(players.filter(({ member }) => member).map(({ id }) => id)),
            measurements: event.measurements,
            decisions,
          }),
        },
        ['gross', 'net'],
      ) as unknown as NaiveCore,
    );
  const winnersIn = (lines: GoldenEvent['expected']['awards']) => Object.fromEntries(lines.map(({ award, winner }) => [award, winner]));

  test.each(['gross', 'net'] as const)('has the places by %s that were calculated by hand', (basis) => {
    const { places } = naive();
    for (const [division, lines] of Object.entries(expected.board[basis]))
      for (const { player, position, tied } of lines)
        expect(places[basis]?.[player]?.[division === 'field' ? 'field' : 'division'], player).toEqual({ position, tied });
  });

  test('has the winners that were calculated by hand, before the committee decides and after', () => {
    expect(naive().winners).toEqual(winnersIn(expected.awards));
    const { award, player } = expected.decision;
    expect(naive({ [award]: player }).winners).toEqual(winnersIn(expected.awardsDecided));
  });
});

test('two days of four-ball have the places of the sides that were calculated by hand', () => {
  const { course, players, sides, expected } = fourBall;
  const given = rules({ rounds: [course, course], format: 'stableford', cap: null, ties: ties('countback', 'official') });
  const { allowance } = sidePlay('four-ball', FORMATS.stableford);
  const list = sides.map(({ id, rounds }): Side => {
    const partners = [...new Set(rounds.flatMap((round) => round.partners))].map((one) => {
      const cards = rounds.map((round) => (round.cards[round.partners.indexOf(one)] ?? []) as Card);
      return competitor(one, { handicap: Math.round((players.find((player) => player.id === one)?.handicap ?? 0) * 10), cards });
    });
    const playedOff = playedOffOf({ ...given, allowance }, partners);
    return side(id, {
      partners: partners.map((one, nth) => ({ ...one, playedOff: playedOff[nth] ?? null })),
      inRounds: rounds.map((round) => round.partners.map((partner) => ({ partner }))),
    });
  });
  const competitors = list.flatMap(({ partners }) => partners);
  const core = coreOf({ rules: given, competitors, sides: { ball: { kind: 'own', counting: 1 }, list } }, ['points']);
  const { points = {} } = naiveResult(core as unknown as NaiveCore).sides ?? {};
  expect(expected.map(([id]) => [id, points[String(id)]?.field?.position])).toEqual(expected);
});

test('a prize of players that an open one of sides may empty of two of them waits, and so does the next', () => {
  const player = (id: string, toPar: Record<number, number>, handicap = 0) =>
    competitor(id, { handicap, cards: [cardToPar(PLAIN_COURSE, toPar)] });
  const [an, binh, chi] = [player('an', { 1: -2 }), player('binh', { 2: -1 }), player('chi', {}, 100)];
  const [dung, em, giang] = [player('dung', { 1: -1, 2: -1, 3: -1, 4: 5 }), player('em', { 5: 3 }), player('giang', { 6: 4 })];
  const pairs = { one: [an, binh], two: [dung, em], three: [chi, giang] };
  const given = rules({ ties: { gross: [], net: [], points: [] } });
  const list = Object.entries(pairs).map(([id, partners]) =>
    side(id, { partners: partners.map((one) => ({ ...one, playedOff: playedOffOf(given, [one])[0] ?? null })) }),
  );
  const awards = [
    award('pairs', { kind: 'place', basis: 'gross', of: 'sides' }),
    award('gross', { kind: 'best-gross', basis: 'gross' }),
    award('net'),
  ];
  const day = {
    rules: given,
    competitors: Object.values(pairs).flat(),
    awards,
    sides: { ball: { kind: 'own', counting: 1 }, list },
  } as const;
  const winners = (decisions: Record<string, string>) =>
    naiveResult(coreOf({ ...day, allocation: allocation({ decisions }) }, ['gross']) as unknown as NaiveCore).winners;
  // if the pair of An and Binh wins, Chi has the best gross and not the best net
  expect(winners({})).toEqual({ pairs: null, gross: null, net: null });
  expect(winners({ pairs: 'one' })).toEqual({ pairs: 'one', gross: 'chi', net: 'dung' });
});
