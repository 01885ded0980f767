import { PERMISSIONS, type Permission } from '@fairway/api/permission';
import type { Params } from 'react-router';
import { may, type Session } from '../lib/session.ts';

type Rule = (session: Session | null, params: Params) => boolean;

const signedIn =
  (rule: (session: Session, params: Params) => boolean): Rule =>
  (session, params) =>
    session !== null && rule(session, params);

/** What the specification (§2, §6) requires of a visitor besides permissions. */
const RULES = {
  anyone: () => true,
  'signed out': (session) => session === null,
  'signed in': signedIn(() => true),
  'a site': signedIn(({ isSuperAdmin, site }) => isSuperAdmin || site !== null),
  'a club': signedIn(({ isSuperAdmin, site }) => isSuperAdmin || (site?.clubs.length ?? 0) > 0),
  'own site': signedIn(({ isSuperAdmin, site }, { siteId }) => isSuperAdmin || site?.id === siteId),
  'own club': signedIn(({ isSuperAdmin, site }, { clubId }) => isSuperAdmin || (site?.clubs.some(({ id }) => id === clubId) ?? false)),
} satisfies Readonly<Record<string, Rule>>;

/** What a visitor needs: a permission, or a rule of the specification. */
export type Need = Permission | keyof typeof RULES;

const isPermission = (need: Need): need is Permission => need in PERMISSIONS;

/** Whether a visitor has everything that is needed at an address with these parameters. */
export const meets = (needs: readonly Need[], session: Session | null, params: Params = {}): boolean =>
  needs.every((need) => (isPermission(need) ? may(session, need) : RULES[need](session, params)));
