import type { Club } from '@fairway/api';
import { timeZones } from '@fairway/api/choice';
import { Group, Select, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../../ui/record/form-section.tsx';
import { RecordForm } from '../../ui/record/record-form.tsx';
import { useRecordForm } from '../../ui/record/use-record-form.ts';
import { showFailure } from '../../ui/toast.tsx';
import { blankClub, type ClubFields, useClubFields } from './fields.tsx';
import { LogoField } from './logo-field.tsx';
import { addClub, changeClub, changeLogo } from './query.ts';
import { type ClubValues, fieldsOf, logoProblem, valuesOf } from './values.ts';

type Props = {
  /** undefined: a new one. */
  club?: Club;
  /** The sites that a new club may belong to. */
  sites?: readonly { readonly id: string; readonly name: string }[];
  onSaved: (club: Club) => void;
  onCancel: () => void;
};

/** A club: name, logo and contact, with the rest folded. */
export function ClubForm({ club, sites = [], onSaved, onCancel }: Props) {
  const { t } = useTranslation(['club', 'word']);
  const [chosenSite, setChosenSite] = useState<string | null>(null);
  const siteId = chosenSite ?? sites[0]?.id ?? '';
  const fields = useClubFields();
  const sayLogo = (logo: File | null) => {
    const problem = logo && logoProblem(logo);
    return problem && t(problem);
  };
  const editing = useRecordForm<ClubFields, ClubValues, Club>({
    record: club,
    blank: blankClub,
    fields,
    valuesOf,
    fieldsOf,
    check: ({ name, logo }) => {
      const problem = sayLogo(logo ?? null);
      return { ...(name.trim() === '' && { name: t('word:required') }), ...(problem && { logo: problem }) };
    },
    add: (written, { logo }) => addWithLogo({ ...written, siteId }, logo ?? null),
    change: async (changes, { logo }) => {
      if (logo !== undefined) await changeLogo(club?.id ?? '', logo);
      return changeClub(club?.id ?? '', changes);
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
      {club === undefined && (
        <Select
          label={t('field.siteName')}
          description={t('siteHelp')}
          data={sites.map(({ id, name }) => ({ value: id, label: name }))}
          value={siteId}
          onChange={(id) => setChosenSite(id ?? siteId)}
          searchable
        />
      )}
      <LogoField
        saved={club?.logo ?? null}
        chosen={form.values.logo}
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

/** Shows why a picture is refused. The club exists by then, and may get another picture. */
async function addWithLogo(body: Parameters<typeof addClub>[0], logo: File | null): Promise<Club> {
  const added = await addClub(body);
  if (logo === null) return added;
  return changeLogo(added.id, logo).catch((error) => {
    showFailure(error);
    return added;
  });
}
