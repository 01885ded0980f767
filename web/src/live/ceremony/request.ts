import type { PublicCeremony } from '@fairway/api';
import { loadOf } from '../request.ts';

/** What the running presentation has shown; null: none is running. */
export const loadCeremony = async (tournamentId: string): Promise<PublicCeremony | null> =>
  (await loadOf<{ ceremony: PublicCeremony | null }>(tournamentId, 'ceremony'))?.ceremony ?? null;
