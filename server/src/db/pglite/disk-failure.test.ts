import { expect, test, vi } from 'vitest';
import { endOnDiskFailure } from './disk-failure.ts';

test.each([
  ['full', 74, 'The disk of the data directory is full, so the server has stopped.'],
  ['failing', 74, 'The disk of the data directory does not take what is written, so the server has stopped.'],
  ['files', 75, 'The server has as many files open as the system allows, so it has stopped.'],
] as const)('a process whose disk is %s ends with code %i, and says so', (failure, code, sentence) => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('the process would end here');
  });
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  try {
    expect(() => endOnDiskFailure('/data')(failure)).toThrow('the process would end here');
    expect([exit.mock.calls, String(write.mock.calls)]).toEqual([[[code]], expect.stringContaining(sentence)]);
  } finally {
    exit.mockRestore();
    write.mockRestore();
  }
});
