import { expect, test } from 'vitest';
import { blankRow, draftOf } from '../../../../lib/play/card.ts';
import { blankTee, courseProblems, fieldOfPath, fieldsOf, valuesOf } from './values.ts';

const par = [4, 4, 3, 5, 4, 4, 5, 4, 3];
const tee = {
  name: 'Blue',
  colour: 'blue',
  gender: null,
  courseRating: 35.6,
  slope: 128,
  par: 37,
  unit: 'yards',
  lengths: par.map((of) => of * 100),
} as const;
const nine = {
  name: 'Đường A',
  par,
  strokeIndex: null,
  women: { par: par.with(0, 5), strokeIndex: null },
  tees: [{ ...tee, lengths: [...tee.lengths] }],
  nines: null,
};

test('a nine that is opened and saved without a change stays the same', () => {
  expect(fieldsOf(valuesOf(nine))).toEqual(nine);
});

test('the ratings of both nines of eighteen holes stay as they are, and one that is emptied goes', () => {
  const whole = {
    ...{ name: 'B', par: Array(18).fill(4), strokeIndex: null, women: null, nines: null },
    tees: [
      { ...tee, lengths: null, front: { courseRating: 35.6, slope: 128, par: null }, back: { courseRating: 35.9, slope: 131, par: 37 } },
    ],
  };
  expect(fieldsOf(valuesOf(whole))).toEqual(whole);
  const emptied = valuesOf(whole);
  const tees = emptied.tees.map((one) => ({ ...one, front: blankTee(18).front }));
  expect(fieldsOf({ ...emptied, tees }).tees[0]).not.toHaveProperty('front');
});

test('a tee may have neither rating nor lengths', () => {
  const values = { name: 'A', card: draftOf(nine), tees: [{ ...blankTee(9), name: 'Đỏ' }], nines: ['', ''] };
  expect(courseProblems(values).size).toBe(0);
  expect(fieldsOf(values).tees[0]).toMatchObject({ name: 'Đỏ', courseRating: null, slope: null, lengths: null });
});

test('a missing name, a wrong card and a hole without its length are reported at their place', () => {
  const values = {
    name: ' ',
    card: { par: blankRow(9), strokeIndex: blankRow(9), women: null },
    tees: [{ ...blankTee(9), lengths: ['380', ...blankRow(8)] }],
    nines: ['', ''],
  };
  expect([...courseProblems(values)]).toEqual([
    ['name', 'required'],
    ['card', 'card'],
    ['tees.0.name', 'required'],
    ['tees.0.lengths', 'lengths'],
  ]);
});

test.each([
  ['par.3', 'card'],
  ['strokeIndex', 'card'],
  ['tees.1.lengths.4', 'tees.1.lengths'],
  ['tees.1.slope', 'tees.1.slope'],
  ['name', 'name'],
])('the server names %s, the form shows it at %s', (path, field) => {
  expect(fieldOfPath(path)).toBe(field);
});
