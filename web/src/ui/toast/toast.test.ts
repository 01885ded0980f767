import { type NotificationData, notifications, notificationsStore } from '@mantine/notifications';
import type { FocusEvent, MouseEvent, ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { showToast } from './toast.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  notifications.clean();
  vi.useRealTimers();
});

const toasts = (): readonly NotificationData[] => notificationsStore.getState().notifications;
const headers = () => toasts().map(({ title }) => title);
const show = (): void => showToast('warning', 'Bad request', 'Tournament not found.');

const mouse = {} as MouseEvent<HTMLDivElement>;
const focus = {} as FocusEvent<HTMLDivElement>;
const hover = () => toasts()[0]?.onMouseEnter?.(mouse);
const leave = () => toasts()[0]?.onMouseLeave?.(mouse);

describe('a toast', () => {
  test('shows its header and its message, and by its status how serious it is', () => {
    show();
    expect(toasts()).toMatchObject([
      { title: 'Bad request', message: 'Tournament not found.', 'data-status': 'warning', role: 'alert', autoClose: false },
    ]);
  });

  test('stays for ten seconds', () => {
    show();
    vi.advanceTimersByTime(9_999);
    expect(headers()).toEqual(['Bad request']);
    vi.advanceTimersByTime(1);
    expect(headers()).toEqual([]);
  });

  test.each([
    ['is put away where fingers tap', false, []],
    ['stays for those who point, and may copy its words', true, ['Bad request']],
  ])('%s', (_, hovers, left) => {
    vi.stubGlobal('window', { matchMedia: () => ({ matches: hovers }) });
    show();
    toasts()[0]?.onClick?.(mouse);
    expect(headers()).toEqual(left);
    vi.unstubAllGlobals();
  });

  test.each([
    ['hovered', hover],
    ['focused', () => toasts()[0]?.onFocus?.(focus)],
  ])('is held while it is %s, for a minute at most', (_, hold) => {
    show();
    hold();
    vi.advanceTimersByTime(59_999);
    expect(headers()).toEqual(['Bad request']);
    vi.advanceTimersByTime(1);
    expect(headers()).toEqual([]);
  });

  test('stays ten more seconds once it is released, within the minute', () => {
    show();
    hover();
    vi.advanceTimersByTime(30_000);
    leave();
    vi.advanceTimersByTime(9_999);
    expect(headers()).toEqual(['Bad request']);
    vi.advanceTimersByTime(1);
    expect(headers()).toEqual([]);
  });

  test('disappears when its minute is over if it is released late', () => {
    show();
    hover();
    vi.advanceTimersByTime(55_000);
    leave();
    vi.advanceTimersByTime(5_000);
    expect(headers()).toEqual([]);
  });

  test('offers to take back what it tells, and is gone then', () => {
    const run = vi.fn();
    showToast('success', 'An: WD', '', run);
    const message = toasts()[0]?.message as ReactElement<{ undo: () => void; onPress: () => void }> | undefined;
    expect(message?.props.undo).toBe(run);
    message?.props.onPress();
    expect(headers()).toEqual([]);
  });

  test('replaces another one with the same text', () => {
    show();
    vi.advanceTimersByTime(8_000);
    show();
    expect(headers()).toEqual(['Bad request']);
    vi.advanceTimersByTime(8_000);
    expect(headers()).toEqual(['Bad request']);
  });
});
