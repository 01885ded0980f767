import { describe, expect, test } from 'vitest';
import { allocation, card, cardToPar, competitor, holeAward, namedAward, PLAIN_COURSE, rules, shot } from '../../test-kit/index.ts';
import type { Competitor } from '../competitor.ts';
import { allocate } from './allocate.ts';
import type { Allocation, AwardRule, Measurement } from './award.ts';
import type { NamedAward } from './named-award.ts';
import { everyNth } from './named-award.ts';

const shared = { main: false, membersOnly: false };
const player = (id: string, toPar: Record<number, number>, given: Partial<Competitor> = {}) =>
  competitor(id, { handicap: 0, cards: [cardToPar(PLAIN_COURSE, toPar)], ...given });
const results = (players: readonly Competitor[], awards: readonly AwardRule[], given: Partial<Allocation> = {}) =>
  allocate(rules(), players, awards, allocation({ backups: 1, ...given }));
const winners = (players: readonly Competitor[], awards: readonly AwardRule[], given: Partial<Allocation> = {}) =>
  results(players, awards, given).map(({ winner, open }) => winner ?? (open.length > 0 ? open.join(' or ') : null));

/** Scratch players p1 to p6, each a stroke behind the one before. */
const SIX = [1, 2, 3, 4, 5, 6].map((over) => player(`p${over}`, { 1: over }));

describe('from the last', () => {
  test.each<[string, NamedAward[], string[]]>([
    ['worst and second worst are the last and the one before', ['worst', 'second-worst'], ['p6', 'p5']],
    ['the raspberries are the same by gross', ['golden-raspberry', 'silver-raspberry'], ['p6', 'p5']],
    ['booby is second from last', ['booby'], ['p5']],
    ['booby takes nothing from the second worst', ['second-worst', 'booby'], ['p5', 'p5']],
  ])('%s', (_, names, expected) => {
    expect(
      winners(
        SIX,
        names.map((name) => namedAward(name)),
      ),
    ).toEqual(expected);
  });

  test('booby may be the last, by gross, or off', () => {
    const giants = [...SIX, player('giant', { 1: 9 }, { handicap: 300 })];
    expect(winners(giants, [namedAward('booby', { place: 1 }), namedAward('booby', { id: 'gross', place: 1, basis: 'gross' })])).toEqual([
      'p6',
      'giant',
    ]);
    expect(winners(SIX, [])).toEqual([]);
  });

  test('one player alone has no booby', () => {
    expect(winners(SIX.slice(0, 1), [namedAward('booby')])).toEqual([null]);
  });

  test('unfinished cards do not compete', () => {
    expect(winners([...SIX, competitor('thru1', { handicap: 0, cards: [card('15')] })], [namedAward('worst')])).toEqual(['p6']);
  });

  test('two who share the last place leave worst open, and second worst to the other', () => {
    const field = [...SIX, player('twin', { 1: 6 })];
    const awards = [namedAward('worst'), namedAward('second-worst')];
    expect(winners(field, awards)).toEqual(['p6 or twin', null]);
    expect(winners(field, awards, { decisions: { worst: 'twin' } })).toEqual(['twin', 'p6']);
  });

  test('when the worst is absent the one before moves there, and second worst to the one before that', () => {
    const moved = results(SIX, [namedAward('worst'), namedAward('second-worst')], { absentAtPrizeGiving: new Set(['p6']) });
    expect(moved.map(({ winner }) => winner)).toEqual(['p5', 'p4']);
    expect(moved[0]?.passedOver).toEqual([{ id: 'p6', value: 60, reason: { code: 'absent' } }]);
    expect(moved.map(({ backups }) => backups)).toEqual([['p4'], ['p3']]);
  });

  test('whichever is listed first, and a place keeps its number on the list though the one before it has no award', () => {
    const absent = { absentAtPrizeGiving: new Set(['p6']) };
    expect(winners(SIX, [namedAward('second-worst'), namedAward('worst')], absent)).toEqual(['p4', 'p5']);
    expect(winners(SIX, [namedAward('second-worst')], absent)).toEqual(['p5']);
  });
});

describe('kings', () => {
  const field = [player('par', { 1: 1 }), player('birdie', { 1: -1, 2: -1, 3: -1, 4: 2 }), player('bogey', { 1: 1, 2: 1, 3: 1 })];

  test('have the most holes at par, one under, one over, and it is said how many', () => {
    const kings = results(field, [namedAward('king-of-par'), namedAward('king-of-birdie'), namedAward('king-of-bogey')]);
    expect(kings.map(({ winner, value }) => [winner, value])).toEqual([
      ['par', 17],
      ['birdie', 3],
      ['bogey', 3],
    ]);
  });

  test('of as many holes the better gross is king', () => {
    const [king] = results([player('high', { 1: -1, 2: 3 }), player('low', { 2: -1 })], [namedAward('king-of-birdie')]);
    expect(king).toMatchObject({
      winner: 'low',
      value: 1,
      decidedBy: { by: 'tie-step', step: { by: 'gross' }, over: 'high', own: 71, other: 74 },
    });
  });

  test('then the keys of the gross list decide', () => {
    const [king] = results([player('back', { 12: 1 }), player('front', { 3: 1 })], [namedAward('king-of-bogey')]);
    expect(king).toMatchObject({ winner: 'front', decidedBy: { step: { by: 'countback', segment: { last: 9 } } } });
  });

  test('there is none of a score that nobody had', () => {
    expect(winners([player('par', {})], [namedAward('king-of-birdie')])).toEqual([null]);
  });

  test('are not players who are disqualified, though their card is complete', () => {
    expect(winners([player('out', {}, { status: 'DQ' }), ...field], [namedAward('king-of-par')])).toEqual(['par']);
  });

  test('may be two in one: each is a kind of its own', () => {
    expect(winners([player('only', { 1: -1 })], [namedAward('king-of-par'), namedAward('king-of-birdie')])).toEqual(['only', 'only']);
  });
});

describe('waves', () => {
  const field = [player('big', { 1: 9 }), player('small', { 10: 1 }), player('level', { 1: 2, 10: 2 }), player('mid', { 1: 3 })];

  test('onami is the largest difference between the nines, konami the smallest but none, suihei none', () => {
    const waves = results(field, [namedAward('onami'), namedAward('konami'), namedAward('suihei')]);
    expect(waves.map(({ winner, value }) => [winner, value])).toEqual([
      ['big', 9],
      ['small', 1],
      ['level', 0],
    ]);
  });

  test('a card with a pick-up has no nines to compare', () => {
    expect(winners([competitor('up', { cards: [['pickup', ...cardToPar(PLAIN_COURSE).slice(1)]] })], [namedAward('onami')])).toEqual([
      null,
    ]);
  });
});

describe('every nth place', () => {
  const tobi = { id: 'tobi', basis: 'net', ...shared } as const;

  test('wins, and who shares the place leaves it open', () => {
    expect(winners(SIX, everyNth(tobi, 2, 6))).toEqual(['p2', 'p4', 'p6']);
    expect(winners([...SIX, player('twin', { 1: 3 })], everyNth(tobi, 3, 7))).toEqual(['p3 or twin', 'p5']);
  });

  test('passes to the next where its player is absent, and the later places stay', () => {
    expect(winners(SIX, everyNth(tobi, 2, 6), { absentAtPrizeGiving: new Set(['p1', 'p2']) })).toEqual(['p3', 'p4', 'p6']);
    expect(winners(SIX, everyNth(tobi, 1, 3).toReversed(), { absentAtPrizeGiving: new Set(['p1']) })).toEqual(['p4', 'p3', 'p2']);
  });

  test('is none beyond the field, and none of every 0th', () => {
    expect(everyNth(tobi, 10, 6)).toEqual([]);
    expect(everyNth(tobi, 0, 6)).toEqual([]);
    expect(winners(SIX, [{ ...tobi, kind: 'place', place: 7 }])).toEqual([null]);
  });
});

describe('a hole in one', () => {
  const ace = (id: string) => player(id, { 3: -2 });
  const award: AwardRule = { id: 'ace', kind: 'hole-in-one', basis: 'gross', hole: 3, ...shared };

  test('wins on its hole, on an unfinished card too', () => {
    const unfinished = competitor('thru3', { cards: [card('4 4 1')] });
    expect(winners([...SIX, unfinished], [award, { ...award, id: 'other', hole: 7 }])).toEqual(['thru3', null]);
  });

  test('of two the committee says who was first', () => {
    expect(winners([ace('a'), ace('b')], [award])).toEqual(['a or b']);
    expect(winners([ace('a'), ace('b')], [award], { decisions: { ace: 'b' } })).toEqual(['b']);
  });
});

describe('measured shots', () => {
  const women = [player('w1', { 1: 7 }, { gender: 'f' }), player('w2', { 1: 8 }, { gender: 'f' })];
  const field = [...SIX, ...women];
  const won = (awards: readonly AwardRule[], measurements: readonly Measurement[], given: Partial<Allocation> = {}) =>
    winners(field, awards, { measurements, ...given });

  test('the longest drive on the fairway wins', () => {
    const drives = [
      shot('p1', 'longest-drive', 5, 25_000),
      shot('p2', 'longest-drive', 5, 27_000),
      shot('p3', 'longest-drive', 5, 29_000, { onTarget: false }),
    ];
    expect(won([holeAward('longest-drive', 5)], drives)).toEqual(['p2']);
  });

  test('the nearest to the pin on its hole wins', () => {
    const shots = [shot('p1', 'nearest-pin', 3, 320), shot('p2', 'nearest-pin', 3, 180), shot('p3', 'nearest-pin', 8, 50)];
    expect(won([holeAward('nearest-pin', 3)], shots)).toEqual(['p2']);
  });

  test('of two as near to the line the longer drive wins, and it is said', () => {
    const shots = [
      shot('p1', 'nearest-line', 5, 40, { driveCentimetres: 20_000 }),
      shot('p2', 'nearest-line', 5, 40, { driveCentimetres: 23_000 }),
    ];
    expect(results(field, [holeAward('nearest-line', 5)], { measurements: shots })[0]).toMatchObject({
      winner: 'p2',
      value: 40,
      decidedBy: { by: 'longer-drive', over: 'p1', own: 23_000, other: 20_000 },
    });
  });

  test('equal distances are for the committee', () => {
    expect(won([holeAward('nearest-pin', 3)], [shot('p1', 'nearest-pin', 3, 180), shot('p2', 'nearest-pin', 3, 180)])).toEqual([
      'p1 or p2',
    ]);
  });

  test('men, women or both', () => {
    const shots = [shot('p1', 'longest-drive', 5, 25_000), shot('w1', 'longest-drive', 5, 21_000), shot('w2', 'longest-drive', 5, 20_000)];
    expect(won([holeAward('longest-drive', 5, { gender: 'f' }), holeAward('longest-drive', 5, { gender: 'm' })], shots)).toEqual([
      'w1',
      'p1',
    ]);
    expect(won([holeAward('longest-drive', 5)], shots)).toEqual(['p1']);
  });

  test('of two holes that one player leads the earlier counts', () => {
    const shots = [3, 7].flatMap((hole) => [shot('p1', 'nearest-pin', hole, 100), shot('p2', 'nearest-pin', hole, 200)]);
    const [first, second] = results(field, [holeAward('nearest-pin', 3), holeAward('nearest-pin', 7)], { measurements: shots });
    expect([first?.winner, second?.winner]).toEqual(['p1', 'p2']);
    expect(second?.passedOver).toEqual([{ id: 'p1', value: 100, reason: { code: 'leads-another-hole', award: 'nearest-pin-3' } }]);
  });

  test('given by hand: who leads another hole too holds that one already', () => {
    const shots = [3, 7].flatMap((hole) => [shot('p1', 'nearest-pin', hole, 100), shot('p2', 'nearest-pin', hole, 200)]);
    const byHand = { 'nearest-pin-7': 'p1' };
    const [first] = results(field, [holeAward('nearest-pin', 3), holeAward('nearest-pin', 7)], { measurements: shots, byHand });
    expect(first).toMatchObject({ winner: 'p2', passedOver: [{ id: 'p1', reason: { code: 'holds-place', award: 'nearest-pin-7' } }] });
  });

  test('the last measurement of a player and a hole counts', () => {
    expect(
      won(
        [holeAward('nearest-pin', 3)],
        [shot('p1', 'nearest-pin', 3, 10), shot('p2', 'nearest-pin', 3, 50), shot('p1', 'nearest-pin', 3, 90)],
      ),
    ).toEqual(['p2']);
  });

  test('shots of who is disqualified or not in the field count for nothing', () => {
    const out = player('out', {}, { status: 'DQ' });
    const shots = [shot('out', 'nearest-pin', 3, 10), shot('nobody', 'nearest-pin', 3, 20), shot('p4', 'nearest-pin', 3, 500)];
    expect(winners([...field, out], [holeAward('nearest-pin', 3)], { measurements: shots })).toEqual(['p4']);
  });

  test('where technical prizes are main prizes nobody holds two', () => {
    const shots = [1, 2, 3].map((nth) => shot(`p${nth}`, 'nearest-pin', 3, nth * 100));
    const drives = [1, 2, 3].map((nth) => shot(`p${nth}`, 'longest-drive', 5, 30_000 - nth));
    const main = { main: true };
    const awards: AwardRule[] = [
      { id: 'best', kind: 'best-net', basis: 'net', ...shared, main: true },
      holeAward('nearest-pin', 3, main),
      holeAward('longest-drive', 5, main),
    ];
    expect(won(awards, [...shots, ...drives])).toEqual(['p1', 'p2', 'p3']);
  });
});

describe('a Peoria as a side award', () => {
  const holes = [3, 4, 5, 12, 13, 14];
  const award: AwardRule = { id: 'peoria', kind: 'peoria', basis: 'net', peoria: { system: 'peoria', countedHoles: [holes] }, ...shared };

  test('ranks the field by the net of its own counted holes', () => {
    const lucky = player('lucky', { 3: 2, 4: 2, 5: 2 });
    expect(winners([...SIX, lucky], [award])).toEqual(['lucky']);
  });

  test('goes by net whatever list the award names', () => {
    const lucky = player('lucky', { 3: 2, 4: 2, 5: 2 });
    expect(winners([...SIX, lucky], [{ ...award, basis: 'gross' }])).toEqual(['lucky']);
  });

  test('has a winner and runners-up of its own, all of them others', () => {
    const place = (nth: number, given: Partial<AwardRule> = {}): AwardRule => ({ ...award, id: `peoria-${nth}`, place: nth, ...given });
    const other = place(1, { id: 'other', peoria: { system: 'peoria', countedHoles: [[...holes]] } });
    expect(winners(SIX, [place(3), place(1), place(2)])).toEqual(['p3', 'p1', 'p2']);
    expect(winners(SIX, [place(1), other])).toEqual(['p1', 'p2']);
    expect(winners(SIX, [place(2)], { absentAtPrizeGiving: new Set(['p1']) })).toEqual(['p3']);
    expect(winners(SIX, [place(1), place(1, { id: 'women', gender: 'f' }), place(2)])).toEqual(['p1', null, 'p2']);
  });

  test('has nobody until its holes are published', () => {
    expect(winners(SIX, [{ ...award, peoria: { system: 'peoria', countedHoles: [null] } }])).toEqual([null]);
    expect(winners(SIX, [{ ...award, peoria: undefined }])).toEqual([null]);
  });
});
