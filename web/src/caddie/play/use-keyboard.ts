import { useLayoutEffect } from 'react';

/**
 * Digits and other keys of a keyboard, while the focus is on the hole and not in a dialog over it: elsewhere a single key does nothing
 * (WCAG 2.1.4). `press` says whether the key was for it; `isOnKeys`: the focus is on one of the keys on the screen, which Enter presses.
 */
export function useKeyboard(press: (key: string, isOnKeys: boolean) => boolean): void {
  // at once, not after the next picture: the next digit may be typed before that, and is the next golfer’s
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, altKey, metaKey, repeat } = event;
      if (ctrlKey || altKey || metaKey || repeat || !(target instanceof Element)) return;
      if (target.closest('.hole') === null || target.closest('.dialog') !== null) return;
      if (press(key, target.closest('.keys button') !== null)) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
}
