import { afterEach, describe, expect, it, vi } from 'vitest';
import { commandOf } from './command.ts';

afterEach(() => vi.unstubAllEnvs());

describe('what a person is told to type', () => {
  it.each([
    ['start', '', 'npm start', 'fairway'],
    ['admin', 'lan', 'npm run admin -- lan', 'fairway admin lan'],
    ['backup', '', 'npm run backup', 'fairway backup'],
  ])('%s %s', (word, given, npm, packaged) => {
    expect(commandOf(word, given)).toBe(npm);
    vi.stubEnv('FAIRWAY_PROGRAM', 'fairway');
    expect(commandOf(word, given)).toBe(packaged);
  });
});
