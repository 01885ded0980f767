import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { newId } from '../../../../lib/id.ts';
import { ownName } from '../../../../lib/prefix.ts';
import { readSession } from '../../../../lib/session.ts';
import { useStore } from '../../../../lib/store.ts';
import { alone } from '../../../../outbox/alone.ts';
import { keepDraining } from '../../../../outbox/drain.ts';
import { createOutboxStore, type OutboxStore } from '../../../../outbox/outbox-store.ts';
import { storageKeeper } from '../../../../outbox/storage-keeper.ts';
import { sendEntries } from '../query.ts';
import { type Author, prefixOf, rememberName } from './author.ts';

const DEVICE_KEY = ownName('golf_device');

/** They outlive the screen, so that typed entries are still sent while other screens are open. */
const stores = new Map<string, OutboxStore>();

function outboxOf(client: QueryClient, tournamentId: string, roundId: string, author: Author): OutboxStore {
  const prefix = prefixOf(roundId, author.id);
  const known = stores.get(prefix);
  if (known !== undefined) return known;
  rememberName(localStorage, author);
  const store = createOutboxStore({
    keeper: storageKeeper(localStorage, prefix),
    turn: alone(prefix),
    now: Date.now,
    chance: Math.random,
    // An entry belongs to its author: it waits while another person is logged in here.
    send: async (batch) => (readSession()?.id === author.id ? sendEntries(client, tournamentId, roundId, batch) : 'postponed'),
  });
  stores.set(prefix, store);
  return store;
}

/** The outbox of a round at this desk; while it is on the screen it also sends when the connection is back. */
export function useDeskOutbox(tournamentId: string, roundId: string, author: Author) {
  const store = outboxOf(useQueryClient(), tournamentId, roundId, author);
  const outbox = useStore(store);
  useEffect(() => keepDraining(store), [store]);
  return { store, outbox };
}

/** Distinguishes two desks of one user in the history of a card. */
export function deviceName(): string {
  const id = localStorage.getItem(DEVICE_KEY);
  if (id !== null) return id;
  const made = `desk-${newId().slice(0, 4)}`;
  localStorage.setItem(DEVICE_KEY, made);
  return made;
}
