import { createContext, useContext, useEffect } from 'react';

/** The name of the open screen, from the door that opened it. */
export const ScreenName = createContext('');

export const useScreenName = (): string => useContext(ScreenName);

/** Names the browser's tab after the open screen and the thing that it shows, if it shows one. */
export function useTabTitle(thing?: string): void {
  const screen = useScreenName();
  useEffect(() => {
    document.title = [...new Set([screen, thing, 'Fairway'])].filter(Boolean).join(' · ');
  }, [screen, thing]);
}
