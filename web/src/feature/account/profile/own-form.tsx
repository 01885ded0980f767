import type { Profile } from '@fairway/api';
import { only, type ValuesOf } from '@fairway/api/record/kind';
import { MAIL_LANGUAGE, USER } from '@fairway/api/record/user';
import { Button, Group, Switch, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatOffice } from '../../../lib/value/date.ts';
import { textOrNull } from '../../../lib/value/text.ts';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import { useRecordFields } from '../../../ui/record/form/record-field.tsx';
import { RecordForm } from '../../../ui/record/form/record-form.tsx';
import type { TypedOf } from '../../../ui/record/form/typed.ts';
import { useInputs } from '../../../ui/record/form/use-inputs.tsx';
import { useRecordForm } from '../../../ui/record/form/use-record-form.ts';
import { useTyping } from '../../../ui/record/form/use-typing.ts';
import { showToast } from '../../../ui/toast/toast.tsx';
import { changeProfile, verifyAgain } from './query.ts';

/** What a person changes of themself. */
const OWN = only(USER, 'name', 'email', 'language', 'oneKeyShortcuts');
type OwnFields = ValuesOf<typeof OWN>;
/** As it is typed: a person who chose no language reads Vietnamese. */
const TYPED = { ...OWN, language: MAIL_LANGUAGE };
type OwnValues = TypedOf<typeof TYPED> & { currentPassword: string };

/** `opened`: what the form began with. */
type Props = { opened: Profile; profile: Profile; onSaved: (profile: Profile) => void };

/** Name, e-mail address and language; another address takes the password. */
export function OwnForm({ opened, profile, onSaved }: Props) {
  const { t } = useTranslation(['profile', 'user']);
  const fields = useRecordFields('user', OWN, {
    language: { label: t('language'), inWords: (language) => t(`user:language.${language ?? 'vi'}`) },
  });
  const typing = useTyping(TYPED);
  const editing = useRecordForm<OwnFields, OwnValues, Profile>({
    record: opened,
    fields,
    ...typing,
    valuesOf: ({ language, ...same }) => ({ ...typing.valuesOf({ ...same, language: language ?? 'vi' }), currentPassword: '' }),
    fieldsOf: ({ currentPassword: _, ...typed }) => typing.fieldsOf(typed),
    change: (changes, { currentPassword }) => changeProfile({ ...changes, ...(currentPassword !== '' && { currentPassword }) }),
    refreshes: ['profile'],
  });
  const { form } = editing;
  const input = useInputs(TYPED, fields, form, { 'yes-no': Switch });
  const isNewEmail = textOrNull(form.values.email) !== profile.email;
  return (
    <RecordForm editing={editing} onSaved={onSaved} onCancel={() => form.reset()}>
      {input('name', { autoComplete: 'name' })}
      <TextInput label={t('user:field.username')} description={t('usernameHelp')} value={profile.username} readOnly variant="filled" />
      {input('email', { autoComplete: 'email' })}
      {isNewEmail && (
        <PasswordField
          label={t('emailPassword')}
          description={t('emailPasswordHelp')}
          autoComplete="current-password"
          {...form.getInputProps('currentPassword')}
        />
      )}
      {!isNewEmail && profile.email !== null && <Verified profile={profile} />}
      {input('language', { description: t('languageHelp') })}
      {input('oneKeyShortcuts', { description: t('oneKeyHelp') })}
    </RecordForm>
  );
}

/** Whether the address is proved, and the mail that proves it once more. */
function Verified({ profile: { emailVerifiedAt, byMail } }: { profile: Profile }) {
  const { t } = useTranslation(['profile', 'mail']);
  const verify = useMutation({
    mutationFn: verifyAgain,
    onSuccess: ({ mailedTo, mail }) => {
      if (mailedTo !== null && mail?.state === 'sent') return showToast('success', t('verifySent', { email: mailedTo }), '');
      const reason = mail?.state === 'waiting' && mail.reason !== null && t(`mail:reason.${mail.reason}`);
      showToast('warning', t('verifyFailed'), reason ? t('verifyWaits', { reason }) : t('verifyFailedText'));
    },
  });
  if (emailVerifiedAt !== null)
    return (
      <Text size="sm" c="dimmed">
        {t('verified', { date: formatOffice(emailVerifiedAt) })}
      </Text>
    );
  return (
    <Group gap="sm">
      <Text size="sm" c="dimmed">
        {t('notVerified')}
      </Text>
      {byMail && (
        <Button size="compact-sm" variant="default" loading={verify.isPending} onClick={() => verify.mutate()}>
          {t('verify')}
        </Button>
      )}
    </Group>
  );
}
