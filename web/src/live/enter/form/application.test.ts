import type { EnterPage } from '@fairway/api';
import { newSignupForm, shownForm } from '@fairway/api/rule/field/signup/form';
import { describe, expect, test } from 'vitest';
import { type NewDraft, newDraft } from '../draft.ts';
import { applicationOf, fieldOf, newLacksOf } from './application.ts';
import { spotOf } from './spot.ts';

const GUEST = '00000000-0000-4000-8000-000000000001';
const DINNER = '00000000-0000-4000-8000-000000000002';
const BUS = '00000000-0000-4000-8000-000000000003';

/** A form of one kind that asks for a phone, a size, an answer and a consent; `free` places are left and two golfers wait. */
function pageWith(free: number, rule: 'split' | 'wait' | 'pass' = 'pass'): EnterPage {
  const form = newSignupForm(GUEST, { vi: 'Khách', en: 'Guest' });
  return {
    tournament: {
      ...{ id: GUEST, name: 'Giải mùa xuân', clubName: 'Phoenix', date: '2026-10-17', lastDate: '2026-10-17', time: null, location: null },
      ...{ timeZone: 'Asia/Ho_Chi_Minh', isPublic: false, regulations: null, regulationsEnglish: null },
    },
    ...{
      mode: 'open',
      way: 'order',
      ballot: null,
      drawAt: null,
      now: '2026-10-01T00:00:00Z',
      opensAt: null,
      closesAt: null,
      phase: 'open',
    },
    form: shownForm({
      ...form,
      kinds: form.kinds.map((kind) => ({ ...kind, places: 4, waitingPlaces: 5, fees: [{ from: null, amount: 2_000_000 }] })),
      extras: [{ id: DINNER, name: { vi: 'Áo', en: null }, price: 300_000, places: null, each: 2, sizes: ['M', 'L'] }],
      questions: [{ id: BUS, text: { vi: 'Đi xe?', en: null }, kind: 'yes-no', choices: [], needed: true }],
      consents: [{ purpose: 'data', text: { vi: 'Đồng ý', en: null }, version: 3, needed: true }],
      groups: { most: 4, rule },
    }),
    kinds: [{ kindId: GUEST, places: 4, free, waiting: 2, waitingFree: 3 }],
    extras: [],
    names: null,
  };
}
const begun: NewDraft = { ...newDraft(), kindId: GUEST };
const whole: NewDraft = {
  ...begun,
  person: { ...begun.person, name: ' Nguyễn Văn An ', gender: 'm', phone: '0912 000 001', handicapIndex: '15,4' },
  answers: { [BUS]: 'no' },
  extras: { [DINNER]: { count: 2, size: 'M' } },
  consents: ['data'],
};

test('what is missing is named by its field: what the form needs, and nothing else', () => {
  const lacks = newLacksOf(pageWith(4), { ...begun, extras: { [DINNER]: { count: 1, size: '' } } });
  expect([...lacks.keys()]).toEqual([
    ...['person.name', 'person.gender', 'person.phone'],
    ...[`extras.${DINNER}.size`, `answers.${BUS}`, 'consents.data'],
  ]);
  expect([...newLacksOf(pageWith(4), whole)]).toEqual([]);
});

test('an application says the price that the page showed, and each consent with the version of its text', () => {
  expect(applicationOf(pageWith(4), whole, 'vi')).toMatchObject({
    person: { name: 'Nguyễn Văn An', handicapIndex: 15.4, email: null },
    answers: [{ questionId: BUS, value: false }],
    consents: [{ purpose: 'data', version: 3 }],
    total: 2_600_000,
  });
});

test('where no place is left, what is sent takes one on the list', () => {
  const refusing = { ...whole, waits: false };
  expect([4, 0].map((free) => applicationOf(pageWith(free), refusing, 'vi').waits)).toEqual([false, true]);
});

test('a refusal of the nth line of a list leads to the field of what that line is of', () => {
  const sent = applicationOf(pageWith(4), whole, 'vi');
  expect(['extras.0', 'extras.0.size', 'consents.data', 'person.name'].map((path) => fieldOf(path, sent))).toEqual([
    ...[`extras.${DINNER}`, `extras.${DINNER}.size`, 'consents.data', 'person.name'],
  ]);
});

describe('what whoever enters now gets', () => {
  test.each([
    ['places for all of them', 2, 'pass', { is: 'place' }],
    ['the list for all of them', 1, 'pass', { is: 'waiting', number: 3, waiting: 2 }],
    ['some places, and the list for the others', 1, 'split', { is: 'some', free: 1, waiting: 2 }],
  ] as const)('%s', (_, free, rule, spot) => {
    expect(spotOf(pageWith(free, rule), [GUEST, GUEST])).toEqual(spot);
  });
  test('nothing, where the list has no room either', () => {
    expect(spotOf(pageWith(0), [GUEST, GUEST, GUEST, GUEST])).toEqual({ is: 'full', waiting: 2 });
  });
});
