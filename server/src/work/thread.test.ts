import { describe, expect, it } from 'vitest';
import { createThread } from './thread.ts';

const worker = (answer: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'; parentPort.on('message', ${answer});`)}`,
  );
const LIMITS = { memory: {}, idleMs: 1000 };

describe('a thread that answers', () => {
  it('is ended when it has worked too long', async () => {
    const thread = createThread<string, string>(worker('() => { for (;;); }'), { ...LIMITS, workMs: 300 });
    expect(await thread.ask('?')).toBeUndefined();
  });

  it('is waited for as long as it only waits: a busy machine refuses nobody', async () => {
    const waiting = worker("(question) => setTimeout(() => parentPort.postMessage(question + '!'), 700)");
    const thread = createThread<string, string>(waiting, { ...LIMITS, workMs: 400 });
    expect(await thread.ask('?')).toBe('?!');
    await thread.end();
  });

  it('fails as it does, and another one answers the next question', async () => {
    const failing = worker("(question) => { if (question === 'bad') throw new Error('no'); parentPort.postMessage(question); }");
    const thread = createThread<string, string>(failing, { ...LIMITS, workMs: 1000 });
    await expect(thread.ask('bad')).rejects.toThrow('no');
    expect(await thread.ask('good')).toBe('good');
    await thread.end();
  });
});
