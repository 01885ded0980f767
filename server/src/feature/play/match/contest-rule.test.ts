import { randomUUID } from 'node:crypto';
import type { ContestRule } from '@fairway/api';
import { MATCH } from '@fairway/api/record/bound';
import { describe, expect, it } from 'vitest';
import { CUP_RULE } from '../../../../test/fixture/match-day.ts';
import { testApp } from '../../../../test/kit/app.ts';
import { nameOf, seedEvent } from '../../../../test/kit/event.ts';
import type { Transaction } from '../../../db/database.ts';
import { player, sidePartner } from '../../../db/schema/field/player.ts';
import type { MatchFacts } from '../../../engine/competition/match-store.ts';
import { AppError } from '../../../error/app-error.ts';
import { requireRule } from './contest-rule.ts';

const test = await testApp({}, { emptied: 'once' });

type Wanted = Parameters<typeof requireRule>[2];
const TEAMS = [{ id: 'x' }, { id: 'y' }] as MatchFacts['teams'];

/** The field that is refused, and why; null: nothing is. */
async function refused(
  rule: ContestRule,
  kept: ContestRule | null = null,
  { tx, tournamentId = 't', format = 'singles', before = 'singles' }: Partial<Context> = {},
) {
  const context = { tournamentId, teams: TEAMS, current: kept && { rule: kept, format: before } };
  try {
    // a cup, and whoever stays in a contest, is looked up nowhere
    await requireRule(tx as Transaction, context, { rule, format });
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const [[field, [problem]]] = Object.entries(error.details.errors ?? {}) as [[string, [{ key: string; params?: { name?: string } }]]];
    return [field, problem.key, ...Object.values(problem.params ?? {})].join(' ');
  }
}
type Context = { tx: Transaction; tournamentId: string; format: Wanted['format']; before: Wanted['format'] };

describe('a cup', () => {
  const cup = (own: object): ContestRule => ({ ...CUP_RULE, ...own });
  const decision = (team: string) => ({ team, reason: 'Bốc thăm' });
  const limits = (...groups: string[]) => ({ groupLimits: groups.map((group) => ({ group, most: 10 })) });

  it.each<[object, string | null]>([
    [{ ties: ['format'] }, 'rule.tieFormat tie-format-missing'],
    [{ tieFormat: 'singles' }, 'rule.tieFormat tie-format-unused'],
    [{ ties: ['format'], tieFormat: 'singles' }, null],
    [{ ties: ['holder'], holder: 'z' }, 'rule.holder team-unknown'],
    [{ ties: ['holder'], holder: 'y' }, null],
    [{ decision: decision('x') }, 'rule.decision not-offered'],
    [{ ties: ['committee'], decision: decision('z') }, 'rule.decision team-unknown'],
    [{ ties: ['committee'], decision: decision('x') }, null],
    [limits('A', 'A'), 'rule.groupLimits group-twice'],
    [limits('A', 'B'), null],
  ])('%j: %s; what was kept stands', async (own, problem) => {
    expect(await refused(cup(own))).toBe(problem);
    expect(await refused(cup(own), cup({}))).toBe(problem);
    if (!('groupLimits' in own)) expect(await refused(cup({ ...own, ...limits('C') }), cup(own))).toBeNull();
  });

  it('keeps a decision for a team that is gone while the committee decides, and none where it decides no more', async () => {
    const kept = cup({ ties: ['committee'], decision: decision('z') });
    expect(await refused(cup({ ties: ['holes-up', 'committee'], decision: decision('z') }), kept)).toBeNull();
    expect(await refused(cup({ ties: ['holes-up'], decision: decision('z') }), kept)).toBe('rule.decision not-offered');
  });
});

describe('groups', () => {
  type Group = { name: string; entrants: string[] };
  const A = [{ name: 'A', entrants: ['a', 'b'] }];
  const groups = (own: object): ContestRule =>
    ({ ...{ kind: 'groups', points: { won: 10, halved: 5, lost: 0 }, ties: [], lot: [], groups: A }, ...own }) as ContestRule;
  const named = (...names: string[]): Group[] => names.map((name) => ({ name, entrants: [] }));

  it('are named A, B, C and so on, each once, unless they were kept otherwise', async () => {
    expect(await refused(groups({ groups: named('A', 'A') }))).toBe('rule.groups group-twice');
    expect(await refused(groups({ groups: named('B') }))).toBe('rule.groups group-names');
    expect(await refused(groups({ groups: named('B', 'A') }))).toBe('rule.groups group-names');
    expect(await refused(groups({ groups: [] }))).toBe('rule.groups group-names');
    const kept = groups({ groups: [...named('Bảng'), ...A] });
    expect(await refused(groups({ groups: [...named('Bảng'), ...A], ties: ['direct'] }), kept)).toBeNull();
  });

  it('draw a lot where it decides, of those who are in them, each once', async () => {
    const change = (own: object, kept: object = {}) => refused(groups(own), groups(kept));
    const problem = 'rule.lot not-offered';
    expect(await change({ ties: ['lot'], lot: ['b', 'a'] })).toBeNull();
    expect(await change({ ties: ['lot'] })).toBeNull();
    expect(await change({ lot: ['a'] })).toBe(problem);
    expect(await change({ ties: ['lot'], lot: ['a', 'a'] })).toBe(problem);
    expect(await change({ ties: ['lot'], lot: ['a', 'z'] })).toBe(problem);
    // who was drawn and is in no group any more
    const kept = { ties: ['lot'], lot: ['a', 'z'] };
    expect([await change({ ...kept, ties: ['direct', 'lot'] }, kept), await change({ ...kept, ties: [] }, kept)]).toEqual([null, problem]);
    expect(await change({ lot: ['a', 'z'], points: { won: 30, halved: 15, lost: 0 } }, { lot: ['a', 'z'] })).toBeNull();
  });
});

describe('a knock-out', () => {
  const bracket = (entrants: string[], seeds = 0): ContestRule => ({
    ...{ kind: 'bracket', thirdPlace: false, consolation: false, seeds, entrants },
  });

  it('has no more seeds than entrants, unless it was kept so', async () => {
    const problem = 'rule.seeds too-many-seeds';
    expect([await refused(bracket(['a'], 2)), await refused(bracket(['a', 'b'], 3), bracket(['a', 'b']))]).toEqual([problem, problem]);
    expect(await refused(bracket(['a'], 2), bracket(['a', 'b'], 2))).toBe(problem);
    expect(await refused(bracket(['a', 'b'], 2), bracket(['a', 'b']))).toBeNull();
    expect(await refused({ ...bracket(['a'], 2), thirdPlace: true } as ContestRule, bracket(['a'], 2))).toBeNull();
  });

  it('is of golfers, or of sides of a size that plays its format, each once and of this tournament', async () => {
    const {
      id: tournamentId,
      playerIds,
      roundIds,
    } = await seedEvent(test.db, test.clubId, { settings: { play: 'match' }, players: 7, rounds: 2 });
    const { playerIds: others } = await seedEvent(test.db, test.clubId, { settings: { play: 'match' }, players: 1 });
    const [a = '', b = ''] = playerIds;
    const [other = ''] = others;
    const side = async (name: string, ...inRounds: string[][]): Promise<string> => {
      const [row] = await test.db.insert(player).values({ tournamentId, kind: 'side', name, gender: 'm' }).returning({ id: player.id });
      const sideId = row?.id ?? '';
      for (const [nth, ids] of inRounds.entries())
        for (const [at, playerId] of ids.entries())
          await test.db.insert(sidePartner).values({ sideId, roundId: roundIds[nth] ?? '', playerId, place: at + 1 });
      return sideId;
    };
    const pair = await side('Hai', playerIds.slice(0, 2));
    const grown = await side('Ba', playerIds.slice(2, 4), playerIds.slice(2, 5));
    const lone = await side('Một', playerIds.slice(4, 5));
    const empty = await side('Không');
    const of = (entrants: string[], format: Wanted['format'] = 'singles', kept: string[] | null = null, before = format) =>
      test.db.transaction((tx) => refused(bracket(entrants), kept && bracket(kept), { tx, tournamentId, format, before }));
    expect(await of([a, b])).toBeNull();
    expect(await of([a, b, a])).toBe(`rule.entrants entrant-twice ${nameOf(0)}`);
    expect([await of([a, other]), await of([randomUUID()])]).toEqual(Array(2).fill('rule.entrants entrant-unknown'));
    expect([await of([pair]), await of([a], 'four-ball')]).toEqual([
      'rule.entrants entrant-unfit Hai',
      `rule.entrants entrant-unfit ${nameOf(0)}`,
    ]);
    expect([await of([pair], 'four-ball'), await of([grown], 'four-ball'), await of([grown], 'scramble')]).toEqual([
      null,
      'rule.entrants entrant-unfit Ba',
      null,
    ]);
    expect([await of([lone], 'four-ball'), await of([empty], 'four-ball')]).toEqual([
      'rule.entrants entrant-unfit Một',
      'rule.entrants entrant-unfit Không',
    ]);
    const most = Array.from({ length: MATCH.entrantsMost + 1 }, () => randomUUID());
    expect(await of(most)).toBe(`rule.entrants too-many-entrants ${MATCH.entrantsMost}`);
    expect(await of(most.slice(1), 'singles', most.slice(1, 3))).toBe('rule.entrants entrant-unknown');
    // whoever was in it stays, while it is played as before
    expect([await of([lone, pair], 'four-ball', [lone]), await of([lone, pair], 'four-ball', [lone], 'singles')]).toEqual([
      null,
      'rule.entrants entrant-unfit Một',
    ]);
    expect(await of([other, b], 'singles', [other])).toBeNull();
    expect(await of([lone], 'four-ball', [lone], 'singles')).toBe('rule.entrants entrant-unfit Một');
    const groups = (entrants: string[]): ContestRule => ({
      ...{ kind: 'groups', points: { won: 10, halved: 5, lost: 0 }, ties: [], lot: [], groups: [{ name: 'A', entrants }] },
    });
    const inGroups = (entrants: string[], kept: string[] | null = null) =>
      test.db.transaction((tx) => refused(groups(entrants), kept && groups(kept), { tx, tournamentId }));
    const unknown = 'rule.groups entrant-unknown';
    expect([await inGroups([a, b]), await inGroups([other]), await inGroups([a, other], [a])]).toEqual([null, unknown, unknown]);
  });
});
