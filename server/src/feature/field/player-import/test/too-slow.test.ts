import timers from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { importFixture } from '../../../../../test/fixture/import.ts';
import { testApp } from '../../../../../test/kit/app.ts';

const scene = importFixture(await testApp());
beforeEach(() => scene.begin());
afterEach(() => vi.restoreAllMocks());

describe('a list that takes too long', () => {
  it('is refused in a sentence, and the thread that reads it is ended', async () => {
    // the time is over as soon as it begins
    vi.spyOn(timers, 'setTimeout').mockImplementation(async <Value>(_?: number, value?: Value) => value as Value);
    const ended = vi.spyOn(Worker.prototype, 'terminate');
    const { status, body } = await scene.paste('Họ và tên\tHDC\nNguyễn Văn An\t12');
    expect([status, body.code]).toEqual([422, 'import-too-slow']);
    expect(body.message).toBe('Reading this file took too long and was stopped. Copy the list into a new file and try again.');
    expect(ended).toHaveBeenCalledOnce();
  });
});
