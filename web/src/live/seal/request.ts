import type { PublicSeals } from '@fairway/api';
import { loadOf } from '../request.ts';

export const loadSeals = (tournamentId: string) => loadOf<PublicSeals>(tournamentId, 'seals');
