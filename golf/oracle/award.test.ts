import { describe, expect, test } from 'vitest';
import type { AwardRule, Competitor } from '../src/index.ts';
import { allocate, NAMED_AWARDS, standings } from '../src/index.ts';
import { competitor, rules } from '../test-kit/index.ts';
import awards from './award.json' with { type: 'json' };
import { caseOf, PAR_FOURS, spread } from './oracle.ts';
import peers from './peer-peoria.json' with { type: 'json' };

type Player = { id: string; gross: number; net: number; handicap: number };
type Winners = { bestGross: string; bestNet: string; flightA: readonly string[]; flightB: readonly string[] };

const rule = (id: string, given: Partial<AwardRule>): AwardRule => ({
  id,
  kind: 'best-net',
  basis: 'net',
  main: true,
  membersOnly: false,
  ...given,
});
const flights = ['A', 'B'].flatMap((division) =>
  [1, 2].map((place) => rule(`${division}${place}`, { kind: 'division-place', division, place })),
);

/** Cards of the nets given, whose gross figures do not all agree with them. The winners of best gross and best net are taken out; the rest are halved by handicap. */
function field(players: readonly Player[], { bestGross, bestNet }: Winners): readonly Competitor[] {
  const rest = players.filter(({ id }) => id !== bestGross && id !== bestNet).toSorted((a, b) => a.handicap - b.handicap);
  const low = new Set(rest.slice(0, Math.ceil(rest.length / 2)).map(({ id }) => id));
  return players.map(({ id, net, handicap }) =>
    competitor(id, { division: low.has(id) ? 'A' : 'B', handicap: handicap * 10, cards: [spread(net + handicap, 18)] }),
  );
}

function winners(players: readonly Player[], expected: Winners, netIsMain: boolean): Winners {
  const main = [rule('gross', { kind: 'best-gross', basis: 'gross' }), rule('net', { main: netIsMain })];
  const allocation = {
    oneMainPrizeEach: true,
    members: new Set<string>(),
    absentAtPrizeGiving: new Set<string>(),
    decisions: {},
    backups: 0,
  };
  const results = allocate(rules({ rounds: [PAR_FOURS] }), field(players, expected), [...main, ...flights], allocation);
  const won = (id: string) => results.flatMap(({ award, winner }) => (award.startsWith(id) && winner !== null ? [winner] : []));
  return { bestGross: won('gross')[0] ?? '', bestNet: won('net')[0] ?? '', flightA: won('A'), flightB: won('B') };
}

describe('best gross and best net are taken out before the flights', () => {
  test('each by another player', () => {
    const name = 'awards: best gross and best net are taken out, the rest split into flights by handicap, ranked by net';
    const { input, expected } = caseOf<{ players: readonly Player[] }, Winners>(peers, name);
    expect(winners(input.players, expected, true)).toEqual(expected);
  });

  test('both by the same player, where best net is not one of the main prizes', () => {
    const { input, expected } = caseOf<{ players: readonly Player[] }, Winners>(
      peers,
      'awards: one player wins both best gross and best net',
    );
    expect(winners(input.players, expected, false)).toEqual(expected);
  });
});

test('one main prize each: same player wins gross and net', () => {
  type Expected = { best_gross: string; best_net: string; flight_a: readonly string[]; flight_b: readonly string[] };
  const { input, expected } = caseOf<{ players: readonly Player[] }, Expected>(
    awards,
    'one main prize each: same player wins gross and net',
  );
  const { best_gross: bestGross, best_net: bestNet, flight_a: flightA, flight_b: flightB } = expected;
  expect(winners(input.players, { bestGross, bestNet, flightA, flightB }, false)).toEqual({ bestGross, bestNet, flightA, flightB });
});

test('order net tie: lower handicap', () => {
  type Two = Readonly<Record<'a' | 'b', { net: number; handicap: number }>>;
  const { input, expected } = caseOf<Two, { first: string }>(awards, 'order net tie: lower handicap');
  const players = (['b', 'a'] as const).map((id) => {
    const { net, handicap } = input[id];
    return competitor(id, { handicap: handicap * 10, cards: [spread(net + handicap, 18)] });
  });
  expect(standings(rules({ rounds: [PAR_FOURS] }), players, 'net')[0]?.id).toBe(expected.first);
});

test.each(['booby of 2 players is second from last', 'no booby with one player'])('%s', (name) => {
  const { input, expected } = caseOf<{ players: number }, { booby_rank: number | null }>(awards, name);
  const players = spread(72, input.players).map((_, over) => competitor(`p${over + 1}`, { handicap: 0, cards: [spread(72 + over, 18)] }));
  const allocation = { oneMainPrizeEach: true, members: new Set(''), absentAtPrizeGiving: new Set(''), decisions: {}, backups: 0 };
  const [booby] = allocate(rules({ rounds: [PAR_FOURS] }), players, [rule('booby', NAMED_AWARDS.booby)], allocation);
  expect(booby?.winner ?? null).toBe(expected.booby_rank === null ? null : `p${expected.booby_rank}`);
});
