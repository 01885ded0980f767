import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Key, listKeys, useShownKeys } from './screen-keys.ts';

const Shown = () => useShownKeys().map(({ label, keys }) => `${label}: ${keys.map(({ text }) => text).join(', ')}. `);
const html = () => renderToStaticMarkup(<Shown />).trim();
const SEARCH: readonly Key[] = [{ keys: ['/'], text: 'search' }];
const DESK: readonly Key[] = [
  { keys: ['1', '–', '9'], text: 'strokes' },
  { keys: ['X'], text: 'pick up' },
];

test('the keys of each part of the screen are listed while it is there, in the order in which the parts came', () => {
  expect(html()).toBe('');
  const searchGoes = listKeys({ label: 'Players', keys: SEARCH });
  const deskGoes = listKeys({ label: 'Desk', keys: DESK });
  expect(html()).toBe('Players: search. Desk: strokes, pick up.');
  searchGoes();
  expect(html()).toBe('Desk: strokes, pick up.');
  deskGoes();
  expect(html()).toBe('');
});

test('of two parts with the same keys one stays when the other goes', () => {
  const leave = [1, 2].map(() => listKeys({ label: 'Players', keys: SEARCH }));
  leave[0]?.();
  expect(html()).toBe('Players: search.');
  leave[1]?.();
});
