import { PEORIA_AWARD_KINDS, SIDE_AWARD_KINDS, type SideAwardKind } from '../../choice/field/award.ts';
import type { PLAYS } from '../../choice/field/side.ts';
import { type Choices, notOffered } from '../play/match-choice.ts';

type Played = { play: (typeof PLAYS)[number] };

/** What ranks strokes, and each match has of its own or not at all: where matches decide, it is as if nobody had set it. */
const UNSET = {
  calculateHandicapDay: 'none',
  dayHandicapRule: null,
  allowance: 100,
  netFloor: null,
  cut: null,
  backup4thWinners: false,
} as const;

/** The settings that a change of play sets back. */
export const settingsUnder = ({ play }: Played): Partial<typeof UNSET> => (play === 'match' ? UNSET : {});

/** What may be chosen in a tournament, as in `match-choice`: forms offer these choices, and the server takes no other. */
export const settingChoices = (played: Played): Choices<typeof UNSET> =>
  Object.fromEntries(Object.entries(settingsUnder(played)).map(([field, value]) => [field, [value]]));

const PEORIA: readonly SideAwardKind[] = PEORIA_AWARD_KINDS;
/** A Peoria counts the strokes of hidden holes. */
export const sideAwardKinds = ({ play }: Played): readonly SideAwardKind[] =>
  play === 'match' ? SIDE_AWARD_KINDS.filter((kind) => !PEORIA.includes(kind)) : SIDE_AWARD_KINDS;

/** Whether a form asks for a setting: there is a choice, or what was kept before is to be mended. */
export const isAsked = (values: Played, field: keyof typeof UNSET): boolean =>
  settingChoices(values)[field] === undefined || notOffered(settingChoices(values), values).includes(field);

/** A division of a tournament of matches has no day handicap of its own. */
export const divisionChoices = ({ play }: Played): Choices<{ calculateHandicapDay: string | null }> =>
  play === 'match' ? { calculateHandicapDay: [null, 'none'] } : {};

/** The same of the day handicap of a division. */
export const isDayAsked = (played: Played, day: string | null): boolean =>
  played.play !== 'match' || notOffered(divisionChoices(played), { calculateHandicapDay: day }).length > 0;
