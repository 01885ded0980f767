import type { BankAccount } from '@fairway/api';
import { accountNumber, bankChoices, bankName } from '@fairway/api/choice/field/bank';
import { Button, Code, NativeSelect, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { IconPlus } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { newId } from '../../../lib/id.ts';
import { AskForm } from '../../../ui/dialog/ask-form.tsx';
import { confirmDelete } from '../../../ui/dialog/confirm.tsx';
import { CopyButton } from '../../../ui/field/copy-button.tsx';
import { StatusMark } from '../../../ui/mark/status-mark.tsx';
import { FormDrawer } from '../../../ui/record/form/form-drawer.tsx';
import { ShortList } from '../../../ui/record/list/short-list.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';
import { addAccount, bankAccounts, keepNoticeKey, removeAccount, useAccountChange } from './query.ts';

/** The accounts to which entry fees of a site are paid, and whose notices of payments are taken. */
export function AccountList({ siteId, mayWrite }: { siteId: string; mayWrite: boolean }) {
  const { t } = useTranslation('payment');
  const [opened, setOpened] = useState<'new' | BankAccount | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <ShortList
        title={t('account.title')}
        read={useQuery(bankAccounts(siteId))}
        empty={t('account.empty')}
        action={
          mayWrite && (
            <Button variant="default" size="xs" leftSection={<IconPlus aria-hidden size={14} />} onClick={() => setOpened('new')}>
              {t('account.add')}
            </Button>
          )
        }
      >
        {(account) => <AccountRow siteId={siteId} account={account} mayWrite={mayWrite} onNotices={() => setOpened(account)} />}
      </ShortList>
      <FormDrawer opened={opened !== null} onClose={close} title={t(opened === 'new' ? 'account.add' : 'notice.title')}>
        {(leave) =>
          opened === 'new' ? (
            <AccountForm siteId={siteId} onSaved={close} onCancel={leave} />
          ) : (
            opened && <NoticeForms siteId={siteId} accountId={opened.id} />
          )
        }
      </FormDrawer>
    </>
  );
}

type RowProps = { siteId: string; account: BankAccount; mayWrite: boolean; onNotices: () => void };

function AccountRow({ siteId, account: { id, bank, number, holder, notices }, mayWrite, onNotices }: RowProps) {
  const { t } = useTranslation('payment');
  const removing = useAccountChange(siteId, removeAccount(siteId));
  const on = notices.filter(({ isOn }) => isOn).map(({ provider }) => t(`notice.provider.${provider}`));
  const remove = async () => {
    if (await confirmDelete({ title: t('account.removeTitle', { number }), action: t('account.remove') }))
      removing.mutate(id, { onSuccess: () => showToast('success', t('account.removed', { number }), '') });
  };
  return (
    <>
      <span className="column grow">
        <Text span fw={500}>{`${bankName(bank)} · ${number}`}</Text>
        <Text span size="sm" c="dimmed" translate="no">
          {[holder, ...on].join(' · ')}
        </Text>
      </span>
      {mayWrite && (
        <span className="row gap-4">
          <Button size="xs" variant="subtle" color="gray" onClick={onNotices} aria-label={t('notice.of', { number })}>
            {t('notice.open')}
          </Button>
          <Button
            size="xs"
            variant="subtle"
            color="gray"
            loading={removing.isPending}
            onClick={remove}
            aria-label={t('account.removeOne', { number })}
          >
            {t('account.remove')}
          </Button>
        </span>
      )}
    </>
  );
}

function AccountForm({ siteId, onSaved, onCancel }: { siteId: string; onSaved: () => void; onCancel: () => void }) {
  const { t } = useTranslation('payment');
  const [typed, setTyped] = useState({ id: newId(), bank: '', number: '', holder: '' });
  const adding = useAccountChange(siteId, addAccount(siteId));
  const errors = isApiError(adding.error, 'validation') ? adding.error.errors : {};
  const field = (key: 'number' | 'holder') => ({
    ...{ label: t(`account.${key}`), value: typed[key], error: errors[key]?.[0], autoComplete: 'off', maxLength: 200 },
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => setTyped({ ...typed, [key]: currentTarget.value }),
  });
  return (
    <AskForm
      action={t('account.save')}
      onSubmit={() => adding.mutate({ ...typed, number: accountNumber(typed.number), holder: typed.holder.trim() }, { onSuccess: onSaved })}
      onCancel={onCancel}
      ready={typed.bank !== '' && accountNumber(typed.number) !== '' && typed.holder.trim() !== ''}
      isPending={adding.isPending}
    >
      <NativeSelect
        label={t('account.bank')}
        data-autofocus
        data={[{ value: '', label: t('account.choose') }, ...bankChoices()]}
        value={typed.bank}
        onChange={({ currentTarget }) => setTyped({ ...typed, bank: currentTarget.value })}
        error={errors.bank?.[0]}
      />
      <TextInput {...field('number')} className="tabular" />
      <TextInput {...field('holder')} description={t('account.holderHelp')} />
    </AskForm>
  );
}

/** Where a provider sends its notices, and the key by which it signs them, which is never shown again. */
function NoticeForms({ siteId, accountId }: { siteId: string; accountId: string }) {
  const { t } = useTranslation('payment');
  const account = useQuery(bankAccounts(siteId)).data?.items.find(({ id }) => id === accountId);
  return (
    <div className="column gap-16">
      <p className="quiet">{t('notice.about')}</p>
      {account?.notices.map((notice) => (
        <NoticeForm key={notice.provider} siteId={siteId} accountId={accountId} notice={notice} />
      ))}
    </div>
  );
}

type NoticeProps = { siteId: string; accountId: string; notice: BankAccount['notices'][number] };

function NoticeForm({ siteId, accountId, notice: { provider, isOn, url } }: NoticeProps) {
  const { t } = useTranslation('payment');
  const [key, setKey] = useState('');
  const keeping = useAccountChange(siteId, keepNoticeKey(siteId, accountId));
  const name = t(`notice.provider.${provider}`);
  return (
    <section className="panel column gap-8" aria-label={name}>
      <p className="row between gap-12">
        <strong>{name}</strong>
        <StatusMark tone={isOn ? 'active' : 'quiet'}>{t(isOn ? 'notice.on' : 'notice.off')}</StatusMark>
      </p>
      <Code block style={{ wordBreak: 'break-all', whiteSpace: 'pre-wrap' }}>
        {url}
      </Code>
      <div>
        <CopyButton size="xs" value={url} label={t('notice.copy')} />
      </div>
      <AskForm
        action={t('notice.keep')}
        onSubmit={() => keeping.mutate({ provider, key: key.trim() }, { onSuccess: () => setKey('') })}
        ready={key.trim() !== ''}
        isPending={keeping.isPending}
        other={
          isOn && (
            <Button variant="default" loading={keeping.isPending} onClick={() => keeping.mutate({ provider, key: null })}>
              {t('notice.forget')}
            </Button>
          )
        }
      >
        <TextInput
          label={t('notice.key')}
          autoComplete="off"
          maxLength={200}
          value={key}
          onChange={({ currentTarget }) => setKey(currentTarget.value)}
        />
      </AskForm>
    </section>
  );
}
