import type { Sponsor } from '@fairway/api';
import { keysOf, type ValuesOf, without } from '@fairway/api/record/kind';
import { SPONSOR, SPONSOR_DEFAULTS } from '@fairway/api/record/sponsor';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { LogoField, useLogoCheck, useLogoFields, type WithLogo } from '../../../ui/logo/logo-field.tsx';
import { withFirstLogo, withLogo } from '../../../ui/logo/logo-file.ts';
import { useRecordFields } from '../../../ui/record/form/record-field.tsx';
import { RecordForm } from '../../../ui/record/form/record-form.tsx';
import type { TypedOf } from '../../../ui/record/form/typed.ts';
import { useInputs } from '../../../ui/record/form/use-inputs.tsx';
import { useRecordForm } from '../../../ui/record/form/use-record-form.ts';
import { useTyping } from '../../../ui/record/form/use-typing.ts';
import { addSponsor, changeSponsor, changeSponsorLogo } from './query.ts';

type Props = {
  tournamentId: string;
  /** undefined: a new one. */
  sponsor: Sponsor | undefined;
  /** The package that a new one took, and what they are called to begin with. */
  took?: { readonly id: string; readonly name: string };
  onSaved: (sponsor: Sponsor) => void;
  onCancel: () => void;
};

const REST = keysOf(without(SPONSOR, 'name'));

/** One sponsor: name, logo, website. */
export function SponsorForm({ tournamentId, sponsor, took, onSaved, onCancel }: Props) {
  const { t } = useTranslation('sponsor');
  const checkLogo = useLogoCheck();
  const typing = useTyping(SPONSOR);
  const fields = { ...useRecordFields('sponsor', SPONSOR), ...useLogoFields() };
  const path = { tournamentId, sponsorId: sponsor?.id ?? '' };
  const editing = useRecordForm<ValuesOf<typeof SPONSOR> & WithLogo, TypedOf<typeof SPONSOR> & WithLogo, Sponsor>({
    record: sponsor,
    blank: { name: took?.name ?? '', ...SPONSOR_DEFAULTS, logo: null },
    fields,
    ...typing,
    check: (values) => ({ ...typing.check(values), ...checkLogo(values) }),
    add: async ({ logo, ...written }) => {
      const added = await addSponsor(tournamentId, { ...written, tookPackageId: took?.id ?? null });
      return withFirstLogo(added, logo, (picture) => changeSponsorLogo({ tournamentId, sponsorId: added.id }, picture, added.version));
    },
    change: async ({ logo, ...changes }) =>
      withLogo(await changeSponsor(path, changes), logo, (picture, version) => changeSponsorLogo(path, picture, version)),
    refreshes: ['tournaments', tournamentId],
  });
  const { form } = editing;
  const input = useInputs(SPONSOR, fields, form);
  return (
    <RecordForm editing={editing} onSaved={onSaved} onCancel={onCancel} fieldOf={(field) => (field === 'file' ? 'logo' : field)}>
      {input('name', { 'data-autofocus': true })}
      <LogoField form={form} />
      {REST.map((key) => input(key, key === 'website' ? { description: t('websiteHelp') } : {}))}
    </RecordForm>
  );
}
