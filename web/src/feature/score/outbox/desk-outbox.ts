import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readSession } from '../../../lib/session.ts';
import { useStore } from '../../../lib/store.ts';
import { sendEntries } from '../query.ts';
import { type Author, prefixOf, rememberName } from './author.ts';
import { createOutboxStore, type OutboxStore } from './outbox-store.ts';

const DEVICE_KEY = 'golf_device';

/** They outlive the screen, so that typed entries are still sent while other screens are open. */
const stores = new Map<string, OutboxStore>();

function outboxOf(client: QueryClient, tournamentId: string, roundId: string, author: Author): OutboxStore {
  const prefix = prefixOf(roundId, author.id);
  const known = stores.get(prefix);
  if (known !== undefined) return known;
  rememberName(localStorage, author);
  const store = createOutboxStore({
    storage: localStorage,
    prefix,
    now: Date.now,
    // An entry belongs to its author: it waits while another person is logged in here.
    send: async (batch) => (readSession()?.id === author.id ? sendEntries(client, tournamentId, roundId, batch) : 'postponed'),
  });
  stores.set(prefix, store);
  return store;
}

/** The outbox of a round at this desk; it sends again when its author comes back to it and as soon as the connection is back. */
export function useDeskOutbox(tournamentId: string, roundId: string, author: Author) {
  const store = outboxOf(useQueryClient(), tournamentId, roundId, author);
  const outbox = useStore(store);
  useEffect(() => {
    store.sendNow();
    window.addEventListener('online', store.sendNow);
    return () => window.removeEventListener('online', store.sendNow);
  }, [store]);
  return { store, outbox };
}

/** Distinguishes two desks of one user in the history of a card. */
export function deviceName(): string {
  const known = localStorage.getItem(DEVICE_KEY);
  if (known !== null) return known;
  const made = `desk-${newId().slice(0, 4)}`;
  localStorage.setItem(DEVICE_KEY, made);
  return made;
}

/** A random UUID (version 4); on plain http in a club's own network the browser has no `randomUUID`. */
export function newId(): string {
  if (window.isSecureContext) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = '89ab'[(bytes[8] ?? 0) & 3];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}
