import { describe, expect, test } from 'vitest';
import { card, competitor, course, PLAIN_COURSE, rules, side } from '../../test-kit/index.ts';
import type { Basis } from '../basis.ts';
import type { Card } from '../card.ts';
import type { Competitor } from '../competitor.ts';
import type { Edition } from '../edition.ts';
import { explainStanding } from '../explain/explain-standing.ts';
import { strokesPerHole } from '../handicap/strokes-received.ts';
import { scorePlayer } from '../score/player-score.ts';
import { prepareRules } from '../score/prepared-rules.ts';
import { bestRounds, SIDE_FORMATS, type SideFormat } from '../side/side.ts';
import { sideStandings } from '../side/side-standing.ts';
import { standings } from '../standing/standing.ts';
import { tieSteps } from './tie-step.ts';
import { tieHoles } from './tie-value.ts';
import type { TieKey } from './tiebreak.ts';

/** Her par is one more on holes 1 and 5: 74 against 72. */
const WOMEN = course('5 4 3 5 5 4 3 5 4 4 4 3 5 4 4 3 5 4', '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18');
const COURSE = { ...PLAIN_COURSE, women: WOMEN };

/** To handicap 10, with more or fewer strokes on the holes that are named. */
const toHandicap = ({ par, strokeIndex }: typeof PLAIN_COURSE, more: Record<number, number> = {}): Card =>
  par.map((of, at) => of + (strokesPerHole(10, strokeIndex as readonly number[])[at] ?? 0) + (more[at + 1] ?? 0));
const golfer = (id: string, gender: 'm' | 'f', rounds: Record<number, number>[] = [{}]) =>
  competitor(id, {
    gender,
    handicap: 100,
    cards: rounds.map((more) => toHandicap(gender === 'f' ? WOMEN : PLAIN_COURSE, more)),
  });

const countback = (score: Basis, given: object = {}): TieKey => ({
  by: 'countback',
  segments: [{ whole: true }, { first: 9 }, { holes: [1] }, { holes: [5] }, { last: 9 }, { hardest: 6 }],
  score,
  ...given,
});
const by = (key: TieKey, rounds = 1, edition?: Edition) =>
  rules({
    rounds: Array(rounds).fill(COURSE),
    ties: { gross: [key], net: [key], points: [key] },
    ...(edition && { edition }),
  });
/** Who has which place. */
const places = (list: readonly { id: string; place: { position: number } | null }[]) =>
  Object.fromEntries(list.map(({ id, place }) => [id, place?.position]));

const LEVEL: [string, TieKey, Basis][] = [
  ['a countback by net', countback('net'), 'net'],
  ['a countback by net with rounded shares', countback('net', { share: 'rounded' }), 'net'],
  ['a countback by net less the strokes received', countback('net', { share: 'received' }), 'net'],
  ['a countback by gross', countback('gross'), 'gross'],
  ['the better gross', { by: 'gross' }, 'net'],
  ['the last round by net', { by: 'last-round', score: 'net' }, 'net'],
  ['the last rounds by net', { by: 'last-rounds', score: 'net' }, 'net'],
  ['the last round by gross', { by: 'last-round', score: 'gross' }, 'gross'],
];

describe('tied by what they are to their own par, they are compared by it too: nobody loses for the higher par of their card', () => {
  test.each(LEVEL)('a man and a woman, both to handicap in all of three rounds, are level by %s', (_, key, basis) => {
    const field = [golfer('an', 'm', [{}, {}, {}]), golfer('lan', 'f', [{}, {}, {}])];
    expect(places(standings(by(key, 3), field, basis))).toEqual({ an: 1, lan: 1 });
  });

  test.each(LEVEL)('so are a side of men and one of women with one ball by %s', (_, key, basis) => {
    const all = [{}, {}, {}];
    const sides = [golfer('men', 'm', all), golfer('women', 'f', all)].map((one) => side(one.id, { ...one, partners: [one, one] }));
    expect(places(sideStandings(by(key, 3), SIDE_FORMATS.foursomes as SideFormat, sides, basis))).toEqual({ men: 1, women: 1 });
  });

  test.each(LEVEL)('and sides of men, of women and of both whose rounds are added up by %s', (_, key, basis) => {
    const all = [{}, {}, {}];
    const [an, binh, lan, mai] = [golfer('an', 'm', all), golfer('binh', 'm', all), golfer('lan', 'f', all), golfer('mai', 'f', all)];
    const sides = [side('men', { partners: [an, binh] }), side('women', { partners: [lan, mai] }), side('both', { partners: [an, mai] })];
    expect(places(sideStandings(by(key, 3), bestRounds(2, 2), sides, basis))).toEqual({ men: 1, women: 1, both: 1 });
  });

  test('the better last round to her own par puts her ahead, though it has more strokes than his', () => {
    const field = [golfer('an', 'm', [{}, {}]), golfer('lan', 'f', [{ 18: 1 }, { 18: -1 }])];
    const of = (edition?: Edition) => places(standings(by({ by: 'last-round', score: 'net' }, 2, edition), field, 'net'));
    expect(of()).toEqual({ lan: 1, an: 2 });
    expect([of(1), of(2)]).toEqual(Array(2).fill({ an: 1, lan: 2 }));
  });

  test('what a hole counts on a countback says it: her 6 on the first, a par 5 of hers and a par 4 of his, counts as his 5', () => {
    const given = by(countback('gross'));
    const [first] = tieSteps(given.ties.gross, given.rounds).filter(({ by: kind }) => kind === 'countback');
    const [an, lan] = [golfer('an', 'm'), golfer('lan', 'f')].map((one) => scorePlayer(prepareRules(given), one));
    const { holes } = tieHoles(first as never, an as never, lan as never);
    expect([holes?.own[0], holes?.other[0], lan?.rounds[0]?.card[0]]).toEqual([{ hole: 1, counts: 5 }, { hole: 1, counts: 5 }, 6]);
  });
});

test('why says what the par takes off: her 84 are compared as 82, her net 74 in the last round as 72', () => {
  const tried = (key: TieKey, basis: Basis, players: readonly Competitor[]) =>
    explainStanding(by(key, 2), players, 'lan', basis, 'field').flatMap((step) => (step.code === 'tie' ? step.steps : []))[0];
  const level = [golfer('an', 'm', [{}, {}]), golfer('lan', 'f', [{}, {}])];
  expect(tried({ by: 'last-round', score: 'gross' }, 'gross', level)).toMatchObject({ own: 82, other: 82, pars: { own: 2, other: 0 } });
  const key = { by: 'last-round', score: 'net' } as const;
  expect(tried(key, 'net', level)).toMatchObject({ own: 720, other: 720, pars: { own: 20, other: 0 }, result: 'level' });
  const men = [golfer('an', 'm', [{}, {}]), golfer('lan', 'm', [{}, {}])];
  expect(tried(key, 'net', men)).not.toHaveProperty('pars');
});

test('sides with a ball each are compared by the par that their strokes make level: two men, and a woman with her two strokes', () => {
  const none = { ...golfer('none', 'm'), cards: Array(2).fill(card('x x x x x x x x x x x x x x x x x x')) };
  const sides = [
    side('men', { partners: [golfer('an', 'm', [{}, {}]), { ...none, id: 'binh' }] }),
    side('mixed', { partners: [{ ...none, id: 'chi' }, golfer('lan', 'f', [{}, {}])] }),
  ];
  const of = (segment: object) =>
    places(sideStandings(by(countback('net', { segments: [segment] }), 2), SIDE_FORMATS['four-ball'] as SideFormat, sides, 'net'));
  expect(of({ whole: true })).toEqual({ men: 1, mixed: 1 });
  // her two strokes more fall on the eleventh and the twelfth hole, those of her par are on the first and the fifth
  expect(of({ first: 12 })).toEqual({ men: 1, mixed: 1 });
  expect(of({ first: 9 })).toEqual({ men: 1, mixed: 2 });
});
