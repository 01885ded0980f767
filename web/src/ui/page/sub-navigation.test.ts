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
