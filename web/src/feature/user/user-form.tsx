import type { PasswordLink, User } from '@fairway/api';
import { Radio, Select, Stack, Switch, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FormSection } from '../../ui/record/form-section.tsx';
import { RecordForm } from '../../ui/record/record-form.tsx';
import { useRecordForm } from '../../ui/record/use-record-form.ts';
import { blankUser, type UserFields, useUserFields } from './fields.tsx';
import { addUser, changeUser } from './query.ts';
import { ACCESSES, fieldsOf, type UserValues, valuesOf } from './values.ts';

/** A new user comes with the link by which they choose a password. */
export type SavedUser = User & { passwordLink?: PasswordLink };

type Props = {
  /** undefined: a new one. */
  user?: User;
  /** Where the site is chosen, and its name when two people have changed it. */
  siteField: (props: SiteFieldProps) => ReactNode;
  siteName?: (siteId: string) => string;
  onSaved: (user: SavedUser) => void;
  onCancel: () => void;
};

type SiteFieldProps = {
  readonly label: string;
  readonly description: string;
  readonly none: string;
  readonly value: string | null;
  readonly onChange: (siteId: string | null) => void;
  readonly error: ReactNode;
};

/** A user: who they are, what they may do, with the rest folded. */
export function UserForm({ user, siteField, siteName, onSaved, onCancel }: Props) {
  const { t } = useTranslation(['user', 'word']);
  const fields = useUserFields(siteName);
  const editing = useRecordForm<UserFields, UserValues, SavedUser>({
    record: user,
    blank: blankUser,
    fields,
    valuesOf,
    fieldsOf,
    check: ({ name, username }) => ({
      ...(name.trim() === '' && { name: t('word:required') }),
      ...(username.trim() === '' && { username: t('word:required') }),
    }),
    add: (written) => addUser(written),
    change: (changes) => changeUser(user?.id ?? '', changes),
    refreshes: ['users'],
  });
  const { form } = editing;
  const isAccess = (path: string) => path === 'right' || path === 'isSuperAdmin';
  return (
    <RecordForm
      editing={editing}
      onSaved={onSaved}
      onCancel={onCancel}
      saveLabel={user === undefined ? t('add') : undefined}
      fieldOf={(path) => (isAccess(path) ? 'access' : path)}
    >
      <TextInput label={fields.name.label} withAsterisk aria-required data-autofocus autoComplete="off" {...form.getInputProps('name')} />
      <TextInput
        label={fields.username.label}
        description={t('usernameHelp')}
        withAsterisk
        aria-required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps('username')}
      />
      <TextInput label={fields.email.label} description={t('emailHelp')} autoComplete="off" {...form.getInputProps('email')} />
      {siteField({
        ...{ label: fields.siteId.label, description: t('siteHelp'), none: t('noSite') },
        value: form.values.siteId,
        onChange: (siteId) => form.setFieldValue('siteId', siteId),
        error: form.errors.siteId,
      })}
      <Radio.Group label={fields.right.label} {...form.getInputProps('access')}>
        <Stack gap="xs" mt={6}>
          {ACCESSES.map((access) => (
            <Radio key={access} value={access} label={t(`right.${access}`)} description={t(`rightText.${access}`)} />
          ))}
        </Stack>
      </Radio.Group>
      <FormSection title={t('moreTitle')} summary={t('moreSummary')} hasError={'position' in form.errors}>
        <TextInput label={fields.position.label} autoComplete="off" {...form.getInputProps('position')} />
        <Select
          label={fields.language.label}
          data={(['vi', 'en'] as const).map((value) => ({ value, label: t(`language.${value}`) }))}
          allowDeselect={false}
          {...form.getInputProps('language')}
        />
        <Switch
          label={fields.totpRequired.label}
          description={t('totpRequiredHelp')}
          {...form.getInputProps('totpRequired', { type: 'checkbox' })}
        />
      </FormSection>
    </RecordForm>
  );
}
