import { expect, test } from 'vitest';
import { type ClubCard, choiceOfRound, firstChoice, pickedCard } from './course-field.tsx';

const par = [4, 4, 3, 5, 4, 4, 3, 4, 5, 4, 4, 3, 5, 4, 4, 3, 4, 5];
const tee = { name: 'Blue', colour: 'blue', gender: null, courseRating: 71.2, slope: 128, par: null } as const;
const blue = { ...tee, unit: 'yards' as const, lengths: null };
const lake: ClubCard = {
  id: 'lake',
  name: 'Hồ',
  par,
  strokeIndex: null,
  women: { par: par.with(0, 5), strokeIndex: null },
  tees: [blue],
  nines: ['Hồ', 'Đồi'],
};

test('another course’s card starts empty, whatever card was there before', () => {
  const { source, draft, keep } = pickedCard('own', [lake]);
  expect({ source, keep }).toEqual({ source: 'own', keep: false });
  expect(draft).toEqual({
    courseName: '',
    par: Array(18).fill(''),
    strokeIndex: Array(18).fill(''),
    women: null,
    tees: [],
    nines: null,
    holes: 'all',
  });
});

test('a card of the club is taken as it is, with the names of its nines', () => {
  expect(pickedCard('lake', [lake])).toMatchObject({
    source: 'lake',
    draft: { courseName: 'Hồ', par: par.map(String), tees: [tee], nines: ['Hồ', 'Đồi'] },
  });
});

test('a round opens with the card that it has', () => {
  const own = choiceOfRound({ courseName: 'Núi', par, strokeIndex: null, women: null, tees: [], nines: null, holes: 'all' }, [lake]);
  expect(own).toMatchObject({ source: 'own', draft: { courseName: 'Núi', par: par.map(String) } });
});

test('a round keeps its own tees, whatever tees the course has by now', () => {
  const old = { ...tee, slope: 113 };
  const own = choiceOfRound({ courseName: 'Hồ', par, strokeIndex: null, women: lake.women, tees: [old], nines: null, holes: 'all' }, [
    lake,
  ]);
  expect(own).toMatchObject({ source: 'lake', draft: { tees: [old] } });
});

test('a new round begins with the first course of eighteen holes, also behind a nine; a nine is chosen as it is', () => {
  const nine: ClubCard = { ...lake, id: 'nine', name: 'A', par: par.slice(0, 9), women: null, nines: null };
  expect(firstChoice([nine, lake]).source).toBe('lake');
  expect(firstChoice([nine]).draft).toMatchObject({ courseName: 'A', par: nine.par.map(String), holes: 'all' });
});
