import { createHash } from 'node:crypto';
import { countedHolesCount, PEORIA_RULES } from '@fairway/golf';
import { describe, expect, it, test } from 'vitest';
import { roundAt, timeOfRound } from './beacon.ts';
import { isSignedByBeacon } from './beacon-signature.ts';
import {
  drawFindings,
  type OpponentsSubject,
  type PublishedDraw,
  publishedSeed,
  sealedText,
  sealOf,
  seedOf,
  seedOfNamedRound,
} from './bound-draw.ts';
import { drawnLines } from './drawn-line.ts';
import { guestSeal } from './guest-number.ts';
import { orderBySeed } from './order.ts';
import { choiceBelow, holesBySeed } from './outcome.ts';

/** Published rounds of quicknet. */
const SIGNED = [
  [1000, 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39'],
  [1001, 'b33bf3667cbd5a82de3a24b4e0e9fe5513cc1a0e840368c6e31f5fcfa79bea03f73896b25883abf2853d10337fb8fa41'],
  [1002, 'ab066f9c12dd6de1336fca0f925192fb0c72a771c3e4c82ede1fd362c1a770f9eb05843c6308ce2530b53a99c0281a6e'],
] as const;
const RANDOMNESS = 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd';
const [[ROUND, SIGNATURE]] = SIGNED;

describe('the beacon', () => {
  it.each(SIGNED)('signed round %i, and no other with the same signature', (round, signature) => {
    expect(isSignedByBeacon(round, signature)).toBe(true);
    expect(isSignedByBeacon(round + 1, signature)).toBe(false);
  });

  it.each(['', 'ff', 'no hex', `${'0'.repeat(96)}`])('never signed %j', (signature) => {
    expect(isSignedByBeacon(ROUND, signature)).toBe(false);
  });

  it('has a round for every moment, the first at it or after it', () => {
    expect(roundAt(new Date('2026-04-20T00:00:00Z'))).toBe(27_946_612);
    expect(roundAt(new Date('2026-04-20T12:30:45Z'))).toBe(27_961_627);
    expect(roundAt(new Date('2026-04-20T00:00:00.001Z'))).toBe(27_946_613);
    expect(timeOfRound(27_946_612).toISOString()).toBe('2026-04-20T00:00:00.000Z');
    expect(roundAt(new Date('2020-01-01T00:00:00Z'))).toBe(1);
  });
});

const COURSE = { par: [4, 5, 3, 4, 4, 3, 5, 4, 4, 4, 5, 3, 4, 4, 3, 5, 4, 4], strokeIndex: null };
const SUBJECT = { kind: 'counted-holes', roundId: 'r', divisionId: null, awardId: null, day: 'peoria', ...COURSE } as const;
const SOURCE = { kind: 'beacon', round: ROUND, hallFrom: '2026-04-20T00:10:00.000Z' } as const;
const SEALED = { tournamentId: 't', subject: SUBJECT, source: SOURCE, secret: '0a'.repeat(32) };
const DRAW: PublishedDraw = {
  ...{ ...SEALED, id: 'd', seal: sealOf(SEALED), signature: SIGNATURE },
  ...{ guests: [], numbers: [RANDOMNESS] },
};

describe('a bound draw', () => {
  it('seals what it is for, where its numbers are from, and its secret', () => {
    expect(sealedText(SEALED)).toBe(
      [
        'Fairway bound draw 1',
        'tournament t',
        'for counted holes of round r',
        'list tournament',
        'handicap peoria',
        'par 4,5,3,4,4,3,5,4,4,4,5,3,4,4,3,5,4,4',
        'stroke index none',
        'numbers of drand quicknet round 1000, of three guests from 2026-04-20T00:10:00.000Z',
        `secret ${SEALED.secret}`,
      ].join('\n'),
    );
    const ofDivision = sealedText({ ...SEALED, subject: { ...SUBJECT, divisionId: 'a' }, source: { kind: 'hall' } });
    expect(ofDivision).toContain('\nlist division a\n');
    expect(ofDivision).toContain('\nnumbers of three guests\n');
    const subject = { kind: 'flights', roundId: 'r', playerIds: ['a', 'b'] } as const;
    expect(sealedText({ ...SEALED, subject })).toContain('\nfor flights of round r\nplayers a,b\nnumbers');
  });

  it('has a seed of the sealed text and the numbers, which any tool makes', () => {
    const text = `${sealedText(SEALED)}\nnumber ${RANDOMNESS}`;
    expect(publishedSeed(DRAW)).toBe(createHash('sha256').update(text).digest('hex'));
    expect(seedOf(SEALED, ['1', '2', '3'])).not.toBe(seedOf(SEALED, ['3', '2', '1']));
    expect(publishedSeed({ ...DRAW, secret: null })).toBeNull();
  });

  it('agrees as it is published, and before it is opened', () => {
    expect(drawFindings(DRAW, true)).toEqual([]);
    expect(drawFindings({ ...DRAW, secret: null, signature: null, numbers: null }, null)).toEqual([]);
  });

  const flipped = `f${SIGNATURE.slice(1)}`;
  it.each([
    ['another secret', { secret: '0b'.repeat(32) }, ['seal-differs']],
    ['another seal', { seal: '0'.repeat(64) }, ['seal-differs']],
    ['another course', { subject: { ...SUBJECT, par: [5, ...COURSE.par.slice(1)] } }, ['seal-differs']],
    ['another round', { source: { ...SOURCE, round: 1001 } }, ['seal-differs', 'signature-wrong']],
    ['a changed signature', { signature: flipped }, ['signature-wrong', 'numbers-differ']],
    ['another number', { numbers: ['7'] }, ['numbers-differ']],
    ['a number without a signature', { signature: null }, ['numbers-differ']],
  ] satisfies [string, Partial<PublishedDraw>, string[]][])('is found with %s', (_, change, codes) => {
    const draw = { ...DRAW, ...change };
    const round = draw.source.kind === 'beacon' ? draw.source.round : 0;
    const isSigned = draw.signature === null ? null : isSignedByBeacon(round, draw.signature);
    expect(drawFindings(draw, isSigned).map(({ code }) => code)).toEqual(codes);
  });

  const guest = (number: number) => {
    const salt = '0c'.repeat(16);
    return { number, salt, seal: guestSeal({ drawId: 'd', number, salt }) };
  };
  const guests = [guest(4), guest(0), guest(999_999)];
  it('is decided by three guests in their order, each by what they sealed; the named round shows what it would have given', () => {
    const draw = { ...DRAW, guests, numbers: ['4', '0', '999999'] };
    expect(drawFindings(draw, true)).toEqual([]);
    expect(seedOfNamedRound(draw)).toBe(publishedSeed(DRAW));
    expect(seedOfNamedRound(DRAW)).toBeNull();
    const changed = { ...draw, guests: [{ ...guest(4), number: 5 }, ...guests.slice(1)] };
    expect(drawFindings(changed, true)).toMatchObject([{ code: 'guest-differs', guest: 0 }, { code: 'numbers-differ' }]);
  });
});

describe('what a seed decides', () => {
  const seeds = (count: number) => Array.from({ length: count }, (_, nth) => createHash('sha256').update(String(nth)).digest('hex'));

  it('is a list of holes that the course allows; every list comes up', () => {
    const count = countedHolesCount(PEORIA_RULES.peoria, COURSE);
    const drawn = seeds(2000).map((seed) => choiceBelow(count, seed));
    expect(drawn.every((nth) => Number.isInteger(nth) && nth >= 0 && nth < count)).toBe(true);
    expect(new Set(seeds(400).map((seed) => choiceBelow(6, seed)))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
    const [seed = ''] = seeds(1);
    expect(holesBySeed('peoria', COURSE, seed)).toHaveLength(6);
    expect(holesBySeed('peoria', { ...COURSE, par: COURSE.par.map(() => 4) }, seed)).toBeNull();
  });

  test('leaves out what would favour small numbers, and takes the next attempt', () => {
    const [seed = ''] = seeds(1);
    // more than half of the space: only what is below it counts, and a half of all attempts is left out
    const count = 16 ** 12 / 2 + 1;
    const attempts = Array.from({ length: 64 }, (_, nth) =>
      Number.parseInt(createHash('sha256').update(`Fairway choice 1:${seed}:${nth}`).digest('hex').slice(0, 12), 16),
    );
    expect(choiceBelow(count, seed)).toBe(attempts.find((drawn) => drawn < count));
  });

  it('is an order in which each player stands once, whoever stood where before', () => {
    const [seed = '', other = ''] = seeds(2);
    const players = ['an', 'binh', 'chi', 'dung', 'giang'];
    expect(orderBySeed(players, seed).toSorted()).toEqual(players);
    expect(orderBySeed(players.toReversed(), seed)).toEqual(orderBySeed(players, seed));
    expect(orderBySeed(players, other)).not.toEqual(orderBySeed(players, seed));
  });
});

describe('what is drawn for matches', () => {
  const seeds = Array.from({ length: 40 }, (_, nth) => createHash('sha256').update(`lines ${nth}`).digest('hex'));
  const [seed = ''] = seeds;
  const entrants = ['an', 'binh', 'chi', 'dung'].flatMap((id, at) => [
    { id: `${id} nam`, team: 'nam', group: at < 2 ? 'A' : 'B' },
    { id: `${id} bac`, team: 'bac', group: at < 2 ? 'A' : 'B' },
  ]);
  const POOL = { matchIds: ['m1', 'm2', 'm3', 'm4'], teamIds: ['nam', 'bac'], entrants } as const;
  const OPPONENTS: OpponentsSubject = {
    ...({ kind: 'opponents', matchSessionId: 's', pools: [POOL], withinGroups: false, met: [], repeats: 'if-needed' } as const),
  };

  it('is sealed with all that the result follows from', () => {
    const sealed = (subject: PublishedDraw['subject']) =>
      sealedText({ ...SEALED, subject })
        .split('\n')
        .slice(2, -2);
    const [first, ...rest] = sealed({ ...OPPONENTS, met: [['an bac', 'an nam']] });
    expect([first, ...rest]).toEqual([
      'for opponents of session s',
      `pool ${JSON.stringify([POOL.matchIds, POOL.teamIds, entrants.map(({ id, team, group }) => [id, team, group])])}`,
      'within groups no',
      'met an bac=an nam',
      'repeats if-needed',
    ]);
    expect(sealed({ kind: 'places', contestId: 'c', parts: [{ name: null, kept: ['an'], places: 2 }], entrantIds: ['b', 'c'] })).toEqual([
      'for places of contest c',
      'part [null,["an"],2]',
      'entrants b,c',
    ]);
    expect(sealed({ kind: 'caddies', matchSessionId: 's', playerIds: ['b', 'a'], caddies: ['7', '1,2'] })).toEqual([
      'for caddies of session s',
      'players b,a',
      'caddies ["7","1,2"]',
    ]);
  });

  it('has everybody in one match against the other team, the first team first', () => {
    for (const one of seeds) {
      const lines = drawnLines(OPPONENTS, one);
      expect(lines.map(({ matchId }) => matchId)).toEqual(POOL.matchIds);
      expect(lines.every(({ ids: [own = '', other = ''] }) => own.endsWith('nam') && other.endsWith('bac'))).toBe(true);
      expect(lines.flatMap(({ ids }) => ids).toSorted()).toEqual(entrants.map(({ id }) => id).toSorted());
    }
    expect(new Set(seeds.map((one) => drawnLines(OPPONENTS, one)[0]?.ids[0])).size).toBe(4);
  });

  it('keeps to the groups, and off whom they met, where that is the rule', () => {
    const met = [['an bac', 'an nam']] as const;
    for (const one of seeds) {
      for (const { ids } of drawnLines({ ...OPPONENTS, withinGroups: true, met }, one)) {
        expect(new Set(ids.map((id) => entrants.find((of) => of.id === id)?.group)).size).toBe(1);
        expect(ids).not.toEqual(['an nam', 'an bac']);
      }
    }
  });

  it('says nothing of who was drawn before there is a seed, but which matches there are', () => {
    expect(drawnLines(OPPONENTS, null).map(({ matchId, ids }) => [matchId, ids])).toEqual(POOL.matchIds.map((id) => [id, []]));
  });

  it('deals places to the groups in turn, behind those who keep theirs', () => {
    const parts = [
      { name: 'A', kept: ['x'], places: 2 },
      { name: 'B', kept: ['y'], places: 1 },
    ];
    const lines = drawnLines({ kind: 'places', contestId: 'c', parts, entrantIds: ['an', 'binh', 'chi'] }, seed);
    expect(lines.map(({ part, place }) => [part, place])).toEqual([
      ['A', 2],
      ['B', 2],
      ['A', 3],
    ]);
    expect(lines.flatMap(({ ids }) => ids)).toEqual(orderBySeed(['an', 'binh', 'chi'], seed));
  });

  it('gives each golfer another caddie', () => {
    const caddies = ['1', '7', '12', '30'];
    const lines = drawnLines({ kind: 'caddies', matchSessionId: 's', playerIds: ['b', 'a'], caddies }, seed);
    expect(lines.map(({ ids, caddie }) => [ids, caddie])).toEqual(['b', 'a'].map((id, at) => [[id], orderBySeed(caddies, seed)[at]]));
  });
});
