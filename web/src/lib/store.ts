import { useSyncExternalStore } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';

export { createStore };

/** A store as others see it: they read and follow it, and change it only through its own functions. */
export type ReadableStore<State> = Pick<StoreApi<State>, 'getState' | 'subscribe'>;

/** The state of a store, followed. Zustand's own hook imports all of React, so that the public board could leave nothing of Preact out. */
export const useStore = <State>({ subscribe, getState }: ReadableStore<State>): State =>
  useSyncExternalStore(subscribe, getState, getState);
