import { PERMISSIONS } from '@fairway/api/permission';
import { expect, it } from 'vitest';
import type { Need } from './access.ts';
import { ADDRESSES } from './screen.ts';
import { PAGES } from './screen-page.ts';
import { SCREEN_STORIES } from './screen-story.ts';

const HEAD = `# Screens

Every address of the office, and what it takes to open it. Made from the table in \`web/src/office/screen.ts\` by
\`screen-table.test.ts\` beside it: to make it again, delete it and run \`npm test -- web screen-table\`.

| Path | Who | Page | Story |
|---|---|---|---|
`;

const STORIES = import.meta.glob('../../../e2e/*/*.{story,walk}.ts');

const RIGHTS = { 0: 'signed in', 1: 'right 1', 2: 'right 2', 'super-admin': 'super administrator' };
const sayNeed = (need: Need): string => (need in PERMISSIONS ? RIGHTS[PERMISSIONS[need as keyof typeof PERMISSIONS]] : need);

const rows = ADDRESSES.map((address) => {
  const needs = [...new Set(address.needs.map(sayNeed))].join(', ');
  const [page, story] =
    'label' in address
      ? [/page\/([\w/-]+\.tsx)/.exec(String(PAGES[address.path]))?.[1], SCREEN_STORIES[address.label] ?? 'none']
      : ['', ''];
  return `| \`${address.path}\` | ${needs} | ${page} | ${story} |`;
});

it('lists every address of the table of screens', async () => {
  await expect(`${HEAD}${rows.join('\n')}\n`).toMatchFileSnapshot('../../../docs/screen.md');
});

it('names a story for each screen, and only stories that exist', () => {
  const names = Object.keys(STORIES).map((path) => /([\w-]+)\.(?:story|walk)\.ts$/.exec(path)?.[1]);
  const stories = ADDRESSES.flatMap((address) => ('label' in address ? [SCREEN_STORIES[address.label] ?? 'none'] : []));
  expect(stories.filter((story) => !names.includes(story))).toEqual([]);
});
