import { expect, test } from 'vitest';
import { pickedCard, roundCardOf } from './course-field.tsx';
import { typedOf } from './typed-card.ts';

const par = [4, 4, 3, 5, 4, 4, 3, 4, 5, 4, 4, 3, 5, 4, 4, 3, 4, 5];
const tee = { name: 'Blue', colour: 'blue', gender: null, courseRating: 71.2, slope: 128, par: null } as const;

test('a card that is typed with nine holes makes a round of nine, with the ratings of these holes alone', () => {
  const front = { courseRating: 35.4, slope: 125, par: null };
  const typed = {
    ...pickedCard('own', []).draft,
    courseName: 'Hồ',
    par: par.map(String),
    tees: [{ ...tee, front }],
    holes: 'back' as const,
  };
  const nine = typedOf(typed, 9);
  expect(roundCardOf(nine)).toEqual({
    ...{ courseName: 'Hồ', par: par.slice(0, 9), strokeIndex: null, women: null, nines: null, holes: 'all' },
    tees: [{ ...tee, ...front }],
  });
  expect(typedOf(nine, 18)).toMatchObject({
    par: [...par.slice(0, 9).map(String), ...Array(9).fill('')],
    tees: [{ ...tee, courseRating: null, slope: null, front }],
  });
});
