import { type Decided, type DecidingKey, deciding, type RecordFields } from '@fairway/api/record/kind';
import { TOURNAMENT } from '@fairway/api/record/tournament';
import { wordsOfKind } from '../../../../ui/record/form/record-field.tsx';
import type { RegulationSpeaker } from './words.ts';

/** The settings that have sentences of their own. */
const WRITTEN: readonly DecidingKey<typeof TOURNAMENT>[] = [
  'formatRule',
  'play',
  'playRule',
  'calculateHandicapDay',
  'dayHandicapRule',
  'allowance',
  'handicapLimits',
  'useHandicapCourse',
  'capAbove',
  'capCountsAs',
  'netFloor',
  'countbackOrder',
  'countbackShare',
  'tieOrder',
];
const isWritten = (key: string): boolean => WRITTEN.some((written) => written === key);

/** Every other setting that decides something of a result as its label and its value; one that is empty, or off, is not said. */
export function plainLines(
  of: Decided,
  values: Readonly<Record<string, unknown>>,
  { t, language }: RegulationSpeaker,
  fields: RecordFields = TOURNAMENT,
): string[] {
  const say = t as unknown as (key: string) => string;
  return deciding(fields, of).flatMap((key) => {
    const [field, value] = [fields[key], values[key]];
    if (field === undefined || isWritten(key) || value === null || value === undefined || value === false) return [];
    const inWords = wordsOfKind(field, `tournament:${key}`, say, language) ?? String;
    return [`${say(`tournament:field.${key}`)}: ${inWords(value as never)}.`];
  });
}
