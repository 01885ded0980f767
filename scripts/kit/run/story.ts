import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../command.ts';

export const STORIES = 'e2e/playwright.config.ts';

/** Every browser story, as Playwright lists it: file, line, title. */
export function findStories(): string[] {
  const playwright = join(root, 'node_modules/@playwright/test/cli.js');
  const { stdout, stderr } = spawnSync(process.execPath, [playwright, 'test', '-c', STORIES, '--list'], { cwd: root, encoding: 'utf8' });
  const stories = stdout.split('\n').filter((line) => line.includes(' › '));
  if (stories.length === 0) throw new Error(`The stories could not be listed:\n${stdout}${stderr}`);
  return stories.map((line) => line.trim());
}

/** The parameters by which Playwright runs only the stories with one of these words in their file's name or their title. */
export const storiesContaining = (words: readonly string[]): string[] => {
  const patterns = words.map((word) => word.replace(/[^\p{L}\p{N}]/gu, '\\$&'));
  return words.length > 0 ? ['--grep', patterns.join('|')] : [];
};
