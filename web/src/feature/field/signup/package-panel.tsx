import type { EnterPage, OfficeSignupForm, SignupPackage } from '@fairway/api';
import { PUBLIC_LANGUAGES } from '@fairway/api/word/language';
import { formatMoney } from '@fairway/api/word/number';
import { Alert, Button, Code, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
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

type Props = {
  tournament: EnterPage['tournament'];
  form: OfficeSignupForm['form'];
  mayWrite: boolean;
  /** Of a package with a logo: the sponsor's, or what to do for one. */
  logoOf: (one: SignupPackage) => ReactNode;
};

/** The packages that sponsors have taken, and what of each is still unnamed. */
export function PackagePanel({ tournament, form, mayWrite, logoOf }: Props) {
  const { t, language } = useTranslation('signup');
  const read = useQuery(signupPackages(tournament.id));
  const [given, setGiven] = useState<SignupPackage | 'new' | null>(null);
  const hasLogo = ({ packageId }: SignupPackage) => form.packages.some(({ id, logo }) => id === packageId && logo);
  return (
    <>
      <ShortList
        title={t('package.title')}
        action={
          mayWrite && (
            <Button size="xs" variant="default" leftSection={<IconPlus aria-hidden size={14} />} onClick={() => setGiven('new')}>
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
            {hasLogo(one) && logoOf(one)}
            {mayWrite && (
              <Button
                size="compact-sm"
                variant="subtle"
                aria-label={t('package.newLinkOf', { name: one.name })}
                onClick={() => setGiven(one)}
              >
                {t('package.newLink')}
              </Button>
            )}
          </>
        )}
      </ShortList>
      <FormDrawer
        opened={given !== null}
        onClose={() => setGiven(null)}
        title={given === null || given === 'new' ? t('package.give') : t('package.newLinkOf', { name: given.name })}
      >
        {(leave) => given && <GiveForm tournament={tournament} form={form} given={given === 'new' ? null : given} onCancel={leave} />}
      </FormDrawer>
    </>
  );
}

type GiveProps = Pick<Props, 'tournament' | 'form'> & {
  /** One that the sponsor has already gets another link. */
  given: SignupPackage | null;
  onCancel: () => void;
};

/** Gives a sponsor a package; its link is shown once, here. */
function GiveForm({ tournament, form, given, onCancel }: GiveProps) {
  const { t } = useTranslation('signup');
  const [typed, setTyped] = useState(() => ({
    ...{ id: given?.id ?? newId(), secret: newSecret(), packageId: given?.packageId ?? form.packages[0]?.id ?? '' },
    ...{ name: given?.name ?? '', email: given?.email ?? '', language: given?.language ?? ('vi' as const) },
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
      action={t(given === null ? 'package.giveAction' : 'package.newLink')}
      onSubmit={() => giving.mutate({ ...typed, name: typed.name.trim(), email: textOrNull(typed.email) })}
      onCancel={onCancel}
      ready={typed.name.trim() !== ''}
      isPending={giving.isPending}
    >
      {given === null ? (
        <>
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
            onChange={({ currentTarget: { value } }) =>
              setTyped({ ...typed, language: PUBLIC_LANGUAGES.find((one) => one === value) ?? 'vi' })
            }
          />
        </>
      ) : (
        <Text>{t('package.ends')}</Text>
      )}
    </AskForm>
  );
}
