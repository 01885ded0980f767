import { FORMAT_RULES } from '@fairway/api/choice/account/definition';
import { type Fields, keysOf, wordsOf } from '../../../../ui/record/field.ts';
import { type FullSettings, newSettings } from '../form/values.ts';

/** Shown elsewhere on the same screen. */
const ELSEWHERE = ['name', 'date', 'public'] as const satisfies readonly (keyof FullSettings)[];
/** What a person wants to know of every tournament, as usual or not. */
const ALWAYS: readonly (keyof FullSettings)[] = ['format', 'awards'];

/** What says how strokes are ranked; matches are not. */
const OF_STROKES: readonly (keyof FullSettings)[] = [
  ...(['format', 'formatRule', 'calculateHandicapDay', 'dayHandicapRule', 'allowance', 'netFloor', 'cut'] as const),
  ...(['tiebreak', 'countback', 'countbackOrder', 'countbackShare', 'backup4thWinners'] as const),
];

export type ToldSetting = Exclude<keyof FullSettings, (typeof ELSEWHERE)[number] | 'capCountsAs'>;

/** The settings that a panel tells, in the order of the record: a limit is told with what counts above it. */
export const toldSettings = (fields: Fields<FullSettings>, { play }: Pick<FullSettings, 'play'>): readonly ToldSetting[] =>
  keysOf(fields).filter((key): key is ToldSetting => {
    const isToldElsewhere = key === 'capCountsAs' || (ELSEWHERE as readonly string[]).includes(key);
    return !isToldElsewhere && !(play === 'match' && OF_STROKES.includes(key));
  });

/** Those of a tournament that would read differently if they were as at a usual club day, and what is always told. */
export function unusualSettings(fields: Fields<FullSettings>, settings: FullSettings): readonly ToldSetting[] {
  const { capCountsAs, ...usual } = { ...newSettings(), formatRule: usualRule(settings) };
  return toldSettings(fields, settings).filter((key) => {
    const asUsual = { ...settings, [key]: usual[key], ...(key === 'capAbove' && { capCountsAs }) };
    return ALWAYS.includes(key) || wordsOf(fields, key, settings) !== wordsOf(fields, key, asUsual);
  });
}

/** The rule of a built-in format; a club's own format has no other than that of the tournament. */
const usualRule = ({ format, formatRule }: FullSettings): FullSettings['formatRule'] =>
  format in FORMAT_RULES ? FORMAT_RULES[format as keyof typeof FORMAT_RULES] : formatRule;
