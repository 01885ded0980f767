import type { Club } from '@fairway/api';
import { CLUB } from '@fairway/api/record/club';
import { keysOf, without } from '@fairway/api/record/kind';
import { Group, Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { TimeZoneField } from '../../../ui/field/time-zone-field.tsx';
import { LogoField, useLogoCheck, useLogoFields, type WithLogo } from '../../../ui/logo/logo-field.tsx';
import { withFirstLogo, withLogo } from '../../../ui/logo/logo-file.ts';
import { FormSection } from '../../../ui/record/form/form-section.tsx';
import { RecordForm } from '../../../ui/record/form/record-form.tsx';
import type { TypedOf } from '../../../ui/record/form/typed.ts';
import { useInputs } from '../../../ui/record/form/use-inputs.tsx';
import { useRecordForm } from '../../../ui/record/form/use-record-form.ts';
import { useTyping } from '../../../ui/record/form/use-typing.ts';
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

type WrittenClub = ClubFields & WithLogo;
type ClubValues = TypedOf<typeof CLUB> & WithLogo;
/** The fields that are folded: all but those that have their place above. */
const REST = keysOf(without(CLUB, 'name', 'phone', 'email', 'website', 'address', 'city', 'state', 'country'));

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
  const typing = useTyping(CLUB);
  const fields = { ...useClubFields(), ...useLogoFields() };
  const checkLogo = useLogoCheck();
  const editing = useRecordForm<WrittenClub, ClubValues, Club>({
    record: club,
    blank: { ...blankClub, logo: null },
    fields,
    ...typing,
    check: (values) => ({
      ...typing.check(values),
      ...checkLogo(values),
      ...(club === undefined && siteId === null && { siteId: t('word:required') }),
    }),
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
  const input = useInputs(CLUB, fields, form, { lines: Textarea, 'time-zone': TimeZoneField });
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
      <LogoField form={form} />
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
        {REST.map((key) => input(key, key === 'timeZone' ? { description: t('timeZoneHelp') } : {}))}
      </FormSection>
    </RecordForm>
  );
}
