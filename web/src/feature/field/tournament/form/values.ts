import { FORMAT_RULES } from '@fairway/api/choice/account/definition';
import { only, type ValuesOf, without } from '@fairway/api/record/kind';
import { TOURNAMENT, TOURNAMENT_DEFAULTS } from '@fairway/api/record/tournament';
import type { Body } from '../../../../lib/api/api.ts';
import type { TypedOf } from '../../../../ui/record/form/typed.ts';

/** All settings of a tournament but its regulations and the order made by hand, which have screens of their own. */
export const SETTINGS = {
  // read first, in this order
  ...only(
    TOURNAMENT,
    'name',
    'date',
    'time',
    'location',
    'format',
    'formatRule',
    'play',
    'playRule',
    'ownPlay',
    'calculateHandicapDay',
    'dayHandicapRule',
  ),
  ...without(TOURNAMENT, 'regulations', 'regulationsEnglish', 'tieOrder'),
};
/** Those that are typed by their kind; a rule has fields of its own. */
export const PLAIN = without(SETTINGS, 'formatRule', 'playRule', 'dayHandicapRule', 'handicapLimits', 'cut', 'awards', 'sideAwards');

type Sent = Required<Body<'PATCH /api/tournaments/:tournamentId'>>;
/** As they are sent; an award with its id stays the same one, without it is new. */
export type FullSettings = Omit<ValuesOf<typeof SETTINGS>, 'awards' | 'sideAwards'> & Pick<Sent, 'awards' | 'sideAwards'>;
export type TournamentValues = Omit<FullSettings, keyof typeof PLAIN> & TypedOf<typeof PLAIN>;

const { regulations: _, regulationsEnglish: __, ...DEFAULTS } = TOURNAMENT_DEFAULTS;
/** A new tournament with the defaults of a Vietnamese club day. */
export const newSettings = (): FullSettings => ({
  name: '',
  date: '',
  ...DEFAULTS,
  formatRule: FORMAT_RULES[TOURNAMENT_DEFAULTS.format],
  awards: [...TOURNAMENT_DEFAULTS.awards],
  sideAwards: [],
});
