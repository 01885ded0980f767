import type { Team } from '@fairway/api';
import type { ValuesOf } from '@fairway/api/record/kind';
import { TEAM } from '@fairway/api/record/side';
import { TextInput } from '@mantine/core';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { LogoField, useLogoCheck, useLogoFields, type WithLogo } from '../../../ui/logo/logo-field.tsx';
import { withLogo } from '../../../ui/logo/logo-file.ts';
import { FormDrawer } from '../../../ui/record/form/form-drawer.tsx';
import { useRecordFields } from '../../../ui/record/form/record-field.tsx';
import { RecordForm } from '../../../ui/record/form/record-form.tsx';
import type { TypedOf } from '../../../ui/record/form/typed.ts';
import { useInputs } from '../../../ui/record/form/use-inputs.tsx';
import { useRecordForm } from '../../../ui/record/form/use-record-form.ts';
import { useTyping } from '../../../ui/record/form/use-typing.ts';
import { showToast } from '../../../ui/toast/toast.tsx';
import { changeTeam, changeTeamLogo } from './query.ts';

type Props = { tournamentId: string; team: Team | undefined; opened: boolean; onClose: () => void };

export function TeamDrawer({ tournamentId, team, opened, onClose }: Props) {
  const { t } = useTranslation('team');
  return (
    <FormDrawer opened={opened} onClose={onClose} title={t('edit', { name: team?.name ?? '' })}>
      {(leave) => team && <TeamForm key={team.id} {...{ tournamentId, team }} onSaved={onClose} onCancel={leave} />}
    </FormDrawer>
  );
}

type FormProps = { tournamentId: string; team: Team; onSaved: () => void; onCancel: () => void };
type TeamValues = ValuesOf<typeof TEAM> & WithLogo;

/** The look of a team: its name, its short name, its colour and its logo. */
function TeamForm({ tournamentId, team, onSaved, onCancel }: FormProps) {
  const { t } = useTranslation('team');
  const checkLogo = useLogoCheck();
  const typing = useTyping(TEAM);
  const fields = { ...useRecordFields('team', TEAM), ...useLogoFields() };
  const path = { tournamentId, teamId: team.id };
  const editing = useRecordForm<TeamValues, TypedOf<typeof TEAM> & WithLogo, Team>({
    record: team,
    blank: { name: '', short: '', colour: '', logo: null },
    fields,
    ...typing,
    check: (values) => ({ ...typing.check(values), ...checkLogo(values) }),
    // teams are made by their names, several at once
    add: () => Promise.reject(new Error('this form makes no team')),
    change: async ({ logo, ...changes }) =>
      withLogo(await changeTeam(path, changes), logo, (picture, version) => changeTeamLogo(path, picture, version)),
    refreshes: ['tournaments', tournamentId],
  });
  const { form } = editing;
  const input = useInputs(TEAM, fields, form);
  return (
    <RecordForm
      editing={editing}
      onSaved={({ name }) => {
        showToast('success', t('saved', { name }), '');
        onSaved();
      }}
      onCancel={onCancel}
      fieldOf={(field) => (field === 'file' ? 'logo' : field)}
    >
      {input('name', { 'data-autofocus': true })}
      {input('short', { description: t('shortHelp') })}
      <TextInput
        type="color"
        w={120}
        label={fields.colour.label}
        value={form.values.colour}
        onChange={({ currentTarget }) => form.setFieldValue('colour', currentTarget.value)}
        error={form.errors.colour}
      />
      <LogoField form={form} />
    </RecordForm>
  );
}
