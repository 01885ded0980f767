import type { EnterPage, OfficeSignupForm, SignupPackage } from '@fairway/api';
import { PUBLIC_LANGUAGES } from '@fairway/api/word/language';
import { formatMoney } from '@fairway/api/word/number';
import { Alert, Button, Code, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { IconPlus } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { newId } from '../../../lib/id.ts';
import { PREFIX } from '../../../lib/prefix.ts';
import { newSecret } from '../../../lib/signup-secret.ts';
import { textOrNull } from '../../../lib/value/text.ts';
import { AskForm } from '../../../ui/dialog/ask-form.tsx';
import { CopyButton } from '../../../ui/field/copy-button.tsx';
import { FormDrawer } from '../../../ui/record/form/form-drawer.tsx';
import { ShortList } from '../../../ui/record/list/short-list.tsx';
import { givePackage, signupPackages, useSignupChange } from './query.ts';

type Props = { tournament: EnterPage['tournament']; form: OfficeSignupForm['form']; mayWrite: boolean };

/** The packages that sponsors have taken, and what of each is still unnamed. */
export function PackagePanel({ tournament, form, mayWrite }: Props) {
  const { t, language } = useTranslation('signup');
  const read = useQuery(signupPackages(tournament.id));
  const [isGiving, setGiving] = useState(false);
  return (
    <>
      <ShortList
        title={t('package.title')}
        action={
          mayWrite && (
            <Button size="xs" variant="default" leftSection={<IconPlus aria-hidden size={14} />} onClick={() => setGiving(true)}>
              {t('package.give')}
            </Button>
          )
        }
        read={read}
        empty={t('package.none')}
      >
        {(one: SignupPackage) => (
          <>
            <Text span fw={500}>
              {one.name}
            </Text>
            <Text span c="dimmed">
              {one.lines.map(({ name }) => name).join(' · ')} · {formatMoney(one.total, language)} · {one.code}
            </Text>
            <Text span className={one.unnamed > 0 ? 'needs-person' : 'quiet'}>
              {one.unnamed > 0
                ? t('package.unnamed', { count: one.unnamed, places: one.places })
                : t('package.named', { count: one.places })}
            </Text>
          </>
        )}
      </ShortList>
      <FormDrawer opened={isGiving} onClose={() => setGiving(false)} title={t('package.give')}>
        {(leave) => <GiveForm tournament={tournament} form={form} onCancel={leave} />}
      </FormDrawer>
    </>
  );
}

/** Gives a sponsor a package; its link is shown once, here. */
function GiveForm({ tournament, form, onCancel }: Pick<Props, 'tournament' | 'form'> & { onCancel: () => void }) {
  const { t } = useTranslation('signup');
  const [typed, setTyped] = useState(() => ({
    ...{ id: newId(), secret: newSecret(), packageId: form.packages[0]?.id ?? '', name: '', email: '' },
    language: 'vi' as (typeof PUBLIC_LANGUAGES)[number],
  }));
  const giving = useSignupChange(tournament.id, givePackage(tournament.id));
  const errors = isApiError(giving.error, 'validation') ? giving.error.errors : {};
  const url = `${location.origin}${PREFIX}/tournaments/${tournament.id}/live/enter#${typed.secret}`;
  if (giving.isSuccess)
    return (
      <div className="column gap-12">
        <Alert color="sand">{t('package.once')}</Alert>
        <Code block style={{ wordBreak: 'break-all', whiteSpace: 'pre-wrap' }}>
          {url}
        </Code>
        <Group>
          <CopyButton value={url} label={t('one.linkCopy')} />
        </Group>
      </div>
    );
  return (
    <AskForm
      action={t('package.giveAction')}
      onSubmit={() => giving.mutate({ ...typed, name: typed.name.trim(), email: textOrNull(typed.email) })}
      onCancel={onCancel}
      ready={typed.name.trim() !== ''}
      isPending={giving.isPending}
    >
      <NativeSelect
        label={t('package.which')}
        data={form.packages.map(({ id, name }) => ({ value: id, label: name.vi }))}
        value={typed.packageId}
        onChange={({ currentTarget }) => setTyped({ ...typed, packageId: currentTarget.value })}
        error={errors.packageId?.[0]}
      />
      <TextInput
        label={t('package.sponsor')}
        maxLength={200}
        data-autofocus
        value={typed.name}
        onChange={({ currentTarget }) => setTyped({ ...typed, name: currentTarget.value })}
        error={errors.name?.[0]}
      />
      <TextInput
        label={t('field.email')}
        inputMode="email"
        maxLength={200}
        value={typed.email}
        onChange={({ currentTarget }) => setTyped({ ...typed, email: currentTarget.value })}
        error={errors.email?.[0]}
      />
      <NativeSelect
        label={t('package.language')}
        data={PUBLIC_LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) }))}
        value={typed.language}
        onChange={({ currentTarget: { value } }) => setTyped({ ...typed, language: PUBLIC_LANGUAGES.find((one) => one === value) ?? 'vi' })}
      />
    </AskForm>
  );
}
