import type { LoginAnswer, SignedInUser } from '@fairway/api';
import { mayDo, type Permission } from '@fairway/api/permission';
import { ownName } from './prefix.ts';
import { createStore, useStore } from './store.ts';

export type SessionClub = { id: string; name: string };
type SessionSite = { id: string; name: string; logo: string | null; clubs: SessionClub[] };

/** What this browser remembers of who is signed in. */
export type Session = {
  id: string;
  accessToken: string;
  name: string;
  isSuperAdmin: boolean;
  site: SessionSite | null;
  /** 0: reads, and enters scores. 1: also players, import and awards. 2: also tournaments and divisions. */
  right: number;
  club: SessionClub | null;
  latestTournamentId: string | null;
  latestTournamentName: string | null;
  /** They must set up a second factor before anything else. */
  owesSecondFactor: boolean;
  /** Keys that do something alone are on for them. */
  oneKeyShortcuts: boolean;
};

/** As it is stored: the specification calls the super administrator's flag `role`. */
type StoredSession = Omit<Session, 'isSuperAdmin'> & { role: boolean };

const TOKEN_KEY = ownName('golf_access_token');
const SESSION_KEY = ownName('golf_session');

const store = createStore<Session | null>(storedSession);

export const readSession = store.getState;
export const onSessionChange = store.subscribe;
export const useSession = (): Session | null => useStore(store);

export const accessToken = (): string | null => localStorage.getItem(TOKEN_KEY);

/** Without a browser, as in a test of something else, nobody is signed in. */
function storedSession(): Session | null {
  const text = globalThis.localStorage?.getItem(TOKEN_KEY) ? localStorage.getItem(SESSION_KEY) : null;
  try {
    const stored = JSON.parse(text ?? 'null') as StoredSession | null;
    if (typeof stored?.id !== 'string') return null;
    const { role: isSuperAdmin, ...session } = stored;
    return { ...session, isSuperAdmin };
  } catch {
    return null;
  }
}

/** What is kept in the browser's storage while somebody is signed in. */
export function storedItems({ id, accessToken, name, isSuperAdmin: role, ...rest }: Session): Readonly<Record<string, string>> {
  const stored: StoredSession = { id, accessToken, name, role, ...rest };
  return { [TOKEN_KEY]: accessToken, [SESSION_KEY]: JSON.stringify(stored) };
}

function write(session: Session | null): void {
  if (session === null) for (const key of [TOKEN_KEY, SESSION_KEY]) localStorage.removeItem(key);
  else for (const [key, text] of Object.entries(storedItems(session))) localStorage.setItem(key, text);
  store.setState(session, true);
}

/** Signing in or out in one tab does it in the others. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === SESSION_KEY || key === TOKEN_KEY) store.setState(storedSession(), true);
  });
}

type Person = Omit<LoginAnswer, 'accessToken'> | SignedInUser;

/** The first club becomes the current one, unless the club chosen before is still among them. */
export function sessionOf(person: Person, token: string, chosen: SessionClub | null): Session {
  const clubs = person.site?.clubs ?? [];
  const current = chosen === null ? undefined : clubs.find((club) => club.id === chosen.id);
  const ofAnySite = person.is_super_admin ? chosen : null;
  return {
    id: person.id,
    accessToken: token,
    name: person.name,
    isSuperAdmin: person.is_super_admin,
    site: person.site,
    right: person.right,
    club: current ?? ofAnySite ?? clubs[0] ?? null,
    latestTournamentId: person.latest_tournament_id,
    latestTournamentName: person.latest_tournament_name,
    owesSecondFactor: person.owesSecondFactor,
    oneKeyShortcuts: person.oneKeyShortcuts,
  };
}

export function signIn(answer: LoginAnswer): Session {
  const session = sessionOf(answer, answer.accessToken, null);
  write(session);
  return session;
}

/** Takes the server's current facts about the signed-in person. */
export function refreshSession(person: SignedInUser): void {
  const session = readSession();
  if (session === null) return;
  const next = sessionOf(person, session.accessToken, session.club);
  if (JSON.stringify(next) !== JSON.stringify(session)) write(next);
}

/** The server wants a second factor from now on. */
export function owesSecondFactor(): void {
  const session = readSession();
  if (session !== null && !session.owesSecondFactor) write({ ...session, owesSecondFactor: true });
}

export const clearSession = (): void => write(null);

export function chooseClub(club: SessionClub | null): void {
  const session = readSession();
  if (session !== null) write({ ...session, club });
}

/** A record of another club is opened: its club becomes the current one, where there is one. */
export function enterClub(club: SessionClub): void {
  const current = readSession()?.club;
  if (current && current.id !== club.id) chooseClub(club);
}

/** Whether keys do something alone, as `/` and `?`: unless the person has them off. */
export const oneKeysWork = (session: Session | null = readSession()): boolean => session?.oneKeyShortcuts !== false;

/** Whether the person who is signed in has a permission. */
export const may = (session: Session | null, permission: Permission): boolean => session !== null && mayDo(session, permission);
