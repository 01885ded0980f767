import { useSyncExternalStore } from 'react';

export type ToastStatus = 'success' | 'warning' | 'danger';
export type Toast = { readonly id: number; readonly status: ToastStatus; readonly header: string; readonly message: string };

/** How long a toast stays, and how long at most while somebody reads it. */
export const TOAST_MS = 10_000;
export const HELD_TOAST_MS = 60_000;

type Timed = { readonly toast: Toast; readonly shownAt: number; timer: ReturnType<typeof setTimeout> };

let timed: readonly Timed[] = [];
let snapshot: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function update(next: readonly Timed[]): void {
  timed = next;
  snapshot = next.map(({ toast }) => toast);
  for (const listener of listeners) listener();
}

/** Shows a toast; one that says the same as a toast on screen takes its place. */
export function showToast(status: ToastStatus, header: string, message: string): void {
  for (const { toast } of timed) {
    if (toast.status === status && toast.header === header && toast.message === message) dismissToast(toast.id);
  }
  const toast = { id: ++lastId, status, header, message };
  const timer = setTimeout(() => dismissToast(toast.id), TOAST_MS);
  update([...timed, { toast, shownAt: Date.now(), timer }]);
}

export function dismissToast(id: number): void {
  clearTimeout(timed.find(({ toast }) => toast.id === id)?.timer);
  update(timed.filter(({ toast }) => toast.id !== id));
}

/** Keeps a toast while it is hovered or focused, until it has been shown for a minute. */
export const holdToast = (id: number): void => restart(id, HELD_TOAST_MS);
/** Lets a held toast go: ten seconds more, within the minute. */
export const releaseToast = (id: number): void => restart(id, TOAST_MS);

function restart(id: number, afterMs: number): void {
  const one = timed.find(({ toast }) => toast.id === id);
  if (one === undefined) return;
  clearTimeout(one.timer);
  const leftMs = one.shownAt + HELD_TOAST_MS - Date.now();
  one.timer = setTimeout(() => dismissToast(id), Math.max(0, Math.min(afterMs, leftMs)));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const readToasts = (): readonly Toast[] => snapshot;

export const useToasts = (): readonly Toast[] => useSyncExternalStore(subscribe, readToasts);
