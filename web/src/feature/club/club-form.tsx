import type { Club } from '@fairway/api';
import { CLUB } from '@fairway/api/record/club';
import { keysOf } from '@fairway/api/record/kind';
import { Group } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useLanguage } from '../../lib/language.ts';
import { LogoField, useLogoCheck, useLogoFields } from '../../ui/logo/logo-field.tsx';
import { type FormLogo, withFirstLogo, withLogo } from '../../ui/logo/logo-file.ts';
import { FormSection } from '../../ui/record/form-section.tsx';
import { RecordForm } from '../../ui/record/record-form.tsx';
import { problemsOf, readTyped, sayProblems, type TypedOf, typedOf } from '../../ui/record/typed.ts';
import { useInputs } from '../../ui/record/use-inputs.tsx';
import { useRecordForm } from '../../ui/record/use-record-form.ts';
import { blankClub, type ClubFields, useClubFields } from './fields.tsx';
import { addClub, changeClub, changeLogo } from './query.ts';

type Props = {
  /** undefined: a new one. */
  club?: Club;
  /** Where a new club gets its site. */
  siteField?: (props: SiteFieldProps) => ReactNode;
  /** The site that a new club begins with. */
  forSite?: string | null;
  onSaved: (club: Club) => void;
  onCancel: () => void;
};

type WrittenClub = ClubFields & { logo: FormLogo };
type ClubValues = TypedOf<typeof CLUB> & { logo: FormLogo };
const FIRST: readonly string[] = ['name', 'phone', 'email', 'website', 'address', 'city', 'state', 'country'];
/** The other fields, folded. */
const REST = keysOf(CLUB).filter((key) => !FIRST.includes(key));

export type SiteFieldProps = {
  readonly label: string;
  readonly description: string;
  readonly value: string | null;
  readonly onChange: (siteId: string | null) => void;
  readonly error: ReactNode;
};

/** A club: name, logo and contact, with the rest folded. */
export function ClubForm({ club, siteField, forSite = null, onSaved, onCancel }: Props) {
  const { t } = useTranslation(['club', 'word']);
  const [siteId, setSiteId] = useState(forSite);
  const language = useLanguage();
  const fields = { ...useClubFields(), ...useLogoFields() };
  const sayLogo = useLogoCheck();
  const editing = useRecordForm<WrittenClub, ClubValues, Club>({
    record: club,
    blank: { ...blankClub, logo: null },
    fields,
    valuesOf: (of) => typedOf(CLUB, of, language),
    fieldsOf: (values) => readTyped(CLUB, values),
    check: (values) => {
      const problem = sayLogo(values.logo);
      return {
        ...sayProblems(problemsOf(CLUB, values), () => t('word:required')),
        ...(club === undefined && siteId === null && { siteId: t('word:required') }),
        ...(problem && { logo: problem }),
      };
    },
    add: async ({ logo, ...written }) => {
      const added = await addClub({ ...written, siteId: siteId ?? '' });
      return withFirstLogo(added, logo, (picture) => changeLogo(added.id, picture, added.version));
    },
    change: async ({ logo, ...changes }) => {
      const saved = await changeClub(club?.id ?? '', changes);
      return withLogo(saved, logo, (picture, version) => changeLogo(saved.id, picture, version));
    },
    refreshes: ['clubs'],
  });
  const { form } = editing;
  const input = useInputs(CLUB, fields, form);
  return (
    <RecordForm editing={editing} onSaved={onSaved} onCancel={onCancel} fieldOf={(path) => (path === 'file' ? 'logo' : path)}>
      {input('name', { 'data-autofocus': true })}
      {siteField?.({
        label: t('field.siteName'),
        description: t('siteHelp'),
        value: siteId,
        onChange: (chosen) => {
          setSiteId(chosen);
          form.clearFieldError('siteId');
        },
        error: form.errors.siteId,
      })}
      <LogoField
        logo={form.values.logo}
        onChoose={(logo) => {
          form.setFieldValue('logo', logo);
          form.setFieldError('logo', sayLogo(logo));
        }}
        error={form.errors.logo}
      />
      <Group grow preventGrowOverflow={false} align="flex-start">
        {input('phone')}
        {input('email')}
      </Group>
      {input('website', { description: t('websiteHelp') })}
      {input('address')}
      <Group grow preventGrowOverflow={false} align="flex-start">
        {input('city')}
        {input('state')}
        {input('country')}
      </Group>
      <FormSection title={t('moreTitle')} summary={t('moreSummary')} hasError={REST.some((key) => key in form.errors)}>
        {REST.map((key) => input(key, { description: key === 'timeZone' ? t('timeZoneHelp') : undefined }))}
      </FormSection>
    </RecordForm>
  );
}
