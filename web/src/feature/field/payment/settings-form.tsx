import type { TournamentMoney } from '@fairway/api';
import { bankName } from '@fairway/api/choice/field/bank';
import { NativeSelect, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { AskForm } from '../../../ui/dialog/ask-form.tsx';
import { DateField } from '../../../ui/field/date-field.tsx';
import { TextLink } from '../../../ui/page/screen-link.tsx';
import { Unread } from '../../../ui/page/state-note.tsx';
import { useTellDrawer } from '../../../ui/record/form/around-form.ts';
import { bankAccounts, usePaymentChange, writeSettings } from './query.ts';

type Props = { tournamentId: string; siteId: string; money: TournamentMoney; onSaved: () => void; onCancel: () => void };

/** To which account entries pay, and what becomes of money that comes too late. */
export function SettingsForm({ tournamentId, siteId, money, onSaved, onCancel }: Props) {
  const { t } = useTranslation(['payment', 'word']);
  const { version, account, accountId, readmits, payBy } = money;
  const [typed, setTyped] = useState({ accountId, readmits, payBy });
  const read = useQuery(bankAccounts(siteId));
  const writing = usePaymentChange(tournamentId, writeSettings(tournamentId));
  useTellDrawer(typed.accountId !== accountId || typed.readmits !== readmits || typed.payBy !== payBy);
  if (read.data === undefined) return <Unread of={[read]} height={160} />;
  // a rehearsal has an account of its own, which is none of the site
  const accounts = account === null || read.data.items.some(({ id }) => id === accountId) ? read.data.items : [account];
  return (
    <AskForm
      action={t('word:save')}
      onSubmit={() => writing.mutate({ version, ...typed }, { onSuccess: onSaved })}
      onCancel={onCancel}
      isPending={writing.isPending}
    >
      <NativeSelect
        label={t('settings.account')}
        description={t('settings.accountHelp')}
        data={[
          { value: '', label: t('settings.none') },
          ...accounts.map(({ id, bank, number, holder }) => ({ value: id, label: `${bankName(bank)} · ${number} · ${holder}` })),
        ]}
        value={typed.accountId ?? ''}
        onChange={({ currentTarget }) => setTyped({ ...typed, accountId: currentTarget.value || null })}
      />
      <TextLink to={`/sites/${siteId}`} label={t(read.data.items.length === 0 ? 'settings.first' : 'settings.more')} />
      <DateField
        label={t('settings.payBy')}
        description={t('settings.payByHelp')}
        value={typed.payBy}
        onChange={(date) => setTyped({ ...typed, payBy: date })}
      />
      <Switch
        label={t('settings.readmits')}
        description={t('settings.readmitsHelp')}
        checked={typed.readmits}
        onChange={({ currentTarget }) => setTyped({ ...typed, readmits: currentTarget.checked })}
      />
    </AskForm>
  );
}
