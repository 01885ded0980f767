import type { Site } from '@fairway/api';
import { TagsInput, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import { NumberField } from '../../ui/field/number-field.tsx';
import { LogoField, useLogoCheck, useLogoFields } from '../../ui/logo/logo-field.tsx';
import { withFirstLogo, withLogo } from '../../ui/logo/logo-file.ts';
import { RecordForm } from '../../ui/record/record-form.tsx';
import { useRecordForm } from '../../ui/record/use-record-form.ts';
import { blankSite, useSiteFields } from './fields.tsx';
import { addSite, changeLogo, changeSite } from './query.ts';
import { fieldsOf, type SiteValues, valuesOf, type WrittenSite } from './values.ts';

type Props = {
  /** undefined: a new one. */
  site?: Site;
  onSaved: (site: Site) => void;
  onCancel: () => void;
};

/** A site: its name, its logo, a note, and how long contacts of players are kept. */
export function SiteForm({ site, onSaved, onCancel }: Props) {
  const { t } = useTranslation(['site', 'word']);
  const fields = { ...useSiteFields(), ...useLogoFields() };
  const sayLogo = useLogoCheck();
  const editing = useRecordForm<WrittenSite, SiteValues, Site>({
    record: site,
    blank: { ...blankSite, logo: null },
    fields,
    valuesOf,
    fieldsOf,
    check: ({ name, logo }) => {
      const problem = sayLogo(logo);
      return { ...(name.trim() === '' && { name: t('word:required') }), ...(problem && { logo: problem }) };
    },
    add: async ({ logo, ...written }) => {
      const added = await addSite(written);
      return withFirstLogo(added, logo, (picture) => changeLogo(added.id, picture, added.version));
    },
    change: async ({ logo, ...changes }) => {
      const saved = await changeSite(site?.id ?? '', changes);
      return withLogo(saved, logo, (picture, version) => changeLogo(saved.id, picture, version));
    },
    refreshes: ['sites'],
  });
  const { form } = editing;
  return (
    <RecordForm editing={editing} onSaved={onSaved} onCancel={onCancel} fieldOf={(path) => (path === 'file' ? 'logo' : path)}>
      <TextInput label={fields.name.label} withAsterisk aria-required data-autofocus {...form.getInputProps('name')} />
      <LogoField
        logo={form.values.logo}
        onChoose={(logo) => {
          form.setFieldValue('logo', logo);
          form.setFieldError('logo', sayLogo(logo));
        }}
        error={form.errors.logo}
      />
      <NumberField
        label={t('contactLabel')}
        description={t('contactHelp')}
        min={1}
        max={120}
        w={{ base: '100%', sm: 240 }}
        value={form.values.contactMonths}
        onChange={(months) => form.setFieldValue('contactMonths', months)}
        error={form.errors.contactMonths}
      />
      <TagsInput
        label={fields.frameOrigins.label}
        description={t('framesHelp')}
        placeholder={form.values.frameOrigins.length === 0 ? 'https://club.vn' : undefined}
        splitChars={[',', ' ']}
        acceptValueOnBlur
        {...form.getInputProps('frameOrigins')}
      />
      <Textarea label={fields.note.label} description={t('noteHelp')} autosize minRows={3} {...form.getInputProps('note')} />
    </RecordForm>
  );
}
