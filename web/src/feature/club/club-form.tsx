import type { Club } from '@fairway/api';
import { timeZones } from '@fairway/api/choice';
import { Group, Select, Textarea, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LogoField, useLogoCheck, useLogoFields } from '../../ui/logo/logo-field.tsx';
import { withFirstLogo, withLogo } from '../../ui/logo/logo-file.ts';
import { FormSection } from '../../ui/record/form-section.tsx';
import { RecordForm } from '../../ui/record/record-form.tsx';
import { useRecordForm } from '../../ui/record/use-record-form.ts';
import { blankClub, type ClubFields, useClubFields } from './fields.tsx';
import { addClub, changeClub, changeLogo } from './query.ts';
import { type ClubValues, fieldsOf, valuesOf, type WrittenClub } from './values.ts';

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
  const fields = { ...useClubFields(), ...useLogoFields() };
  const sayLogo = useLogoCheck();
  const editing = useRecordForm<WrittenClub, ClubValues, Club>({
    record: club,
    blank: { ...blankClub, logo: null },
    fields,
    valuesOf,
    fieldsOf,
    check: ({ name, logo }) => {
      const problem = sayLogo(logo);
      return {
        ...(name.trim() === '' && { name: t('word:required') }),
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
  const text = (field: keyof ClubFields, description?: string) => (
    <TextInput label={fields[field].label} description={description} {...form.getInputProps(field)} />
  );
  const hasError = (keys: readonly (keyof ClubFields)[]) => keys.some((key) => key in form.errors);
  return (
    <RecordForm editing={editing} onSaved={onSaved} onCancel={onCancel} fieldOf={(path) => (path === 'file' ? 'logo' : path)}>
      <TextInput label={fields.name.label} withAsterisk aria-required data-autofocus {...form.getInputProps('name')} />
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
        {text('phone')}
        {text('email')}
      </Group>
      {text('website', t('websiteHelp'))}
      {text('address')}
      <Group grow preventGrowOverflow={false} align="flex-start">
        {text('city')}
        {text('state')}
        {text('country')}
      </Group>
      <FormSection title={t('moreTitle')} summary={t('moreSummary')} hasError={hasError(['investor', 'timeZone', 'note'])}>
        {text('investor')}
        <Select
          label={fields.timeZone.label}
          description={t('timeZoneHelp')}
          data={timeZones()}
          searchable
          nothingFoundMessage={t('timeZoneNone')}
          allowDeselect={false}
          {...form.getInputProps('timeZone')}
        />
        <Textarea label={fields.note.label} autosize minRows={3} {...form.getInputProps('note')} />
      </FormSection>
    </RecordForm>
  );
}
