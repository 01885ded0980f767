import { useQuery } from '@tanstack/react-query';
import { clubs } from '../../../feature/account/club/query.ts';
import { type SessionClub, useSession } from '../../../lib/session.ts';

/** The clubs that a person may work for: their site's, or for a super administrator every one. */
export function useClubChoices(): readonly SessionClub[] {
  const session = useSession();
  const everyClub = useQuery({ ...clubs(), enabled: session?.isSuperAdmin === true });
  const known = session?.isSuperAdmin ? everyClub.data?.items : session?.site?.clubs;
  return (known ?? []).map(({ id, name }) => ({ id, name }));
}
