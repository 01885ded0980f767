import { notifications, notificationsStore } from '@mantine/notifications';
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
