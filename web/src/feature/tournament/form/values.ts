import type { Tournament } from '@fairway/api';
import { TOURNAMENT_DEFAULTS } from '@fairway/api/choice';
import type { Body } from '../../../lib/api.ts';
import { readTime } from '../../../lib/date.ts';
import { textOrNull } from '../../../lib/text.ts';

/** All settings of a tournament, as they are sent. */
export type Settings = Omit<Body<'PATCH /api/tournaments/:tournamentId'>, 'version'>;
type SettingKey = keyof Settings;
export type FullSettings = Pick<Tournament, SettingKey>;

/** The form: as the settings, with texts where people type. */
export type TournamentValues = Omit<FullSettings, 'date' | 'time' | 'regulations' | 'location' | 'capAbove' | 'capCountsAs'> & {
  date: string | null;
  time: string;
  regulations: string;
  location: string;
  capAbove: number | string;
  capCountsAs: number | string;
};

/** A new tournament with the defaults of a Vietnamese club day. */
export const newValues = (): TournamentValues => ({
  name: '',
  ...TOURNAMENT_DEFAULTS,
  awards: [...TOURNAMENT_DEFAULTS.awards],
  sideAwards: [],
  date: null,
  time: '',
  regulations: '',
  location: '',
});

export function valuesOf(tournament: FullSettings): TournamentValues {
  const known = Object.keys(newValues()) as SettingKey[];
  const own = Object.fromEntries(known.map((key) => [key, tournament[key]])) as FullSettings;
  return { ...own, time: own.time ?? '', regulations: own.regulations ?? '', location: own.location ?? '' };
}

/** An empty field is left for the server to refuse beside the field. */
const wholeNumber = (typed: number | string): number => (typed === '' ? Number.NaN : Number(typed));

export const settingsOf = (values: TournamentValues): FullSettings => ({
  ...values,
  date: values.date ?? '',
  time: textOrNull(readTime(values.time) ?? values.time),
  regulations: textOrNull(values.regulations),
  location: textOrNull(values.location),
  capAbove: wholeNumber(values.capAbove),
  capCountsAs: wholeNumber(values.capCountsAs),
});
