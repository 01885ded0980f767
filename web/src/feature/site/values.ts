import { textOrNull } from '../../lib/text.ts';
import type { FormLogo } from '../../ui/logo/logo-file.ts';
import type { SiteFields } from './fields.tsx';

export type WrittenSite = SiteFields & { logo: FormLogo };

export type SiteValues = {
  name: string;
  note: string;
  contactMonths: number | null;
  frameOrigins: string[];
  /** Sent by itself. */
  logo: FormLogo;
};

export const valuesOf = ({ note, ...same }: WrittenSite): SiteValues => ({ ...same, note: note ?? '' });

export const fieldsOf = ({ name, note, ...same }: SiteValues): WrittenSite => ({
  ...same,
  name: name.trim(),
  note: textOrNull(note),
});
