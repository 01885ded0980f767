import type { PasswordLink, User } from '@fairway/api';
import { keysOf, without } from '@fairway/api/record/kind';
import { MAIL_LANGUAGE, USER } from '@fairway/api/record/user';
import { Radio, Stack, Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FormSection } from '../../../ui/record/form/form-section.tsx';
import { RecordForm } from '../../../ui/record/form/record-form.tsx';
import type { TypedOf } from '../../../ui/record/form/typed.ts';
import { useInputs } from '../../../ui/record/form/use-inputs.tsx';
import { useRecordForm } from '../../../ui/record/form/use-record-form.ts';
import { useTyping } from '../../../ui/record/form/use-typing.ts';
import { ACCESSES, type Access, accessOf, rightsOf, type UserFields } from './access.ts';
import { blankUser, useUserFields } from './fields.tsx';
import { addUser, changeUser } from './query.ts';

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

/** What is typed: one choice of what the user may do is in place of two fields. */
const TYPED = without({ ...USER, language: MAIL_LANGUAGE }, 'right', 'isSuperAdmin');
type UserValues = TypedOf<typeof TYPED> & { access: Access };
/** The fields that are folded: all but those that have their place above. */
const REST = keysOf(without(TYPED, 'name', 'username', 'email', 'siteId'));

/** A user: who they are, what they may do, with the rest folded. */
export function UserForm({ user, siteField, siteName, onSaved, onCancel }: Props) {
  const { t } = useTranslation('user');
  const fields = useUserFields(siteName);
  const typing = useTyping(TYPED);
  const editing = useRecordForm<UserFields, UserValues, SavedUser>({
    record: user,
    blank: blankUser,
    fields,
    ...typing,
    valuesOf: ({ right, isSuperAdmin, language, ...same }) => ({
      ...typing.valuesOf({ ...same, language: language ?? 'vi' }),
      access: accessOf({ right, isSuperAdmin }),
    }),
    fieldsOf: ({ access, ...typed }) => ({ ...typing.fieldsOf(typed), ...rightsOf(access) }),
    add: (written) => addUser(written),
    change: (changes) => changeUser(user?.id ?? '', changes),
    refreshes: ['users'],
  });
  const { form } = editing;
  const input = useInputs(TYPED, fields, form, { 'yes-no': Switch });
  const isAccess = (path: string) => path === 'right' || path === 'isSuperAdmin';
  return (
    <RecordForm
      editing={editing}
      onSaved={onSaved}
      onCancel={onCancel}
      saveLabel={user === undefined ? t('add') : undefined}
      fieldOf={(path) => (isAccess(path) ? 'access' : path)}
    >
      {input('name', { 'data-autofocus': true, autoComplete: 'off' })}
      {input('username', { description: t('usernameHelp'), autoComplete: 'off', autoCapitalize: 'none' })}
      {input('email', { description: t('emailHelp'), autoComplete: 'off' })}
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
      <FormSection title={t('moreTitle')} summary={t('moreSummary')} hasError={REST.some((key) => key in form.errors)}>
        {REST.map((key) => input(key, { autoComplete: 'off', ...(key === 'totpRequired' && { description: t('totpRequiredHelp') }) }))}
      </FormSection>
    </RecordForm>
  );
}
