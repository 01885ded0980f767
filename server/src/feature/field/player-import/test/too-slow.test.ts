import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { importFixture } from '../../../../../test/fixture/import.ts';
import { testApp } from '../../../../../test/kit/app.ts';

const scene = importFixture(await testApp());
beforeEach(() => scene.begin());
afterEach(() => vi.restoreAllMocks());

describe('a list that takes too much work', () => {
  it('is refused in a sentence, and the thread that reads it is ended', async () => {
    // a minute of the processor more each time that somebody looks
    let minutes = 0;
    vi.spyOn(Worker.prototype, 'cpuUsage').mockImplementation(async () => ({ user: 60_000_000 * minutes++, system: 0 }));
    const ended = vi.spyOn(Worker.prototype, 'terminate');
    const { status, body } = await scene.paste('Họ và tên\tHDC\nNguyễn Văn An\t12');
    expect([status, body.code]).toEqual([422, 'import-too-slow']);
    expect(body.message).toBe('Reading this file takes too much work and was stopped. Copy the list into a new file and try again.');
    expect(ended).toHaveBeenCalledOnce();
  });
});
