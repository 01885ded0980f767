import type { PublishedSeason, SeasonNow } from '@fairway/api';
import type { SeasonCore } from '@fairway/facts';
import { API_BASE } from '../../lib/api/api-base.ts';
import { answerOf } from '../request.ts';

/** A published table: the server signs its core as `SeasonCore`. */
export type Shown = Omit<PublishedSeason, 'core'> & { readonly core: SeasonCore };

const pathOf = (seasonId: string): string => `${API_BASE}/api/live/seasons/${encodeURIComponent(seasonId)}`;

/** The newest, or that of a number. */
export const loadSeason = (seasonId: string, number: string | null) =>
  answerOf<Shown>(`${pathOf(seasonId)}${number === null ? '' : `?number=${encodeURIComponent(number)}`}`);

/** If everything that is played ended now. */
export const loadNow = (seasonId: string) => answerOf<SeasonNow>(`${pathOf(seasonId)}/now`);

export const fileOf = ({ seasonId, number }: Shown, language: string): string =>
  `${pathOf(seasonId)}/table.csv?number=${number}&language=${language}`;
