import { textOrNull } from '../../lib/text.ts';
import type { SiteFields } from './fields.tsx';

export type SiteValues = {
  name: string;
  note: string;
  contactMonths: number | null;
  frameOrigins: string[];
  /** Another logo, or null: none; undefined: unchanged. It is sent separately. */
  logo?: File | null | undefined;
};

export const valuesOf = ({ note, ...same }: SiteFields): SiteValues => ({ ...same, note: note ?? '' });

export const fieldsOf = ({ name, note, contactMonths, frameOrigins }: SiteValues): SiteFields => ({
  name: name.trim(),
  note: textOrNull(note),
  contactMonths,
  frameOrigins,
});
