import { type Field, keysOf, type RecordFields, type ValuesOf } from '@fairway/api/record/kind';
import type { Words } from '@fairway/api/word/namespace';
import { formatHandicap, formatMoney, formatPercent } from '@fairway/api/word/number';
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { formatDate } from '../../lib/date.ts';
import { useLanguage } from '../../lib/language.ts';
import type { Fields as ShownFields } from './field.ts';

/** A catalogue that has a label for each of these fields: `club` has `field.city`. */
type LabelledBy<Fields extends RecordFields> = {
  [Word in keyof Words]: Words[Word] extends { readonly field: { readonly [Key in keyof Fields]: string } } ? Word : never;
}[keyof Words];

const LINKS: Partial<Record<Field['kind'], (text: string) => ReactNode>> = {
  phone: (phone) => <Anchor href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</Anchor>,
  email: (address) => <Anchor href={`mailto:${address}`}>{address}</Anchor>,
  'web-page': (address) => (
    <Anchor href={address} target="_blank" rel="noreferrer">
      {address}
    </Anchor>
  ),
};
const NUMERIC: readonly Field['kind'][] = ['whole', 'tenths', 'percent', 'money'];

/**
 * The fields of a record as pages, lists and the choice between two versions read them: labelled by the catalogue of the record's word, each
 * in the words of its kind. `own`: what a field says in other words than its kind.
 */
export function useRecordFields<const Fields extends RecordFields>(
  word: LabelledBy<Fields>,
  fields: Fields,
  own: Partial<{ [Key in keyof Fields]: Partial<ShownFields<ValuesOf<Fields>>[Key]> }> = {},
): ShownFields<ValuesOf<Fields>> {
  const { t } = useTranslation([word, 'word']);
  const say = t as unknown as (key: string) => string;
  const language = useLanguage();
  const inWords = ({ kind }: Field) => {
    if (kind === 'date') return (day: string | null) => (day === null || day === '' ? '' : formatDate(day));
    if (kind === 'money') return (amount: number | null) => formatMoney(amount, language);
    if (kind === 'percent') return (percent: number | null) => (percent === null ? '' : formatPercent(percent, language));
    if (kind === 'tenths') return (handicap: number | null) => formatHandicap(handicap, language);
    if (kind === 'yes-no') return (is: boolean) => say(is ? 'word:yes' : 'word:no');
    return undefined;
  };
  const shownField = (key: keyof Fields & string) => {
    const field = fields[key] as Field;
    const [words, shown] = [inWords(field), LINKS[field.kind]];
    const ofKind = { ...(words && { inWords: words }), ...(shown && { shown }), ...(NUMERIC.includes(field.kind) && { numeric: true }) };
    return [key, { label: say(`${word}:field.${key}`), ...ofKind, ...own[key] }];
  };
  return Object.fromEntries(keysOf(fields).map(shownField)) as ShownFields<ValuesOf<Fields>>;
}
