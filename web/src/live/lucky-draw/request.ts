import type { PublicLuckyDrawAnswer } from '@fairway/api';
import { loadOf } from '../request.ts';

export const loadLuckyDraw = (tournamentId: string) => loadOf<PublicLuckyDrawAnswer>(tournamentId, 'lucky-draw');
