import type { KeyboardEvent } from 'react';
import { expect, test } from 'vitest';
import { chooseOnly, findOptions } from './select.ts';

const options = ['Nguyễn Văn Đạt', 'Trần Đạt', 'Lê Minh Tâm'].map((label) => ({ value: label, label }));
const found = (search: string, limit = 10) => findOptions({ options, search, limit }).map((option) => 'label' in option && option.label);

test('a list to choose from is searched without accents, by words', () => {
  expect(found('dat')).toEqual(['Nguyễn Văn Đạt', 'Trần Đạt']);
  expect(found('dat nguyen')).toEqual(['Nguyễn Văn Đạt']);
  expect(found('Đạt', 1)).toEqual(['Nguyễn Văn Đạt']);
  expect(found('')).toHaveLength(3);
  expect(found('hung')).toEqual([]);
});

test('a group is found by what is in it, below its title', () => {
  const grouped = [...options, { group: 'Của sân', items: [{ value: 'x', label: 'Đạt Tài' }] }];
  expect(findOptions({ options: grouped, search: 'tai', limit: 10 })).toEqual([grouped.at(-1)]);
  expect(findOptions({ options: grouped, search: 'tam', limit: 10 })).toEqual([options[2]]);
});

test.each([
  ['Enter in an open list stays there', 'Enter', { expanded: 'true' }, true],
  ['Enter in a closed list sends the form', 'Enter', {}, false],
  ['a letter is typed', 'e', { expanded: 'true' }, false],
])('%s', (_, key, dataset, isKept) => {
  let kept = false;
  const event = { key, currentTarget: { dataset }, preventDefault: () => (kept = true) };
  chooseOnly(event as unknown as KeyboardEvent<HTMLInputElement>);
  expect(kept).toBe(isKept);
});
