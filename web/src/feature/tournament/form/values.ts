import { FORMAT_RULES } from '@fairway/api/choice/definition';
import { TOURNAMENT_DEFAULTS } from '@fairway/api/record/tournament';
import type { Body } from '../../../lib/api.ts';
import { readTime } from '../../../lib/date.ts';
import { textOrNull } from '../../../lib/text.ts';

/** All settings of a tournament but its regulations and the order made by hand, which have screens of their own, as they are sent; an award with its id stays the same one, without it is new. */
type Sent = Omit<Body<'PATCH /api/tournaments/:tournamentId'>, 'version' | 'regulations' | 'regulationsEnglish' | 'tieOrder'>;
export type FullSettings = { [Key in keyof Sent]-?: Exclude<Sent[Key], undefined> };

/** The form: as the settings, with texts where people type. A number that is missing is NaN: the server refuses it beside the field. */
export type TournamentValues = Omit<FullSettings, 'date' | 'time' | 'location'> & {
  date: string | null;
  time: string;
  location: string;
};

const { regulations: _, regulationsEnglish: __, ...DEFAULTS } = TOURNAMENT_DEFAULTS;
/** A new tournament with the defaults of a Vietnamese club day. */
export const newValues = (): TournamentValues => ({
  name: '',
  ...DEFAULTS,
  formatRule: FORMAT_RULES[TOURNAMENT_DEFAULTS.format],
  awards: [...TOURNAMENT_DEFAULTS.awards],
  sideAwards: [],
  date: null,
  time: '',
  location: '',
});

export function valuesOf(tournament: FullSettings): TournamentValues {
  const known = Object.keys(newValues()) as (keyof FullSettings)[];
  const own = Object.fromEntries(known.map((key) => [key, tournament[key]])) as FullSettings;
  return { ...own, time: own.time ?? '', location: own.location ?? '' };
}

export const settingsOf = (values: TournamentValues): FullSettings => ({
  ...values,
  date: values.date ?? '',
  time: textOrNull(readTime(values.time) ?? values.time),
  location: textOrNull(values.location),
});
