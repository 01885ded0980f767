import type { Profile } from '@fairway/api';
import { Button, Group, Select, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { formatOffice } from '../../lib/date.ts';
import { textOrNull } from '../../lib/text.ts';
import { PasswordField } from '../../ui/field/password-field.tsx';
import type { Fields } from '../../ui/record/field.ts';
import { RecordForm } from '../../ui/record/record-form.tsx';
import { useRecordForm } from '../../ui/record/use-record-form.ts';
import { showToast } from '../../ui/toast/toast.tsx';
import { changeProfile, verifyAgain } from './query.ts';

/** What a person changes of themself. */
type OwnFields = Pick<Profile, 'name' | 'email' | 'language'>;
type OwnValues = { name: string; email: string; language: string; currentPassword: string };

const valuesOf = ({ name, email, language }: OwnFields): OwnValues => ({
  name,
  email: email ?? '',
  language: language ?? 'vi',
  currentPassword: '',
});
const fieldsOf = ({ name, email, language }: OwnValues): OwnFields => ({
  name: name.trim(),
  email: textOrNull(email),
  language: language === 'en' ? 'en' : 'vi',
});

/** `opened`: what the form began with. */
type Props = { opened: Profile; profile: Profile; onSaved: (profile: Profile) => void };

/** Name, e-mail address and language; another address takes the password. */
export function OwnForm({ opened, profile, onSaved }: Props) {
  const { t } = useTranslation(['profile', 'user', 'word']);
  const fields = useOwnFields();
  const editing = useRecordForm<OwnFields, OwnValues, Profile>({
    record: opened,
    fields,
    valuesOf,
    fieldsOf,
    check: ({ name }) => ({ ...(name.trim() === '' && { name: t('word:required') }) }),
    change: (changes, { currentPassword }) => changeProfile({ ...changes, ...(currentPassword !== '' && { currentPassword }) }),
    refreshes: ['profile'],
  });
  const { form } = editing;
  const isNewEmail = textOrNull(form.values.email) !== profile.email;
  return (
    <RecordForm editing={editing} onSaved={onSaved} onCancel={() => form.reset()}>
      <TextInput label={fields.name.label} withAsterisk aria-required autoComplete="name" {...form.getInputProps('name')} />
      <TextInput label={t('user:field.username')} description={t('usernameHelp')} value={profile.username} readOnly variant="filled" />
      <TextInput label={fields.email.label} autoComplete="email" {...form.getInputProps('email')} />
      {isNewEmail && (
        <PasswordField
          label={t('emailPassword')}
          description={t('emailPasswordHelp')}
          autoComplete="current-password"
          {...form.getInputProps('currentPassword')}
        />
      )}
      {!isNewEmail && profile.email !== null && <Verified profile={profile} />}
      <Select
        label={t('language')}
        description={t('languageHelp')}
        data={(['vi', 'en'] as const).map((value) => ({ value, label: t(`user:language.${value}`) }))}
        allowDeselect={false}
        {...form.getInputProps('language')}
      />
    </RecordForm>
  );
}

function useOwnFields(): Fields<OwnFields> {
  const { t } = useTranslation(['user', 'profile']);
  return {
    name: { label: t('field.name') },
    email: { label: t('field.email') },
    language: { label: t('profile:language'), inWords: (language) => t(`language.${language ?? 'vi'}`) },
  };
}

/** Whether the address is proved, and the mail that proves it once more. */
function Verified({ profile: { emailVerifiedAt, byMail } }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const verify = useMutation({
    mutationFn: verifyAgain,
    onSuccess: ({ mailedTo }) => {
      if (mailedTo === null) showToast('warning', t('verifyFailed'), t('verifyFailedText'));
      else showToast('success', t('verifySent', { email: mailedTo }), '');
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
