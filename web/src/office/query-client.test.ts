import { notifications, notificationsStore } from '@mantine/notifications';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../lib/api/api-error.ts';
import { createQueryClient } from './query-client.ts';

const failing = (error: Error) => async () => {
  throw error;
};
const statuses = () => notificationsStore.getState().notifications.map((toast) => toast['data-status']);

afterEach(() => notifications.clean());

describe('a read that fails', () => {
  test('with 403 leads to the dashboard and says nothing', async () => {
    const toDashboard = vi.fn();
    const client = createQueryClient(toDashboard);
    await expect(client.fetchQuery({ queryKey: ['a'], queryFn: failing(new ApiError(403, 'forbidden', '')) })).rejects.toThrow();
    expect(toDashboard).toHaveBeenCalledOnce();
    expect(statuses()).toEqual([]);
  });

  test('with 404 is shown as a warning', async () => {
    const client = createQueryClient(() => undefined);
    await expect(client.fetchQuery({ queryKey: ['a'], queryFn: failing(new ApiError(404, 'not-found', 'Not found.')) })).rejects.toThrow();
    expect(statuses()).toEqual(['warning']);
  });
});

describe('a read whose screen shows the failure itself', () => {
  test('is shown only by the screen', async () => {
    const client = createQueryClient(() => undefined);
    const read = (code: 'more-players' | 'server-error', status: number) =>
      client
        .fetchQuery({ queryKey: [code], queryFn: failing(new ApiError(status, code, '')), meta: { shows: ['more-players'] }, retry: false })
        .catch(() => undefined);
    await read('more-players', 422);
    expect(statuses()).toEqual([]);
    await read('server-error', 500);
    expect(statuses()).toEqual(['danger']);
  });
});

test('a first answer that is on its way when something changes is asked anew, and whoever waits for it gets the new one', async () => {
  const client = createQueryClient(() => undefined);
  const answers: ((answer: string) => void)[] = [];
  const observer = new QueryObserver(client, { queryKey: ['a'], queryFn: () => new Promise<string>((answer) => answers.push(answer)) });
  const stop = observer.subscribe(() => undefined);
  const waiting = client.ensureQueryData(observer.options);
  const asked = client.invalidateQueries({ queryKey: ['a'] });
  expect(answers).toHaveLength(2);
  answers[0]?.('before');
  answers[1]?.('after');
  await asked;
  expect([await waiting, observer.getCurrentResult().data]).toEqual(['after', 'after']);
  stop();
});

describe('a write that fails', () => {
  const write = (client: ReturnType<typeof createQueryClient>, shows: readonly 'stale-version'[]) =>
    client
      .getMutationCache()
      .build(client, { mutationFn: failing(new ApiError(409, 'stale-version', 'Changed.')), meta: { shows } })
      .execute(undefined)
      .catch(() => undefined);

  test('is shown as a toast, unless the screen shows this failure itself', async () => {
    const client = createQueryClient(() => undefined);
    await write(client, ['stale-version']);
    expect(statuses()).toEqual([]);
    await write(client, []);
    expect(statuses()).toEqual(['warning']);
  });
});
