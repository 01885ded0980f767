import { expect, test } from 'vitest';
import { currentTab } from './sub-navigation.tsx';

const tabs = [
  { to: '/tournaments/1' },
  { to: '/tournaments/1/players' },
  { to: '/tournaments/1/winners', also: ['/tournaments/1/lucky-draw'] },
];

test.each([
  ['/tournaments/1', '/tournaments/1'],
  ['/tournaments/1/players', '/tournaments/1/players'],
  ['/tournaments/1/edit', '/tournaments/1'],
  ['/tournaments/1/lucky-draw', '/tournaments/1/winners'],
  ['/tournaments/12', undefined],
])('on %s the tab %s is open', (pathname, to) => {
  expect(currentTab(tabs, pathname)?.to).toBe(to);
});
