import { arrayContains, eq, or } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { club } from '../db/schema/account/club.ts';
import { signup, signupPackage } from '../db/schema/field/signup.ts';
import { tournament } from '../db/schema/field/tournament.ts';
import type { Applicant } from './principal.ts';
import { hashOf } from './token.ts';

/** Whether a token is the secret of a signup's link. */
export const isSignupToken = (token: string): boolean => token.startsWith('fs_');

/** Whoever entered has no right of the office. */
const NO_RIGHT = -1;

/** Whose link it is: of a signup, or of a sponsor's package. Null: unknown, or another link was made since. */
export async function findApplicantByToken(db: Database, token: string): Promise<Applicant | null> {
  const hash = hashOf(token);
  const { id, tournamentId, name } = signup;
  const [own] = await db
    .select({ id, tournamentId, name, siteId: club.siteId })
    .from(signup)
    .innerJoin(tournament, eq(tournament.id, tournamentId))
    .innerJoin(club, eq(club.id, tournament.clubId))
    .where(or(eq(signup.tokenHash, hash), arrayContains(signup.mailTokenHashes, [hash])));
  const of = { kind: 'signup', isSuperAdmin: false, right: NO_RIGHT } as const;
  if (own) return { ...of, ...own, name: own.name ?? '', isPackage: false };
  const { id: packageId, tournamentId: ofTournament, name: sponsor } = signupPackage;
  const [held] = await db
    .select({ id: packageId, tournamentId: ofTournament, name: sponsor, siteId: club.siteId })
    .from(signupPackage)
    .innerJoin(tournament, eq(tournament.id, ofTournament))
    .innerJoin(club, eq(club.id, tournament.clubId))
    .where(eq(signupPackage.tokenHash, hash));
  return held ? { ...of, ...held, isPackage: true } : null;
}
