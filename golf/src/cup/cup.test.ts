import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MatchState } from '../match/match-play.ts';
import { isDecided } from '../match/match-play.ts';
import { POINT_A_MATCH } from '../round-robin/group-standing.ts';
import type { CupMatch, CupRule, CupSession, CupTie } from './cup.ts';
import { cupState } from './cup.ts';
import { cupProblems, playersNeeded, shortTeams } from './cup-problem.ts';

const RED_BLUE: CupRule = { teams: ['red', 'blue'], ties: [] };
const STATES: Readonly<Record<string, MatchState>> = {
  W: { code: 'won', by: 'holes', winner: 0, up: 3, left: 2, hole: 16 },
  L: { code: 'won', by: 'holes', winner: 1, up: 1, left: 0, hole: 18 },
  h: { code: 'halved', by: 'holes' },
  c: { code: 'won', by: 'conceded', winner: 0, hole: 9 },
  n: { code: 'no-winner', by: 'walk-over' },
  u: { code: 'in-play', leader: 0, up: 1, left: 5, dormie: false },
  d: { code: 'in-play', leader: 1, up: 2, left: 2, dormie: true },
  s: { code: 'in-play', leader: null, up: 0, left: 9, dormie: false },
  x: { code: 'all-square', extraHoles: 1 },
  '-': { code: 'not-begun' },
};
/** A session of matches of red against blue: `W` won by red, `L` by blue, `h` halved, `u` red up, `d` blue up, `s` level, `-` not begun. */
const session = (text: string, given: Partial<CupSession> & { format?: string } = {}, id = 'day'): CupSession => ({
  id,
  points: POINT_A_MATCH,
  matches: [...text].map(
    (of, at): CupMatch => ({ id: `${id}${at}`, teams: ['red', 'blue'], state: STATES[of] as MatchState, format: given.format ?? null }),
  ),
  ...given,
});
const points = (text: string, rule: CupRule = RED_BLUE) =>
  cupState(rule, [session(text)]).teams.map((of) => [of.team, of.points, of.projected, of.toCome]);
const outcome = (text: string, ties: readonly CupTie[] = [], holder: string | null = null) =>
  cupState({ ...RED_BLUE, ties, holder }, [session(text)]).outcome;

describe('points', () => {
  test('are won, projected if all ended now, and to come', () => {
    expect(points('WWLhusd-')).toEqual([
      ['red', 25, 45, 40],
      ['blue', 15, 35, 40],
    ]);
  });
  test('list the leader first', () => {
    expect(points('LLW')[0]?.[0]).toBe('blue');
  });
  test('at stake are those won, to come, and claimed by nobody, of each session and of all', () => {
    const days = [session('WhW', {}, 'one'), session('n-', {}, 'two')];
    const { total, sessions } = cupState(RED_BLUE, days);
    expect(total).toEqual({ atStake: 50, toCome: 10, unclaimed: 10, byTeam: { red: 25, blue: 5 } });
    expect(sessions.map(({ id, atStake, byTeam }) => [id, atStake, byTeam])).toEqual([
      ['one', 30, { red: 25, blue: 5 }],
      ['two', 20, { red: 0, blue: 0 }],
    ]);
  });
  test('differ from session to session', () => {
    const double = session('W', { points: { won: 20, halved: 10 } }, 'two');
    expect(cupState(RED_BLUE, [session('h'), double]).total.byTeam).toEqual({ red: 25, blue: 5 });
  });
  test('for a match lost are at stake too', () => {
    const { total } = cupState(RED_BLUE, [session('Wh-', { points: { won: 20, halved: 15, lost: 10 } })]);
    expect(total).toEqual({ atStake: 90, toCome: 30, unclaimed: 0, byTeam: { red: 35, blue: 25 } });
  });
  test('of a match on extra holes are halved while it is level', () => {
    expect(points('x')).toEqual([
      ['red', 0, 5, 10],
      ['blue', 0, 5, 10],
    ]);
  });
});

describe('what is needed', () => {
  const needs = (text: string, rule: CupRule = RED_BLUE) =>
    cupState(rule, [session(text)]).teams.map((of) => [of.team, of.toWin, of.toKeep]);
  test('of 16 points is 8½ to win', () => {
    expect(needs('-'.repeat(16))).toEqual([
      ['red', 85, null],
      ['blue', 85, null],
    ]);
    expect(needs(`WWWWWWWWh${'-'.repeat(7)}`)).toEqual([
      ['red', 0, null],
      ['blue', null, null],
    ]);
  });
  test('of 15 points is 8, and 7½ is level', () => {
    expect(needs('-'.repeat(15))[0]).toEqual(['red', 80, null]);
  });
  test('is half of them for a holder who keeps it when level', () => {
    const rule: CupRule = { ...RED_BLUE, holder: 'blue', ties: [{ by: 'holder' }] };
    expect(needs(`LLWW${'-'.repeat(12)}`, rule)).toEqual([
      ['red', 65, null],
      ['blue', 65, 60],
    ]);
  });
  test('is nothing for who has it: more than half, or half for the holder', () => {
    const rule: CupRule = { ...RED_BLUE, holder: 'blue', ties: [{ by: 'holder' }] };
    expect(needs('LL--', rule)).toEqual([
      ['blue', 5, 0],
      ['red', null, null],
    ]);
  });
  test('is less where nobody claims a point', () => {
    expect(needs(`nn${'-'.repeat(4)}`)[0]?.[1]).toBe(25);
  });
  test('depends on the others where there are more than two', () => {
    const three = { teams: ['red', 'blue', 'green'], ties: [] };
    expect(cupState(three, [session('W')]).teams.map(({ toWin }) => toWin)).toEqual([null, null, null]);
  });
});

describe('the cup', () => {
  test('is not begun, in play, won, or shared', () => {
    expect(outcome('--')).toEqual({ code: 'not-begun' });
    expect(outcome('u-')).toEqual({ code: 'in-play', leaders: ['red', 'blue'] });
    expect(outcome('WL')).toEqual({ code: 'shared', teams: ['red', 'blue'] });
    expect(outcome('LLW')).toEqual({ code: 'won', team: 'blue', by: 'points' });
  });
  test('is won while matches are played, once nobody can catch up', () => {
    expect(outcome('WWu')).toEqual({ code: 'won', team: 'red', by: 'points' });
    expect(outcome('WWuu')).toEqual({ code: 'in-play', leaders: ['red'] });
  });
  test('stays with the holder when level, as soon as that is certain', () => {
    expect(outcome('WL', [{ by: 'holder' }], 'blue')).toEqual({ code: 'kept', team: 'blue' });
    expect(outcome('LLWu', [{ by: 'holder' }], 'blue')).toEqual({ code: 'kept', team: 'blue' });
    expect(outcome('WWu', [{ by: 'holder' }], 'blue')).toEqual({ code: 'won', team: 'red', by: 'points' });
    expect(outcome('WL', [{ by: 'holder' }], 'green')).toEqual({ code: 'shared', teams: ['red', 'blue'] });
  });
  test('goes by holes, then by matches won, where the rule has it so', () => {
    expect(outcome('WL', [{ by: 'holes-up' }])).toEqual({ code: 'won', team: 'red', by: 'holes-up' });
    const won = { ...RED_BLUE, ties: [{ by: 'matches-won' }] } as const;
    const halves = session('hh', { points: { won: 10, halved: 10 } }, 'two');
    expect(cupState(won, [session('WL'), halves]).outcome).toEqual({ code: 'shared', teams: ['red', 'blue'] });
    const doubled = session('L', { points: { won: 20, halved: 10 } }, 'two');
    expect(cupState(won, [session('WW'), doubled]).outcome).toEqual({ code: 'won', team: 'red', by: 'matches-won' });
  });
  test('goes by the points of one format: the singles', () => {
    const rule: CupRule = { ...RED_BLUE, ties: [{ by: 'format', format: 'singles' }] };
    const days = [session('LL', { format: 'foursomes' }, 'one'), session('Wc', { format: 'singles' }, 'two')];
    expect(cupState(rule, days).outcome).toEqual({ code: 'won', team: 'red', by: 'format' });
  });
  test('waits for the committee where sudden death or lots decide', () => {
    const committee = (winner: string | null): CupTie => ({ by: 'committee', winner, reason: 'play-off won on the 1st' });
    expect(outcome('hh', [{ by: 'holes-up' }, committee(null)])).toEqual({ code: 'open', teams: ['red', 'blue'] });
    expect(outcome('hh', [committee('blue')])).toEqual({ code: 'won', team: 'blue', by: 'committee', reason: 'play-off won on the 1st' });
    expect(outcome('Wh', [committee('blue')])).toMatchObject({ team: 'red', by: 'points' });
  });
  test('of several clubs goes to the most points', () => {
    const rule: CupRule = { teams: ['red', 'blue', 'green'], ties: [{ by: 'holes-up' }] };
    const match = (teams: readonly [string, string], of: string, id: string): CupMatch => ({ id, teams, state: STATES[of] as MatchState });
    const day = { id: 'day', points: POINT_A_MATCH };
    const played = [match(['red', 'blue'], 'W', 'a'), match(['blue', 'green'], 'W', 'b'), match(['green', 'red'], 'W', 'c')];
    expect(cupState(rule, [{ ...day, matches: played }]).outcome).toEqual({ code: 'shared', teams: ['red', 'blue', 'green'] });
    const holes = [...played, match(['green', 'blue'], 'h', 'd'), match(['green', 'red'], 'h', 'e'), match(['red', 'blue'], 'h', 'f')];
    const narrow = holes.map((one) => (one.id === 'b' ? match(['blue', 'green'], 'c', 'b') : one));
    // red won one by 3 and lost one by 3; blue lost one by 3; green won one by 3
    expect(cupState(rule, [{ ...day, matches: narrow }]).outcome).toEqual({ code: 'won', team: 'green', by: 'holes-up' });
    const won = [...played, match(['green', 'blue'], 'L', 'd')];
    expect(cupState(rule, [{ ...day, matches: won }]).outcome).toEqual({ code: 'won', team: 'blue', by: 'points' });
  });
});

const anySession = fc
  .tuple(fc.array(fc.constantFrom(...Object.keys(STATES)), { maxLength: 8 }), fc.constantFrom(10, 20, 30))
  .map(([of, won]) => session(of.join(''), { points: { won, halved: won / 2 } }));
const anySessions = fc.array(anySession, { maxLength: 3 }).map((of) => of.map((one, nth): CupSession => ({ ...one, id: `s${nth}` })));
const sum = (of: readonly number[]) => of.reduce((total, one) => total + one, 0);

test('points won, to come and unclaimed are always those at stake; projected ones too, but for what nobody claims', () => {
  fc.assert(
    fc.property(anySessions, (sessions) => {
      const { teams, total, sessions: each } = cupState(RED_BLUE, sessions);
      expect(sum(teams.map((of) => of.points)) + total.toCome + total.unclaimed).toBe(total.atStake);
      expect(sum(teams.map((of) => of.projected)) + total.unclaimed).toBe(total.atStake);
      expect(sum(each.map(({ atStake }) => atStake))).toBe(total.atStake);
    }),
  );
});

test('swapping the teams of every match and rule mirrors the cup', () => {
  const turned = (state: MatchState): MatchState => {
    if (state.code === 'won') return { ...state, winner: state.winner === 0 ? 1 : 0 };
    return state.code === 'in-play' && state.leader !== null ? { ...state, leader: state.leader === 0 ? 1 : 0 } : state;
  };
  fc.assert(
    fc.property(anySessions, (sessions) => {
      const back = sessions.map((one) => ({
        ...one,
        matches: one.matches.map((match): CupMatch => ({ ...match, teams: ['blue', 'red'], state: turned(match.state) })),
      }));
      expect(cupState(RED_BLUE, back)).toEqual(cupState(RED_BLUE, sessions));
    }),
  );
});

test('who has won before the end has won at the end, however the rest comes out', () => {
  fc.assert(
    fc.property(anySessions, fc.constantFrom('W', 'L', 'h'), fc.boolean(), (sessions, rest, holds) => {
      const rule: CupRule = holds ? { ...RED_BLUE, holder: 'blue', ties: [{ by: 'holder' }] } : RED_BLUE;
      const now = cupState(rule, sessions).outcome;
      const ended = sessions.map((one) => ({
        ...one,
        matches: one.matches.map((match) => (isDecided(match.state) ? match : { ...match, state: STATES[rest] as MatchState })),
      }));
      const end = cupState(rule, ended).outcome;
      if (now.code === 'won') expect(end).toEqual(now);
      if (now.code === 'kept') expect('team' in end && end.team).toBe(now.team);
    }),
  );
});

test('what is needed is enough, and half a match less is not', () => {
  fc.assert(
    fc.property(anySessions, (sessions) => {
      const { teams, total } = cupState(RED_BLUE, sessions);
      const open = sessions.filter(({ matches }) => matches.some(({ state }) => !isDecided(state)));
      const leastStep = Math.max(0, ...open.map(({ points: { halved } }) => halved));
      for (const { points: has, toWin } of teams) {
        if (toWin === null) continue;
        const half = (total.atStake - total.unclaimed) / 2;
        expect(has + toWin).toBeGreaterThan(half);
        if (toWin > 0) expect(has + toWin - leastStep).toBeLessThanOrEqual(half);
      }
    }),
  );
});

describe('what is wrong with a cup', () => {
  test('is nothing, most often', () => {
    expect(cupProblems(RED_BLUE, [session('W-')])).toEqual([]);
  });
  test('are its teams', () => {
    const many = Array.from({ length: 27 }, (_, at) => `t${at}`);
    expect(cupProblems({ teams: ['red'], ties: [] }, [])).toEqual([{ code: 'teams', teams: 1, most: 26 }]);
    expect(cupProblems({ teams: many, ties: [] }, [])).toEqual([{ code: 'teams', teams: 27, most: 26 }]);
    expect(cupProblems({ teams: ['red', 'red'], ties: [], holder: 'blue' }, [])).toEqual([
      { code: 'team-twice', team: 'red' },
      { code: 'unknown-holder', team: 'blue' },
    ]);
  });
  test('are its matches', () => {
    const match = (id: string, one: string, other: string): CupMatch => ({ id, teams: [one, other], state: { code: 'not-begun' } });
    const matches = [match('a', 'red', 'red'), match('a', 'red', 'green')];
    expect(cupProblems(RED_BLUE, [session('', { matches })])).toEqual([
      { code: 'match-twice', match: 'a' },
      { code: 'own-team', match: 'a' },
      { code: 'unknown-team', match: 'a', team: 'green' },
    ]);
    expect(cupProblems(RED_BLUE, [session('-'.repeat(128)), session('-'.repeat(129), {}, 'two')])).toEqual([
      { code: 'matches', session: 'two', matches: 129, most: 128 },
    ]);
  });
  test.each([
    [{ won: 0, halved: 0 }, 'points'],
    [{ won: 10, halved: 20 }, 'points'],
    [{ won: 10, halved: 2.5 }, 'points'],
    [{ won: 10, halved: -5 }, 'points'],
    [{ won: 30, halved: 10 }, 'halves-differ'],
    [{ won: 20, halved: 15, lost: 10 }, null],
  ])('are the points %j: %s', (of, code) => {
    expect(cupProblems(RED_BLUE, [session('', { points: of })])).toEqual(code === null ? [] : [{ code, session: 'day' }]);
  });
  test('is a decision without a reason, or for somebody else', () => {
    const decided = (winner: string, reason?: string) => cupProblems({ ...RED_BLUE, ties: [{ by: 'committee', winner, reason }] }, []);
    expect([decided('green', 'lots'), decided('red', ' '), decided('red', 'lots')]).toEqual([
      [{ code: 'unknown-winner', team: 'green' }],
      [{ code: 'reason-missing' }],
      [],
    ]);
  });
});

test('a team needs a player for every place of a session: four four-balls, four foursomes and eight singles are 24', () => {
  const plan = [
    { size: 2, matches: 4 },
    { size: 2, matches: 4 },
    { size: 1, matches: 8 },
  ];
  expect(playersNeeded(plan)).toBe(24);
  const teams = [
    { team: 'red', players: 24 },
    { team: 'blue', players: 22 },
  ];
  expect(shortTeams(plan, teams)).toEqual([{ team: 'blue', players: 22, lacks: 2 }]);
});
