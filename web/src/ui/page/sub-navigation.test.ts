import { expect, test } from 'vitest';
import { currentTab } from './sub-navigation.tsx';

const tabs = ['/tournaments/1', '/tournaments/1/players', '/tournaments/1/scores'].map((to) => ({ to }));

test.each([
  ['/tournaments/1', '/tournaments/1'],
  ['/tournaments/1/players', '/tournaments/1/players'],
  ['/tournaments/1/edit', '/tournaments/1'],
  ['/tournaments/12', undefined],
])('on %s the tab %s is open', (pathname, to) => {
  expect(currentTab(tabs, pathname)?.to).toBe(to);
});

test('the tab to which a screen without one belongs is open', () => {
  const winners = { to: '/tournaments/1/winners', isOpen: true };
  expect(currentTab([...tabs, winners], '/tournaments/1/lucky-draw')).toBe(winners);
});
