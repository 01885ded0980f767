import { type Field, keysOf, type RecordFields, type ValuesOf } from '@fairway/api/record/kind';
import type { Words } from '@fairway/api/word/namespace';
import { formatHandicap, formatMoney, formatPercent } from '@fairway/api/word/number';
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type Language, useLanguage } from '../../../lib/language.ts';
import { formatDate } from '../../../lib/value/date.ts';
import { PhoneLink } from '../../mark/phone-link.tsx';
import type { Fields as ShownFields } from '../field.ts';

type Catalogue = keyof Words & string;
type LabelsOf<Word extends Catalogue> = Words[Word] extends { readonly field: infer Labels } ? keyof Labels : never;
/** The choices that the catalogue of a record's word has words for: `contract` has `plan.basic`. */
type IsSaid<Word extends Catalogue, Key, F> = F extends { readonly kind: 'choice'; readonly of: readonly (infer Choice)[] }
  ? Key extends keyof Words[Word]
    ? Choice extends keyof Words[Word][Key]
      ? true
      : false
    : false
  : F extends { readonly kind: 'rule' | 'reference' | 'choice' }
    ? false
    : true;
type LabelledFields<Fields extends RecordFields> = ShownFields<ValuesOf<Fields>>;
/** What a field says in other words than its kind: needed where neither kind nor catalogue has any. */
type OwnOf<Word extends Catalogue, Fields extends RecordFields> = { [Key in keyof Fields]?: Partial<LabelledFields<Fields>[Key]> } & {
  [Key in Exclude<keyof Fields, LabelsOf<Word>>]: { readonly label: string };
} & {
  [Key in keyof Fields as IsSaid<Word, Key, Fields[Key]> extends true ? never : Key]: Required<
    Pick<LabelledFields<Fields>[Key], 'inWords'>
  >;
};

const LINKS: Partial<Record<Field['kind'], (text: string) => ReactNode>> = {
  phone: (phone) => <PhoneLink phone={phone} />,
  email: (address) => <Anchor href={`mailto:${address}`}>{address}</Anchor>,
  'web-page': (address) => (
    <Anchor href={address} target="_blank" rel="noreferrer">
      {address}
    </Anchor>
  ),
};
const NUMERIC: readonly Field['kind'][] = ['whole', 'tenths', 'percent', 'money'];

/** Says a word of any catalogue. */
export type Say = (key: string) => string;

/** How a value of a kind reads, `choices` being where the words of a choice are; undefined: as it is stored. */
export function wordsOfKind({ kind }: Field, choices: string, say: Say, language: Language): ((value: never) => string) | undefined {
  const unlessNull =
    <Value,>(inWords: (value: Value) => string) =>
    (value: Value | null) =>
      value === null || value === '' ? '' : inWords(value);
  if (kind === 'date') return unlessNull(formatDate);
  if (kind === 'money') return (amount: number | null) => formatMoney(amount, language);
  if (kind === 'percent') return unlessNull((percent: number) => formatPercent(percent, language));
  if (kind === 'tenths') return (handicap: number | null) => formatHandicap(handicap, language);
  if (kind === 'yes-no') return (is: boolean) => say(is ? 'word:yes' : 'word:no');
  if (kind === 'choice') return unlessNull((choice: string) => say(`${choices}.${choice}`));
  return undefined;
}

/** The keys of the labels of a record's fields in the catalogue of its word, for those that it has. */
export const labelsOf = <const Word extends Catalogue, const Fields extends RecordFields>(word: Word, fields: Fields) =>
  Object.fromEntries(keysOf(fields).map((key) => [key, `${word}:field.${key}`])) as {
    readonly [Key in keyof Fields & LabelsOf<Word> & string]: `${Word}:field.${Key}`;
  };

/**
 * The fields of a record as pages, lists and the choice between two versions read them: labelled by the catalogue of the record's word, each
 * in the words of its kind, a choice in those of the catalogue.
 */
export function useRecordFields<const Word extends Catalogue, const Fields extends RecordFields>(
  word: Word,
  fields: Fields,
  ...[own]: object extends OwnOf<Word, Fields> ? [own?: OwnOf<Word, Fields>] : [own: OwnOf<Word, Fields>]
): LabelledFields<Fields> {
  const { t } = useTranslation([word, 'word']);
  const say = t as unknown as Say;
  const language = useLanguage();
  const shownField = (key: keyof Fields & string) => {
    const field = fields[key] as Field;
    const [inWords, draw] = [wordsOfKind(field, `${word}:${key}`, say, language), LINKS[field.kind]];
    const ofKind = { ...(inWords && { inWords }), ...(draw && { draw }), ...(NUMERIC.includes(field.kind) && { numeric: true }) };
    return [key, { label: say(`${word}:field.${key}`), ...ofKind, ...own?.[key] }];
  };
  return Object.fromEntries(keysOf(fields).map(shownField)) as LabelledFields<Fields>;
}
