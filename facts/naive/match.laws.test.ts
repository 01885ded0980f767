import { countingCards, type MatchFact, matchPlay } from '@fairway/golf';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type NaiveEnd, type NaiveMatch, naiveEnd } from './match.ts';

const PAR = [4, 4, 3, 5, 4, 4, 5, 4, 3, 4, 5, 3, 4, 4, 3, 4, 5, 4];
const STROKE_INDEX = [7, 5, 15, 9, 1, 3, 17, 11, 13, 6, 14, 12, 18, 8, 16, 10, 2, 4];
const course = { par: PAR, strokeIndex: STROKE_INDEX };

const winner = fc.constantFrom<0 | 1>(0, 1);
const outcome = fc.constantFrom<0 | 1 | 'halved'>(0, 1, 'halved');
const anyHole = fc.integer({ min: 1, max: 20 });
const anyWord = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('hole'), hole: anyHole, winner: fc.option(outcome) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('hole-conceded'), hole: anyHole, by: winner }) },
  fc.record({ kind: fc.constantFrom('match-conceded', 'withdrawn'), by: winner, hole: fc.option(fc.integer({ min: 1, max: 18 })) }),
  fc.record({ kind: fc.constant('result'), winner, score: fc.constant({ up: 3, left: 2 }) }),
  fc.record({ kind: fc.constant('committee'), winner: outcome, reason: fc.constant('Sai bóng') }),
  fc.record({ kind: fc.constant('struck'), fact: fc.nat({ max: 8 }).map((nth) => `w${nth}`) }),
);
const anyScore = fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 3, max: 6 }) }, fc.constantFrom('pickup' as const, null));
const anyBall = fc.record({
  strokes: fc.integer({ min: 0, max: 24 }),
  card: fc.array(anyScore, { minLength: 18, maxLength: 18 }),
  status: fc.constantFrom<'ok' | 'DQ'>('ok', 'ok', 'ok', 'DQ'),
});
const anySide = fc.array(anyBall, { minLength: 1, maxLength: 2 });

test('whatever was played and said, the plain computation ends a match as the engine does', () => {
  fc.assert(
    fc.property(
      anySide,
      anySide,
      fc.array(anyWord, { maxLength: 8 }),
      fc.option(fc.integer({ min: 1, max: 18 })),
      fc.constantFrom<'halved' | 'extra-holes'>('halved', 'extra-holes'),
      fc.oneof({ weight: 3, arbitrary: fc.constant<(0 | 1)[]>([]) }, fc.subarray<0 | 1>([0, 1])),
      (one, other, said, startingHole, end, disqualified) => {
        const words = said.map((word, nth) => ({ id: `w${nth}`, word }));
        const all = [...one, ...other];
        const lowest = Math.min(...all.map(({ strokes }) => strokes));
        const ballsOf = (side: typeof one, name: string) =>
          side.map(({ strokes }, nth) => ({ id: `${name}${nth}`, strokes: strokes - lowest }));
        const cards = new Map<string, (typeof one)[number]>(
          [...one.map((ball, nth) => [`a${nth}`, ball] as const), ...other.map((ball, nth) => [`b${nth}`, ball] as const)].map(
            ([id, ball]) => [id, ball],
          ),
        );
        const match: NaiveMatch = {
          id: 'm',
          teams: [null, null],
          sides: ['a', 'b'],
          balls: [ballsOf(one, 'a'), ballsOf(other, 'b')],
          startingHole,
          disqualified,
          words,
        };
        const engine = matchPlay({
          course,
          sides: [one, other].map((side) => {
            const counting = countingCards(side, 18, undefined);
            return side.map(({ strokes }, nth) => ({ playingHandicap: strokes, card: counting[nth] }));
          }) as never,
          ...(startingHole !== null && { startingHole }),
          end,
          disqualified,
          facts: words.map(({ id, word }, seq) => ({ id, seq, ...word }) as MatchFact),
        });
        const cardOf = (id: string) => ({ card: cards.get(id)?.card ?? [], woman: false, isOut: cards.get(id)?.status === 'DQ' });
        expect(naiveEnd({ end }, match, course, cardOf)).toEqual(endOf(engine?.state));
      },
    ),
    { numRuns: 500 },
  );
});

function endOf(state: NonNullable<ReturnType<typeof matchPlay>>['state'] | undefined): NaiveEnd {
  if (state?.code === 'halved') return { winner: 'halved' };
  if (state?.code === 'no-winner') return { winner: null };
  if (state?.code !== 'won') return null;
  if (state.by !== 'holes' && state.by !== 'result') return { winner: state.winner };
  const { winner: who, up, left, extraHole } = state;
  return { winner: who, up, left, ...(extraHole !== undefined && { extraHole }) };
}
