import type { PublicDraw, PublicSeals } from '@fairway/api';
import { drawnLines, orderBySeed, sealOf } from '@fairway/facts/draw';
import { expect, test } from 'vitest';
import { checkedDraw } from './check.ts';

const SUBJECT = {
  ...({ kind: 'counted-holes', roundId: 'r', divisionId: null, awardId: null, day: 'peoria' } as const),
  ...{ par: [4, 5, 3, 4, 4, 3, 5, 4, 4, 4, 5, 3, 4, 4, 3, 5, 4, 4], strokeIndex: null },
};
const SEALED = {
  ...{ tournamentId: 't', subject: SUBJECT, secret: '0a'.repeat(32) },
  source: { kind: 'beacon' as const, round: 1000, hallFrom: '2023-08-23T16:09:24.000Z' },
};
const DRAW: PublicDraw = {
  ...{ ...SEALED, id: 'd', phase: 'shown', seal: sealOf(SEALED), guests: [], reason: null, abandonedAt: null, abandonReason: null },
  signature: 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
  numbers: ['fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd'],
  ...{ list: null, players: null, of: null, matches: null, ballot: null, shownAt: null },
  ...{ namedFor: '2023-08-23T15:59:24.000Z', beganAt: '2023-08-23T15:00:00.000Z', decidedAt: null, hallAt: null, openingAt: null },
};
const listOf = (holes: readonly number[]) => [{ seals: [{ drawId: 'd' }], opened: { holes, salt: '' } }] as unknown as PublicSeals['lists'];

test('a draw and the holes that were published of it are checked on the viewer’s device', async () => {
  const { outcome, findings } = await checkedDraw(DRAW, []);
  const holes = outcome?.kind === 'counted-holes' ? outcome.holes : null;
  expect([holes?.length, findings]).toEqual([6, []]);
  expect((await checkedDraw(DRAW, listOf(holes ?? []))).findings).toEqual([]);
  const others = [1, 2, 3, 10, 11, 12];
  expect((await checkedDraw(DRAW, listOf(others))).findings).toEqual([{ code: 'holes-differ', stated: others, made: holes }]);
  const changed = { ...DRAW, signature: `a${DRAW.signature?.slice(1)}` };
  expect((await checkedDraw(changed, [])).findings.map(({ code }) => code)).toEqual(['signature-wrong', 'numbers-differ']);
});

test('a draw that is not open gives nothing away; one that the named round did not decide says what it would have given', async () => {
  expect(await checkedDraw({ ...DRAW, secret: null }, [])).toMatchObject({ outcome: null, seed: null, text: null, findings: [] });
  const { outcome, namedOutcome } = await checkedDraw(DRAW, []);
  expect(namedOutcome).toBeNull();
  expect((await checkedDraw({ ...DRAW, numbers: ['1', '2', '3'] }, [])).namedOutcome).toEqual(outcome);
});

test('an order of flights is made on the viewer’s device, of the golfers that were sealed', async () => {
  const subject = { kind: 'flights' as const, roundId: 'r', playerIds: ['an', 'binh', 'chi'] };
  const draw = { ...DRAW, subject, seal: sealOf({ ...SEALED, subject }) };
  const { outcome, findings, seed } = await checkedDraw(draw, []);
  expect([outcome, findings]).toEqual([{ kind: 'flights', order: orderBySeed(['chi', 'an', 'binh'], seed ?? '') }, []]);
  const withAnother = { ...draw, subject: { ...subject, playerIds: ['an', 'binh', 'dung'] } };
  expect((await checkedDraw(withAnother, [])).findings.map(({ code }) => code)).toEqual(['seal-differs']);
});

test('a ballot is made on the viewer’s device, of the lots that were sealed and the places that there were', async () => {
  const lots = [10_317, 20_000, 30_000].map((lot) => ({ lot, kinds: ['guest'], last: lot === 20_000 }));
  const subject = { kind: 'ballot' as const, lots, groups: 'pass' as const };
  const room = { kinds: [{ id: 'guest', places: 1, waitingPlaces: 1 }], left: [] };
  const draw = { ...DRAW, subject, ballot: { kinds: [], room }, seal: sealOf({ ...SEALED, subject }) };
  const { outcome, findings } = await checkedDraw(draw, []);
  const drawn = outcome?.kind === 'ballot' ? outcome : null;
  expect([drawn?.order[2], drawn?.given?.map(({ people }) => people[0]), findings]).toEqual([20_000, ['place', 'list', 'none'], []]);
  const withAnother = { ...draw, subject: { ...subject, lots: lots.slice(1) } };
  expect((await checkedDraw(withAnother, [])).findings.map(({ code }) => code)).toEqual(['seal-differs']);
});

test('opponents are made on the viewer’s device, of what was sealed', async () => {
  const entrants = ['an', 'binh', 'chi', 'dung'].map((id, at) => ({ id, team: at < 2 ? 'nam' : 'bac', group: null }));
  const pools = [{ matchIds: ['m1', 'm2'], teamIds: ['nam', 'bac'] as [string, string], entrants }];
  const subject = { kind: 'opponents' as const, matchSessionId: 's', pools, withinGroups: false, met: [], repeats: 'if-needed' as const };
  const draw = { ...DRAW, subject, seal: sealOf({ ...SEALED, subject }) };
  const { outcome, findings, seed } = await checkedDraw(draw, []);
  expect([outcome, findings]).toEqual([{ kind: 'lines', lines: drawnLines(subject, seed ?? '') }, []]);
});
