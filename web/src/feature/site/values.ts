import { textOrNull } from '../../lib/text.ts';
import type { SiteFields } from './fields.tsx';

export type SiteValues = {
  name: string;
  note: string;
  contactMonths: number | null;
  /** Another logo, or null: none; undefined: unchanged. It is sent separately. */
  logo?: File | null | undefined;
};

export const valuesOf = ({ name, note, contactMonths }: SiteFields): SiteValues => ({ name, note: note ?? '', contactMonths });

export const fieldsOf = ({ name, note, contactMonths }: SiteValues): SiteFields => ({
  name: name.trim(),
  note: textOrNull(note),
  contactMonths,
});
