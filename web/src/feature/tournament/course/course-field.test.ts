import { expect, test } from 'vitest';
import { type ClubCard, choiceOfRound, pickedCard } from './course-field.tsx';

const par = [4, 4, 3, 5, 4, 4, 3, 4, 5, 4, 4, 3, 5, 4, 4, 3, 4, 5];
const lake: ClubCard = { id: 'lake', name: 'Hồ', par, strokeIndex: null };

test('another course’s card starts empty, whatever card was there before', () => {
  const { source, draft, keep } = pickedCard('own', [lake]);
  expect({ source, keep }).toEqual({ source: 'own', keep: false });
  expect(draft).toEqual({ courseName: '', par: Array(18).fill(''), strokeIndex: Array(18).fill('') });
});

test('a card of the club is taken as it is', () => {
  expect(pickedCard('lake', [lake])).toMatchObject({ source: 'lake', draft: { courseName: 'Hồ', par: par.map(String) } });
});

test('a round opens with the card that it has', () => {
  const own = choiceOfRound({ courseName: 'Núi', par, strokeIndex: null }, [lake]);
  expect(own).toMatchObject({ source: 'own', draft: { courseName: 'Núi', par: par.map(String) } });
});
