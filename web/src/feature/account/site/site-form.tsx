import type { Site } from '@fairway/api';
import { keysOf, without } from '@fairway/api/record/kind';
import { SITE } from '@fairway/api/record/site';
import { TagsInput, Textarea } from '@mantine/core';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { NumberField } from '../../../ui/field/number-field.tsx';
import { LogoField, useLogoCheck, useLogoFields, type WithLogo } from '../../../ui/logo/logo-field.tsx';
import { withFirstLogo, withLogo } from '../../../ui/logo/logo-file.ts';
import { RecordForm } from '../../../ui/record/form/record-form.tsx';
import type { TypedOf } from '../../../ui/record/form/typed.ts';
import { useInputs } from '../../../ui/record/form/use-inputs.tsx';
import { useRecordForm } from '../../../ui/record/form/use-record-form.ts';
import { useTyping } from '../../../ui/record/form/use-typing.ts';
import { blankSite, type SiteFields, useSiteFields } from './fields.tsx';
import { addSite, changeLogo, changeSite } from './query.ts';

type Props = {
  /** undefined: a new one. */
  site?: Site;
  onSaved: (site: Site) => void;
  onCancel: () => void;
};

/** `logo` is sent by itself. */
type WrittenSite = SiteFields & WithLogo;
type SiteValues = TypedOf<typeof SITE> & WithLogo;
const REST = keysOf(without(SITE, 'name', 'contactMonths', 'frameOrigins'));

/** A site: its name, its logo, a note, and how long contacts of players are kept. */
export function SiteForm({ site, onSaved, onCancel }: Props) {
  const { t } = useTranslation('site');
  const fields = { ...useSiteFields(), ...useLogoFields() };
  const typing = useTyping(SITE);
  const checkLogo = useLogoCheck();
  const editing = useRecordForm<WrittenSite, SiteValues, Site>({
    record: site,
    blank: { ...blankSite, logo: null },
    fields,
    ...typing,
    check: (values) => ({ ...typing.check(values), ...checkLogo(values) }),
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
  const input = useInputs(SITE, fields, form, { lines: Textarea, whole: NumberField });
  return (
    <RecordForm editing={editing} onSaved={onSaved} onCancel={onCancel} fieldOf={(path) => (path === 'file' ? 'logo' : path)}>
      {input('name', { 'data-autofocus': true })}
      <LogoField form={form} />
      {input('contactMonths', { label: t('contactLabel'), description: t('contactHelp') })}
      <TagsInput
        label={fields.frameOrigins.label}
        description={t('framesHelp')}
        placeholder={form.values.frameOrigins.length === 0 ? 'https://club.vn' : undefined}
        splitChars={[',', ' ']}
        acceptValueOnBlur
        {...form.getInputProps('frameOrigins')}
      />
      {REST.map((key) => input(key, key === 'note' ? { description: t('noteHelp') } : {}))}
    </RecordForm>
  );
}
