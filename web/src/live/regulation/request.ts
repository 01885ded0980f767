import type { PublicRegulations } from '@fairway/api';
import { loadOf } from '../request.ts';

export const loadRegulations = (tournamentId: string) => loadOf<PublicRegulations>(tournamentId, 'regulations');
