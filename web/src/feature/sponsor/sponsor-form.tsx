import type { Sponsor } from '@fairway/api';
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { textOrNull } from '../../lib/text.ts';
import { LogoField, useLogoCheck } from '../../ui/logo/logo-field.tsx';
import { withLogo } from '../../ui/logo/logo-file.ts';
import { RecordForm } from '../../ui/record/record-form.tsx';
import { useRecordForm } from '../../ui/record/use-record-form.ts';
import { addSponsor, changeSponsor, changeSponsorLogo } from './query.ts';

type Fields = Pick<Sponsor, 'name' | 'website'>;
/** `logo`: another one, or null: none; undefined: unchanged. It is sent separately. */
type Values = { name: string; website: string; logo?: File | null | undefined };

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
  const path = { tournamentId, sponsorId: sponsor?.id ?? '' };
  const editing = useRecordForm<Fields, Values, Sponsor>({
    record: sponsor,
    blank: { name: '', website: null },
    fields: { name: { label: t('name') }, website: { label: t('website') } },
    valuesOf: ({ name, website }) => ({ name, website: website ?? '' }),
    fieldsOf: ({ name, website }) => ({ name: name.trim(), website: textOrNull(website) }),
    check: ({ name, logo }) => {
      const problem = sayLogo(logo);
      return { ...(name.trim() === '' && { name: t('word:required') }), ...(problem && { logo: problem }) };
    },
    add: async (written, { logo }) => {
      const added = await addSponsor(tournamentId, written);
      return withLogo(added, logo ?? null, (picture) => changeSponsorLogo({ tournamentId, sponsorId: added.id }, picture));
    },
    change: async (changes, { logo }) => {
      if (logo !== undefined) await changeSponsorLogo(path, logo);
      return changeSponsor(path, changes);
    },
    refreshes: ['tournaments', tournamentId, 'sponsors'],
  });
  const { form } = editing;
  return (
    <RecordForm editing={editing} onSaved={onSaved} onCancel={onCancel} fieldOf={(field) => (field === 'file' ? 'logo' : field)}>
      <TextInput label={t('name')} withAsterisk aria-required data-autofocus {...form.getInputProps('name')} />
      <LogoField
        saved={sponsor?.logo ?? null}
        chosen={form.values.logo}
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
