import type { LoginAnswer, SignedInUser } from '@fairway/api';
import { mayDo, type Permission } from '@fairway/api/permission';
import { useSyncExternalStore } from 'react';

export type SessionClub = { id: string; name: string };
export type SessionSite = { id: string; name: string; logo: string | null; clubs: SessionClub[] };

/** What this browser remembers of who is signed in, with the specified names and the user's id. */
export type Session = {
  id: string;
  accessToken: string;
  name: string;
  /** Super administrator. */
  role: boolean;
  site: SessionSite | null;
  /** 0 reads and scores; 1 also players, import, awards; 2 also tournaments and divisions. */
  right: number;
  club: SessionClub | null;
  latestTournamentId: string | null;
  latestTournamentName: string | null;
};

const TOKEN_KEY = 'golf_access_token';
const SESSION_KEY = 'golf_session';
const listeners = new Set<() => void>();

/** The stored text that `cached` was read from, so that a snapshot is the same object until something changed. */
let cachedText: string | null = null;
let cached: Session | null = null;

export function readSession(): Session | null {
  const token = localStorage.getItem(TOKEN_KEY);
  const text = token === null ? null : localStorage.getItem(SESSION_KEY);
  if (text !== cachedText) {
    cachedText = text;
    cached = text === null ? null : parse(text);
  }
  return cached;
}

function parse(text: string): Session | null {
  try {
    const session = JSON.parse(text) as Session;
    return typeof session.id === 'string' ? session : null;
  } catch {
    return null;
  }
}

export const accessToken = (): string | null => localStorage.getItem(TOKEN_KEY);

function write(session: Session | null): void {
  if (session === null) {
    localStorage.removeItem(TOKEN_KEY);
    localStorage.removeItem(SESSION_KEY);
  } else {
    localStorage.setItem(TOKEN_KEY, session.accessToken);
    localStorage.setItem(SESSION_KEY, JSON.stringify(session));
  }
  for (const listener of listeners) listener();
}

type Person = Omit<LoginAnswer, 'accessToken'> | SignedInUser;

/** The first club becomes the current one, unless the club chosen before is still among them. */
export function sessionOf(person: Person, token: string, chosen: SessionClub | null): Session {
  const clubs = person.site?.clubs ?? [];
  const kept = chosen === null ? undefined : clubs.find((club) => club.id === chosen.id);
  const ofAnySite = person.is_super_admin ? chosen : null;
  return {
    id: person.id,
    accessToken: token,
    name: person.name,
    role: person.is_super_admin,
    site: person.site,
    right: person.right,
    club: kept ?? ofAnySite ?? clubs[0] ?? null,
    latestTournamentId: person.latest_tournament_id,
    latestTournamentName: person.latest_tournament_name,
  };
}

export function signIn(answer: LoginAnswer): Session {
  const session = sessionOf(answer, answer.accessToken, null);
  write(session);
  return session;
}

/** Takes over what the server says now of the person whose token this is. */
export function refreshSession(person: SignedInUser): void {
  const session = readSession();
  if (session === null) return;
  const next = sessionOf(person, session.accessToken, session.club);
  if (JSON.stringify(next) !== JSON.stringify(session)) write(next);
}

export const clearSession = (): void => write(null);

export function chooseClub(club: SessionClub | null): void {
  const session = readSession();
  if (session !== null) write({ ...session, club });
}

export function subscribeToSession(listener: () => void): () => void {
  const fromOtherTab = ({ key }: StorageEvent) => {
    if (key === null || key === SESSION_KEY || key === TOKEN_KEY) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}

export const useSession = (): Session | null => useSyncExternalStore(subscribeToSession, readSession);

/** Whether the person who is signed in has a permission. */
export const may = (session: Session | null, permission: Permission): boolean =>
  session !== null && mayDo({ isSuperAdmin: session.role, right: session.right }, permission);
