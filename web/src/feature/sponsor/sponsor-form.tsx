import type { Sponsor } from '@fairway/api';
import { TextInput } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import { textOrNull } from '../../lib/text.ts';
import { LogoField, useLogoCheck, useLogoFields } from '../../ui/logo/logo-field.tsx';
import { type FormLogo, withFirstLogo, withLogo } from '../../ui/logo/logo-file.ts';
import { RecordForm } from '../../ui/record/record-form.tsx';
import { useRecordForm } from '../../ui/record/use-record-form.ts';
import { addSponsor, changeSponsor, changeSponsorLogo } from './query.ts';

/** `logo` is sent by itself. */
type Fields = Pick<Sponsor, 'name' | 'website'> & { logo: FormLogo };
type Values = { name: string; website: string; logo: FormLogo };

type Props = {
  tournamentId: string;
  /** undefined: a new one. */
  sponsor: Sponsor | undefined;
  onSaved: (sponsor: Sponsor) => void;
  onCancel: () => void;
};

/** One sponsor: name, logo, website. */
export function SponsorForm({ tournamentId, sponsor, onSaved, onCancel }: Props) {
  const { t } = useTranslation(['sponsor', 'word']);
  const sayLogo = useLogoCheck();
  const logoFields = useLogoFields();
  const path = { tournamentId, sponsorId: sponsor?.id ?? '' };
  const editing = useRecordForm<Fields, Values, Sponsor>({
    record: sponsor,
    blank: { name: '', website: null, logo: null },
    fields: { name: { label: t('name') }, website: { label: t('website') }, ...logoFields },
    valuesOf: ({ website, ...same }) => ({ ...same, website: website ?? '' }),
    fieldsOf: ({ name, website, logo }) => ({ name: name.trim(), website: textOrNull(website), logo }),
    check: ({ name, logo }) => {
      const problem = sayLogo(logo);
      return { ...(name.trim() === '' && { name: t('word:required') }), ...(problem && { logo: problem }) };
    },
    add: async ({ logo, ...written }) => {
      const added = await addSponsor(tournamentId, written);
      return withFirstLogo(added, logo, (picture) => changeSponsorLogo({ tournamentId, sponsorId: added.id }, picture, added.version));
    },
    change: async ({ logo, ...changes }) =>
      withLogo(await changeSponsor(path, changes), logo, (picture, version) => changeSponsorLogo(path, picture, version)),
    refreshes: ['tournaments', tournamentId, 'sponsors'],
  });
  const { form } = editing;
  return (
    <RecordForm editing={editing} onSaved={onSaved} onCancel={onCancel} fieldOf={(field) => (field === 'file' ? 'logo' : field)}>
      <TextInput label={t('name')} withAsterisk aria-required data-autofocus {...form.getInputProps('name')} />
      <LogoField
        logo={form.values.logo}
        onChoose={(logo) => {
          form.setFieldValue('logo', logo);
          form.setFieldError('logo', sayLogo(logo));
        }}
        error={form.errors.logo}
      />
      <TextInput label={t('website')} description={t('websiteHelp')} inputMode="url" {...form.getInputProps('website')} />
    </RecordForm>
  );
}
